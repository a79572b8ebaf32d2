import { type SiteContent, siteContent } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import type { CallContext } from '../../core/calls/context';
import { type GroupHandlers, publicCall } from '../../core/calls/handler';

const nothing: SiteContent = { figures: [], figuresNote: '', voucher: null, partners: [], certificates: [], about: [] };

async function contentOfSite({ db, origin }: CallContext): Promise<CallReply<'siteContent'>> {
  const [row] = await db.select().from(siteContent).where(eq(siteContent.tenant, origin.tenant));
  return row?.content ?? nothing;
}

export const siteHandlers: GroupHandlers<'site'> = { siteContent: publicCall(contentOfSite) };
