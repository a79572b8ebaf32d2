import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** The worker that runs PGlite: started with the file of its socket, closed so that all is on disk. */
export interface PgliteThread {
  close(): Promise<void>;
}

/** Resolves with the worker's next message, or fails with its end. */
async function nextMessage(worker: Worker): Promise<void> {
  const ended = new AbortController();
  const onExit = (code: number) => ended.abort(new Error(`the embedded database ended with code ${code}`));
  worker.once('exit', onExit);
  try {
    await once(worker, 'message', { signal: ended.signal });
  } catch (error) {
    throw ended.signal.aborted ? ended.signal.reason : error;
  } finally {
    worker.off('exit', onExit);
  }
}

export async function startPgliteThread(dataDir: string | undefined, socketFile: string): Promise<PgliteThread> {
  const worker = new Worker(new URL('./pglite-worker.mjs', import.meta.url), {
    workerData: { dataDir, socketFile },
    execArgv: [],
  });
  await nextMessage(worker);
  return {
    async close() {
      const closed = nextMessage(worker);
      worker.postMessage('close');
      await closed;
      await worker.terminate();
    },
  };
}
