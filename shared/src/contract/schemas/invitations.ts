import { z } from 'zod';
import type { invitationCalls } from '../calls/invitations';
import { invitationStates } from '../states';
import type { SchemasOf } from './call-schemas';
import {
  code,
  companyRole,
  dayRange,
  mobileText,
  nothing,
  optionalEmail,
  optionalText,
  optionalTime,
  paged,
  pageOf,
  text,
  time,
} from './common';

const invitationState = z.enum(Object.keys(invitationStates) as [keyof typeof invitationStates]);

const invitation = z.object({
  id: z.string(),
  compName: z.string(),
  contact: z.string(),
  /** Masked. */
  mobile: z.string(),
  compRole: z.string(),
  inviteCode: z.string(),
  /** The address to register at, with the code. */
  link: z.string(),
  state: invitationState,
  /** The invited company's status, empty before it registered. */
  compStatus: z.string(),
  createTime: time,
  expireTime: time,
  finishTime: optionalTime,
});

const byId = z.strictObject({ id: code });

export const invitationSchemas = {
  invitationList: {
    body: pageOf({ compName: optionalText(100), state: invitationState.optional(), ...dayRange }),
    reply: paged(invitation),
  },
  invitationQuota: { reply: z.object({ limit: z.number(), used: z.number() }) },
  invitationSend: {
    body: z.strictObject({
      compName: text(100),
      contact: text(50),
      mobile: mobileText,
      email: optionalEmail,
      compRole: companyRole.optional(),
      remark: optionalText(200),
    }),
    reply: invitation,
  },
  invitationResend: { body: byId, reply: z.object({ sendCodeInterval: z.number() }) },
  invitationRevoke: { body: byId, reply: nothing },
} as const satisfies SchemasOf<typeof invitationCalls>;
