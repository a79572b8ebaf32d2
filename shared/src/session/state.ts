import type { CallReply } from '../contract/public';
import type { RsaKeys } from '../crypto/public';
import { defaultThemeColor } from '../theme/public';

export type CompInfo = CallReply<'custEmployeeInfoComp'>;
export type Membership = CallReply<'custEmployeeCompsAll'>[number];
export type SessionResource = CallReply<'findResAllByToken'>[number];
export type Tokens = NonNullable<CallReply<'mobileLoginWithSecurity'>['cookieDetailsVo']>;

/** Keys, with the time until which they are valid, by the server's clock. */
export interface HeldKeys extends RsaKeys {
  readonly expiresAt: number;
}

export interface EnteredCompany {
  readonly compName: string;
  readonly employeeCode: string;
  /** The company's role that was chosen in a product, such as `SCM-C101`. */
  readonly compRoleCode?: string;
}

/** The data of the person who is logged in, in the company they are in. They are deleted at logout. */
export interface Identity {
  readonly compInfo: CompInfo | null;
  /** The same as it was last known. Pages show it while it is asked for again. */
  readonly lastCompInfo: CompInfo | null;
  /** The company that the session was switched to. It stays when the company info is cleared. */
  readonly company: EnteredCompany | null;
  /** The authorized resources, null until they have been loaded. */
  readonly auth: readonly SessionResource[] | null;
  readonly menus: readonly SessionResource[];
  readonly comps: readonly Membership[];
  /** Codes of the products the company may use. */
  readonly cacheAuthProducts: readonly string[];
  /** Whether the company info of the current product has been loaded. */
  readonly authed: boolean;
  readonly prodCode: string | null;
  /** The session waits behind the timeout dialog. */
  readonly locked: boolean;
  /** Whether the person has agreed to every text in force; false until it is known. */
  readonly agreed: boolean;
}

export type Device = 'desktop' | 'mobile';
export type SidebarMode = 'topbar' | 'sidebar';

/** The data of this browser, the same for every person. */
export interface Surroundings {
  /** A random number, made on first navigation; empty before. */
  readonly browserID: string;
  readonly themeColor: string;
  readonly sidebarOpened: boolean;
  readonly device: Device;
  readonly sidebarMode: SidebarMode;
}

export interface SessionState extends Identity, Surroundings {
  /** In memory only: never saved anywhere. */
  readonly rsaKeys: HeldKeys | null;
}

export const nobody: Identity = {
  compInfo: null,
  lastCompInfo: null,
  company: null,
  auth: null,
  menus: [],
  comps: [],
  cacheAuthProducts: [],
  authed: false,
  prodCode: null,
  locked: false,
  agreed: false,
};

export const initialState: SessionState = {
  ...nobody,
  rsaKeys: null,
  browserID: '',
  themeColor: defaultThemeColor,
  sidebarOpened: true,
  device: 'desktop',
  sidebarMode: 'topbar',
};
