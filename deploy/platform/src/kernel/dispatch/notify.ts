import type { Queryable } from '@portal/database';
import { employee, user } from '@portal/database/schema/platform';
import { and, eq } from 'drizzle-orm';
import { escapeHtml } from '../html/escape-html';
import { sendMessage } from '../messages/send-message';
import { nameInMessage } from '../outbox/name-in-message';
import { companyOf } from '../tenant/company-of';
import { enqueue, type Outgoing } from './enqueue';
import type { Notice, PersonNotice, VariablesOf } from './notice';
import { noticeTexts } from './notice-texts';
import { isToldBySms, type Receiver, receiversOf } from './receivers';

export const noticeQueue = 'notice';

type Variables = Readonly<Record<string, string>>;
type Letters = Pick<Outgoing, 'purpose' | 'variables' | 'tenant'>;

const sms = (letters: Letters, mobile: string): Outgoing => ({
  ...letters,
  lane: noticeQueue,
  channel: 'sms',
  recipient: mobile,
});

const emails = (letters: Letters, email: string): Outgoing[] =>
  email === '' ? [] : [{ ...letters, lane: noticeQueue, channel: 'email', recipient: email }];

async function message(
  db: Queryable,
  notice: Notice,
  to: { readonly compCode: string; readonly userCode: string },
  variables: Variables,
  now: Date,
): Promise<void> {
  const { type, sender, linkText } = notice;
  const { title, text, detail, page } = noticeTexts(notice, variables);
  const content = [text, ...detail.split('\n')]
    .filter((part) => part.trim() !== '')
    .map((part) => `<p>${escapeHtml(part)}</p>`)
    .join('');
  await sendMessage(db, to, { type, title, content, sender, linkUri: page, linkText }, now);
}

interface AboutCompany {
  readonly compCode: string;
  /** The people who asked are told in addition to the root manager. A notice to one person goes only to that person. */
  readonly userCodes?: readonly string[];
  readonly productCode?: string;
}

function isMeant({ to }: Notice, { userCode, rootManager, permissions }: Receiver, userCodes: readonly string[]) {
  if (to === 'signers') return permissions.has('agreement.sign');
  return userCodes.includes(userCode) || (to === 'managers' && rootManager);
}

/**
 * Tells people of a company about an event, in the transaction of the event. The message is written with it; SMS and
 * e-mail are sent afterwards.
 */
export async function notifyCompany<N extends Notice>(
  db: Queryable,
  notice: N,
  about: AboutCompany,
  given: VariablesOf<N>,
  now: Date,
): Promise<void> {
  const { topic, name } = notice;
  const { compCode, productCode, userCodes = [] } = about;
  const company = await companyOf(db, compCode);
  const variables: Variables = { ...given, company: nameInMessage(company.compName) };
  const letters = { purpose: name, variables, tenant: company.tenant };
  const outgoing: Outgoing[] = [];
  const concern = topic?.may ?? 'agreement.sign';
  for (const receiver of await receiversOf(db, company, concern, userCodes)) {
    const meant = isMeant(notice, receiver, userCodes);
    const bySms = topic === undefined ? meant : isToldBySms(receiver, company, topic, productCode);
    if (bySms && notice.by.includes('sms')) outgoing.push(sms(letters, receiver.mobile));
    if (meant && notice.by.includes('email')) outgoing.push(...emails(letters, receiver.email));
    if (meant && notice.by.includes('message')) {
      await message(db, notice, { compCode, userCode: receiver.userCode }, variables, now);
    }
  }
  await enqueue(db, outgoing, now);
}

/** Tells a person what happened to their account, in every company that they use. */
export async function notifyPerson<N extends PersonNotice>(
  db: Queryable,
  notice: N,
  userCode: string,
  given: VariablesOf<N>,
  now: Date,
): Promise<void> {
  const by: readonly string[] = notice.by;
  const [person] = await db.select().from(user).where(eq(user.userCode, userCode));
  if (!person) return;
  const places = await db
    .select({ compCode: employee.compCode })
    .from(employee)
    .where(and(eq(employee.userCode, userCode), eq(employee.status, '1')));
  const letters = { purpose: notice.name, variables: { ...given }, tenant: person.tenant };
  for (const { compCode } of places) await message(db, notice, { compCode, userCode }, letters.variables, now);
  const email = person.firstLoginAt === null ? '' : person.email;
  const outgoing = [...(by.includes('sms') ? [sms(letters, person.mobile)] : []), ...emails(letters, email)];
  await enqueue(db, outgoing, now);
}

/** Tells a person by SMS at a number that is no longer the account's. */
export async function notifyFormerNumber<N extends PersonNotice>(
  db: Queryable,
  notice: N,
  { tenant, mobile }: { readonly tenant: string; readonly mobile: string },
  given: VariablesOf<N>,
  now: Date,
): Promise<void> {
  await enqueue(db, [sms({ purpose: notice.name, variables: { ...given }, tenant }, mobile)], now);
}

/** Sends an SMS to a number that may have no account. */
export async function notifyNumber(
  db: Queryable,
  notice: PersonNotice,
  { tenant, mobile }: { readonly tenant: string; readonly mobile: string },
  compName: string,
  now: Date,
): Promise<void> {
  const variables = { company: nameInMessage(compName) };
  await enqueue(db, [sms({ purpose: notice.name, variables, tenant }, mobile)], now);
}
