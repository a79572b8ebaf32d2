import { createReleases } from '@portal/releases';
import type { Demonstration } from '@portal/run/demonstration';
import { asDemonstration } from './demo-options';
import { createDemoPages } from './pages/demo-pages';
import type { TenantPlaces } from './pages/own-tenants';
import { seedDemo, seedDemoOnce } from './seed/seed';
import { addOwnTenant, removeOwnTenant } from './tenants/own-tenants';

/** What makes a platform API a demonstration: its settings, its people and companies, and the pages below `/dev`. */
export const demonstration: Demonstration = {
  options: asDemonstration,
  seed: seedDemo,
  seedOnce: seedDemoOnce,
  pages(database, { config, dataKey }, simulator) {
    const releases = createReleases(database);
    const places: TenantPlaces = {
      add: (code, like) => addOwnTenant(releases, code, like),
      remove: (code) => removeOwnTenant(database, code),
    };
    return createDemoPages(database, { choices: config, simulator, places, dataKey });
  },
};
