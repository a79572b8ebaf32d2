import { pathToFileURL } from 'node:url';
import type { LoaderContext } from 'webpack';

interface Group {
  readonly calls: Readonly<Record<string, object>>;
}

const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null && 'calls' in value;

/** Browsers do not need `spec`: only the document of the API shows it. */
const forReaders = (name: string, value: unknown) => (name === 'spec' ? undefined : value);

/** A module with only the finished rows of a contract's groups, without the code that makes them. */
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
  return rowsOnly(await import(pathToFileURL(this.resourcePath).href));
}
