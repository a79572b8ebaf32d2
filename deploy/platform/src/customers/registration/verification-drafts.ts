import { wrongStatusText } from '@portal/shared/codes/refusal-texts';
import type { CallReply } from '@portal/shared/contract';
import { maskIdentityNumber } from '@portal/shared/format';
import { type Profile, type Registration, registrationOf, setRegistration, textOf } from '../../domain/company/records';
import type { CompanyContext } from '../../kernel/calls/context';
import type { HandlerInput } from '../../kernel/calls/handler';
import type { PaperRef } from '../../kernel/files/papers';
import { releaseFiles, takeFiles } from '../../kernel/files/stored-files';
import { conflict } from '../../kernel/http/http-error';

type Drafts = CallReply<'verificationView'>['drafts'];
type Values = Readonly<Record<string, unknown>>;

const fileFields = ['frontFile', 'backFile', 'letterFile'];

const filesIn = (card: Values | null | undefined) =>
  fileFields.map((field) => textOf(card ?? {}, field)).filter((token) => token !== '');

/** Saves the incomplete input of the cards. It is checked only when a card is saved. */
export async function verificationDraft(context: CompanyContext, { body }: HandlerInput<'verificationDraft'>) {
  const { db, member } = context;
  const { compCode, compStatus } = member;
  if (compStatus !== '20' && compStatus !== '25') throw conflict(wrongStatusText);
  const tokens = Object.values(body).flatMap(filesIn);
  await db.transaction(async (transaction) => {
    await takeFiles(context, transaction, tokens, 'company.read');
    const { drafts } = await registrationOf(transaction, compCode);
    await setRegistration(transaction, compCode, { drafts: { ...drafts, ...body } });
    await releaseFiles(transaction, compCode, Object.values(drafts).flatMap(filesIn));
  });
}

/** A saved number is shown masked, also if a draft repeats it. */
const shownIdNo = (draft: Values, saved: Values) => {
  const idNo = textOf(draft, 'idNo');
  return idNo === textOf(saved, 'idNo') ? maskIdentityNumber(idNo) : idNo;
};

/** Returns the drafts as the page shows them, with files by their names. `saved`: the last saved cards. */
export async function draftsOf(
  { legalPerson, agent }: Registration['drafts'],
  saved: Pick<Profile, 'legalPerson' | 'agent'>,
  fileOf: (token: string) => Promise<PaperRef | null>,
): Promise<Drafts> {
  return {
    legalPerson: legalPerson
      ? {
          name: textOf(legalPerson, 'name'),
          idNo: shownIdNo(legalPerson, saved.legalPerson),
          idValidFrom: textOf(legalPerson, 'idValidFrom'),
          idValidTo: legalPerson.idValidTo === null ? null : textOf(legalPerson, 'idValidTo'),
          frontFile: await fileOf(textOf(legalPerson, 'frontFile')),
          backFile: await fileOf(textOf(legalPerson, 'backFile')),
        }
      : null,
    agent: agent
      ? {
          name: textOf(agent, 'name'),
          idNo: shownIdNo(agent, saved.agent),
          email: textOf(agent, 'email'),
          letterFile: await fileOf(textOf(agent, 'letterFile')),
        }
      : null,
  };
}
