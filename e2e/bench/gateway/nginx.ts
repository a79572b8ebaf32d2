import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../support/free-port';
import { startServer } from '../../support/server-process';
import { onProcessor } from '../tools';
import type { Server } from './load-server';
import type { SavedAnswer } from './saved-answer';

function location({ path, headers }: SavedAnswer, file: string): string {
  const encoding = headers['content-encoding'] ?? 'identity';
  return `location = ${path} { default_type "${headers['content-type']}"; add_header content-encoding ${encoding}; alias ${file}; }`;
}

/** If root starts nginx, the worker would run as a user who may not read the files. */
const runAs = () => (userInfo().uid === 0 ? `user ${userInfo().username};` : '');

const keptFiles = join(import.meta.dirname, '../../../deploy/operate/run/nginx/portal/kept-files.conf');

const configuration = (folder: string, http: string, server: string) => `
daemon off; worker_processes 1; ${runAs()} pid ${folder}/nginx.pid; error_log ${folder}/error.log crit;
events { worker_connections 4096; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; open_file_cache max=100;
  client_body_temp_path ${folder}/tmp; proxy_temp_path ${folder}/tmp; fastcgi_temp_path ${folder}/tmp;
  uwsgi_temp_path ${folder}/tmp; scgi_temp_path ${folder}/tmp;
  ${http}
  server {
    ${server}
  }
}
`;

/** One nginx worker, on the server's processor. */
async function start(folder: string, text: (port: number) => string, probe: string): Promise<Server> {
  mkdirSync(join(folder, 'tmp'));
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, text(port));
  const origin = `http://127.0.0.1:${port}`;
  const command = onProcessor(0, ['nginx', '-p', folder, '-c', file]);
  return { ...(await startServer({ command, probe: `${origin}${probe}` })), origin };
}

/** Serves exactly the gateway's bytes, each answer from a file. */
export async function startNginx(answers: readonly SavedAnswer[]): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-nginx-'));
  const locations = answers.map((answer, index) => {
    const file = join(folder, `answer-${index}`);
    writeFileSync(file, answer.bytes);
    return location(answer, file);
  });
  const listening = (port: number) => `listen 127.0.0.1:${port} backlog=4096;`;
  const text = (port: number) => configuration(folder, '', [listening(port), ...locations].join('\n    '));
  return start(folder, text, answers[0]?.path ?? '/');
}

/** Stands in front of the gateway as in production: it serves files from its cache and passes on the rest. */
export async function startFront(gateway: string): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-front-'));
  const http = `
  proxy_cache_path ${folder}/files levels=1:2 keys_zone=files:10m use_temp_path=off;
  upstream gateway { server ${new URL(gateway).host}; keepalive 64; }`;
  const server = (port: number) => `
    listen 127.0.0.1:${port} backlog=4096;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
    proxy_buffering off;
    location / { proxy_pass http://gateway; }
    location ~ ^/(assets|brand)/ { include ${keptFiles}; proxy_pass http://gateway; }`;
  return start(folder, (port) => configuration(folder, http, server(port)), '/healthz');
}
