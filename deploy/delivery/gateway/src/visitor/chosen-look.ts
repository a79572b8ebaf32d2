import { cookieOf } from '@portal/http';
import { chosenScheme, type SchemeChoice, themeColorIn, themeCookie } from '@portal/shared/ui/theme';
import { themeChoices } from '@portal/shared/ui/theme-choices';

/** What was chosen in this browser. Each look costs a document that is made and compressed, so there are few of them. */
export interface ChosenLook {
  /** Undefined means the tenant's. */
  readonly color: string | undefined;
  /** It counts on pages behind the login. */
  readonly scheme: SchemeChoice;
}

/** Only colours that the portal offers count, because visitors could invent any number of them. */
function colorIn(cookies: string | undefined, tenantColor: string): string | undefined {
  const chosen = themeColorIn(cookieOf(cookies, themeCookie));
  if (chosen === undefined || chosen === tenantColor.toUpperCase()) return undefined;
  return themeChoices(tenantColor).some(({ color }) => color === chosen) ? chosen : undefined;
}

export const lookIn = (cookies: string | undefined, tenantColor: string): ChosenLook => ({
  color: colorIn(cookies, tenantColor),
  scheme: chosenScheme(cookies),
});
