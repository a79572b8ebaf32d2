-- A tenant takes customers from the moment when it has what it must have, until it is closed. Tenants of before are open, and so is one that a gateway of before adds.
alter table public.tenant
  add column opened_at timestamptz default now(),
  add column closed_at timestamptz;
