ALTER TABLE platform.permit ADD COLUMN applicant_code text DEFAULT '' NOT NULL;
CREATE UNIQUE INDEX permit_apply_no ON platform.permit USING btree (apply_no);
