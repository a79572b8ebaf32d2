import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { onProcessor } from '../tools';

const run = promisify(execFile);

export interface Load {
  readonly requests: number;
  readonly perSecond: number;
  /** In milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Failed answers and broken connections. */
  readonly failed: number;
}

const units: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1_000, m: 60_000 };

function milliseconds(text: string, share: number): number {
  const [, value = '', unit = ''] = new RegExp(`^\\s+${share}%\\s+([\\d.]+)(us|ms|s|m)\\s*$`, 'm').exec(text) ?? [];
  return Number(value) * (units[unit] ?? Number.NaN);
}

/** Reads the output of wrk with `--latency`. */
export function parseWrk(text: string): Load {
  const perSecond = Number(/^Requests\/sec:\s+([\d.]+)$/m.exec(text)?.[1]);
  if (!Number.isFinite(perSecond)) throw new Error(`wrk said:\n${text}`);
  const refused = Number(/Non-2xx or 3xx responses: (\d+)/.exec(text)?.[1] ?? 0);
  const broken = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(text)?.slice(1) ?? [];
  return {
    requests: Number(/^\s+(\d+) requests in/m.exec(text)?.[1]),
    perSecond,
    p50: milliseconds(text, 50),
    p99: milliseconds(text, 99),
    failed: broken.reduce((sum, count) => sum + Number(count), refused),
  };
}

const headers = { 'accept-encoding': 'gzip, deflate, br' };

/** A script that asks for the address under all these host names in turn. */
function scriptFor(path: string, hostNames: readonly string[]): string {
  const file = join(mkdtempSync(join(tmpdir(), 'portal-wrk-')), 'hosts.lua');
  const lines = hostNames.map((name) => `  wrk.format("GET", "${path}", {["Host"]="${name}"}),`);
  writeFileSync(
    file,
    [
      `wrk.headers["accept-encoding"] = "${headers['accept-encoding']}"`,
      'local requests, at',
      'function init()',
      '  at = 0',
      '  requests = {',
      ...lines,
      '  }',
      'end',
      'function request()',
      '  at = at % #requests + 1',
      '  return requests[at]',
      'end',
      '',
    ].join('\n'),
  );
  return file;
}

export interface Target {
  readonly origin: string;
  readonly path: string;
  readonly hostNames: readonly [string, ...string[]];
}

export async function runWrk({ origin, path, hostNames }: Target, connections: number, seconds: number): Promise<Load> {
  const hosts =
    hostNames.length === 1
      ? ['--header', `Host: ${hostNames[0]}`, '--header', `accept-encoding: ${headers['accept-encoding']}`]
      : ['--script', scriptFor(path, hostNames)];
  const load = ['wrk', '--threads', '1', '--connections', String(connections), '--duration', `${seconds}s`] as const;
  const [program, ...args] = onProcessor(1, [...load, '--latency', '--timeout', '20s', ...hosts, `${origin}${path}`]);
  const { stdout } = await run(program, args);
  return parseWrk(stdout);
}
