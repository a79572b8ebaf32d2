import { legalIdLabel } from '@portal/shared/company-fields';
import { daysLeft, paperDay } from './paper-expiry';
import { type Profile, textOf } from './records';

export interface EndedPaper {
  readonly paper: 'license' | 'legalId';
  readonly name: string;
  /** Its last day. */
  readonly day: string;
}

/** Finds the papers of a company that ended, and with `graceDays` ended longer ago than that. It is pure. */
export function endedPapers(
  { permit, legalPerson }: Pick<Profile, 'permit' | 'legalPerson'>,
  now: Date,
  graceDays = 0,
): EndedPaper[] {
  const papers: EndedPaper[] = [
    { paper: 'license', name: '营业执照', day: textOf(permit, 'termEnd') },
    { paper: 'legalId', name: legalIdLabel, day: textOf(legalPerson, 'idValidTo') },
  ];
  // Without a day the paper has no end.
  return papers.filter(({ day }) => day !== '' && day !== '长期' && daysLeft(paperDay(day), now) < -graceDays);
}
