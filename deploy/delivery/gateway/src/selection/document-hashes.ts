import type { ReleaseRecord } from '@portal/release-record';
import { hashesOf } from '@portal/releases';
import type { AssetPlan } from './asset-plan';
import type { ReleaseView } from './release-view';
import type { SlotView, TenantView } from './tenant-view';

const allOf = (view: ReleaseView<ReleaseRecord> | undefined): [string, string][] =>
  view && view.hashes !== null ? hashesOf(view.record) : [];

/**
 * The hashes of the host's files with which the page begins. A host that does not read its own list gets the hashes of
 * all its files.
 */
function ofHost({ host }: TenantView, { scripts, preloads, styles }: AssetPlan): [string, string][] {
  if (!host.record.readsOwnHashList) return allOf(host);
  return [...scripts, ...preloads, ...styles].flatMap(({ href, integrity }): [string, string][] =>
    integrity && href.startsWith(host.base) ? [[href, integrity]] : [],
  );
}

/** The hashes in the document for a page of a slot. A host that knows no lists gets all hashes. */
export function documentHashes(tenant: TenantView, own: SlotView | undefined, plan: AssetPlan): Record<string, string> {
  const all = () => tenant.slots.flatMap(({ release, lastGood }) => [release, lastGood]);
  const remotes = tenant.host.record.readsHashLists ? [own?.release] : all();
  return Object.fromEntries([...ofHost(tenant, plan), ...remotes.flatMap(allOf)]);
}
