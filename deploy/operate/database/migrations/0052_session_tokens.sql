-- The browser that a session is bound to, by the hash of its cookie; null: a session of before, until its first refresh.
alter table platform.session add column cookie_hash text;
-- What the current tokens were derived with from the refresh token before; null: from nothing.
alter table platform.session add column token_seed text;
create index known_browser_hash on platform.known_browser (browser_hash);

-- Refresh tokens older than the one before the current: whoever comes with one has taken it from somebody.
create table platform.spent_refresh (
  refresh_hash text primary key,
  session_id text not null references platform.session (session_id) on delete cascade
);
create index spent_refresh_session on platform.spent_refresh (session_id);
