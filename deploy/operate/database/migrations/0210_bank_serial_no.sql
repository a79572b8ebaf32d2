-- The bank's own number of a transfer that a person has paid by hand.
alter table platform.review_task add column bank_serial_no text not null default '';
create index review_task_bank_serial_no on platform.review_task (tenant, bank_serial_no) where bank_serial_no <> '';
