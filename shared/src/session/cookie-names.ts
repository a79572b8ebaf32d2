import { applicationCookie, tokenCookie } from '../boot/boot-document';
import { themeCookie } from '../theme/theme-cookie';

/** The names are the spec's, except `refresh_token` and those that begin with `portal_`. */
export const names = {
  accessToken: tokenCookie,
  refreshToken: 'refresh_token',
  idleLimit: 'failurePeriodSec',
  currentTime: 'currentTime',
  lastTime: 'lastTime',
  themeColor: themeCookie,
  sidebarMode: 'sidebarMode',
  sidebarStatus: 'sidebarStatus',
  rememberedPhone: 'remember-me',
  epoch: 'portal_epoch',
  application: applicationCookie,
  formKey: 'portal_form_key',
} as const;
