import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sentence } from '@portal/release-record/sentence';
import type { CommandOption } from '../command-line/command';
import { unknownName } from '../command-line/nearest-name';
import { type CommandLine, textOption } from '../command-line/parse-command-line';
import { type ExitCode, exitCodes } from '../exit-codes';
import { CommandError } from '../progress';
import { root } from '../workspace';
import { knownNames } from './known-names';

/** The options of every command that talks to a running portal. */
export const portalOptions: Readonly<Record<string, CommandOption>> = {
  portal: { type: 'string', description: 'address of the portal, or PORTAL_URL; http://localhost:8080 by default' },
  token: { type: 'string', description: 'deploy token; better in PORTAL_TOKEN than here' },
};

/** The option of the commands that give a release to more customers. */
export const yesOption: Readonly<Record<string, CommandOption>> = {
  yes: { type: 'boolean', description: 'also a release that was rolled back by itself because it was bad' },
};

interface PortalAddress {
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
function portalAddress(options: CommandLine['options']): PortalAddress {
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

interface Refusal {
  code: string;
  message: string;
  /** The name that nothing has. */
  wanted?: string;
  faults?: string[];
  changes?: { at: string; who: string; action: string; fromBuild: string | null; toBuild: string | null }[];
}

const maxCall = 120_000;

const byCode: Readonly<Record<string, ExitCode>> = { refused: exitCodes.refused, moved: exitCodes.moved };

function exitCodeOf(status: number, code: string): ExitCode {
  if (status === 401 || status >= 500) return exitCodes.unreachable;
  return byCode[code] ?? exitCodes.failed;
}

/** What a refusal says first; its faults follow if there are several. */
function headOf({ code, message, faults = [] }: Refusal): string {
  if (code === 'refused') return 'The gate refused it:';
  return faults.length > 1 ? 'It was refused:' : message;
}

/** The refusal of a name says which one was meant. */
async function messageOf(client: PortalClient, { code, message, wanted }: Refusal): Promise<string> {
  if (wanted === undefined) return message;
  const what = code.replace(/^no-/, '');
  const names = await knownNames((path) => client.call('GET', path), what, wanted);
  return names ? unknownName(what, wanted, names) : message;
}

/** An error with the portal's refusal, all its faults and, if somebody else was first, their changes. */
function refusalError(status: number, { message, ...more }: Refusal): CommandError {
  const faults = (more.faults ?? []).map((fault) => `  · ${fault}`);
  const changes = (more.changes ?? []).map(
    ({ at, who, action, fromBuild, toBuild }) => `  · ${at} ${who}: ${action} ${fromBuild ?? '—'} → ${toBuild ?? '—'}`,
  );
  const head = headOf({ message, ...more });
  const lines = head === message ? [message, ...changes] : [head, ...faults];
  return new CommandError(lines.join('\n'), exitCodeOf(status, more.code), { error: { message, ...more } });
}

/** A value as the deploy API answers it: times and sentences are texts. */
export type AsJson<T> = T extends Date | Sentence
  ? string
  : T extends object
    ? { [Key in keyof T]: AsJson<T[Key]> }
    : T;

export interface PortalClient {
  readonly url: string;
  call<T>(method: 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown): Promise<T>;
  upload<T>(path: string, type: string, bytes: Buffer, sent: (bytes: number) => void): Promise<T>;
}

async function answerOf<T>(client: PortalClient, response: Response): Promise<T> {
  const body = (await response.json().catch(() => undefined)) as (T & { error?: Refusal }) | undefined;
  if (response.ok && body !== undefined) return body;
  if (body?.error) throw refusalError(response.status, { ...body.error, message: await messageOf(client, body.error) });
  throw new CommandError(
    `${new URL(response.url).origin} answered ${response.status} and nothing that a portal's deploy API says. Is the address right, and is it this version of the portal?`,
    exitCodes.unreachable,
  );
}

const partBytes = 64 * 1024;

/** Sends the bytes part by part, so that the progress can be shown. */
function stream(bytes: Buffer, sent: (bytes: number) => void): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      const part = bytes.subarray(at, at + partBytes);
      at += part.length;
      controller.enqueue(part);
      sent(at);
    },
  });
}

/** Calls the deploy API of a running portal. */
export function portalClient(options: CommandLine['options']): PortalClient {
  const { url, token } = portalAddress(options);
  async function send<T>(path: string, init: RequestInit): Promise<T> {
    let response: Response;
    try {
      response = await fetch(`${url}/-/api${path}`, {
        ...init,
        // The Chinese, which the desk shows, comes behind it.
        headers: { ...init.headers, authorization: `Bearer ${token}`, 'accept-language': 'en' },
        redirect: 'error',
        signal: AbortSignal.timeout(maxCall),
      });
    } catch (error) {
      const cause = (error as { cause?: { code?: string } }).cause?.code ?? (error as Error).message;
      throw new CommandError(
        `The portal at ${url} does not answer (${cause}). Is it running? Name another with --portal or PORTAL_URL.`,
        exitCodes.unreachable,
      );
    }
    return answerOf<T>(client, response);
  }
  const client: PortalClient = {
    url,
    call: (method, path, body) =>
      send(path, {
        method,
        ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      }),
    upload: (path, type, bytes, sent) => {
      const init: RequestInit & { duplex: 'half' } = {
        method: 'POST',
        body: stream(bytes, sent),
        headers: { 'content-type': type, 'content-length': String(bytes.length) },
        duplex: 'half',
      };
      return send(path, init);
    },
  };
  return client;
}

/** The lines of the portal's warnings about a change: a deprecated release, releases that a roll-back passed over. */
export function warningLines({ warnings = [] }: { warnings?: readonly string[] }): string[] {
  return warnings.map((warning) => `  ! ${warning}`);
}
