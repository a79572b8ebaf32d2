import { cookieOf } from '@portal/http';
import { themeColorIn, themeCookie } from '@portal/shared/ui/theme';
import { themeChoices } from '@portal/shared/ui/theme-choices';

/**
 * The colour that was chosen in this browser; undefined for the tenant's. Only the colours that the portal offers count here: a
 * document is made and compressed for each, and visitors can invent any number of others.
 */
export function themeColorOf(cookies: string | undefined, tenantColor: string): string | undefined {
  const chosen = themeColorIn(cookieOf(cookies, themeCookie));
  if (chosen === undefined || chosen === tenantColor.toUpperCase()) return undefined;
  return themeChoices(tenantColor).some(({ color }) => color === chosen) ? chosen : undefined;
}
