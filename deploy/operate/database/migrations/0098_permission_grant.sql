-- Which role of a tenant has a permission of a remote, against what the remote's release says. No row: as the release says.
create table permission_grant (
  tenant_code text not null references tenant (code),
  code text not null,
  role text not null,
  effect text not null,
  granted_by text not null,
  granted_at timestamptz not null default now(),
  primary key (tenant_code, code, role)
);
