import type { DataColumn } from '@portal/shared/ui/data';
import { type Tenant, tenantName } from '../session/tenants';

/**
 * The column of a list that says whose customers these are, where the reader works for several tenants. Two of them may
 * have a company or a person of one name, so it is on a narrow screen's card, too.
 */
export const tenantColumn = <Row extends { readonly tenant: string }>(tenants: readonly Tenant[]): DataColumn<Row>[] =>
  tenants.length < 2
    ? []
    : [{ key: 'tenant', title: '租户', card: 'note', text: ({ tenant }) => tenantName(tenants, tenant) }];
