import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { letterPurposes, notices } from '../collected';
import { declared } from '../features';
import { eventsReference } from './events-reference';

const file = join(import.meta.dirname, '../../../docs/events.md');

test('docs/events.md lists what features declare; WRITE_REFERENCE=1 writes it anew', () => {
  const topics = declared.flatMap(({ smsTopics = [] }) => smsTopics);
  const made = eventsReference({ notices: notices.all, topics, atOnce: letterPurposes });
  if (process.env.WRITE_REFERENCE) writeFileSync(file, made);
  expect(readFileSync(file, 'utf8')).toBe(made);
});
