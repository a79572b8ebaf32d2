-- A file of a release as what changed since the same file of an earlier release. It is gone with the release's files.
create table release_difference (
  release_id integer not null references release (id),
  sha384 text not null,
  dictionary text not null,
  bytes bytea not null,
  primary key (release_id, sha384, dictionary)
);
