-- What a sent-back company may correct, and the cards of its verification as far as they were typed.
ALTER TABLE platform.registration ADD COLUMN correctable jsonb DEFAULT '[]' NOT NULL;
ALTER TABLE platform.registration ADD COLUMN drafts jsonb DEFAULT '{}' NOT NULL;
