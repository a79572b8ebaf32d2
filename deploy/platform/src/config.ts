/** What an operator may decide. Times are seconds unless the name says otherwise. */
export interface PlatformConfig {
  /** Demonstration: the outbox instead of SMS and e-mail, simulated reviewers, generous limits. */
  readonly demo: boolean;
  /** Of requests that come without a gateway in front. */
  readonly defaultTenant: string;
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
  };
  readonly codes: {
    readonly life: number;
    readonly tries: number;
    /** Between two codes to the same number for the same purpose. */
    readonly interval: number;
    readonly perDay: number;
  };
  /** Of one network address, by the minute. */
  readonly perMinute: {
    readonly keys: number;
    readonly clicks: number;
    readonly logins: number;
    readonly codes: number;
    readonly uploads: number;
  };
  /** Signing pairs made ahead, and requests that may wait for one when they have run out. */
  readonly spareKeyPairs: number;
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
  padding: 'OAEP',
  session: { idle: 900, accessToken: 1800, absolute: 43_200, perUser: 3, logoutWay: '10' },
  password: { maxAgeDays: 90, rules: ['10', '20', '30', '40'] },
  codes: { life: 300, tries: 5, interval: 60, perDay: 10 },
  perMinute: { keys: 60, clicks: 30, logins: 30, codes: 20, uploads: 60 },
  spareKeyPairs: 24,
  clock: Date.now,
};

/** In a demonstration many people, and tests, come from one address and share one phone number. */
const demo: ConfigChoices = {
  session: { perUser: 50 },
  codes: { perDay: 2000 },
  perMinute: { keys: 6000, clicks: 3000, logins: 3000, codes: 3000, uploads: 600 },
};

function merge(base: PlatformConfig, choices: ConfigChoices): PlatformConfig {
  return {
    ...base,
    ...choices,
    session: { ...base.session, ...choices.session },
    password: { ...base.password, ...choices.password },
    codes: { ...base.codes, ...choices.codes },
    perMinute: { ...base.perMinute, ...choices.perMinute },
  };
}

export function platformConfig(choices: ConfigChoices = {}): PlatformConfig {
  return merge(choices.demo ? merge(strict, demo) : strict, choices);
}
