import { z } from 'zod';
import { type TenantFactName, tenantFactNames } from '../../tenant/tenant-facts';
import { caseKinds } from '../case-states';
import { defineStaffGroup, read, write } from '../define-calls';
import { flag, keyOf, time } from '../fields';
import { reviewPolicy, tenantCode, waits } from '../staff-parts';

const row = z.object({
  code: z.string(),
  platformName: z.string(),
  /** Empty: the operator has not filled it in yet. */
  legalName: z.string(),
  audience: z.enum(['customers', 'staff']),
  isDefault: flag,
  /** `preparing`: customers are not served yet; the gateway says what is missing. */
  state: z.enum(['preparing', 'open', 'closed']),
  hostNames: z.array(z.string()),
});

const policyRow = reviewPolicy.extend({
  kind: keyOf(caseKinds),
  name: z.string(),
  /** The policy of tenants that have none of their own. */
  usual: reviewPolicy,
  /** The tenant has a policy of its own for this kind. */
  own: flag,
});

const version = z.object({
  version: z.number(),
  /** The name of the token, or of the member of staff. */
  by: z.string(),
  at: time,
  note: z.string(),
});

const texts = Object.fromEntries(tenantFactNames.map((name) => [name, z.string()])) as Record<
  TenantFactName,
  z.ZodString
>;
const facts = { ...texts, mainSystem: z.string().nullable() };

/** The platforms that the staff looks after. Brands and host names are changed at the gateway. */
export const staffTenantsGroup = defineStaffGroup('staffTenants', {
  /** Every role reads the tenants for which the person has one: filters and grants name them. */
  staffTenantList: read({ path: 'staff/tenant/list', reply: z.array(row) }),
  staffTenantShow: read({
    path: 'staff/tenant/show',
    body: { tenant: tenantCode },
    reply: row.extend({
      ...facts,
      /** Pictures are addresses; empty: none. */
      companyLogo: z.string(),
      favicon: z.string(),
      backgroundImg: z.string(),
    }),
  }),
  staffPolicyList: read({
    path: 'staff/policy/list',
    body: { tenant: tenantCode },
    reply: {
      kinds: z.array(policyRow),
      /** The operator's settings, the same for all tenants. Times are seconds unless the name says otherwise. */
      platform: z.object({
        sessionIdle: z.number(),
        sessionAbsolute: z.number(),
        sessionsPerPerson: z.number(),
        codeLife: z.number(),
        codeTries: z.number(),
        codeInterval: z.number(),
        codesPerDay: z.number(),
        passwordMaxAgeDays: z.number(),
        paperGraceDays: z.number(),
      }),
    },
  }),
  /**
   * It waits for a second person if the kind is grave, or if it takes away the second pair of eyes. A limit counts for cases that are opened from now on, the second pair of eyes for each decision from now on.
   */
  staffPolicySet: write({
    path: 'staff/policy/set',
    factor: true,
    /** Null: the usual policy counts again. */
    body: { tenant: tenantCode, kind: keyOf(caseKinds), policy: reviewPolicy.nullable() },
    /** As it is now: before a second person has confirmed it, unchanged. */
    reply: policyRow.extend({ waits }),
  }),
  /** The versions of a tenant's content, and of the content that all tenants share, newest first. */
  staffContentVersions: read({
    path: 'staff/content/versions',
    body: { tenant: tenantCode },
    reply: { own: z.array(version), shared: z.array(version) },
  }),
});
