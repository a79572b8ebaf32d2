-- The wording that is read on the page before it is signed; the stored PDF file is made of the same.
ALTER TABLE platform.agreement ADD COLUMN paragraphs jsonb DEFAULT '[]' NOT NULL;
