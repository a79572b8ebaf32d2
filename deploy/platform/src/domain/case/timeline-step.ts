type StepState = 'done' | 'doing' | 'failed';

/** One step of a request's time line. */
export const stepAt = (now: Date, title: string, state: StepState = 'done', remark = '') => ({
  title,
  at: now.toISOString(),
  state,
  remark,
});
