import type { Database } from '@portal/database';
import { type ConfigChoices, type PlatformConfig, platformConfig } from '@portal/platform/src/kernel/config';
import { demoDataKey } from '@portal/platform/src/kernel/data/demo-data-key';
import type { Transport } from '@portal/platform/src/kernel/outbox/messenger';
import { demoOutbox } from './demo-outbox';
import { demoPassword } from './seed/seed';

/** In a demonstration many people and tests come from one address and share one phone number. */
const generous: ConfigChoices = {
  docs: true,
  session: { perUser: 50 },
  codes: { perDay: 2000 },
  password: { known: [demoPassword] },
  captcha: { perAddress: 1_000_000, perNumber: 1_000_000, perDay: 1_000_000 },
  perMinute: {
    keys: 6000,
    clicks: 3000,
    logins: 3000,
    codes: 3000,
    uploads: 600,
    lookups: 2000,
    handovers: 6000,
    publicBytes: 209_715_200,
  },
  streams: { perSession: 400, perPerson: 400 },
  transfersPerDay: 1000,
  sendsAnswers: true,
  products: { pagesBelow: '/dev/', plainHttp: true },
};

/** The settings of a demonstration, with choices of their own. */
export const demoConfig = (choices: ConfigChoices = {}): PlatformConfig =>
  platformConfig(choices, platformConfig(generous));

interface Needs {
  readonly database: Database;
  readonly config?: ConfigChoices | undefined;
  readonly transport?: Transport | undefined;
  readonly dataKey?: string | undefined;
}

/**
 * Fills in what makes a demonstration: generous limits, the outbox instead of SMS and e-mail, and a data key that
 * everybody knows.
 */
export function asDemonstration<Options extends Needs>(options: Options) {
  const config = demoConfig(options.config);
  const { transport = demoOutbox(options.database.db, config.clock), dataKey = demoDataKey } = options;
  return { ...options, config, transport, dataKey };
}
