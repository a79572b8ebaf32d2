-- Texts and tables that an operator pushes as files, version by version. The tenant '' holds what all tenants share:
-- products, banks, branches, holidays. `files`: names and texts as JSON, compressed.
create table platform.content_version (
  tenant text not null,
  version integer not null,
  pushed_by text not null,
  pushed_at timestamptz not null,
  note text not null default '',
  files bytea not null,
  primary key (tenant, version)
);

-- The version of a text that people agree to. Empty: the text came before texts had versions.
alter table platform.article add column version text not null default '';
-- False: nobody may ask for the product any more. Companies that have it keep it.
alter table platform.product add column offered boolean not null default true;

create table platform.bank (
  bank_code text primary key,
  bank_name text not null,
  order_num integer not null
);
insert into platform.bank (bank_code, bank_name, order_num) values
  ('102', '中国工商银行', 1), ('103', '中国农业银行', 2), ('104', '中国银行', 3), ('105', '中国建设银行', 4),
  ('301', '交通银行', 5), ('403', '中国邮政储蓄银行', 6), ('302', '中信银行', 7), ('303', '中国光大银行', 8),
  ('304', '华夏银行', 9), ('305', '中国民生银行', 10), ('306', '广发银行', 11), ('307', '平安银行', 12),
  ('308', '招商银行', 13), ('309', '兴业银行', 14), ('310', '上海浦东发展银行', 15), ('316', '浙商银行', 16);
