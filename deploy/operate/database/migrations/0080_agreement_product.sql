-- The product that cannot be entered until this agreement is signed; null: no product waits for it.
ALTER TABLE platform.agreement ADD COLUMN product_code text REFERENCES platform.product(product_code);
CREATE INDEX agreement_product ON platform.agreement USING btree (comp_code,product_code);
UPDATE platform.agreement AS made
  SET product_code = granted.product_code
  FROM platform.product AS granted
  WHERE made.type = 'PRODUCT'
    AND made.product_name = granted.product_name
    AND granted.agreements @> jsonb_build_array(jsonb_build_object('name', made.name));

-- Agreements are written for each company from their clauses. The common file stays named for releases that copy it.
UPDATE platform.product
  SET agreements = coalesce(
    (SELECT jsonb_agg(one || jsonb_build_object('name', replace(one->>'name', '服务服务协议', '服务协议'), 'clauses', '[]'::jsonb))
      FROM jsonb_array_elements(agreements) AS one),
    '[]'::jsonb);
UPDATE platform.agreement SET name = replace(name, '服务服务协议', '服务协议') WHERE name LIKE '%服务服务协议';
