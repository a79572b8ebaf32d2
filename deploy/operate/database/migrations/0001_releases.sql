create table blob (
  sha384 text primary key,
  identity bytea not null,
  brotli bytea,
  gzip bytea
);

create table release (
  id serial primary key,
  package text not null,
  version text not null,
  build text not null,
  record jsonb not null,
  published_by text not null,
  published_at timestamptz not null default now(),
  constraint release_package_build unique (package, build)
);

create table release_asset (
  release_id integer not null references release (id),
  path text not null,
  sha384 text not null references blob (sha384),
  primary key (release_id, path)
);

create table tenant_file (
  sha text primary key,
  bytes bytea not null,
  type text not null
);

create table tenant (
  code text primary key,
  is_default boolean not null default false,
  platform_name text not null,
  theme_color text not null,
  company_logo text not null default '',
  favicon text not null default '',
  background_img text not null default '',
  background_title text not null default '',
  background_content text not null default '',
  filings_content text not null default '',
  main_system text
);
create unique index tenant_one_default on tenant (is_default) where is_default;

create table tenant_host (
  host_name text primary key,
  tenant_code text not null references tenant (code)
);

create table pointer (
  tenant_code text not null references tenant (code),
  slot text not null,
  release_id integer not null references release (id),
  last_good_id integer references release (id),
  generation integer not null default 1,
  primary key (tenant_code, slot)
);

create table release_audit (
  id serial primary key,
  at timestamptz not null default now(),
  who text not null,
  action text not null,
  tenant_code text,
  slot text,
  from_build text,
  to_build text
);
create index release_audit_at on release_audit (at);
