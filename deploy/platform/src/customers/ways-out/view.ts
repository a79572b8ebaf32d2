import { correctableTexts } from '@portal/shared/company-fields';
import type { CallReply } from '@portal/shared/contract';
import { endedPapers } from '../../domain/company/ended-papers';
import { profileOf, registrationOf, textOf } from '../../domain/company/records';
import type { CallContext } from '../../kernel/calls/context';
import type { HandlerInput } from '../../kernel/calls/handler';
import { fileRefs } from '../../kernel/files/stored-files';
import { actingPerson } from './acting-person';
import { lastRequest } from './last-request';

/** Shows the person the company as far as its way out needs it, and what became of the last request. */
export async function wayOutView(
  context: CallContext,
  { body }: HandlerInput<'wayOutView'>,
): Promise<CallReply<'wayOutView'>> {
  const acting = await actingPerson(context, body.ticket);
  const { db, member, kind, now } = acting;
  const profile = await profileOf(db, member.compCode);
  const { permit, legalPerson } = profile;
  const { reasons, remark } = await registrationOf(db, member.compCode);
  const last = await lastRequest(acting);
  const ended = endedPapers(profile, now).map(({ paper }) => paper);
  const [license] = await fileRefs(db, [textOf(permit, 'licenseFile')]);
  const texts = correctableTexts.map((name) => [name, name === 'compName' ? member.compName : textOf(permit, name)]);
  // The registration keeps what its reviewer found; a change has the reviewer's opinion itself.
  const reviewed = kind === 'reapplication' || (kind === 'correction' && last === null);
  return {
    kind,
    compName: member.compName,
    compStatus: member.compStatus,
    opinion: last?.opinion || (reviewed ? remark : ''),
    reasons: reviewed ? reasons : {},
    papers: {
      licenseName: license?.fileName ?? '',
      termEnd: textOf(permit, 'termEnd') || null,
      licenseEnded: ended.includes('license'),
      legalIdValidTo: textOf(legalPerson, 'idValidTo') || null,
      legalIdEnded: ended.includes('legalId'),
    },
    texts: Object.fromEntries(texts),
    request: last?.request ?? null,
  };
}
