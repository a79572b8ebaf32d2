-- Where a release comes from. It belongs to the publication, not to the build: the same sources give the same build.
alter table release add column commit_id text;
alter table release add column author text;
alter table release add column note text;
-- What a browser would load of its scripts, compressed.
alter table release add column script_bytes bigint;
update release set script_bytes = (
  select coalesce(sum(octet_length(coalesce(blob.brotli, blob.identity))), 0)
  from release_asset join blob using (sha384)
  where release_asset.release_id = release.id
    and release_asset.path like '%.js' and release_asset.path is distinct from release.record ->> 'server');

-- Deprecated or blocked, why, and by whom.
alter table release add column standing text;
alter table release add column standing_reason text;
alter table release add column standing_by text;
alter table release add column standing_at timestamptz;
