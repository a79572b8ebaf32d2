import { parseEnv } from 'node:util';
import { type InstalledPortal, readInstalled } from '@portal/database';
import { processLog } from './process-log';
import { needsTls, readSettings } from './read-settings';
import { SettingError } from './setting-error';
import { type SettingsSince, settingsSince } from './settings-since';

export interface InstalledReport extends InstalledPortal {
  readonly settings: SettingsSince & {
    /** Why a process would not start with these settings; null: it would. */
    readonly fault: string | null;
  };
}

/** The environment of the command, and above it the files with which the processes start. */
export const environmentOf = (files: readonly string[], base: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv =>
  Object.assign({}, base, ...files.map((text) => parseEnv(text)));

function faultOf(environment: NodeJS.ProcessEnv): string | null {
  try {
    readSettings(environment, '.data');
    return null;
  } catch (error) {
    if (error instanceof SettingError) return error.message;
    throw error;
  }
}

/** What an installed portal has and is told, without a change to it. */
export async function installedPortal(environment: NodeJS.ProcessEnv): Promise<InstalledReport> {
  const { DATABASE_URL: url, DATABASE_TLS: tls } = environment;
  if (!url)
    throw new SettingError('Say the database of the installed portal: DATABASE_URL, or a file with --settings.');
  const log = processLog({ logLevel: 'warn' });
  let installed: InstalledPortal;
  try {
    installed = await readInstalled(url, needsTls({ DATABASE_URL: url, DATABASE_TLS: tls }), log);
  } catch (error) {
    throw new SettingError(
      `The database at DATABASE_URL does not answer: ${error instanceof Error ? error.message : error}`,
      { cause: error },
    );
  }
  return { ...installed, settings: { ...settingsSince(environment), fault: faultOf(environment) } };
}
