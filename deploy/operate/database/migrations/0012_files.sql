CREATE TABLE platform.stored_file (
  file_token text PRIMARY KEY NOT NULL,
  tenant text,
  access text NOT NULL,
  user_code text REFERENCES platform."user"(user_code),
  comp_code text REFERENCES platform.company(comp_code),
  permission text,
  file_name text NOT NULL,
  content_type text NOT NULL,
  size integer NOT NULL,
  digest text NOT NULL,
  content bytea NOT NULL,
  kept boolean DEFAULT false NOT NULL,
  created_at timestamp with time zone NOT NULL
);
CREATE INDEX stored_file_uploads ON platform.stored_file USING btree (user_code,kept,created_at);
