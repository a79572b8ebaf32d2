import type { Database } from '@portal/database';
import { article } from '@portal/database/schema/platform';
import { demoIdentities } from '@portal/demonstration/tenants/demo-identities';
import type { Releases } from '@portal/releases';
import { type Consent, consents } from '@portal/shared/codes';
import { openingPages } from '@portal/shared/tenant-opening';
import { filesOf, sampleRemote } from './sample-records';

/** A remote with the pages that all customers need. */
export const customersPages = {
  ...sampleRemote({ slot: 'pages', prefix: '/index' }),
  owns: Object.values(openingPages).map((path) => ({
    prefix: `/${path.split('/')[1]}${path.startsWith('/center') ? '/product' : ''}`,
    permission: false,
  })),
};

export const operatorFacts = { ...demoIdentities.localhost, filingsContent: '沪ICP备00000000号-1' };

export async function assignPages(releases: Releases, tenant: string, by = 'test'): Promise<void> {
  const { slot, package: packageName, build } = customersPages;
  await releases.publish({ record: customersPages, files: filesOf(customersPages), by });
  await releases.assign({ tenant, slot, package: packageName, build, by });
}

/** Stores the texts that people agree to, as a push of content does. */
export async function storeTexts({ db }: Database, tenant: string, publishedAt = new Date(0)): Promise<void> {
  const rows = Object.entries(consents).map(([consent, title]) => ({
    id: `consent-${consent as Consent}@${tenant}`,
    ...{ tenant, kind: 'consent', type: consent, title, summary: '', content: '<p>正文</p>', source: '' },
    ...{ version: '2026-01', publishedAt },
  }));
  await db.insert(article).values(rows).onConflictDoUpdate({ target: article.id, set: { publishedAt } });
}

/** Brings a tenant all that it must have before customers are served there, so that it opens. */
export async function completeTenant(database: Database, releases: Releases, code: string): Promise<void> {
  await storeTexts(database, code);
  await assignPages(releases, code);
  await releases.changeTenant({ code, changes: operatorFacts, by: 'test' });
}
