export const tenantPath = (tenant: string): string => `/tenants/${encodeURIComponent(tenant)}`;
