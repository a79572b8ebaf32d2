import { z } from 'zod';
import { text } from './fields';

/** Pieces of the calls of the platform's own people. */

/** A member of staff. */
export const staffId = z
  .string()
  .regex(/^T[\w-]{1,40}$/, '人员标识不正确')
  .meta({ examples: ['T5f0c7d0e6a434b7e9d512a7f'] });

/** Staff say why they do something to somebody. */
export const reason = text(200);

/** The code of a tenant; left away: all tenants of the reader. */
export const inTenant = z.string().trim().min(1).max(63).optional();

/** One tenant by its code. */
export const tenantCode = z
  .string()
  .regex(/^[a-z0-9][a-z0-9.-]{0,62}$/, '租户标识不正确')
  .meta({ examples: ['localhost'] });

/**
 * Lists grow while people read them, so they have no page numbers: `next` of an answer asks for the rows after it, and
 * null says that there are none.
 */
export const partOf = { after: z.string().max(120).optional(), limit: z.int().min(1).max(100).default(30) };
export const next = z.string().nullable();
