import { z } from 'zod';
import type { tenantCalls } from '../calls/tenant';
import type { SchemasOf } from './call-schemas';

export const tenantSchemas = {
  multiTenantInfo: {
    /** The host name, or a whole address that holds it. */
    query: { url: z.string().max(300) },
    reply: z.object({
      /** Address of the tenant's main system; null: it has none. */
      mainSystem: z.string().nullable(),
      companyLogo: z.string(),
      logoFileToken: z.string(),
      backgroundFileToken: z.string(),
      platformName: z.string(),
      backgroundTitle: z.string(),
      backgroundImg: z.string(),
      backgroundContent: z.string(),
      filingsContent: z.string(),
    }),
  },
} as const satisfies SchemasOf<typeof tenantCalls>;
