import { brandFactNames, type TenantFactName, tenantFactNames } from '@portal/shared/tenant-facts';
import type { TenantFacts } from '../tenant';

/** The facts of this form. Those of the brand are edited beside a preview. */
export type FactField = Exclude<TenantFactName, (typeof brandFactNames)[number]>;

export const factFields = tenantFactNames.filter(
  (name): name is FactField => !brandFactNames.some((brand) => brand === name),
);

/** The form's values: each a text, with one host name a line. */
export type FactsValues = Record<FactField | 'hostNames', string>;

export const factsValues = (tenant: TenantFacts): FactsValues => ({
  ...(Object.fromEntries(factFields.map((field) => [field, tenant[field] ?? ''])) as FactsValues),
  hostNames: tenant.hostNames.join('\n'),
});

const hostsIn = (text: string): string[] =>
  [
    ...new Set(
      text
        .toLowerCase()
        .split(/[\s,，、]+/)
        .filter(Boolean),
    ),
  ].sort();

/** The changed fields only, so that what a colleague changed meanwhile stays. */
export function factsChanges(tenant: TenantFacts, values: FactsValues): Record<string, unknown> {
  const before = factsValues(tenant);
  const changes: Record<string, unknown> = {};
  for (const field of factFields) {
    const text = values[field].trim();
    if (text !== before[field]) changes[field] = field === 'mainSystem' ? text || null : text;
  }
  const hostNames = hostsIn(values.hostNames);
  if (hostNames.join() !== hostsIn(before.hostNames).join()) changes.hostNames = hostNames;
  return changes;
}

/** The host names that customers could no longer use. */
export function lostHosts(tenant: TenantFacts, values: FactsValues): string[] {
  const kept = hostsIn(values.hostNames);
  return tenant.hostNames.filter((host) => !kept.includes(host));
}
