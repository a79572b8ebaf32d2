import { unproven } from '../threats/judge';
import { isDeep } from '../threats/marks';
import { readMarks } from '../threats/read-marks';
import { type Outcome, oneOutcome } from './outcome';

/** Each threat that a title names needs a test that passed, in Jest or in a browser. Both have to have run whole. */
export function threats(unit: Outcome | undefined, browser: Outcome | undefined): Outcome {
  if (!unit?.titles || !browser?.titles)
    return oneOutcome(false, 'threats are judged after the stages unit and browser');
  const marks = readMarks().filter((mark) => !isDeep(mark));
  const named = [...new Set(marks.map(({ threat }) => threat))];
  const lacking = unproven(named, [...unit.titles, ...browser.titles]);
  return {
    passed: named.length - lacking.length,
    failed: lacking.length,
    failures: lacking.map((threat) => `[threat: ${threat}] has no passed test`),
  };
}
