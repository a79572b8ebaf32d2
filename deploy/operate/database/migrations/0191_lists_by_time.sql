-- Staff put the open cases in the order of their requests, and all questions in the order of their last change.
create index review_task_open_created on platform.review_task (created_at, task_id) where done_at is null;
create index support_ticket_changed on platform.support_ticket (changed_at, ticket_no);
