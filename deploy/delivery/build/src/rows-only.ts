import { stat } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { LoaderContext } from 'webpack';

interface Group {
  readonly calls: Readonly<Record<string, object>>;
}

const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null && 'calls' in value;

/** Browsers need neither `spec`, which only the document of the API shows, nor the limit that the server holds. */
const forServers = new Set(['spec', 'maxBytes']);
const forReaders = (name: string, value: unknown) => (forServers.has(name) ? undefined : value);

/** A module with only the finished rows of groups of calls, without the code that makes them. */
export function rowsOnly(group: Readonly<Record<string, unknown>>): string {
  return Object.entries(group)
    .filter(([, value]) => isGroup(value))
    .map(([name, value]) => `export const ${name} = ${JSON.stringify({ calls: (value as Group).calls }, forReaders)};`)
    .join('\n');
}

/**
 * Reads a group of calls as the servers do, and passes on only its rows. Schemas and their library would be nine tenths
 * of a browser's bundle of calls.
 */
export default async function loadRowsOnly(this: LoaderContext<object>): Promise<string> {
  const { href } = pathToFileURL(this.resourcePath);
  // Node keeps a module by its address, and a developer changes the file while the build watches.
  const { mtimeMs } = await stat(this.resourcePath);
  return rowsOnly(await import(`${href}?changed=${mtimeMs}`));
}
