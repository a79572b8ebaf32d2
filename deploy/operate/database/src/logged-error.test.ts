import { expect, test } from '@jest/globals';
import { DrizzleQueryError } from 'drizzle-orm';
import { loggedError } from './logged-error';

test('a failed query is told without what it was sent with, and with what the server said', () => {
  const refused = Object.assign(new Error('duplicate key value violates unique constraint "user_mobile"'), {
    code: '23505',
    detail: 'Key (mobile)=(13800000001) already exists.',
  });
  const error = new DrizzleQueryError(
    'insert into "user" values ($1, $2)',
    ['13800000001', 'secret\n    key'],
    refused,
  );
  const logged = loggedError(error);
  expect(JSON.stringify(logged)).not.toMatch(/13800000001|secret/);
  expect(logged.message).toBe('Failed query: insert into "user" values ($1, $2)');
  expect(logged.stack).toMatch(/\n {4}at /);
  expect(logged.cause).toMatchObject({ code: '23505', message: expect.stringContaining('user_mobile') });
});

test('other errors are told as they are', () => {
  expect(loggedError(new TypeError('no'))).toMatchObject({ type: 'TypeError', message: 'no' });
  expect(loggedError('text')).toEqual({ type: 'string', message: 'text', stack: '' });
});
