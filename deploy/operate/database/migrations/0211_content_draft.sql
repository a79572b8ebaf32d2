-- A folder of content that nobody has confirmed: no page shows it. `files`: names and texts as JSON, compressed.
create table platform.content_draft (
  tenant text primary key,
  saved_by text not null,
  saved_at timestamptz not null,
  files bytea not null
);
