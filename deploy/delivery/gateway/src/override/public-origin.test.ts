import { expect, test } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import { publicOrigins } from './public-origin';

const tenant = { code: 'bank.example', hostNames: ['127.0.0.1', 'bank.example', 'www.bank.example'] };
const request = { protocol: 'http', host: 'staff.localhost:8080' } as FastifyRequest;
const around = { publicUrl: undefined, https: false, apart: false, isFromDesk: () => false };
const originOf = (choice: Partial<Parameters<typeof publicOrigins>[0]>, hostNames = tenant.hostNames) =>
  publicOrigins({ ...around, ...choice })({ ...tenant, hostNames }, request);

test('the operator’s address gives scheme and port, the tenant its name', () => {
  expect(originOf({ publicUrl: 'https://portal.example:8443' })).toBe('https://bank.example:8443');
  expect(originOf({ publicUrl: 'https://www.bank.example:8443', apart: true })).toBe('https://www.bank.example:8443');
  expect(originOf({ publicUrl: 'https://portal.example:8443' }, [])).toBe('https://portal.example:8443');
});

test('without it the desk’s own port is the customers’ too', () => {
  expect(originOf({ isFromDesk: () => true })).toBe('http://bank.example:8080');
});

test('without it a command line knows the port, unless it came to another one', () => {
  expect(originOf({})).toBeUndefined();
  expect(originOf({ apart: true, https: true })).toBe('https://bank.example');
  expect(originOf({ apart: true }, [])).toBeUndefined();
});
