import type { Database } from '@portal/database';
import { releaseAudit } from '@portal/database/schema/releases';

export interface OverrideEvent {
  action: 'override-create' | 'override-open';
  tenant: string;
  slot: string;
  /** `<package>@<build>` */
  build: string;
  by: string;
  detail: Record<string, unknown>;
}

/** Links that swap a remote for one browser leave a trace when they are made and when they are opened. */
export async function recordOverride(database: Database, event: OverrideEvent): Promise<void> {
  const { action, tenant, slot, build, by, detail } = event;
  await database.db.insert(releaseAudit).values({ who: by, action, tenantCode: tenant, slot, toBuild: build, detail });
}
