import { z } from 'zod';
import { defineStaffGroup, read, write } from '../define-calls';
import { flag, optionalTime, time } from '../fields';
import { grant, maybeLink, reason, reviewPolicy, staffId, tenantCode } from '../staff-parts';

const requestId = z
  .string()
  .regex(/^Q[\w-]{1,60}$/, '申请标识不正确')
  .meta({ examples: ['Q5f0c7d0e6a434b7e9d512a7f'] });

const change = z.object({
  policy: reviewPolicy.extend({ own: flag }).optional(),
  roles: z.array(grant).optional(),
  displayName: z.string().optional(),
});

const row = z.object({
  requestId: z.string(),
  /** `policy`: a review policy; `invite`: an invitation; `roles`: other roles; `link`: a new one-time link. */
  kind: z.enum(['policy', 'invite', 'roles', 'link']),
  /** What it is about, as people know it. */
  object: z.string(),
  before: change,
  after: change,
  reason: z.string(),
  askedBy: z.object({ staffId, displayName: z.string() }),
  askedAt: time,
  expiresAt: time,
  /** `waiting`, `confirmed`, `declined`, `withdrawn` or `expired`. */
  state: z.string(),
  /** The person who decided; empty: nobody. */
  decidedBy: z.string(),
  decidedAt: optionalTime,
  opinion: z.string(),
  /** The acts that this person may do now. */
  may: z.array(z.enum(['confirm', 'decline', 'withdraw'])),
});

/**
 * What takes effect only when a second person has confirmed it. The lists hold what waits, and what was decided in the
 * last seven days. The asker never decides, and neither does the person whom it is about.
 */
export const staffRequestGroup = defineStaffGroup('staffRequest', {
  staffRequestList: read({ path: 'staff/request/list', reply: z.array(row) }),
  staffPolicyRequestList: read({
    path: 'staff/policy/requests',
    body: { tenant: tenantCode },
    reply: z.array(row),
  }),
  /** It takes effect, if all is still as it was. A one-time link that comes of it is shown to this person, this once. */
  staffRequestConfirm: write({
    path: 'staff/request/confirm',
    factor: true,
    body: { requestId },
    reply: maybeLink,
  }),
  staffRequestDecline: write({ path: 'staff/request/decline', body: { requestId, reason } }),
  staffRequestWithdraw: write({ path: 'staff/request/withdraw', body: { requestId } }),
});
