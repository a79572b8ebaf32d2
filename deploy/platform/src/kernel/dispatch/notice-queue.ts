import type { Queryable } from '@portal/database';
import type { PlatformConfig } from '../config';
import type { Letter, Transport } from '../outbox/messenger';
import { legalParty } from '../tenant/legal-party';
import { tenantAddress } from '../tenant/public-address';
import type { DispatchRow } from './dispatch-rows';
import type { DispatchQueue } from './dispatch-worker';
import { noticeTexts } from './notice-texts';
import type { Notices } from './notices';
import { noticeQueue } from './notify';

interface NoticeNeeds {
  readonly db: Queryable;
  readonly transport: Transport;
  readonly notices: Notices;
  readonly config: Pick<PlatformConfig, 'publicUrl' | 'localUrl'>;
}

/** Turns the row into a letter. The row does not hold the portal's address: it is read when the letter is sent. */
async function letterOf({ db, config, notices }: NoticeNeeds, row: DispatchRow): Promise<Letter> {
  const { purpose, tenant, channel, recipient, variables, dispatchId } = row;
  const notice = notices.find(purpose);
  if (!notice) throw new Error(`${purpose} is no notice`);
  const { title, text, detail, page } = noticeTexts(notice, variables);
  const { platformName: platform, wordmark } = await legalParty(db, tenant);
  const address = await tenantAddress(db, tenant, config);
  const named = { ...variables, platform, address };
  const letter = { tenant, recipient, purpose, code: '', variables: named, id: dispatchId, reference: dispatchId };
  if (channel === 'sms') return { ...letter, channel, text: `${text}${platform}：${address}` };
  if (channel !== 'email') throw new Error(`a notice does not go by ${channel}`);
  const brand = wordmark ? `${wordmark} ${platform}` : platform;
  const lines = [text, detail, `${brand}：${address}${page}`].filter((line) => line !== '');
  const subject = wordmark ? `【${wordmark}】${title}` : title;
  return { ...letter, channel, subject, text: lines.join('\n\n') };
}

/** Sends notices by the transport. */
export function createNoticeQueue(needs: NoticeNeeds): DispatchQueue {
  return {
    name: noticeQueue,
    purposes: needs.notices.all.map(({ name }) => name),
    send: async (row) => needs.transport.deliver(await letterOf(needs, row)),
  };
}
