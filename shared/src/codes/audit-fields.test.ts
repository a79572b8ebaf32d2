import { expect, test } from '@jest/globals';
import { auditFields } from './audit-fields';

test.each(Object.entries(auditFields))('what an act notes as %s has a name that people read', (_, name) => {
  expect(name).toMatch(/\p{Script=Han}|^e 值$/u);
});
