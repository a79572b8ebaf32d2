import type { BuiltPackage } from '@portal/build/build-package';
import { has } from '../tools';
import { ask } from './ask';
import { startBareNode } from './bare-node';
import type { Compared } from './compared';
import { hostNameOf } from './fill-database';
import { loadServer, type Server } from './load-server';
import { startFront, startNginx } from './nginx';
import type { SavedAnswer } from './saved-answer';
import type { Target } from './wrk';

export const page = '/index/index';
/** Most chunks of the host have about this size. */
const smallBytes = 14 * 1024;

const ofTheServer = new Set(['connection', 'keep-alive', 'date', 'content-length']);

async function saved(origin: string, path: string): Promise<SavedAnswer> {
  const { headers, bytes } = await ask(origin, path, hostNameOf(0));
  const own = Object.entries(headers).filter(([name]) => !ofTheServer.has(name));
  return { path, headers: Object.fromEntries(own.map(([name, value]) => [name, String(value)])), bytes };
}

/** The document, a small script of the host, and its largest script. */
async function answersOf(origin: string, { record }: BuiltPackage): Promise<SavedAnswer[]> {
  const boot = await ask(origin, '/-/boot', hostNameOf(0));
  const { build } = (JSON.parse(boot.bytes.toString()) as { host: { build: string } }).host;
  const paths = record.assets.map(({ path }) => path).filter((path) => path.endsWith('.js'));
  const scripts = await Promise.all(paths.map((path) => saved(origin, `/assets/host/${build}/${path}`)));
  const distance = ({ bytes }: SavedAnswer) => Math.abs(bytes.length - smallBytes);
  const small = scripts.toSorted((a, b) => distance(a) - distance(b)).slice(0, 1);
  const largest = scripts.toSorted((a, b) => b.bytes.length - a.bytes.length).slice(0, 1);
  return [await saved(origin, page), ...small, ...largest];
}

const kinds = [
  { name: 'document', goal: 0.4, chainGoal: null },
  { name: 'small asset', goal: 0.55, chainGoal: 0.9 },
  { name: 'largest asset', goal: null, chainGoal: 0.9 },
] as const;

export interface LoadSettings {
  readonly seconds: number;
  readonly runs: number;
  readonly connections: number;
  readonly tenants: number;
}

/**
 * Measures each kind of answer in turn: from the gateway, a bare Node, nginx, and nginx in front of the gateway. At the
 * end come the documents of all tenants.
 */
export async function loadAll(
  gateway: Server,
  host: BuiltPackage,
  { seconds, runs, connections, tenants }: LoadSettings,
): Promise<Compared[]> {
  const answers = await answersOf(gateway.origin, host);
  const compared = answers.map(({ bytes, path }, index) => {
    const kind = kinds[index] ?? { name: path, goal: null, chainGoal: null };
    return { ...kind, path, bytes: bytes.length, gateway: [], nginx: [], chain: [], bareNode: [] } as Compared & {
      path: string;
    };
  });
  const stops: (() => Promise<void>)[] = [];
  const started = async (starting: Promise<Server>): Promise<Server> => {
    const server = await starting;
    stops.push(server.stop);
    return server;
  };
  const load = (server: Server, target: Omit<Target, 'origin'>) => loadServer(server, target, connections, seconds);
  try {
    const bareNode = await started(startBareNode(answers));
    const nginx = has('nginx') ? await started(startNginx(answers)) : undefined;
    const front = nginx && (await started(startFront(gateway.origin)));
    const hostNames: Target['hostNames'] = [hostNameOf(0)];
    // The first round does not count, because a process answers unevenly until its code is compiled.
    for (let round = 0; round <= runs; round += 1)
      for (const one of compared) {
        const byGateway = await load(gateway, { path: one.path, hostNames });
        const byNode = await load(bareNode, { path: one.path, hostNames });
        const byNginx = nginx && (await load(nginx, { path: one.path, hostNames }));
        const byChain = front && (await load(front, { path: one.path, hostNames }));
        if (round === 0) continue;
        one.gateway.push(byGateway);
        one.bareNode.push(byNode);
        if (byNginx) one.nginx.push(byNginx);
        if (byChain) one.chain.push(byChain);
      }
  } finally {
    for (const stop of stops) await stop();
  }
  const all = Array.from({ length: tenants }, (_, index) => hostNameOf(index)) as [string, ...string[]];
  const mixed = await load(gateway, { path: page, hostNames: all });
  const bytes = compared[0]?.bytes ?? 0;
  const nobody = { nginx: [], chain: [], bareNode: [], goal: null, chainGoal: null };
  const ofAll = { ...nobody, name: 'documents of all tenants', bytes, gateway: [mixed] };
  return [...compared, ofAll];
}
