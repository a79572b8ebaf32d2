import { expect, test } from '@jest/globals';
import { isLoopback } from './loopback';

test.each(['localhost', 'jinqiao.localhost', '127.0.0.1', '127.1.2.3', '[::1]', '::1'])(
  '%s is this machine',
  (name) => {
    expect(isLoopback(name)).toBe(true);
  },
);

test.each(['', 'portal.example.com', '127.0.0.1.example.com', 'localhost.example.com', '10.0.0.1', '[::2]'])(
  '%j is not',
  (name) => {
    expect(isLoopback(name)).toBe(false);
  },
);
