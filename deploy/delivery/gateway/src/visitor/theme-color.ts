import { cookieOf } from '@portal/http';
import { themeColorIn, themeCookie } from '@portal/shared/ui/theme';
import { themeChoices } from '@portal/shared/ui/theme-choices';

/**
 * The colour that was chosen in this browser; undefined means the tenant's. Only colours that the portal offers count:
 * each colour costs a document that is made and compressed, and visitors could invent any number of them.
 */
export function themeColorOf(cookies: string | undefined, tenantColor: string): string | undefined {
  const chosen = themeColorIn(cookieOf(cookies, themeCookie));
  if (chosen === undefined || chosen === tenantColor.toUpperCase()) return undefined;
  return themeChoices(tenantColor).some(({ color }) => color === chosen) ? chosen : undefined;
}
