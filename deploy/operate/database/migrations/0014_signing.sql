CREATE TABLE platform.certificate (
  certificate_no text PRIMARY KEY NOT NULL,
  comp_code text NOT NULL REFERENCES platform.company(comp_code),
  user_code text REFERENCES platform."user"(user_code),
  issuer text NOT NULL,
  valid_from timestamp with time zone NOT NULL,
  valid_to timestamp with time zone NOT NULL
);
CREATE INDEX certificate_company ON platform.certificate USING btree (comp_code,user_code);

CREATE TABLE platform.agreement (
  id text PRIMARY KEY NOT NULL,
  comp_code text NOT NULL REFERENCES platform.company(comp_code),
  name text NOT NULL,
  agreement_no text NOT NULL,
  type text NOT NULL,
  product_name text DEFAULT '' NOT NULL,
  parties jsonb NOT NULL,
  state text NOT NULL,
  file_token text NOT NULL REFERENCES platform.stored_file(file_token),
  confirmed_by text REFERENCES platform."user"(user_code),
  confirmed_at timestamp with time zone,
  signed_digest text DEFAULT '' NOT NULL,
  signed_at timestamp with time zone,
  expires_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL
);
CREATE INDEX agreement_list ON platform.agreement USING btree (comp_code,created_at);

CREATE TABLE platform.agreement_signature (
  agreement_id text NOT NULL REFERENCES platform.agreement(id),
  party text NOT NULL,
  person text NOT NULL,
  certificate_no text NOT NULL,
  signed_at timestamp with time zone NOT NULL,
  PRIMARY KEY (agreement_id, party)
);
