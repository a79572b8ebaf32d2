-- What a provider calls an SMS that it has taken, and what it reports of it later. No number and no text is kept here.
create table platform.sms_receipt (
  provider text not null,
  receipt text not null,
  reference text not null,
  taken_at timestamptz not null,
  state text,
  code text not null default '',
  words text not null default '',
  reported_at timestamptz,
  primary key (provider, receipt)
);
create index sms_receipt_reference on platform.sms_receipt (reference);
create index sms_receipt_taken on platform.sms_receipt (taken_at);
