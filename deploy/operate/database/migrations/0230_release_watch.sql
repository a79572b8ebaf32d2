-- A watch looks at what an assignment, a promotion or a roll-back brought: the visits since, against those of the hour before.
alter table public.tenant add column watch text not null default 'tell';

create table public.watched_visit (
  tenant_code text not null,
  slot text not null,
  package text not null,
  build text not null,
  slice timestamptz not null,
  network text not null,
  visitor text not null,
  at timestamptz not null,
  unloaded boolean not null,
  crashed boolean not null,
  primary key (tenant_code, slot, package, build, slice, network)
);
create index watched_visit_slice on public.watched_visit (slice);

create table public.release_watch (
  id serial primary key,
  tenant_code text not null references public.tenant (code),
  action text not null,
  moves jsonb not null,
  began_at timestamptz not null default now(),
  ends_at timestamptz not null,
  state text not null default 'watching',
  decided_at timestamptz,
  decision jsonb
);
create index release_watch_tenant on public.release_watch (tenant_code, id);
create index release_watch_open on public.release_watch (id) where state = 'watching';

-- A release that a watch took back is known by its build, as one that was ended as a canary is.
create index release_audit_ended on public.release_audit (from_build) where action in ('canary-rollback', 'watch-rollback');

-- The receivers of what happens to releases, and what is still to be told to them.
create table public.release_hook (
  id text primary key,
  url text not null,
  events text[] not null,
  created_by text not null,
  created_at timestamptz not null default now()
);
create table public.hook_delivery (
  id text primary key,
  hook_id text not null references public.release_hook (id) on delete cascade,
  event text not null,
  body text not null,
  state text not null default 'waiting',
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text not null default '',
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create index hook_delivery_due on public.hook_delivery (next_attempt_at) where state = 'waiting';
create index hook_delivery_hook on public.hook_delivery (hook_id, created_at);
