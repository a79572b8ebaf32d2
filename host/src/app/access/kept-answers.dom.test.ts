import { expect, jest, test } from '@jest/globals';
import type { BootDocument } from '@portal/shared/boot';
import { enterSession, leaveSession, lockSession, unlockSession } from '@portal/shared/session';
import { tokens } from '../../testing/company';
import { openAccess } from './access';

const boot = { tenant: {}, host: { build: 'h1' }, remotes: [], standalone: null } as unknown as BootDocument;

test('[threat: shared browser] the answers that pages keep go with the person; a lock does not end the session', () => {
  const forgetAnswers = jest.fn();
  openAccess(boot, {
    own: { routes: [], passages: {} },
    replaceAddress: () => undefined,
    forgetAnswers,
    routeAt: () => undefined,
  });
  enterSession(tokens);
  expect(forgetAnswers).toHaveBeenCalledTimes(1);
  lockSession();
  unlockSession();
  expect(forgetAnswers).toHaveBeenCalledTimes(1);
  leaveSession();
  expect(forgetAnswers).toHaveBeenCalledTimes(2);
});
