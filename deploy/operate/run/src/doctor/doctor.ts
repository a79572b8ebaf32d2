import { readSettings } from '../read-settings';
import { SettingError } from '../setting-error';
import type { Settings } from '../settings';
import { examineCertificate } from './certificate';
import { examineAndOpen } from './database';
import type { Examined } from './examined';
import { type Finding, fault, note, reasonOf } from './finding';
import { examineHosts } from './hosts';
import { examineKeys } from './keys';
import { examineLetters } from './letters';
import { examinePorts } from './ports';
import { examineTenants } from './tenants';

/** They look into the database, so they need the schema of this release. */
const inDatabase: Readonly<Record<string, (examined: Examined) => Promise<Finding[]>>> = {
  keys: examineKeys,
  hosts: examineHosts,
  ports: examinePorts,
  tenants: examineTenants,
};

/** An examination that fails is a fault, and the others go on. */
async function findingsOf(about: string, examine: () => Promise<readonly Finding[]>): Promise<readonly Finding[]> {
  try {
    return await examine();
  } catch (error) {
    return [fault(about, `it could not be examined: ${reasonOf(error)}`)];
  }
}

async function examineSettings(settings: Settings, environment: NodeJS.ProcessEnv): Promise<Finding[]> {
  const opened = await examineAndOpen(settings);
  const found = [...opened.findings];
  if (opened.database) {
    const { database } = opened;
    try {
      for (const [about, examine] of Object.entries(inDatabase))
        found.push(
          ...(opened.isCurrent
            ? await findingsOf(about, () => examine({ settings, environment, database }))
            : [note(about, 'they are examined once the schema is up to date')]),
        );
    } finally {
      await database.close();
    }
  }
  found.push(...(await findingsOf('certificate', () => examineCertificate(settings))));
  return [...found, ...(await findingsOf('SMS, e-mail', () => examineLetters({ settings, environment })))];
}

/** Examines the installation that these settings describe. It changes nothing. */
export async function examineInstallation(environment: NodeJS.ProcessEnv, defaultDataDir: string): Promise<Finding[]> {
  try {
    return await examineSettings(readSettings(environment, defaultDataDir), environment);
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    return [
      ...error.reasons.map((reason) => fault('settings', reason)),
      note('settings', 'the rest is examined once they are mended'),
    ];
  }
}

const marks = { ok: '✓', note: '·', fault: '✗' } as const;

/** The findings as an operator reads them, and how many faults there are. */
export function findingLines(findings: readonly Finding[]): string[] {
  const width = Math.max(...findings.map(({ about }) => about.length));
  const faults = findings.filter(({ state }) => state === 'fault').length;
  return [
    ...findings.flatMap(({ state, about, text, mend }) => [
      `${marks[state]} ${state.padEnd(5)} ${about.padEnd(width)}  ${text}`,
      ...(mend && state !== 'ok' ? [`${' '.repeat(width + 10)}→ ${mend}`] : []),
    ]),
    '',
    faults === 0 ? 'No faults.' : `${faults} fault${faults === 1 ? '' : 's'}.`,
  ];
}
