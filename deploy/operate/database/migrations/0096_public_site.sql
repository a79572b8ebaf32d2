-- What a tenant's public site says of the tenant itself: figures, partners, a sample. No row: nothing, and no block of it.
CREATE TABLE platform.site_content (
  tenant text PRIMARY KEY,
  content jsonb NOT NULL
);

-- Who pays whom with a product, and on which terms.
ALTER TABLE platform.product ADD COLUMN terms jsonb DEFAULT '[]' NOT NULL;
ALTER TABLE platform.product ADD COLUMN flow jsonb DEFAULT '[]' NOT NULL;
