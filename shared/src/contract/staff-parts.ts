import { z } from 'zod';
import { staffRoles } from '../codes/staff-roles';
import { flag, keyOf, text } from './fields';

/** Pieces of the calls of the platform's own people. */

/** A member of staff. */
export const staffId = z
  .string()
  .regex(/^T[\w-]{1,40}$/, '人员标识不正确')
  .meta({ examples: ['T5f0c7d0e6a434b7e9d512a7f'] });

/** Staff say why they do something to somebody. */
export const reason = text(200);

/** A role, for one tenant or, with null, for all. */
export const grant = z.strictObject({ role: keyOf(staffRoles), tenant: z.string().max(63).nullable() });

/** The one-time link by which a person sets name and password and gets the second factor; null: the act made none. */
export const maybeLink = { link: z.string().nullable(), expiresAt: z.string().nullable() };

/** Left false, the act has taken effect; true: it waits for a second person. */
export const waits = flag;

export const reviewPolicy = z.strictObject({
  /** A second person confirms what the first one decided. */
  twoEyes: flag,
  /** In working days. */
  limitDays: z.int('请输入1-60的整数').min(1, '请输入1-60的整数').max(60, '请输入1-60的整数'),
});

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
