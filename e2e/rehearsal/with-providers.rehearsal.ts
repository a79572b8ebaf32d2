import { test } from '@playwright/test';
import { rehearse } from './rehearse';
import { byProviders } from './ways/by-providers';

test('with providers: the papers, the face and the signature come by providers', ({ context }) =>
  rehearse(context, byProviders));
