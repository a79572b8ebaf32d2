-- The backend to which gateways pass `/api/<slot>/…`. A row without a tenant counts for each tenant that has no row of its own.
create table slot_service (
  id serial primary key,
  tenant_code text references tenant (code),
  slot text not null,
  url text not null,
  set_by text not null,
  set_at timestamptz not null default now(),
  constraint slot_service_tenant_slot unique nulls not distinct (tenant_code, slot)
);
