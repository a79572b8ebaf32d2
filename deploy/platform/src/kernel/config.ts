import { type ScryptCost, strongCost } from './passwords';

/** The settings that an operator may choose. Times are seconds unless the name says otherwise. */
export interface PlatformConfig {
  /** The tenant of requests that come without a gateway. */
  readonly defaultTenant: string;
  /** The address that customers use, for links in messages. A tenant's own host name replaces the host name in it. */
  readonly publicUrl: string | undefined;
  /** The address of this machine if there is no `publicUrl`, for links in letters that no request asks for. */
  readonly localUrl: string;
  /** The address at which providers reach this API for callbacks. Without it they come to `publicUrl` or `localUrl`. */
  readonly callbackUrl: string | undefined;
  /** True: `/api/docs` shows the contract with its examples. */
  readonly docs: boolean;
  /**
   * The way in which clients wrap the AES key. `PKCS1` is only for clients that cannot do anything else; there is no
   * fallback.
   */
  readonly padding: 'OAEP' | 'PKCS1';
  readonly session: {
    /** The spec's `failurePeriodSec`. */
    readonly idle: number;
    readonly accessToken: number;
    /** The longest time of one login, even if the person stays active. */
    readonly absolute: number;
    /** The most logins of one person at the same time. If there are more, the oldest ends. */
    readonly perUser: number;
    /** `10`: password or SMS code opens a locked session, `20`: SMS code only. */
    readonly logoutWay: '10' | '20';
  };
  /** The platform's own people. */
  readonly staff: {
    readonly idle: number;
    readonly absolute: number;
    /** The life of a one-time link. */
    readonly link: number;
    /** The time between the right password and the second factor. */
    readonly secondStep: number;
  };
  readonly password: {
    /** After so many days the portal suggests a change. */
    readonly maxAgeDays: number;
    /** The spec's rule codes. */
    readonly rules: readonly string[];
    /** Passwords that everybody knows and may have all the same. */
    readonly known: readonly string[];
    /** The cost of a new hash. A cheaper hash is raised at its owner's next login. */
    readonly cost: ScryptCost;
  };
  readonly codes: {
    readonly life: number;
    readonly tries: number;
    /** The time between two codes to the same number for the same purpose. */
    readonly interval: number;
    readonly perDay: number;
  };
  /**
   * The number of unused codes and failed tries on one day after which a captcha is needed: from one address, for one
   * number, and from everybody together.
   */
  readonly captcha: {
    readonly perAddress: number;
    readonly perNumber: number;
    readonly perDay: number;
    /**
     * The work of a browser that does not use the picture: 16 times 2 to the power of this number of hashes, 2 s on a
     * slow phone.
     */
    readonly workBits: number;
  };
  /** The limits of one network address, by the minute. */
  readonly perMinute: {
    readonly keys: number;
    readonly clicks: number;
    readonly logins: number;
    readonly codes: number;
    readonly uploads: number;
    /** The questions of one person whether a number is known. An address has five times as many. */
    readonly lookups: number;
    /** The login codes that the server of a product exchanges. */
    readonly handovers: number;
    /** The bytes of the bodies of calls that need no login, at one instance. */
    readonly publicBytes: number;
  };
  /** The most event streams that are open at the same time at one instance. */
  readonly streams: {
    readonly perSession: number;
    readonly perPerson: number;
  };
  /** The number of signing pairs that are made ahead. As many requests may wait for one when no pair is left. */
  readonly spareKeyPairs: number;
  /** True: companies hear about papers and products that expire. Tests that do not ask for it hear nothing. */
  readonly remindsOfPapers: boolean;
  /** A company whose papers have ended is open for so many days more. */
  readonly paperGraceDays: number;
  /** The most transfers of cents that a company may ask for on one day. */
  readonly transfersPerDay: number;
  /**
   * True: what a picture or an authenticator tells a person goes to the transport as a letter, too. Whoever reads the
   * transport's letters can log in as anybody.
   */
  readonly sendsAnswers: boolean;
  readonly products: {
    /** Entries below this path are products at the portal's own address; null: there are none. */
    readonly pagesBelow: string | null;
    /** True: a product may also have an address without TLS. */
    readonly plainHttp: boolean;
  };
  /** The server's clock, in milliseconds; tests use it to travel in time. */
  readonly clock: () => number;
}

export type ConfigChoices = {
  readonly [K in keyof PlatformConfig]?: PlatformConfig[K] extends (...args: never) => unknown
    ? PlatformConfig[K]
    : PlatformConfig[K] extends object
      ? Partial<PlatformConfig[K]>
      : PlatformConfig[K];
};

const strict: PlatformConfig = {
  defaultTenant: 'localhost',
  publicUrl: undefined,
  localUrl: 'https://localhost',
  callbackUrl: undefined,
  docs: false,
  padding: 'OAEP',
  session: { idle: 900, accessToken: 1800, absolute: 43_200, perUser: 3, logoutWay: '10' },
  staff: { idle: 900, absolute: 28_800, link: 259_200, secondStep: 300 },
  password: { maxAgeDays: 90, rules: ['10', '20', '30', '40'], known: [], cost: strongCost },
  codes: { life: 300, tries: 5, interval: 60, perDay: 10 },
  captcha: { perAddress: 30, perNumber: 3, perDay: 5000, workBits: 14 },
  perMinute: {
    keys: 60,
    clicks: 30,
    logins: 30,
    codes: 20,
    uploads: 60,
    lookups: 20,
    handovers: 600,
    publicBytes: 2_097_152,
  },
  streams: { perSession: 4, perPerson: 12 },
  spareKeyPairs: 40,
  remindsOfPapers: true,
  paperGraceDays: 30,
  transfersPerDay: 5,
  sendsAnswers: false,
  products: { pagesBelow: null, plainHttp: false },
  clock: Date.now,
};

/** The settings that are not chosen are those of `base`. */
export function platformConfig(choices: ConfigChoices = {}, base = strict): PlatformConfig {
  return {
    ...base,
    ...choices,
    session: { ...base.session, ...choices.session },
    staff: { ...base.staff, ...choices.staff },
    password: { ...base.password, ...choices.password },
    codes: { ...base.codes, ...choices.codes },
    captcha: { ...base.captcha, ...choices.captcha },
    perMinute: { ...base.perMinute, ...choices.perMinute },
    streams: { ...base.streams, ...choices.streams },
    products: { ...base.products, ...choices.products },
  };
}
