-- What a person is told by SMS is a matter of their place in a company, not of the person.
ALTER TABLE platform.employee ADD COLUMN sms_topics jsonb DEFAULT '{}'::jsonb NOT NULL;
ALTER TABLE platform."user" DROP COLUMN sms_topics;
