import { type StaffGroupHandlers, staffCall } from '../../kernel/calls/handler';
import { caseFigures } from './case-figures';
import { questionFigures } from './question-figures';

export const staffWorkHandlers: StaffGroupHandlers<'staff-work'> = {
  staffWork: staffCall({}, async (context) => {
    const [cases, questions] = await Promise.all([caseFigures(context), questionFigures(context)]);
    return { cases, questions };
  }),
};
