CREATE SCHEMA IF NOT EXISTS platform;

CREATE TABLE platform.article (
  id text PRIMARY KEY NOT NULL,
  tenant text,
  kind text NOT NULL,
  type text NOT NULL,
  title text NOT NULL,
  summary text NOT NULL,
  content text NOT NULL,
  source text NOT NULL,
  top boolean DEFAULT false NOT NULL,
  views integer DEFAULT 0 NOT NULL,
  order_num integer DEFAULT 0 NOT NULL,
  files jsonb DEFAULT '[]'::jsonb NOT NULL,
  published_at timestamp with time zone NOT NULL
);

CREATE TABLE platform.message (
  id text PRIMARY KEY NOT NULL,
  serial bigserial NOT NULL,
  comp_code text NOT NULL,
  user_code text NOT NULL,
  type text NOT NULL,
  title text NOT NULL,
  content text NOT NULL,
  sender text NOT NULL,
  link_uri text DEFAULT '' NOT NULL,
  files jsonb DEFAULT '[]'::jsonb NOT NULL,
  sent_at timestamp with time zone NOT NULL,
  read_at timestamp with time zone,
  deleted_at timestamp with time zone
);

CREATE TABLE platform.notice_read (
  user_code text NOT NULL,
  article_id text NOT NULL,
  read_at timestamp with time zone NOT NULL,
  CONSTRAINT notice_read_user_code_article_id_pk PRIMARY KEY(user_code,article_id)
);

CREATE TABLE platform.company (
  comp_code text PRIMARY KEY NOT NULL,
  tenant text NOT NULL,
  comp_name text NOT NULL,
  credit_code text NOT NULL,
  comp_status text NOT NULL,
  invite_code text DEFAULT '' NOT NULL,
  comp_roles jsonb DEFAULT '[]'::jsonb NOT NULL,
  created_at timestamp with time zone NOT NULL,
  certified_at timestamp with time zone
);

CREATE TABLE platform.employee (
  employee_code text PRIMARY KEY NOT NULL,
  comp_code text NOT NULL,
  user_code text NOT NULL,
  status text DEFAULT '1' NOT NULL,
  root_manager boolean DEFAULT false NOT NULL,
  employee_roles jsonb DEFAULT '[]'::jsonb NOT NULL,
  product_codes jsonb DEFAULT '[]'::jsonb NOT NULL,
  last_login_at timestamp with time zone,
  sms_topics jsonb DEFAULT '{}'::jsonb NOT NULL,
  created_at timestamp with time zone NOT NULL
);

CREATE TABLE platform.known_browser (
  user_code text NOT NULL,
  browser_hash text NOT NULL,
  seen_at timestamp with time zone NOT NULL,
  CONSTRAINT known_browser_user_code_browser_hash_pk PRIMARY KEY(user_code,browser_hash)
);

CREATE TABLE platform."user" (
  user_code text PRIMARY KEY NOT NULL,
  tenant text NOT NULL,
  mobile text NOT NULL,
  user_name text NOT NULL,
  email text DEFAULT '' NOT NULL,
  id_no text DEFAULT '' NOT NULL,
  password_hash text NOT NULL,
  password_changed_at timestamp with time zone NOT NULL,
  must_change_password boolean DEFAULT false NOT NULL,
  status text DEFAULT 'ACTIVE' NOT NULL,
  environment_check text DEFAULT 'NEVER' NOT NULL,
  session_limit integer,
  photo_token text,
  photo_name text,
  created_at timestamp with time zone NOT NULL
);

CREATE TABLE platform.permit (
  comp_code text NOT NULL,
  product_code text NOT NULL,
  apply_no text NOT NULL,
  state text NOT NULL,
  reason text DEFAULT '' NOT NULL,
  remark text DEFAULT '' NOT NULL,
  applicant text DEFAULT '' NOT NULL,
  files jsonb DEFAULT '[]'::jsonb NOT NULL,
  history jsonb DEFAULT '[]'::jsonb NOT NULL,
  applied_at timestamp with time zone,
  expires_at timestamp with time zone,
  CONSTRAINT permit_comp_code_product_code_pk PRIMARY KEY(comp_code,product_code)
);

CREATE TABLE platform.product (
  product_code text PRIMARY KEY NOT NULL,
  product_name text NOT NULL,
  summary text NOT NULL,
  introduction text NOT NULL,
  icon text NOT NULL,
  entry_url text NOT NULL,
  comp_roles jsonb NOT NULL,
  steps jsonb NOT NULL,
  materials jsonb NOT NULL,
  questions jsonb NOT NULL,
  agreements jsonb NOT NULL,
  order_num integer NOT NULL
);

CREATE TABLE platform.audit_event (
  event_id bigserial PRIMARY KEY NOT NULL,
  at timestamp with time zone NOT NULL,
  tenant text NOT NULL,
  action text NOT NULL,
  result text NOT NULL,
  user_code text NOT NULL,
  comp_code text NOT NULL,
  object text NOT NULL,
  address text NOT NULL,
  user_agent text NOT NULL,
  request_id text NOT NULL
);

CREATE TABLE platform.browser_key (
  key_id text PRIMARY KEY NOT NULL,
  server_key_id text NOT NULL,
  tenant text NOT NULL,
  browser_id text NOT NULL,
  public_key text NOT NULL,
  expires_at timestamp with time zone NOT NULL
);

CREATE TABLE platform.failure_guard (
  guard_key text PRIMARY KEY NOT NULL,
  failures integer NOT NULL,
  level integer NOT NULL,
  locked_until timestamp with time zone,
  changed_at timestamp with time zone NOT NULL
);

CREATE TABLE platform.outbox_entry (
  entry_id bigserial PRIMARY KEY NOT NULL,
  tenant text NOT NULL,
  recipient text NOT NULL,
  channel text NOT NULL,
  purpose text NOT NULL,
  code text NOT NULL,
  text text NOT NULL,
  at timestamp with time zone NOT NULL
);

CREATE TABLE platform.rate_counter (
  counter_key text PRIMARY KEY NOT NULL,
  window_ends_at timestamp with time zone NOT NULL,
  count integer NOT NULL
);

CREATE TABLE platform.server_key (
  server_key_id text PRIMARY KEY NOT NULL,
  private_key text NOT NULL,
  created_at timestamp with time zone NOT NULL
);

CREATE TABLE platform.used_nonce (
  key_id text NOT NULL,
  nonce text NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT used_nonce_key_id_nonce_pk PRIMARY KEY(key_id,nonce)
);

CREATE TABLE platform.sent_code (
  code_id text PRIMARY KEY NOT NULL,
  tenant text NOT NULL,
  recipient text NOT NULL,
  purpose text NOT NULL,
  browser_id text NOT NULL,
  code_hash text NOT NULL,
  tries integer DEFAULT 0 NOT NULL,
  proof text DEFAULT '' NOT NULL,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone
);

CREATE TABLE platform.session (
  session_id text PRIMARY KEY NOT NULL,
  tenant text NOT NULL,
  user_code text NOT NULL,
  employee_code text,
  access_hash text NOT NULL,
  access_expires_at timestamp with time zone NOT NULL,
  refresh_hash text NOT NULL,
  previous_refresh_hash text,
  rotated_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  last_active_at timestamp with time zone NOT NULL,
  browser_hash text NOT NULL,
  user_agent text NOT NULL,
  address text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  ended_at timestamp with time zone,
  end_reason text
);

CREATE TABLE platform.ticket (
  ticket_hash text PRIMARY KEY NOT NULL,
  kind text NOT NULL,
  binding text NOT NULL,
  data jsonb NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone
);

ALTER TABLE platform.message ADD CONSTRAINT message_comp_code_company_comp_code_fk FOREIGN KEY (comp_code) REFERENCES platform.company(comp_code) ON DELETE no action ON UPDATE no action;
ALTER TABLE platform.message ADD CONSTRAINT message_user_code_user_user_code_fk FOREIGN KEY (user_code) REFERENCES platform."user"(user_code) ON DELETE no action ON UPDATE no action;
ALTER TABLE platform.notice_read ADD CONSTRAINT notice_read_user_code_user_user_code_fk FOREIGN KEY (user_code) REFERENCES platform."user"(user_code) ON DELETE no action ON UPDATE no action;
ALTER TABLE platform.notice_read ADD CONSTRAINT notice_read_article_id_article_id_fk FOREIGN KEY (article_id) REFERENCES platform.article(id) ON DELETE no action ON UPDATE no action;
ALTER TABLE platform.employee ADD CONSTRAINT employee_comp_code_company_comp_code_fk FOREIGN KEY (comp_code) REFERENCES platform.company(comp_code) ON DELETE no action ON UPDATE no action;
ALTER TABLE platform.employee ADD CONSTRAINT employee_user_code_user_user_code_fk FOREIGN KEY (user_code) REFERENCES platform."user"(user_code) ON DELETE no action ON UPDATE no action;
ALTER TABLE platform.known_browser ADD CONSTRAINT known_browser_user_code_user_user_code_fk FOREIGN KEY (user_code) REFERENCES platform."user"(user_code) ON DELETE no action ON UPDATE no action;
ALTER TABLE platform.permit ADD CONSTRAINT permit_comp_code_company_comp_code_fk FOREIGN KEY (comp_code) REFERENCES platform.company(comp_code) ON DELETE no action ON UPDATE no action;
ALTER TABLE platform.permit ADD CONSTRAINT permit_product_code_product_product_code_fk FOREIGN KEY (product_code) REFERENCES platform.product(product_code) ON DELETE no action ON UPDATE no action;
ALTER TABLE platform.browser_key ADD CONSTRAINT browser_key_server_key_id_server_key_server_key_id_fk FOREIGN KEY (server_key_id) REFERENCES platform.server_key(server_key_id) ON DELETE no action ON UPDATE no action;
ALTER TABLE platform.session ADD CONSTRAINT session_user_code_user_user_code_fk FOREIGN KEY (user_code) REFERENCES platform."user"(user_code) ON DELETE no action ON UPDATE no action;
ALTER TABLE platform.session ADD CONSTRAINT session_employee_code_employee_employee_code_fk FOREIGN KEY (employee_code) REFERENCES platform.employee(employee_code) ON DELETE no action ON UPDATE no action;
CREATE INDEX article_list ON platform.article USING btree (kind,type,published_at);
CREATE INDEX message_list ON platform.message USING btree (comp_code,user_code,sent_at);
CREATE INDEX message_serial ON platform.message USING btree (serial);
CREATE UNIQUE INDEX company_tenant_credit_code ON platform.company USING btree (tenant,credit_code);
CREATE UNIQUE INDEX employee_company_user ON platform.employee USING btree (comp_code,user_code);
CREATE INDEX employee_user ON platform.employee USING btree (user_code);
CREATE INDEX employee_company_created ON platform.employee USING btree (comp_code,created_at);
CREATE UNIQUE INDEX user_tenant_mobile ON platform."user" USING btree (tenant,mobile);
CREATE INDEX permit_state ON platform.permit USING btree (state);
CREATE INDEX audit_event_user ON platform.audit_event USING btree (user_code,at);
CREATE INDEX audit_event_at ON platform.audit_event USING btree (at);
CREATE INDEX browser_key_expires ON platform.browser_key USING btree (expires_at);
CREATE INDEX outbox_entry_recipient ON platform.outbox_entry USING btree (recipient,entry_id);
CREATE INDEX used_nonce_expires ON platform.used_nonce USING btree (expires_at);
CREATE INDEX sent_code_lookup ON platform.sent_code USING btree (tenant,recipient,purpose,created_at);
CREATE INDEX sent_code_expires ON platform.sent_code USING btree (expires_at);
CREATE UNIQUE INDEX session_access ON platform.session USING btree (access_hash);
CREATE UNIQUE INDEX session_refresh ON platform.session USING btree (refresh_hash);
CREATE INDEX session_previous_refresh ON platform.session USING btree (previous_refresh_hash);
CREATE INDEX session_by_user ON platform.session USING btree (user_code,created_at);
CREATE INDEX session_employee ON platform.session USING btree (employee_code);
CREATE INDEX ticket_expires ON platform.ticket USING btree (expires_at);
