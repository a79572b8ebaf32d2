import { companyCall, type GroupHandlers } from '../../kernel/calls/handler';
import type { Policy } from '../../kernel/calls/policy';
import { invitationList, invitationQuota, invitationResend, invitationRevoke, invitationSend } from './invitations';

const read = { permission: 'invitation.read' } satisfies Omit<Policy, 'access'>;
const write = { permission: 'invitation.write' } satisfies Omit<Policy, 'access'>;

export const invitationHandlers: GroupHandlers<'invitation'> = {
  invitationList: companyCall(read, invitationList),
  invitationQuota: companyCall(read, invitationQuota),
  invitationSend: companyCall(write, invitationSend),
  invitationResend: companyCall(write, invitationResend),
  invitationRevoke: companyCall(write, invitationRevoke),
};
