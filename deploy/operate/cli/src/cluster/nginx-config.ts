import { fileURLToPath } from 'node:url';
import type { ClusterPorts } from './cluster-ports';

const keptFiles = fileURLToPath(new URL('../../../run/nginx/portal/kept-files.conf', import.meta.url));

/**
 * The configuration of the one URL in front of several gateways, and of the one address in front of several APIs: pure.
 */

const servers = (ports: readonly number[]) =>
  ports.map((port) => `    server 127.0.0.1:${port} max_fails=0;`).join('\n');

/**
 * A stopped server refuses connections at once. So nginx never leaves one out for a while; if two stopped one after the
 * other, it would have none left. nginx skips a stopped server: a request that the server had not taken goes to the
 * other one in any case. A request that it may have carried out is repeated only if that does no harm.
 */
const passOn = `    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
    proxy_next_upstream error timeout http_502 http_503;
    proxy_next_upstream_tries 3;
    proxy_connect_timeout 1s;
    proxy_read_timeout 75s;
    proxy_buffering off;
    proxy_request_buffering on;
    client_max_body_size 64m;`;

/**
 * One of several fronts on the same ports (`reuseport`). If one ends, the others still have its address. Each is a
 * single process, so that no part of it stays behind.
 */
export function nginxConfig({ public: port, apiFront, gateways, apis }: ClusterPorts, folder: string): string {
  return `daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
events { worker_connections 2048; }
http {
  access_log off;
  server_tokens off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  proxy_cache_path ${folder}/files levels=1:2 keys_zone=files:10m max_size=1g inactive=30d use_temp_path=off;
  upstream gateways {
${servers(gateways)}
    keepalive 32;
  }
  upstream apis {
${servers(apis)}
    keepalive 32;
  }
  server {
    listen ${port} reuseport;
${passOn}
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_set_header X-Forwarded-Host "";
    proxy_set_header Forwarded "";
    location / {
      proxy_pass http://gateways;
    }
    location ~ ^/(assets|brand)/ {
      include ${keptFiles};
      proxy_pass http://gateways;
    }
  }
  server {
    listen 127.0.0.1:${apiFront} reuseport;
${passOn}
    location / {
      proxy_pass http://apis;
    }
  }
}
`;
}
