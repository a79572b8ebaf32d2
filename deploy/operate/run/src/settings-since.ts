type Environment = Readonly<Record<string, string | undefined>>;

export interface NewSetting {
  readonly name: string;
  /** The processes that read it. */
  readonly of: 'gateways' | 'APIs';
  /** A process of production does not start without it. */
  readonly needed?: true;
  /** What is different without it. */
  readonly without: string;
}

/** What an environment of 1.0.0 does not have. No setting of 1.0.0 is gone. */
const since: readonly NewSetting[] = [
  {
    name: 'GATEWAY_KEY',
    of: 'gateways',
    needed: true,
    without: 'no gateway starts (or GATEWAY_KEY_FILE; openssl rand -base64 32, the same at all of them)',
  },
  { name: 'SERVICE_HOSTS', of: 'gateways', without: 'no backend of a slot is called: list their hosts' },
  { name: 'HOOK_HOSTS', of: 'gateways', without: 'no server is told what happens to releases: list the receivers' },
  { name: 'ERRORS_DAYS', of: 'gateways', without: 'errors of pages are kept for 30 days after they were last seen' },
  { name: 'ERRORS_FORWARD_DSN', of: 'gateways', without: 'errors of pages are sent on to no collector of your own' },
  { name: 'PORT_HOSTS', of: 'APIs', without: 'no provider that staff have named is called: list their hosts' },
  { name: 'SMS_REPORT_SECRET', of: 'APIs', without: 'nobody hears whether an SMS that was taken has arrived' },
  { name: 'KEEP_DIR', of: 'gateways', without: 'a gateway that starts while the database is away serves nothing' },
  {
    name: 'CERTIFICATE_FILES',
    of: 'gateways',
    without: 'no figure tells when the certificate of the public address ends',
  },
];

/** What means more than in 1.0.0, where it is set. */
const changes: Readonly<Record<string, string>> = {
  LOG_LEVEL: 'APIs heed it, too, and write their log to the standard error output as gateways do',
  METRICS_PORT: 'an API listens there, too: on one machine each process needs a port of its own',
};

export interface SettingsSince {
  readonly missing: readonly NewSetting[];
  readonly changed: readonly { readonly name: string; readonly now: string }[];
}

/** What an environment that was made for 1.0.0 has to be looked at for. */
export function settingsSince(environment: Environment): SettingsSince {
  const isSet = (name: string) => Boolean(environment[name] || environment[`${name}_FILE`]);
  return {
    missing: since.filter(({ name }) => !isSet(name)),
    changed: Object.entries(changes)
      .filter(([name]) => isSet(name))
      .map(([name, now]) => ({ name, now })),
  };
}
