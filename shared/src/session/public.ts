export { currentIdle, idleLimitSeconds, recordActivity } from './activity';
export { noteCompStatus } from './application';
export { beforeReload, prepareReload } from './before-reload';
export { browserId } from './browser-id';
export {
  accessToken,
  cookiesWork,
  forgetPhone,
  formKey,
  keepFormKey,
  refreshToken,
  rememberedPhone,
  rememberPhone,
} from './cookies';
export { beginLeaving, isGone, stay, wishedToLeave } from './departure';
export { isStale, ownEpoch } from './epoch';
export { dropKeys, holdKeys, setCacheAuthProducts, setComps } from './held-data';
export {
  enterSession,
  leaveSession,
  lockSession,
  noteAgreed,
  renewTokens,
  switchCompany,
  unlockSession,
} from './lifecycle';
export { ensureCompInfo, ensureResources, renewCompInfo } from './loaded-once';
export { noteNavigation } from './navigation';
export { onOtherPerson } from './other-person';
export { onPasswordChangeRequest, requestPasswordChange } from './password-change';
export { localStore, sessionStore } from './safe-storage';
export { serverNow, syncServerTime } from './server-clock';
export { type StartOptions, startSession } from './start';
export type {
  CompInfo,
  Device,
  EnteredCompany,
  HeldKeys,
  Membership,
  SessionResource,
  SessionState,
  SidebarMode,
  Tokens,
} from './state';
export { sessionState, useSession } from './store';
export { openSidebar, setDevice, setSidebarMode, setThemeColor } from './surroundings';
export type { TabEvent } from './tab-channel';
export { catchUpWithTabs, onTabEvent } from './tabs';
export { type Permissions, usePermissions } from './use-permissions';
