-- Who a tenant is in law: the party of its customers' contracts, and how to reach it.
alter table tenant
  add column legal_name text not null default '',
  add column credit_code text not null default '',
  add column legal_person text not null default '',
  add column address text not null default '',
  add column hotline text not null default '';
