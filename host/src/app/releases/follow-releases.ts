import { type BootDocument, gatewayAddresses, type ReleaseNotice, releaseNoticeEvent } from '@portal/shared/boot';
import { renewRemote } from '../../federation/remotes';
import { isNews, setWaiting } from './waiting-releases';

async function freshBoot(): Promise<BootDocument | null> {
  const reply = await fetch(gatewayAddresses.boot, { headers: { Accept: 'application/json' } });
  return reply.ok ? ((await reply.json()) as BootDocument) : null;
}

/**
 * Replaces a remote that nobody has opened yet at once; any other release waits until it can take over. The page of an
 * emptied slot stays as it is until the person goes on.
 */
async function take(boot: BootDocument, { slot, build }: ReleaseNotice): Promise<void> {
  if (build === null) return setWaiting(slot, 'nothing');
  const remote = boot.remotes.find((one) => one.slot === slot);
  const fresh = remote && (await freshBoot().catch(() => null));
  const now = fresh?.remotes.find((one) => one.slot === slot);
  const renewed = fresh && remote && now && fresh.host.build === boot.host.build;
  const taken = renewed && renewRemote(remote, now);
  // The ticket in the document is for the release that was there before.
  if (taken) boot.tickets = { ...boot.tickets, [slot]: fresh.tickets?.[slot] ?? '' };
  setWaiting(slot, taken ? null : 'release');
}

/**
 * Hears of new releases while the tab is in sight. Each time the stream opens, the gateway tells the releases of all
 * slots, so that nothing is missed while it was closed. A hidden tab holds no connection.
 */
export function followReleases(boot: BootDocument): () => void {
  let stream: EventSource | null = null;
  const hear = ({ data }: MessageEvent<string>) => {
    const notice = JSON.parse(data) as ReleaseNotice;
    if (isNews(boot, notice)) void take(boot, notice);
    // The change was taken back before this page took it.
    else setWaiting(notice.slot, null);
  };
  const close = () => {
    stream?.close();
    stream = null;
  };
  const follow = () => {
    if (document.visibilityState === 'hidden') return close();
    if (stream) return;
    stream = new EventSource(gatewayAddresses.releaseStream);
    stream.addEventListener(releaseNoticeEvent, hear);
  };
  follow();
  document.addEventListener('visibilitychange', follow);
  return () => {
    document.removeEventListener('visibilitychange', follow);
    close();
  };
}
