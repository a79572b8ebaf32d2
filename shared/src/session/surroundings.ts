import { forgetThemeColor, readPreferences, writeSidebarMode, writeSidebarStatus, writeThemeColor } from './cookies';
import type { Device, SidebarMode } from './state';
import { sessionState, updateSession } from './store';

/** The choices of this browser's cookies; the tenant's colour if none was chosen. */
export function restorePreferences(tenantColor: string): void {
  const { themeColor, sidebarMode, sidebarOpened } = readPreferences();
  updateSession({
    themeColor: themeColor ?? tenantColor,
    ...(sidebarMode === undefined ? {} : { sidebarMode }),
    ...(sidebarOpened === undefined ? {} : { sidebarOpened }),
  });
}

/** The tenant's own colour does not count as a choice: it follows the tenant. */
export function setThemeColor(themeColor: string, tenantColor?: string): void {
  if (themeColor === tenantColor) forgetThemeColor();
  else writeThemeColor(themeColor);
  updateSession({ themeColor });
}

export function setSidebarMode(sidebarMode: SidebarMode): void {
  writeSidebarMode(sidebarMode);
  updateSession({ sidebarMode });
}

/** On a mobile device the sidebar opens and closes with each step, so only the choice for a wide screen is kept. */
export function openSidebar(sidebarOpened: boolean, device: Device): void {
  if (device === 'desktop') writeSidebarStatus(sidebarOpened);
  updateSession({ sidebarOpened });
}

/** Below 992 px: "the layout is mobile and the sidebar closes". That is not a choice, so no cookie keeps it. */
export function setDevice(device: Device): void {
  if (device === sessionState().device) return;
  const sidebarOpened = device === 'mobile' ? false : (readPreferences().sidebarOpened ?? true);
  updateSession({ device, sidebarOpened });
}
