-- A slot that ran a release and runs none now. Its generation goes on from here when it gets a release again.
create table empty_slot (
  tenant_code text not null references tenant (code),
  slot text not null,
  generation integer not null,
  primary key (tenant_code, slot)
);

-- How often customers got a slot's releases on screen, hour by hour, for a week.
create table slot_load (
  tenant_code text not null,
  slot text not null,
  package text not null,
  build text not null,
  hour timestamptz not null,
  loads integer not null,
  primary key (tenant_code, slot, package, build, hour)
);
create index slot_load_hour on slot_load (hour);
