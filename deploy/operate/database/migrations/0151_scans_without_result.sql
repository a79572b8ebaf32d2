-- A scan whose result never came is FAILED, and a member of staff may have it done again. Files that wait are looked for by the clock.
create index stored_file_scan on platform.stored_file (file_token) where scan = 'WAITING';
