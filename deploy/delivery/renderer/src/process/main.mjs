/**
 * The renderer's process. It holds a worker for each release and passes messages between them and its parent. It runs
 * no code of a release itself, so it can always end a worker.
 */
import { watchMemory } from './memory-watch.mjs';
import { ReleaseWorker } from './release-worker.mjs';

/** @type {import('./messages').ProcessLimits} */
const limits = JSON.parse(process.argv[2] ?? '');

/** @type {Map<number, ReleaseWorker>} */
const workers = new Map();

/** @param {import('./messages').FromProcess} message */
function tell(message) {
  if (message.is === 'ended') workers.delete(message.lane);
  process.send?.(message);
}

/** @param {number} lane */
function endWorker(lane) {
  const worker = workers.get(lane);
  if (worker) worker.end();
  else tell({ lane, is: 'ended', memory: false });
}

process.on('message', (/** @type {import('./messages').ToProcess} */ message) => {
  if (message.to === 'start') workers.set(message.lane, new ReleaseWorker(message.lane, message.code, limits, tell));
  else if (message.to === 'render') workers.get(message.lane)?.render(message.input);
  else endWorker(message.lane);
});

watchMemory(limits.processMegabytes, workers);

process.on('disconnect', () => process.exit());
// A terminal sends Ctrl-C to the gateway and to this process. The gateway finishes its answers first, and then it ends this one.
process.on('SIGINT', () => undefined);
