import type { Opening } from '@portal/releases';
import { openingFactNames, type TenantFactName, tenantFacts } from '@portal/shared/tenant-facts';
import type { OpeningFact } from '@portal/shared/tenant-opening';
import { table } from '../command-line/output';
import type { PortalClient } from './portal-client';

type Part = Opening['missing'][number];

interface Way {
  /** What it is called. */
  readonly what: string;
  /** The command that brings it, without `portal`. */
  readonly mend: (tenant: string) => string;
}

/** The company is named with its code and its representative, or not at all. */
const optionsOf = (fact: OpeningFact): readonly TenantFactName[] =>
  fact === 'legalName' ? ['legalName', 'creditCode', 'legalPerson'] : [fact];

const facts = Object.fromEntries(
  openingFactNames.map((fact) => {
    const options = optionsOf(fact).map((name) => `--${tenantFacts[name].option} …`);
    const mend = (tenant: string) => `tenants set ${tenant} ${options.join(' ')}`;
    return [`fact:${fact}`, { what: tenantFacts[fact].toOpen, mend }];
  }),
) as Record<`fact:${OpeningFact}`, Way>;
const text = (what: string): Way => ({
  what: `text to agree to: ${what}`,
  mend: (tenant) => `content push <folder> --tenant ${tenant}`,
});
const page = (what: string, slot: string): Way => ({
  what: `remote with ${what}`,
  mend: (tenant) => `assign ${tenant} ${slot} ${slot}@<build>`,
});

const ways: Readonly<Record<Part, Way>> = {
  ...facts,
  'text:SERVICE': text('user agreement'),
  'text:PRIVACY': text('privacy policy'),
  'text:CERTIFICATE': text('digital certificates'),
  'text:FACE': text('face information'),
  host: { what: 'release of the host', mend: (tenant) => `assign ${tenant} host host@<build>` },
  'page:texts': page('the page that shows the texts', 'site'),
  'page:registration': page('the pages of a registration', 'registration'),
  'page:centre': page('the first page after a login', 'product'),
};

const openingPath = (tenant: string) => `/tenants/${encodeURIComponent(tenant)}/opening`;

export const tenantOpening = (client: PortalClient, tenant: string) => client.call<Opening>('GET', openingPath(tenant));

export const openedLine = (tenant: string) => `✓ It was the last that ${tenant} waited for: it is open.`;

/** A text that waits as a draft is confirmed as it is, or replaced by the operator's own. */
const mendOf = (part: Part, tenant: string, draft: boolean) =>
  draft && part.startsWith('text:') ? `content confirm --tenant ${tenant}` : ways[part].mend(tenant);

const missingTable = (tenant: string, { missing, draft }: Omit<Opening, 'state'>) =>
  table(
    ['  MISSING', 'BROUGHT BY'],
    missing.map((part) => [`  ${ways[part].what}`, `portal ${mendOf(part, tenant, draft === true)}`]),
  );

/** The state of a tenant, and what it lacks, with the command that brings it. */
export function openingLines(tenant: string, { state, ...parts }: Opening): string[] {
  const now = {
    preparing: `${tenant} is not open yet: customers see 即将开通. It opens by itself with the last of these:`,
    open: `${tenant} is open.`,
    closed: `${tenant} is closed. Bring it back with: portal tenants open ${tenant}`,
  }[state];
  return parts.missing.length > 0 ? [now, ...missingTable(tenant, parts)] : [now];
}
