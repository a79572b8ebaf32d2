-- What each visitor's pages told of a slot's two releases while its canary runs; load_count stays for gateways of before.
create table visitor_report (
  tenant_code text not null,
  slot text not null,
  canary_since timestamptz not null,
  package text not null,
  build text not null,
  visitor text not null,
  address text not null,
  at timestamptz not null default now(),
  loaded boolean not null,
  failed boolean not null,
  fell_back boolean not null,
  crashed boolean not null,
  time_class integer,
  primary key (tenant_code, slot, canary_since, package, build, visitor)
);
create index visitor_report_address on visitor_report (tenant_code, slot, canary_since, package, build, address);
