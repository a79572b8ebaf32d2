import { joinNotices, placeNotices } from '../../domain/employee/notices';
import { defineFeature } from '../../feature';
import { employeeHandlers } from './handlers';
import { joinRequestRule, placeData } from './retention';

export const employeesFeature = defineFeature({
  calls: employeeHandlers,
  letters: ['employeeAdded', 'passwordReset', 'inviteWithdrawn'],
  codes: { employee: '维护企业人员' },
  notices: [joinNotices, placeNotices],
  personalData: [placeData],
  retention: [joinRequestRule],
});
