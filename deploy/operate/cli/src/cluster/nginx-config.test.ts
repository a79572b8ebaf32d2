import { expect, test } from '@jest/globals';
import { nginxConfig } from './nginx-config';

test('names every process once and nothing that would listen outside but the one URL', () => {
  const text = nginxConfig(
    { public: 8080, apiFront: 8100, gateways: [8101, 8102], apis: [8103, 8104], simulator: 8105 },
    '/tmp/x',
  );
  expect([...text.matchAll(/server 127\.0\.0\.1:(\d+)/g)].map(([, port]) => port)).toEqual([
    '8101',
    '8102',
    '8103',
    '8104',
  ]);
  expect([...text.matchAll(/listen (.*);/g)].map(([, address]) => address)).toEqual([
    '8080 reuseport',
    '127.0.0.1:8100 reuseport',
  ]);
  expect(text.split('{').length).toBe(text.split('}').length);
});
