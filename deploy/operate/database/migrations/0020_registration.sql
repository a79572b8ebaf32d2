CREATE TABLE platform.company_profile (
  comp_code text PRIMARY KEY NOT NULL REFERENCES platform.company(comp_code),
  permit jsonb DEFAULT '{}'::jsonb NOT NULL,
  legal_person jsonb DEFAULT '{}'::jsonb NOT NULL,
  agent jsonb DEFAULT '{}'::jsonb NOT NULL,
  invoice jsonb DEFAULT '{}'::jsonb NOT NULL
);

CREATE TABLE platform.registration (
  comp_code text PRIMARY KEY NOT NULL REFERENCES platform.company(comp_code),
  saved_at timestamp with time zone,
  recognized jsonb DEFAULT '[]'::jsonb NOT NULL,
  certificate_agreed_at timestamp with time zone,
  submitted_at timestamp with time zone,
  reasons jsonb DEFAULT '{}'::jsonb NOT NULL,
  remark text DEFAULT '' NOT NULL,
  timeline jsonb DEFAULT '[]'::jsonb NOT NULL
);

CREATE TABLE platform.consent_given (
  consent_id text PRIMARY KEY NOT NULL,
  user_code text NOT NULL REFERENCES platform."user"(user_code),
  consent text NOT NULL,
  version text NOT NULL,
  address text NOT NULL,
  at timestamp with time zone NOT NULL
);

CREATE TABLE platform.face_check (
  face_id text PRIMARY KEY NOT NULL,
  comp_code text NOT NULL REFERENCES platform.company(comp_code),
  purpose text NOT NULL,
  link_hash text NOT NULL,
  state text NOT NULL,
  reason text DEFAULT '' NOT NULL,
  failures integer DEFAULT 0 NOT NULL,
  planned_failure text DEFAULT '' NOT NULL,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL
);

CREATE TABLE platform.join_request (
  join_no text PRIMARY KEY NOT NULL,
  comp_code text NOT NULL REFERENCES platform.company(comp_code),
  user_name text NOT NULL,
  mobile text NOT NULL,
  email text NOT NULL,
  password_hash text NOT NULL,
  remark text NOT NULL,
  state text NOT NULL,
  created_at timestamp with time zone NOT NULL
);

CREATE TABLE platform.invitation (
  id text PRIMARY KEY NOT NULL,
  comp_code text NOT NULL REFERENCES platform.company(comp_code),
  comp_name text NOT NULL,
  contact text NOT NULL,
  mobile text NOT NULL,
  email text NOT NULL,
  comp_role text NOT NULL,
  remark text NOT NULL,
  invite_code text NOT NULL,
  state text NOT NULL,
  invited_comp_code text REFERENCES platform.company(comp_code),
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  finished_at timestamp with time zone
);

CREATE TABLE platform.review_task (
  task_id text PRIMARY KEY NOT NULL,
  kind text NOT NULL,
  subject text NOT NULL,
  comp_code text NOT NULL REFERENCES platform.company(comp_code),
  summary text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  automatic_at timestamp with time zone,
  done_at timestamp with time zone
);

CREATE INDEX consent_given_user ON platform.consent_given (user_code, at);
CREATE UNIQUE INDEX face_check_link ON platform.face_check (link_hash);
CREATE INDEX face_check_company ON platform.face_check (comp_code, purpose, created_at);
CREATE INDEX join_request_company ON platform.join_request (comp_code, state, created_at);
CREATE UNIQUE INDEX invitation_code ON platform.invitation (invite_code);
CREATE INDEX invitation_company ON platform.invitation (comp_code, created_at);
CREATE INDEX invitation_invited ON platform.invitation (invited_comp_code);
CREATE INDEX review_task_open ON platform.review_task (done_at, automatic_at);
CREATE INDEX review_task_subject ON platform.review_task (subject);
