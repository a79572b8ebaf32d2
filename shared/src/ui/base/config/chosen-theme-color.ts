import { themeColorIn, themeCookie } from '../../../theme/theme-cookie';

const written = new RegExp(`(?:^|; )${themeCookie}=([^;]*)`);

/** The colour that was chosen in this browser, for pages that begin before the session does. */
export const chosenThemeColor = (): string | undefined => themeColorIn(written.exec(document.cookie)?.[1]);
