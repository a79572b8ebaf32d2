/**
 * A server of `node:http` that only gives saved answers with their headers out of memory. It shows what Node does by
 * itself.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { SavedAnswer } from './saved-answer';

const [file = '', port] = process.argv.slice(2);
const saved: (Omit<SavedAnswer, 'bytes'> & { base64: string })[] = JSON.parse(readFileSync(file, 'utf8'));
const answers = new Map(
  saved.map(({ path, headers, base64 }) => {
    const bytes = Buffer.from(base64, 'base64');
    // As a list, which is the cheapest way.
    return [path, { bytes, headers: [...Object.entries(headers).flat(), 'content-length', String(bytes.length)] }];
  }),
);

createServer(({ url = '' }, response) => {
  const answer = answers.get(url);
  if (answer) response.writeHead(200, answer.headers).end(answer.bytes);
  else response.writeHead(404).end();
}).listen(Number(port), '127.0.0.1');
