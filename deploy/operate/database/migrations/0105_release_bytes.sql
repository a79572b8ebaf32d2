-- When somebody was last known to run the release. Releases from before count as used until now.
alter table release add column used_at timestamptz not null default now();
-- Nobody had run it for long, so its files are gone. The record stays.
alter table release add column bytes_removed_at timestamptz;
create index release_used on release (used_at) where bytes_removed_at is null;
-- Which releases share a file.
create index release_asset_sha384 on release_asset (sha384);
