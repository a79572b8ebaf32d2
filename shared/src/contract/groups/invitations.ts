import { z } from 'zod';
import { personName } from '../../validators/contact';
import { all, required } from '../../validators/validator';
import { defineGroup, read, write } from '../define-calls';
import {
  checkedText,
  code,
  codeSent,
  companyNameText,
  companyRole,
  dayRange,
  keyOf,
  mobileText,
  optionalEmail,
  optionalText,
  optionalTime,
  paged,
  pageOf,
  time,
} from '../fields';
import { invitationStates } from '../states';

const invitationState = keyOf(invitationStates);

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

/** Inviting other companies. */
export const invitationGroup = defineGroup('invitation', {
  invitationList: read({
    path: 'company/invitation/list',
    body: pageOf({ compName: optionalText(100), state: invitationState.optional(), ...dayRange }),
    reply: paged(invitation),
  }),
  invitationQuota: read({ path: 'company/invitation/quota', reply: { limit: z.number(), used: z.number() } }),
  invitationSend: write({
    path: 'company/invitation/send',
    body: {
      compName: companyNameText,
      contact: checkedText(all(required('请输入联系人'), personName), '程亮', 50),
      mobile: mobileText,
      email: optionalEmail,
      compRole: companyRole.optional(),
      remark: optionalText(200),
    },
    reply: invitation,
  }),
  invitationResend: write({ path: 'company/invitation/resend', body: byId, reply: codeSent }),
  invitationRevoke: write({ path: 'company/invitation/revoke', body: byId }),
});
