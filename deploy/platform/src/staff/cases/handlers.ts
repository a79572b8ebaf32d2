import { type StaffGroupHandlers, staffCall } from '../../kernel/calls/handler';
import { caseAssign, casePriority } from './assign-cases';
import { caseRoles } from './case-access';
import { caseEvents } from './case-events';
import { caseFile, caseReveal } from './case-papers';
import { caseClaim, caseClaimNext, caseRelease, caseTouch } from './claim-cases';
import { caseAskSecond, caseDecide, caseDraft } from './decide-case';
import { caseList } from './list-cases';
import { caseReasons } from './reasons';
import { caseReviewers } from './reviewers';
import { caseShow } from './show-case';

const by = (act: keyof typeof caseRoles) => ({ roles: caseRoles[act] });

export const caseHandlers: StaffGroupHandlers<'staff-case'> = {
  staffCaseList: staffCall(by('read'), caseList),
  staffCaseShow: staffCall(by('read'), caseShow),
  staffCaseEvents: staffCall(by('read'), caseEvents),
  staffCaseReasons: staffCall(by('read'), caseReasons),

  staffCaseClaimNext: staffCall(by('review'), caseClaimNext),
  staffCaseClaim: staffCall(by('review'), caseClaim),
  staffCaseRelease: staffCall(by('review'), caseRelease),
  staffCaseTouch: staffCall(by('review'), caseTouch),

  staffCaseDraft: staffCall(by('review'), caseDraft),
  staffCaseDecide: staffCall(by('review'), caseDecide),
  staffCaseAskSecond: staffCall(by('review'), caseAskSecond),

  staffCaseAssign: staffCall(by('assign'), caseAssign),
  staffCaseReviewers: staffCall(by('assign'), caseReviewers),
  staffCasePriority: staffCall(by('lead'), casePriority),

  staffCaseFile: staffCall(by('file'), caseFile),
  staffCaseReveal: staffCall(by('reveal'), caseReveal),
};
