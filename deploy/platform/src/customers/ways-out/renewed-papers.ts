import { legalIdLabel } from '@portal/shared/company-fields';
import { endedPapers } from '../../domain/company/ended-papers';
import type { Profile } from '../../domain/company/records';
import type { HandlerInput } from '../../kernel/calls/handler';
import { fieldFault } from '../../kernel/http/http-error';

type Renewed = Omit<HandlerInput<'wayOutChange'>['body'], 'ticket' | 'reason'>;

/**
 * Refuses a renewal that leaves a paper ended: each ended paper needs a new picture and a later last day. It is pure.
 */
export function requireNewPapers(profile: Pick<Profile, 'permit' | 'legalPerson'>, sent: Renewed, now: Date): void {
  const endedNow = endedPapers(profile, now).map(({ paper }) => paper);
  if (endedNow.includes('license') && !sent.licenseFile) throw fieldFault('licenseFile', '请上传新的营业执照');
  if (endedNow.includes('legalId') && !sent.legalIdFront) {
    throw fieldFault('legalIdFront', `请上传新的${legalIdLabel}`);
  }
  const { permit, legalPerson } = profile;
  const later = {
    permit: sent.termEnd === undefined ? permit : { ...permit, termEnd: sent.termEnd },
    legalPerson: sent.legalIdValidTo === undefined ? legalPerson : { ...legalPerson, idValidTo: sent.legalIdValidTo },
  };
  const [ended] = endedPapers(later, now);
  if (ended) {
    const field = ended.paper === 'license' ? 'termEnd' : 'legalIdValidTo';
    throw fieldFault(field, `${ended.name}的有效期须在今天之后`);
  }
}
