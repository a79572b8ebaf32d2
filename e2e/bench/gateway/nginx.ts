import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../free-port';
import { startServer } from '../server-process';
import { onProcessor } from '../tools';
import type { Server } from './load-server';
import type { SavedAnswer } from './saved-answer';

function location({ path, headers }: SavedAnswer, file: string): string {
  const encoding = headers['content-encoding'] ?? 'identity';
  return `location = ${path} { default_type "${headers['content-type']}"; add_header content-encoding ${encoding}; alias ${file}; }`;
}

/** Started by root the worker would be somebody who may not read the files. */
const runAs = () => (userInfo().uid === 0 ? `user ${userInfo().username};` : '');

const configuration = (folder: string, port: number, locations: readonly string[]) => `
daemon off; worker_processes 1; ${runAs()} pid ${folder}/nginx.pid; error_log ${folder}/error.log crit;
events { worker_connections 4096; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; open_file_cache max=100;
  client_body_temp_path ${folder}/tmp; proxy_temp_path ${folder}/tmp; fastcgi_temp_path ${folder}/tmp;
  uwsgi_temp_path ${folder}/tmp; scgi_temp_path ${folder}/tmp;
  server {
    listen 127.0.0.1:${port} backlog=4096;
    ${locations.join('\n    ')}
  }
}
`;

/** One nginx worker that serves the very bytes that the gateway answers with, each from a file. */
export async function startNginx(answers: readonly SavedAnswer[]): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-nginx-'));
  mkdirSync(join(folder, 'tmp'));
  const port = await freePort();
  const locations = answers.map((answer, index) => {
    const file = join(folder, `answer-${index}`);
    writeFileSync(file, answer.bytes);
    return location(answer, file);
  });
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, port, locations));
  const origin = `http://127.0.0.1:${port}`;
  const server = await startServer({
    command: onProcessor(0, ['nginx', '-p', folder, '-c', file]),
    probe: `${origin}${answers[0]?.path}`,
  });
  return { ...server, origin };
}
