import { careRoles } from '../../domain/staff/care-roles';
import { type StaffGroupHandlers, staffCall } from '../../kernel/calls/handler';
import { staffPersonCorrectMobile } from './correct-mobile';
import { staffPersonList } from './list-people';
import { staffPersonEndSessions, staffPersonLock, staffPersonUnlock } from './lock-person';
import { staffPersonShow } from './show-person';

export const staffPersonHandlers: StaffGroupHandlers<'staffPerson'> = {
  staffPersonList: staffCall({ roles: careRoles.read }, staffPersonList),
  staffPersonShow: staffCall({ roles: careRoles.read }, staffPersonShow),
  staffPersonLock: staffCall({ roles: careRoles.lock }, staffPersonLock),
  staffPersonUnlock: staffCall({ roles: careRoles.unlock }, staffPersonUnlock),
  staffPersonEndSessions: staffCall({ roles: careRoles.lock }, staffPersonEndSessions),
  staffPersonCorrectMobile: staffCall({ roles: careRoles.correctMobile }, staffPersonCorrectMobile),
};
