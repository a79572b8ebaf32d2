import { type SiteContent, siteContent } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { headlineBreaks } from '@portal/shared/headline-words';
import { eq } from 'drizzle-orm';
import type { CallContext } from '../../core/calls/context';
import { type GroupHandlers, publicCall } from '../../core/calls/handler';

const nothing: SiteContent = { figures: [], figuresNote: '', voucher: null, partners: [], certificates: [], about: [] };

async function contentOfSite({ db, origin }: CallContext): Promise<CallReply<'siteContent'>> {
  const [row] = await db.select().from(siteContent).where(eq(siteContent.tenant, origin.tenant));
  const content = row?.content ?? nothing;
  return {
    ...content,
    certificates: content.certificates.map((paper) => ({ ...paper, titleBreaks: headlineBreaks(paper.title) })),
  };
}

export const siteHandlers: GroupHandlers<'site'> = { siteContent: publicCall(contentOfSite) };
