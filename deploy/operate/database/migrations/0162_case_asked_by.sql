-- Who of the staff asked for a case never decides it. Null: a customer asked.
alter table platform.review_task add column asked_by text references platform.staff (staff_id);
update platform.review_task task set asked_by = correction.asked_by
from platform.mobile_correction correction
where task.kind = 'mobile' and task.subject = correction.correction_no;
