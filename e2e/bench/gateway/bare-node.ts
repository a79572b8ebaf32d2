import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../support/free-port';
import { startServer } from '../../support/server-process';
import { onProcessor } from '../tools';
import type { Server } from './load-server';
import type { SavedAnswer } from './saved-answer';

const script = join(import.meta.dirname, 'bare-server.ts');

/** One process of Node that serves exactly the gateway's bytes. */
export async function startBareNode(answers: readonly SavedAnswer[]): Promise<Server> {
  const file = join(mkdtempSync(join(tmpdir(), 'portal-bare-')), 'answers.json');
  const saved = answers.map(({ bytes, ...answer }) => ({ ...answer, base64: bytes.toString('base64') }));
  writeFileSync(file, JSON.stringify(saved));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = await startServer({
    command: onProcessor(0, [process.execPath, '--import', 'tsx', script, file, String(port)]),
    probe: `${origin}${answers[0]?.path}`,
  });
  return { ...server, origin };
}
