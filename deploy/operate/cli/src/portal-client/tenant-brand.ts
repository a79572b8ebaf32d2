import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { tenantFactNames, tenantFacts } from '@portal/shared/tenant-facts';
import type { CommandOption } from '../command-line/command';
import { type CommandLine, textOption } from '../command-line/parse-command-line';
import { exitCodes } from '../exit-codes';
import { CommandError } from '../progress';

/** A tenant's brand on the command line and in the deploy API. */

const texts: Readonly<Record<string, { field: string; description: string }>> = {
  ...Object.fromEntries(
    tenantFactNames.map((field) => [tenantFacts[field].option, { field, description: tenantFacts[field].description }]),
  ),
  audience: { field: 'audience', description: 'customers or staff: whom its host names are for; customers by default' },
};

const pictures: Readonly<Record<string, { field: string; description: string }>> = {
  logo: {
    field: 'companyLogo',
    description: 'a file: SVG, PNG, WebP or JPEG, 512 KB at most; a drawing (SVG) is the slowest to show',
  },
  favicon: { field: 'favicon', description: 'a file; the logo where a new tenant has none' },
  background: { field: 'backgroundImg', description: 'a file: picture beside the login form' },
};

const described = (table: typeof texts): Record<string, CommandOption> =>
  Object.fromEntries(Object.entries(table).map(([name, { description }]) => [name, { type: 'string', description }]));

export const brandOptions: Readonly<Record<string, CommandOption>> = {
  hosts: { type: 'string', description: 'host names with commas: all of them, or those of a new tenant beside <host>' },
  ...described(texts),
  ...described(pictures),
  watch: {
    type: 'string',
    description: 'tell or goBack: what happens when a release is worse than the one before; tell by default',
  },
  default: { type: 'boolean', description: 'it answers for host names that belong to nobody' },
};

const types: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
};

function pictureIn(option: string, file: string): { type: string; base64: string } {
  const type = types[extname(file).toLowerCase()];
  if (!type) throw new CommandError(`--${option} ${file}: a picture is SVG, PNG, WebP or JPEG.`, exitCodes.usage);
  try {
    return { type, base64: readFileSync(file).toString('base64') };
  } catch (error) {
    throw new CommandError(`--${option} ${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
}

function namedIn<T>(
  options: CommandLine['options'],
  table: typeof texts,
  read: (option: string, text: string) => T,
): Record<string, T> {
  return Object.fromEntries(
    Object.entries(table).flatMap(([option, { field }]) => {
      const text = textOption(options, option);
      return text === undefined ? [] : [[field, read(option, text)] as const];
    }),
  );
}

function watchOf(options: CommandLine['options']): object {
  const watch = textOption(options, 'watch');
  if (watch === undefined) return {};
  if (watch !== 'tell' && watch !== 'goBack')
    throw new CommandError(`--watch ${watch} is not known: write tell or goBack.`, exitCodes.usage);
  return { watch };
}

/** Only the fields of a tenant that the options name. */
export function brandBody(options: CommandLine['options'], firstHosts: readonly string[] = []): object {
  const further = (textOption(options, 'hosts') ?? '').split(',').map((name) => name.trim());
  const hostNames = [...firstHosts, ...further].filter(Boolean);
  const files = namedIn(options, pictures, pictureIn);
  return {
    ...namedIn(options, texts, (option, text) => (option === 'main-system' && text === 'none' ? null : text)),
    ...(hostNames.length > 0 ? { hostNames } : {}),
    ...(Object.keys(files).length > 0 ? { pictures: files } : {}),
    ...watchOf(options),
    ...(options.default === true ? { isDefault: true } : {}),
  };
}
