import type { CommandLine } from '../command-line/parse-command-line';
import { type ExitCode, exitCodes } from '../exit-codes';
import { CommandError } from '../progress';
import { portalAddress } from './portal-address';

interface Refusal {
  code: string;
  message: string;
  faults?: string[];
  changes?: { at: string; who: string; action: string; fromBuild: string | null; toBuild: string | null }[];
}

const longestCall = 120_000;

function exitCodeOf(status: number): ExitCode {
  if (status === 401 || status >= 500) return exitCodes.unreachable;
  if (status === 409) return exitCodes.moved;
  return status === 422 ? exitCodes.refused : exitCodes.failed;
}

/** An error with the portal's refusal, all its faults and, if somebody else was first, their changes. */
function refusalError(status: number, { message, ...more }: Refusal): CommandError {
  const faults = (more.faults ?? []).map((fault) => `  · ${fault}`);
  const changes = (more.changes ?? []).map(
    ({ at, who, action, fromBuild, toBuild }) => `  · ${at} ${who}: ${action} ${fromBuild ?? '—'} → ${toBuild ?? '—'}`,
  );
  const lines = faults.length > 0 ? ['The gate refused it:', ...faults] : [message, ...changes];
  return new CommandError(lines.join('\n'), exitCodeOf(status), { error: { message, ...more } });
}

export interface PortalClient {
  readonly url: string;
  call<T>(method: 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown): Promise<T>;
  upload<T>(path: string, type: string, bytes: Buffer, sent: (bytes: number) => void): Promise<T>;
}

async function answerOf<T>(response: Response): Promise<T> {
  const body = (await response.json().catch(() => undefined)) as (T & { error?: Refusal }) | undefined;
  if (response.ok && body !== undefined) return body;
  if (body?.error) throw refusalError(response.status, body.error);
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
        headers: { ...init.headers, authorization: `Bearer ${token}` },
        redirect: 'error',
        signal: AbortSignal.timeout(longestCall),
      });
    } catch (error) {
      const cause = (error as { cause?: { code?: string } }).cause?.code ?? (error as Error).message;
      throw new CommandError(
        `The portal at ${url} does not answer (${cause}). Is it running? Name another with --portal or PORTAL_URL.`,
        exitCodes.unreachable,
      );
    }
    return answerOf<T>(response);
  }
  return {
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
}
