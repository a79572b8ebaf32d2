-- The audit is only added to. Nobody changes a row, and rows go away only with their whole block, once it is old.

alter table platform.audit_event add column count integer not null default 1;

create table platform.audit_tally (
  tally_key text primary key,
  tenant text not null,
  action text not null,
  result text not null,
  address text not null,
  minute timestamptz not null,
  last_at timestamptz not null,
  count integer not null
);
create index audit_tally_minute on platform.audit_tally (minute);

-- Rows that were sealed together, and the hashes that link the blocks. `ids` names the rows: one that is committed late, after rows that were begun after it, comes into a later block.
create table public.audit_block (
  journal text not null,
  number integer not null,
  ids int8multirange not null,
  first_id bigint not null,
  last_id bigint not null,
  rows integer not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  rows_hash text not null,
  previous_hash text not null,
  hash text not null,
  -- When the block was sealed, transactions before the first had ended and those from the second on had not begun.
  ended xid8 not null,
  horizon xid8 not null,
  -- Up to this one no row comes late any more.
  settled_id bigint not null,
  sealed_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (journal, number)
);
create index audit_block_last on public.audit_block (journal, last_id);
create index audit_block_removed on public.audit_block (journal, removed_at);

-- Shorter than this nothing is kept, whatever anybody asks for.
create function public.audit_shortest() returns interval language sql immutable as $$ select interval '180 days' $$;

-- The rows of a block as texts that are the same everywhere: what is hashed, and what an export holds.
create function public.audit_lines(wanted_journal text, wanted int8multirange)
returns table (id bigint, at timestamptz, line text)
language sql stable
as $$
  select e.event_id, e.at,
    jsonb_build_array(e.event_id, to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), e.tenant, e.action, e.result, e.user_code,
      e.comp_code, e.object, e.address, e.user_agent, e.request_id, e.count)::text
  from unnest(wanted) as part join platform.audit_event e on e.event_id >= lower(part) and e.event_id < upper(part)
  where wanted_journal = 'platform'
  union all
  select r.id, r.at,
    jsonb_build_array(r.id, to_char(r.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), r.who, r.action, r.tenant_code, r.slot,
      r.from_build, r.to_build, r.generation, r.detail)::text
  from unnest(wanted) as part join public.release_audit r on r.id >= lower(part) and r.id < upper(part)
  where wanted_journal = 'releases'
$$;

create function public.audit_hash(content text) returns text language sql stable as $$
  select encode(sha256(convert_to(content, 'UTF8')), 'hex')
$$;

-- What a block's hash is made of.
create function public.audit_block_line(block public.audit_block) returns text
language sql stable
as $$
  select jsonb_build_array(block.journal, block.number, block.ids::text, block.rows,
    to_char(block.first_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), to_char(block.last_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
    block.rows_hash, block.previous_hash)::text
$$;

-- Up to where no row comes late: a block is settled when a later one, which looked again at everything before it, was sealed after each transaction that ran beside the first had ended. A horizon that went back is another server's, from before a restore: none of its transactions runs here. The minutes are for a row that has its number and not yet its transaction's.
create function public.audit_settled(wanted_journal text) returns bigint
language sql stable
as $$
  select greatest(last.settled_id, max(b.last_id) filter (
    where b.last_id <= last.last_id and b.sealed_at < last.sealed_at - interval '10 minutes'
      and (b.horizon <= last.ended or b.horizon > last.horizon)
  ))
  from (
    select * from public.audit_block where journal = wanted_journal order by number desc limit 1
  ) as last
  left join public.audit_block b on b.journal = wanted_journal and b.last_id > last.settled_id
  group by last.settled_id
$$;

-- Rows that stand in no block, the oldest first. Below what is settled there are none.
create function public.audit_unsealed(wanted_journal text, settled bigint, most integer) returns table (id bigint)
language sql stable
as $$
  with taken as (
    select coalesce(range_agg(b.ids), '{}'::int8multirange) as ids from public.audit_block b
    where b.journal = wanted_journal and b.last_id > settled
  ), later as (
    select e.event_id as id from platform.audit_event e where wanted_journal = 'platform' and e.event_id > settled
    union all
    select r.id from public.release_audit r where wanted_journal = 'releases' and r.id > settled
  )
  select later.id from later, taken where not taken.ids @> later.id order by later.id limit most
$$;

-- Seals what is there, at most so many rows; answers how many they were. One at a time: who comes meanwhile has nothing to do.
create function public.audit_seal(wanted_journal text, most integer) returns integer
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  block public.audit_block;
begin
  if not pg_try_advisory_xact_lock(7220613) then
    return 0;
  end if;
  block.journal := wanted_journal;
  block.settled_id := coalesce(public.audit_settled(wanted_journal), 0);
  block.ended := pg_snapshot_xmin(pg_current_snapshot());
  select range_agg(int8range(u.id, u.id + 1)) into block.ids
    from public.audit_unsealed(wanted_journal, block.settled_id, most) u;
  if block.ids is null then
    return 0;
  end if;
  block.horizon := pg_snapshot_xmax(pg_current_snapshot());
  select count(*), min(l.id), max(l.id), min(l.at), max(l.at), public.audit_hash(string_agg(l.line, e'\n' order by l.id))
    into block.rows, block.first_id, block.last_id, block.first_at, block.last_at, block.rows_hash
    from public.audit_lines(wanted_journal, block.ids) l;
  select b.number + 1, b.hash into block.number, block.previous_hash
    from public.audit_block b where b.journal = wanted_journal order by b.number desc limit 1;
  block.number := coalesce(block.number, 1);
  block.previous_hash := coalesce(block.previous_hash, '');
  block.sealed_at := now();
  block.hash := public.audit_hash(public.audit_block_line(block));
  insert into public.audit_block select block.*;
  return block.rows;
end
$$;

-- The only way out: whole blocks, the oldest first, once their youngest row is older than so many days. What stays of them is their hashes. Answers how many rows went.
create function public.audit_remove(wanted_journal text, days integer) returns bigint
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  block record;
  gone bigint;
  total bigint := 0;
begin
  if make_interval(days => days) < public.audit_shortest() then
    raise exception 'the audit is kept for % at least', public.audit_shortest();
  end if;
  if not pg_try_advisory_xact_lock(7220613) then
    return 0;
  end if;
  for block in
    select b.number, b.ids, b.last_at from public.audit_block b
    where b.journal = wanted_journal and b.removed_at is null order by b.number limit 100
  loop
    exit when block.last_at >= now() - make_interval(days => days);
    update public.audit_block b set removed_at = now() where b.journal = wanted_journal and b.number = block.number;
    if wanted_journal = 'platform' then
      delete from platform.audit_event e using unnest(block.ids) as part
        where e.event_id >= lower(part) and e.event_id < upper(part);
    else
      delete from public.release_audit r using unnest(block.ids) as part where r.id >= lower(part) and r.id < upper(part);
    end if;
    get diagnostics gone = row_count;
    total := total + gone;
  end loop;
  return total;
end
$$;

-- Asks for facts, not for who calls: the row is old, and its block was marked as removed in this very transaction.
create function public.audit_refuse_row() returns trigger
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  row_id bigint;
begin
  if tg_op = 'DELETE' and old.at < now() - public.audit_shortest() then
    row_id := case tg_table_name when 'audit_event' then to_jsonb(old) ->> 'event_id' else to_jsonb(old) ->> 'id' end;
    if exists (
      select from public.audit_block b
      where b.journal = tg_argv[0] and b.removed_at = now() and b.ids @> row_id
    ) then
      return old;
    end if;
  end if;
  raise exception 'the audit is only added to: % of % is refused', tg_op, tg_table_name using errcode = '42501';
end
$$;

create function public.audit_refuse_truncate() returns trigger language plpgsql as $$
begin
  raise exception 'the audit is only added to: % of % is refused', tg_op, tg_table_name using errcode = '42501';
end
$$;

-- A block is written once. It is marked as removed once, and only when it is old.
create function public.audit_refuse_block() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.removed_at is null and new.removed_at = now() and old.last_at < now() - public.audit_shortest() then
    old.removed_at := new.removed_at;
    if old is not distinct from new then
      return new;
    end if;
  end if;
  raise exception 'the audit is only added to: % of % is refused', tg_op, tg_table_name using errcode = '42501';
end
$$;

create trigger audit_event_kept before update or delete on platform.audit_event
  for each row execute function public.audit_refuse_row('platform');
create trigger audit_event_whole before truncate on platform.audit_event
  for each statement execute function public.audit_refuse_truncate();
create trigger release_audit_kept before update or delete on public.release_audit
  for each row execute function public.audit_refuse_row('releases');
create trigger release_audit_whole before truncate on public.release_audit
  for each statement execute function public.audit_refuse_truncate();
create trigger audit_block_kept before update or delete on public.audit_block
  for each row execute function public.audit_refuse_block();
create trigger audit_block_whole before truncate on public.audit_block
  for each statement execute function public.audit_refuse_truncate();

alter table platform.audit_event enable always trigger audit_event_kept;
alter table platform.audit_event enable always trigger audit_event_whole;
alter table public.release_audit enable always trigger release_audit_kept;
alter table public.release_audit enable always trigger release_audit_whole;
alter table public.audit_block enable always trigger audit_block_kept;
alter table public.audit_block enable always trigger audit_block_whole;

-- Whoever may use these does so by a grant of its own (deploy/run/README.md).
revoke execute on function public.audit_seal(text, integer) from public;
revoke execute on function public.audit_remove(text, integer) from public;
