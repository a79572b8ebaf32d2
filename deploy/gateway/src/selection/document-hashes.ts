import type { ReleaseRecord } from '@portal/release-record';
import type { AssetPlan } from './asset-plan';
import { hashesOf } from './hash-list';
import type { ReleaseView } from './release-view';
import type { SlotView, TenantView } from './tenant-view';

const allOf = (view: ReleaseView<ReleaseRecord> | undefined): [string, string][] =>
  view && view.hashes !== null ? hashesOf(view.record) : [];

/** Of the host what the page begins with; a host that does not read its own list is told of all its files. */
function ofHost({ host }: TenantView, { scripts, preloads, styles }: AssetPlan): [string, string][] {
  if (!host.record.readsOwnHashList) return allOf(host);
  return [...scripts, ...preloads, ...styles].flatMap(({ href, integrity }): [string, string][] =>
    integrity && href.startsWith(host.base) ? [[href, integrity]] : [],
  );
}

/** What a document for a page of a slot has hashes of; a host that knows no lists is told of everything. */
export function documentHashes(tenant: TenantView, own: SlotView | undefined, plan: AssetPlan): Record<string, string> {
  const all = () => tenant.slots.flatMap(({ release, lastGood }) => [release, lastGood]);
  const remotes = tenant.host.record.readsHashLists ? [own?.release] : all();
  return Object.fromEntries([...ofHost(tenant, plan), ...remotes.flatMap(allOf)]);
}
