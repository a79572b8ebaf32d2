import { test } from '../support/own-tenant';
import { testLastGood } from './last-good';

// The ways to fail that `last-good.spec.ts` leaves out.
test.describe('[threat: broken remote] the last good release', () =>
  testLastGood(['is missing', 'is altered', 'hangs']));
