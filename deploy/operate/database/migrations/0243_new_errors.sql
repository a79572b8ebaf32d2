-- An error that a release brought is told to the receivers of hooks once, after visitors of several networks have had it.
alter table release_error add column new_in text;
alter table release_error add column told_at timestamptz;

-- The last marks of networks, another mark for each error; none leads back to its network.
alter table release_error_seen add column networks text[] not null default '{}';
