import { registration } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import type { CompanyContext } from '../calls/context';
import type { HandlerInput } from '../calls/handler';
import { type FileRef, takeFiles } from '../files/stored-files';
import { conflict } from '../http/refusal';
import { type Registration, registrationOf, textOf } from './records';

type Drafts = CallReply<'verificationView'>['drafts'];
type Values = Readonly<Record<string, unknown>>;

const fileFields = ['frontFile', 'backFile', 'letterFile'];

/** What was typed into the cards and not yet completed. Checked only when a card is saved. */
export async function verificationDraft(
  context: CompanyContext,
  { body }: HandlerInput<'verificationDraft'>,
): Promise<null> {
  const { db, member } = context;
  const { compCode, compStatus } = member;
  if (compStatus !== '20' && compStatus !== '25') throw conflict('企业当前状态不支持此操作');
  const cards: readonly Values[] = Object.values(body).filter((card) => card !== undefined && card !== null);
  const tokens = cards.flatMap((card) => fileFields.map((field) => textOf(card, field))).filter(Boolean);
  await db.transaction(async (transaction) => {
    await takeFiles(context, transaction, tokens, 'company.read');
    const { drafts } = await registrationOf(transaction, compCode);
    await transaction
      .update(registration)
      .set({ drafts: { ...drafts, ...body } })
      .where(eq(registration.compCode, compCode));
  });
  return null;
}

/** The drafts as the page shows them: files by their names. */
export async function draftsOf(
  { legalPerson, agent }: Registration['drafts'],
  fileOf: (token: string) => Promise<FileRef | null>,
): Promise<Drafts> {
  return {
    legalPerson: legalPerson
      ? {
          name: textOf(legalPerson, 'name'),
          idNo: textOf(legalPerson, 'idNo'),
          idValidFrom: textOf(legalPerson, 'idValidFrom'),
          idValidTo: legalPerson.idValidTo === null ? null : textOf(legalPerson, 'idValidTo'),
          frontFile: await fileOf(textOf(legalPerson, 'frontFile')),
          backFile: await fileOf(textOf(legalPerson, 'backFile')),
        }
      : null,
    agent: agent
      ? {
          name: textOf(agent, 'name'),
          idNo: textOf(agent, 'idNo'),
          email: textOf(agent, 'email'),
          letterFile: await fileOf(textOf(agent, 'letterFile')),
        }
      : null,
  };
}
