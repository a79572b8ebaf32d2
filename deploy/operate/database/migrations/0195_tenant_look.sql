-- What makes a tenant's pages look like its own beside the colour. Empty: the usual look, and no wordmark.
alter table public.tenant
  add column accent_color text not null default '',
  add column page_color text not null default '',
  add column radius text not null default '',
  add column wordmark text not null default '';
