import { median } from '../pages/figures';
import type { ServerLoad } from './load-server';

/** One kind of answer from each server that gives it. */
export interface Compared {
  readonly name: string;
  readonly bytes: number;
  readonly gateway: ServerLoad[];
  readonly nginx: ServerLoad[];
  /** nginx with its cache in front of the gateway. The processor time is that of nginx alone. */
  readonly chain: ServerLoad[];
  /** The figures of `node:http` alone. */
  readonly bareNode: ServerLoad[];
  /** The wanted share of nginx's figure; null means that there is no goal. */
  readonly goal: number | null;
  readonly chainGoal: number | null;
}

export const columns = ['', 'per s', 'p50 ms', 'p99 ms', 'CPU µs', 'failed', 'of nginx', 'by CPU'];

const whole = (value: number) => value.toFixed(0);
const medianOf = (loads: readonly ServerLoad[], figure: keyof ServerLoad) => median(loads.map((load) => load[figure]));

function row(name: string, loads: readonly ServerLoad[], ratios: readonly [string, string]): string[] {
  const failed = loads.reduce((sum, load) => sum + load.failed, 0);
  const [p50, p99, processor] = (['p50', 'p99', 'processor'] as const).map((figure) =>
    medianOf(loads, figure).toFixed(1),
  );
  return [name, whole(medianOf(loads, 'perSecond')), p50 ?? '', p99 ?? '', processor ?? '', whole(failed), ...ratios];
}

export function rowsOf({ name, bytes, gateway, nginx, chain, bareNode, goal, chainGoal }: Compared): string[][] {
  const title = `${name}, ${(bytes / 1024).toFixed(1)} KB`;
  const ofNginx = (loads: readonly ServerLoad[]): [string, string] => {
    if (nginx.length === 0) return ['', ''];
    const ratio = medianOf(loads, 'perSecond') / medianOf(nginx, 'perSecond');
    const byProcessor = medianOf(nginx, 'processor') / medianOf(loads, 'processor');
    return [ratio.toFixed(2), byProcessor.toFixed(2)];
  };
  const withGoal = ([ratio, byProcessor]: [string, string], wanted: number | null): [string, string] => [
    wanted === null || ratio === '' ? ratio : `${ratio}, goal ${wanted}`,
    byProcessor,
  ];
  return [
    row(`${title}, gateway`, gateway, withGoal(ofNginx(gateway), goal)),
    ...(chain.length > 0 ? [row(`${title}, nginx → gateway`, chain, withGoal(ofNginx(chain), chainGoal))] : []),
    ...(bareNode.length > 0 ? [row(`${title}, bare Node`, bareNode, ofNginx(bareNode))] : []),
    ...(nginx.length > 0 ? [row(`${title}, nginx`, nginx, ['1', '1'])] : []),
  ];
}
