import { siteContent } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { headlineBreaks } from '@portal/shared/headline-words';
import { eq } from 'drizzle-orm';
import { tenantWords } from '../../domain/article/tenant-words';
import { noSite } from '../../domain/content/site-files';
import type { CallContext } from '../../kernel/calls/context';
import { type GroupHandlers, publicCall } from '../../kernel/calls/handler';
import { fill } from '../../kernel/data/fill';
import { legalParty } from '../../kernel/tenant/legal-party';

/** Fills every text of an answer in. */
function inWords<T>(value: T, names: Readonly<Record<string, string>>): T {
  return JSON.parse(JSON.stringify(value), (_, part) => (typeof part === 'string' ? fill(part, names) : part)) as T;
}

async function contentOfSite({ db, origin }: CallContext): Promise<CallReply<'siteContent'>> {
  const [row] = await db.select().from(siteContent).where(eq(siteContent.tenant, origin.tenant));
  const stored = { ...noSite, ...row?.content };
  const content = inWords(stored, tenantWords(await legalParty(db, origin.tenant)));
  return {
    ...content,
    certificates: content.certificates.map((paper) => ({ ...paper, titleBreaks: headlineBreaks(paper.title) })),
  };
}

export const siteHandlers: GroupHandlers<'site'> = { siteContent: publicCall(contentOfSite) };
