-- What the port `scan` says about an upload: NONE (nobody scans), WAITING, CLEAN or FOUND, and what was found.
alter table platform.stored_file add column scan text not null default 'NONE';
alter table platform.stored_file add column scan_reason text not null default '';
