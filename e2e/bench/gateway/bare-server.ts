/** `node:http` that gives saved answers out of memory and does nothing else: what a process of Node can do at all. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { SavedAnswer } from './saved-answer';

const [file = '', port] = process.argv.slice(2);
const saved: (Omit<SavedAnswer, 'bytes'> & { base64: string })[] = JSON.parse(readFileSync(file, 'utf8'));
const answers = new Map(
  saved.map(({ path, type, encoding, base64 }) => {
    const bytes = Buffer.from(base64, 'base64');
    const headers = { 'content-type': type, 'content-encoding': encoding, 'content-length': bytes.length };
    return [path, { bytes, headers }];
  }),
);

createServer(({ url = '' }, response) => {
  const answer = answers.get(url);
  if (answer) response.writeHead(200, answer.headers).end(answer.bytes);
  else response.writeHead(404).end();
}).listen(Number(port), '127.0.0.1');
