-- Hash of the secret by which a product's own server proves itself; empty: it cannot exchange login codes.
ALTER TABLE platform.product ADD COLUMN secret_hash text DEFAULT '' NOT NULL;
