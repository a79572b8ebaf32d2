CREATE TABLE platform.bank_account (
  account_id text PRIMARY KEY NOT NULL,
  comp_code text NOT NULL REFERENCES platform.company(comp_code),
  bank_code text NOT NULL,
  branch_no text NOT NULL,
  branch_name text NOT NULL,
  account_no text NOT NULL,
  account_type text NOT NULL,
  currency text DEFAULT 'CNY' NOT NULL,
  state text NOT NULL,
  is_default boolean DEFAULT false NOT NULL,
  for_registration boolean DEFAULT false NOT NULL,
  reason text DEFAULT '' NOT NULL,
  amount integer DEFAULT 0 NOT NULL,
  remain_times integer NOT NULL,
  serial_no text DEFAULT '' NOT NULL,
  foresee timestamp with time zone,
  expires_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  unbound_at timestamp with time zone
);

CREATE TABLE platform.change_request (
  change_no text PRIMARY KEY NOT NULL,
  comp_code text NOT NULL REFERENCES platform.company(comp_code),
  change_type text NOT NULL,
  account_id text NOT NULL,
  state text NOT NULL,
  applicant text NOT NULL,
  values jsonb NOT NULL,
  before jsonb NOT NULL,
  reason text NOT NULL,
  file_tokens jsonb NOT NULL,
  opinion text DEFAULT '' NOT NULL,
  timeline jsonb DEFAULT '[]'::jsonb NOT NULL,
  created_at timestamp with time zone NOT NULL,
  submitted_at timestamp with time zone,
  finished_at timestamp with time zone
);

CREATE TABLE platform.admin_change (
  change_no text PRIMARY KEY NOT NULL,
  comp_code text NOT NULL REFERENCES platform.company(comp_code),
  applicant_code text NOT NULL REFERENCES platform."user"(user_code),
  state text NOT NULL,
  new_name text NOT NULL,
  new_mobile text NOT NULL,
  letter_file text NOT NULL,
  opinion text DEFAULT '' NOT NULL,
  timeline jsonb NOT NULL,
  submitted_at timestamp with time zone NOT NULL
);

CREATE INDEX bank_account_company ON platform.bank_account (comp_code, created_at);
CREATE UNIQUE INDEX bank_account_number ON platform.bank_account (comp_code, account_no) WHERE unbound_at IS NULL;
CREATE UNIQUE INDEX bank_account_default ON platform.bank_account (comp_code) WHERE is_default AND unbound_at IS NULL;
CREATE INDEX change_request_company ON platform.change_request (comp_code, created_at);
CREATE UNIQUE INDEX change_request_under_review ON platform.change_request (comp_code, account_id) WHERE state IN ('SUBMITTED', 'REVIEWING');
CREATE INDEX admin_change_company ON platform.admin_change (comp_code, submitted_at);
CREATE UNIQUE INDEX admin_change_under_review ON platform.admin_change (comp_code) WHERE state IN ('SUBMITTED', 'REVIEWING');
