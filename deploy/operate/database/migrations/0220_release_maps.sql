-- The source map of a script of a release, gzip: sources and mappings, no source text. It is gone with the release's files.
create table release_map (
  release_id integer not null references release (id),
  path text not null,
  bytes bytea not null,
  primary key (release_id, path)
);
