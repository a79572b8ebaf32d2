CREATE TABLE platform.bank_branch (
  branch_no text PRIMARY KEY NOT NULL,
  bank_code text NOT NULL,
  area_code text NOT NULL,
  branch_name text NOT NULL
);
CREATE INDEX bank_branch_place ON platform.bank_branch USING btree (bank_code,area_code);
