import { article, siteContent } from '@portal/database/schema/platform';
import type { CallReply, NewsType } from '@portal/shared/contract';

import { headlineBreaks } from '@portal/shared/headline-words';
import { and, desc, eq } from 'drizzle-orm';
import { inTenantsWords, tenantWords } from '../../domain/article/tenant-words';
import { visible } from '../../domain/article/visible-articles';
import { shownId } from '../../domain/content/article-id';
import { noSite } from '../../domain/content/site-files';
import type { CallContext } from '../../kernel/calls/context';
import { type GroupHandlers, publicCall } from '../../kernel/calls/handler';
import { fill } from '../../kernel/data/fill';
import { one } from '../../kernel/data/one';
import { legalParty } from '../../kernel/tenant/legal-party';

/** Fills every text of an answer in. */
function inWords<T>(value: T, names: Readonly<Record<string, string>>): T {
  return JSON.parse(JSON.stringify(value), (_, part) => (typeof part === 'string' ? fill(part, names) : part)) as T;
}

async function storedSite({ db, origin }: CallContext) {
  const [row] = await db.select().from(siteContent).where(eq(siteContent.tenant, origin.tenant));
  return { ...noSite, ...row?.content };
}

const withBreaks = <T extends { readonly title: string }>(titled: T) => ({
  ...titled,
  titleBreaks: headlineBreaks(titled.title),
});

async function contentOfSite(context: CallContext): Promise<CallReply<'siteContent'>> {
  const { db, origin } = context;
  const content = inWords(await storedSite(context), tenantWords(await legalParty(db, origin.tenant)));
  return {
    ...content,
    certificates: content.certificates.map(withBreaks),
    milestones: content.milestones.map(withBreaks),
    story: content.story && withBreaks(content.story),
    closingBreaks: headlineBreaks(content.closing),
  };
}

const notice: NewsType = 'NOTICE';

async function entryOfSite(context: CallContext): Promise<CallReply<'siteEntry'>> {
  const { db, origin } = context;
  const { serviceHours } = await storedSite(context);
  const [newest] = await db
    .select()
    .from(article)
    .where(and(visible(context, 'news'), eq(article.type, notice)))
    .orderBy(desc(article.publishedAt), desc(article.id))
    .limit(1);
  if (!newest) return { serviceHours, notice: null };
  const { id, title, publishedAt } = one(await inTenantsWords(db, origin.tenant, [newest]));
  const told = { id: shownId(id), title, titleBreaks: headlineBreaks(title), publishTime: publishedAt.toISOString() };
  return { serviceHours, notice: told };
}

export const siteHandlers: GroupHandlers<'site'> = {
  siteContent: publicCall(contentOfSite),
  siteEntry: publicCall(entryOfSite),
};
