import { expect, test } from '@jest/globals';
import { newRequestId } from './request-id';

test('is short enough to be read out, and each time another', () => {
  const ids = Array.from({ length: 1000 }, newRequestId);
  for (const id of ids) expect(id).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(new Set(ids).size).toBe(ids.length);
});
