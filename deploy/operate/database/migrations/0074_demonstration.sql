-- Whether this database ever held a demonstration, whose accounts and tokens everybody knows.
create table demonstration (
  began_at timestamptz not null default now()
);

-- Databases that were filled before this table was there: such codes are given to nobody else.
insert into demonstration (began_at)
select min(created_at) from platform."user" where user_code ~ '^Udemo[LJ]138000000[0-9]{2}$' having count(*) > 0;
