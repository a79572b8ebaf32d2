import { type StaffGroupHandlers, staffCall } from '../../kernel/calls/handler';
import { tenantRoles } from '../tenants/tenant-roles';
import { confirmRequest, declineRequest, withdrawRequest } from './decide';
import { listPolicyRequests, listRequests } from './read-requests';

const byEither = { roles: tenantRoles } as const;

export const staffRequestHandlers: StaffGroupHandlers<'staffRequest'> = {
  staffRequestList: staffCall({ roles: ['admin'] }, listRequests),
  staffPolicyRequestList: staffCall(byEither, listPolicyRequests),
  staffRequestConfirm: staffCall(byEither, confirmRequest),
  staffRequestDecline: staffCall(byEither, declineRequest),
  staffRequestWithdraw: staffCall(byEither, withdrawRequest),
};
