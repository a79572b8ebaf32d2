import type { CallReply } from '@portal/shared/contract';
import { switchCompany } from '@portal/shared/session';
import type { Flow } from '../flow/progress-context';

/** A company's progress in tests: at its permit, invited, seen by its administrator. */
export function progressOf(
  compStatus: string,
  more: Partial<CallReply<'registrationProgress'>> = {},
): CallReply<'registrationProgress'> {
  return {
    compStatus,
    compName: '试点制造有限公司',
    compCode: 'c1',
    inviteCode: 'INV1',
    rootManager: true,
    productNames: ['信用凭证'],
    adminName: '田新',
    ...more,
  };
}

/** Logs somebody in, in the company that registers. */
export function signIn(): void {
  const tokens = { accessToken: 'access', refreshToken: 'refresh', failurePeriodSec: 1800, expiresIn: 1800 };
  switchCompany(tokens, { compName: '试点制造有限公司', employeeCode: 'e1' }, null);
}

/** A flow in tests that leads nowhere. */
export const flowAt = (compStatus: string, more: Partial<Flow> = {}): Flow => ({
  progress: progressOf(compStatus),
  sought: null,
  advance: () => undefined,
  look: async () => undefined,
  refresh: () => undefined,
  ...more,
});
