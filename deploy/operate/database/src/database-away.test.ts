import { expect, test } from '@jest/globals';
import { isDatabaseAway } from './database-away';

const coded = (code: string) => Object.assign(new Error('x'), { code });

test.each([
  ['refused', coded('ECONNREFUSED'), true],
  ['a name that leads nowhere', coded('EAI_AGAIN'), true],
  ['a machine that is off', coded('EHOSTUNREACH'), true],
  ['a wrong password', coded('28P01'), false],
  ['shut down by its administrator', coded('57P01'), true],
  ['the driver’s own', new Error('Connection terminated unexpectedly'), true],
  ['no connection in time', new Error('timeout exceeded when trying to connect'), true],
  ['lost between two statements', new Error('Client was closed and is not queryable'), true],
  ['ended by the server in a pause', coded('25P03'), true],
  ['inside a failed query', new Error('Failed query: select 1', { cause: coded('ECONNRESET') }), true],
  ['a unique value', coded('23505'), false],
  ['a bug', new TypeError('x is not a function'), false],
  ['no error at all', 'ECONNREFUSED', false],
])('[threat: database away] %s', (_, error, away) => expect(isDatabaseAway(error)).toBe(away));
