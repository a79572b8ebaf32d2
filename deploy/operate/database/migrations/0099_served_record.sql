-- A link to a developer's server keeps what that remote declares of itself: its pages, permissions and menus.
alter table override_grant add column record jsonb;
