import { test } from '../support/own-tenant';
import { testLastGood } from './last-good';

// `last-good.deep.spec.ts` has the other ways to fail.
test.describe('[threat: broken remote] the last good release', () => testLastGood(['throws']));
