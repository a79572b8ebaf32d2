import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CommandOption } from '../command-line/command';
import { type CommandLine, textOption } from '../command-line/parse-command-line';
import { exitCodes } from '../exit-codes';
import { CommandError } from '../progress';
import { root } from '../workspace';

/** The options of every command that talks to a running portal. */
export const portalOptions: Readonly<Record<string, CommandOption>> = {
  portal: { type: 'string', description: 'address of the portal, or PORTAL_URL; http://localhost:8080 by default' },
  token: { type: 'string', description: 'deploy token; better in PORTAL_TOKEN than here' },
};

export interface PortalAddress {
  url: string;
  token: string;
}

/** The demonstration's own token. `npm start` writes it for everybody who has the folder. */
export const localTokenFile = 'deploy-token';

function localToken(): string | undefined {
  const file = join(process.env.DATA_DIR ?? join(root, '.data'), localTokenFile);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

/** The address of the portal, and the token for it. */
export function portalAddress(options: CommandLine['options']): PortalAddress {
  const text = textOption(options, 'portal') ?? process.env.PORTAL_URL ?? 'http://localhost:8080';
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new CommandError(`"${text}" is no address: write it like https://portal.example.com.`, exitCodes.usage);
  const { origin, hostname } = new URL(text);
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1' || hostname.endsWith('.localhost');
  const token = textOption(options, 'token') ?? process.env.PORTAL_TOKEN ?? (isLocal ? localToken() : undefined);
  if (!token)
    throw new CommandError(
      'No deploy token: set PORTAL_TOKEN. The platform team makes one with "portal tokens create"; a local demonstration writes its own to .data/deploy-token.',
      exitCodes.usage,
    );
  return { url: origin, token };
}
