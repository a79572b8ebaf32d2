import { test } from '@playwright/test';
import { rehearse } from './rehearse';
import { byHand } from './ways/by-hand';

test('without providers: every step has its manual way', ({ context }) => rehearse(context, byHand));
