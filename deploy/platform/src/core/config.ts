import { type ScryptCost, strongCost } from './protection/passwords';

/** What an operator may decide. Times are seconds unless the name says otherwise. */
export interface PlatformConfig {
  /** Demonstration: the outbox instead of SMS and e-mail, simulated reviewers, generous limits. */
  readonly demo: boolean;
  /** Of requests that come without a gateway in front. */
  readonly defaultTenant: string;
  /** The address that customers use, for links in messages; a tenant's own name takes the place of its name. */
  readonly publicUrl: string | undefined;
  /** The address of a demonstration without `publicUrl`, for links in letters that no request asks for. */
  readonly localUrl: string;
  /** Whether the contract with its examples stands at `/api/docs`. */
  readonly docs: boolean;
  /** How clients wrap the AES key. `PKCS1` only for clients that can do nothing else; there is no fallback. */
  readonly padding: 'OAEP' | 'PKCS1';
  readonly session: {
    /** The spec's `failurePeriodSec`. */
    readonly idle: number;
    readonly accessToken: number;
    /** The longest that one login lasts, whatever is done. */
    readonly absolute: number;
    /** Logins of one person at the same time; the oldest ends. */
    readonly perUser: number;
    /** `10`: password or SMS code opens a locked session, `20`: SMS code only. */
    readonly logoutWay: '10' | '20';
  };
  readonly password: {
    /** After so many days a change is suggested. */
    readonly maxAgeDays: number;
    /** The spec's rule codes. */
    readonly rules: readonly string[];
    /** What a new hash costs; cheaper ones are raised at their owner's next login. */
    readonly cost: ScryptCost;
  };
  readonly codes: {
    readonly life: number;
    readonly tries: number;
    /** Between two codes to the same number for the same purpose. */
    readonly interval: number;
    readonly perDay: number;
  };
  /**
   * So many codes that nobody used and tries that failed, on one day, until a captcha is asked for: of an address, for a
   * number, and of everybody.
   */
  readonly captcha: {
    readonly perAddress: number;
    readonly perNumber: number;
    readonly perDay: number;
    /** What the way without the picture costs a browser: 16 times 2 to the power of this hashes, 2 s on a slow phone. */
    readonly workBits: number;
  };
  /** Of one network address, by the minute. */
  readonly perMinute: {
    readonly keys: number;
    readonly clicks: number;
    readonly logins: number;
    readonly codes: number;
    readonly uploads: number;
    /** Questions whether a number is known, of one person; an address has five times as many. */
    readonly lookups: number;
    /** Login codes that the server of a product exchanges. */
    readonly handovers: number;
  };
  /** Event streams that are open at once at one instance. */
  readonly streams: {
    readonly perSession: number;
    readonly perPerson: number;
  };
  /** Signing pairs made ahead, and requests that may wait for one when they have run out. */
  readonly spareKeyPairs: number;
  /** Whether companies are told of papers and products that run out; tests that do not ask for it are told nothing. */
  readonly remindsOfPapers: boolean;
  /** The server's clock, in milliseconds; tests travel in time with it. */
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
  demo: false,
  defaultTenant: 'localhost',
  publicUrl: undefined,
  localUrl: 'https://localhost',
  docs: false,
  padding: 'OAEP',
  session: { idle: 900, accessToken: 1800, absolute: 43_200, perUser: 3, logoutWay: '10' },
  password: { maxAgeDays: 90, rules: ['10', '20', '30', '40'], cost: strongCost },
  codes: { life: 300, tries: 5, interval: 60, perDay: 10 },
  captcha: { perAddress: 30, perNumber: 3, perDay: 5000, workBits: 14 },
  perMinute: { keys: 60, clicks: 30, logins: 30, codes: 20, uploads: 60, lookups: 20, handovers: 600 },
  streams: { perSession: 4, perPerson: 12 },
  spareKeyPairs: 40,
  remindsOfPapers: true,
  clock: Date.now,
};

/** In a demonstration many people, and tests, come from one address and share one phone number. */
const demo: ConfigChoices = {
  docs: true,
  session: { perUser: 50 },
  codes: { perDay: 2000 },
  captcha: { perAddress: 1_000_000, perNumber: 1_000_000, perDay: 1_000_000 },
  perMinute: { keys: 6000, clicks: 3000, logins: 3000, codes: 3000, uploads: 600, lookups: 2000, handovers: 6000 },
  streams: { perSession: 400, perPerson: 400 },
};

function merge(base: PlatformConfig, choices: ConfigChoices): PlatformConfig {
  return {
    ...base,
    ...choices,
    session: { ...base.session, ...choices.session },
    password: { ...base.password, ...choices.password },
    codes: { ...base.codes, ...choices.codes },
    captcha: { ...base.captcha, ...choices.captcha },
    perMinute: { ...base.perMinute, ...choices.perMinute },
    streams: { ...base.streams, ...choices.streams },
  };
}

export function platformConfig(choices: ConfigChoices = {}): PlatformConfig {
  return merge(choices.demo ? merge(strict, demo) : strict, choices);
}
