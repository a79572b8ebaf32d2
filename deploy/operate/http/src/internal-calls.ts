/** A gateway makes these calls to the platform API itself. No gateway passes on anything below this path. */
export const internalPath = '/internal';

/**
 * The call by which a gateway asks the platform API for whom a customer's token stands: POST with the token in
 * `authorization`, and an `IdentityQuestion`.
 */
export const identityPath = `${internalPath}/identity`;

export interface IdentityQuestion {
  /** True: what the person does counts as activity, and the session is not locked soon. */
  readonly active: boolean;
}

/** The person's place in the company of the session. */
export interface IdentityMember {
  readonly employeeCode: string;
  readonly compCode: string;
  readonly compName: string;
  readonly compStatus: string;
  readonly rootManager: boolean;
  readonly employeeRoles: readonly string[];
  /** The codes of the company's roles that count for this session, such as `SCM-C102`. */
  readonly compRoles: readonly string[];
  /** The permissions of the contract. Those that a remote declares follow from the roles. */
  readonly permissions: readonly string[];
}

/** The body of the answer. Times are milliseconds by the API's clock; `at` is the time of the answer. */
export interface Identity {
  /** Undefined if another maker's API has no name for it. */
  readonly sessionId?: string;
  readonly userCode: string;
  readonly userName: string;
  /** Null: the person has not chosen a company yet. */
  readonly member: IdentityMember | null;
  readonly at: number;
  /** Without any activity, the session is locked at this time. */
  readonly locksAt: number;
  /** The token ends at this time. */
  readonly endsAt: number;
}

/**
 * The call by which a gateway asks the platform API which member of staff a browser at a staff host belongs to: POST
 * with the token of the browser's cookie in `authorization`, and with its `x-csrf`.
 */
export const staffIdentityPath = `${internalPath}/staff`;

/** The body of the answer. */
export interface StaffIdentity {
  readonly staffId: string;
  readonly loginName: string;
  readonly displayName: string;
  /** Each role, for one tenant or, with null, for all. */
  readonly grants: readonly { readonly role: string; readonly tenant: string | null }[];
}

/**
 * The call by which a gateway hands the content of a tenant to the platform API: POST with a `ContentQuestion`. The
 * gateway has proven who asks.
 */
export const contentPath = `${internalPath}/content`;

/** The longest body of this call. The central bank's list of branches alone has 12 MB. */
export const maxContentBytes = 40 * 1024 * 1024;

/** The texts of a folder by their path in it. */
export type ContentFolder = Readonly<Record<string, string>>;

/** The versions in use: the tenant's own, and that of what all tenants share. */
export interface ContentBase {
  readonly own: number;
  readonly shared: number;
}

interface OfTenant {
  readonly tenant: string;
}

export type ContentQuestion = OfTenant &
  (
    | { readonly act: 'check'; readonly files: ContentFolder }
    | {
        readonly act: 'push';
        readonly files: ContentFolder;
        readonly note: string;
        readonly by: string;
        /** The versions that its difference was shown against. Null: over any. */
        readonly base: ContentBase | null;
      }
    /** Keeps a folder that nobody sees until it is confirmed. */
    | { readonly act: 'draft'; readonly files: ContentFolder; readonly by: string }
    | { readonly act: 'confirm'; readonly by: string }
    | {
        readonly act: 'branches';
        /** A list of branches, with columns as its bank names them. */
        readonly text: string;
        /** True: leave out the rows of banks that nobody can choose. */
        readonly knownBanks: boolean;
        /** True: tell what would change, and change nothing. */
        readonly check: boolean;
        readonly note: string;
        readonly by: string;
        /** The version of what all tenants share that its summary was shown against. Null: over any. */
        readonly base: number | null;
      }
    | { readonly act: 'versions' }
    | {
        readonly act: 'restore';
        readonly version: number;
        /** True: of what all tenants share. */
        readonly shared: boolean;
        readonly by: string;
      }
  );

/**
 * The call by which a gateway makes the platform's first administrator, for an operator with a deploy token without
 * limits: POST with a `FirstAdministrator`, at a host name of staff.
 */
export const firstAdministratorPath = `${internalPath}/first-administrator`;

export interface FirstAdministrator {
  readonly loginName: string;
  readonly displayName: string;
  /** The name of the deploy token, for the audit. */
  readonly by: string;
}

/** The one-time link; null: there are administrators, and nothing was made. */
export type FirstAdministratorLink = { readonly link: string; readonly expiresAt: string } | null;

/**
 * The call by which a gateway, which has no mail server, hands the platform API a mail to the operator's own people: POST
 * with an `OperatorMail`. The API keeps it until it is sent.
 */
export const operatorMailPath = `${internalPath}/operator-mail`;

export interface OperatorMail {
  /** The same for each attempt to hand it over. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}
