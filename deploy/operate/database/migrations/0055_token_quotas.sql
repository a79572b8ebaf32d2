-- What a token may bring in; null: the usual for its kind.
alter table deploy_token add column releases_a_day integer;
alter table deploy_token add column bytes_a_day bigint;
alter table deploy_token add column bytes_stored bigint;

-- Which token brought a release in, and how much it was.
alter table release add column token_id integer;
alter table release add column sent_bytes bigint not null default 0;
alter table release add column new_bytes bigint not null default 0;
create index release_token on release (token_id, published_at);
