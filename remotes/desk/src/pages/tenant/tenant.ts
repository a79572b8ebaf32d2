import type { CallReply } from '@portal/shared/contract';

export type TenantFacts = CallReply<'staffTenantShow'>;

/** Every tab gets the tenant, and says when it changed it. */
export interface TabProps {
  readonly tenant: TenantFacts;
  readonly onChanged: () => void;
}
