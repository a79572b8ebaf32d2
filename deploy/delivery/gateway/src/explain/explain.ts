import { say } from '@portal/release-record/sentence';
import { buildName, type CatalogPointer, type CatalogRelease, tenantFaults } from '@portal/releases';
import type { ServedCatalog } from '../catalog/served-catalog';
import { pageAt } from '../selection/page-choice';
import { hostNameOf } from '../tenancy/host-name';
import { isInCanary, placeOf } from '../visitor/canary-share';
import { canarySlotsOf } from '../visitor/visitor';

export interface Question {
  host: string;
  path: string;
  /** The browser's number: its `portal_visitor` cookie. */
  user: string | undefined;
}

function explainedSlot(pointer: CatalogPointer, tenant: string, user: string | undefined) {
  const { slot, release: stable, lastGood, generation, canary } = pointer;
  const place = canary && user !== undefined ? placeOf(user, tenant, slot) : null;
  const onCanary = canary !== null && place !== null && isInCanary(place, canary.percent);
  const release: CatalogRelease = canary && onCanary ? canary.release : stable;
  const { record, standing } = release;
  const hash = record.assets.find(({ path }) => path === record.entry)?.sha384 ?? '';
  return {
    slot,
    release: buildName(release),
    version: record.version,
    chosenBy: onCanary ? ('canary' as const) : ('stable' as const),
    /** The browser's place from 0 to 100, and the percent that get the canary; null without a canary. */
    bucket: canary && { place, percent: canary.percent, canary: buildName(canary.release) },
    lastGood: onCanary ? buildName(stable) : lastGood && buildName(lastGood),
    /** Deprecated or blocked, and why; null: allowed. */
    standing: standing ? { name: standing.name, reason: standing.reason } : null,
    generation,
    entry: `/assets/${record.package}/${record.build}/${record.entry}`,
    integrity: `sha384-${hash}`,
  };
}

export type ExplainedSlot = ReturnType<typeof explainedSlot>;

/** Explains why this browser gets what it gets at this address: pure. Undefined if the tenant has nothing to show. */
export function explain(catalog: ServedCatalog, question: Question) {
  const { host, path, user } = question;
  const tenant = catalog.tenantOf(host);
  const onCanary = tenant ? canarySlotsOf(tenant, user) : [];
  const view = tenant && catalog.viewOf(tenant, onCanary);
  if (!tenant || !view) return undefined;
  const { slot, page } = pageAt(view, path);
  const named = tenant.hostNames.includes(hostNameOf(host));
  const claim =
    slot && view.claims.find((one) => one.slot === slot && (path === one.prefix || path.startsWith(`${one.prefix}/`)));
  const release = slot?.release ?? view.host;
  const faults = tenantFaults([view.host.record, ...view.slots.map((one) => one.release.record)]);
  return {
    question,
    tenant: {
      code: tenant.code,
      platformName: tenant.platformName,
      rule: named
        ? say(`主机名 ${hostNameOf(host)}`, `by host name ${hostNameOf(host)}`)
        : say('默认租户（没有租户使用该主机名）', 'the default tenant: no tenant has this host name'),
    },
    /** The last change of what the tenant runs, and the slots of which this browser gets the canary. */
    changeSet: view.changeSet,
    /** The slot that answers for the path; null for the host's own pages. */
    owner: slot ? { slot: slot.slot, prefix: claim?.prefix ?? '' } : null,
    page: page
      ? {
          path: page.path,
          title: page.title,
          permission: page.permission,
          files: page.assets.map((file) => release.base + file),
        }
      : null,
    slots: tenant.pointers.map((pointer) => explainedSlot(pointer, tenant.code, user)),
    /** Slots that ran a release once and were emptied. */
    emptySlots: tenant.emptySlots.map((one) => one.slot),
    gate: { passed: faults.length === 0, faults },
  };
}

export type Explanation = NonNullable<ReturnType<typeof explain>>;
