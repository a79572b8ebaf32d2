import { careRoles } from '../../domain/staff/care-roles';
import { type StaffGroupHandlers, staffCall } from '../../kernel/calls/handler';
import { staffSupportAnswer, staffSupportClose, staffSupportHandOver } from './answer-tickets';
import { staffSupportColleagues, staffSupportList, staffSupportShow } from './read-tickets';

const answerers = { roles: careRoles.answer };

export const staffSupportHandlers: StaffGroupHandlers<'staffSupport'> = {
  staffSupportList: staffCall({ roles: careRoles.read }, staffSupportList),
  staffSupportShow: staffCall({ roles: careRoles.read }, staffSupportShow),
  staffSupportColleagues: staffCall(answerers, staffSupportColleagues),
  staffSupportAnswer: staffCall(answerers, staffSupportAnswer),
  staffSupportHandOver: staffCall(answerers, staffSupportHandOver),
  staffSupportClose: staffCall(answerers, staffSupportClose),
};
