-- Errors of releases in browsers, without a word of their texts. They are forgotten 30 days after they were last seen.
create table release_error (
  fingerprint text primary key,
  slot text not null,
  package text not null,
  class text not null,
  frames jsonb not null,
  first_seen timestamptz not null,
  last_seen timestamptz not null,
  standing text,
  standing_by text,
  standing_at timestamptz
);
create index release_error_last_seen on release_error (last_seen);

-- The same error at one tenant in one release. The lists are short, and their oldest entries go.
create table release_error_seen (
  fingerprint text not null references release_error (fingerprint) on delete cascade,
  tenant_code text not null,
  package text not null,
  build text not null,
  first_seen timestamptz not null,
  last_seen timestamptz not null,
  reports integer not null,
  visitors text[] not null,
  kinds text[] not null,
  pages text[] not null,
  browsers text[] not null,
  numbers text[] not null,
  primary key (fingerprint, tenant_code, package, build)
);
create index release_error_seen_release on release_error_seen (package, build);
