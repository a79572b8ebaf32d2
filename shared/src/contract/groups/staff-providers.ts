import { z } from 'zod';
import { ports } from '../../codes/ports';
import { defineStaffGroup, read, write } from '../define-calls';
import { tenantCode } from '../staff-parts';

const port = z.enum(ports, '没有这个接口');

/** `own`: a provider of this tenant; `default`: that of the environment; `manual`: by hand. */
export const providerModes = ['own', 'default', 'manual'] as const;

const row = z.object({
  port,
  name: z.string(),
  mode: z.enum(providerModes),
  /** The address that counts; null: the port is done by hand. */
  url: z.string().nullable(),
  keyId: z.string().nullable(),
  changedAt: z.string().nullable(),
});

/** The providers of a tenant. A secret is written and never answered. */
export const staffProvidersGroup = defineStaffGroup('staffProviders', {
  staffProviderList: read({ path: 'staff/provider/list', body: { tenant: tenantCode }, reply: z.array(row) }),
  staffProviderSet: write({
    path: 'staff/provider/set',
    factor: true,
    body: {
      tenant: tenantCode,
      port,
      mode: z.enum(providerModes),
      url: z.string().trim().max(300).optional(),
      keyId: z
        .string()
        .trim()
        .regex(/^[\w.-]{1,64}$/, '密钥编号不正确')
        .meta({ examples: ['portal-1'] })
        .optional(),
      /** Left away: the present one stays. */
      secret: z
        .string()
        .min(32, '密钥至少32位')
        .max(200)
        .meta({ examples: ['d4f0c2b19a7e83650f1d2c3b4a59687e'] })
        .optional(),
    },
    reply: row,
  }),
  /** Sends a signed `ping` to the provider that counts. */
  staffProviderTest: write({
    path: 'staff/provider/test',
    body: { tenant: tenantCode, port },
    reply: { ok: z.boolean(), milliseconds: z.number(), msg: z.string() },
  }),
});
