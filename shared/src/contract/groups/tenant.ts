import { z } from 'zod';
import { defineGroup, read } from '../define-calls';

/** The brand of a host name. */
export const tenantGroup = defineGroup('tenant', {
  multiTenantInfo: read({
    path: 'cust/multiTenant/findMultiTenantInfo',
    spec: true,
    token: false,
    /** The host name, or a whole address that holds it. */
    query: { url: z.string().max(300) },
    reply: {
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
    },
  }),
});
