import { type Agent, request } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { Transport } from './api-client';

/** Sends over the network to a server at `origin`. */
export const httpTransport =
  (origin: string, agent?: Agent): Transport =>
  ({ method, url, headers, body }) =>
    new Promise((resolve, reject) => {
      const payload = Buffer.from(method === 'POST' ? body : '');
      const options = {
        method,
        headers: { ...headers, 'content-length': payload.length },
        ...(agent ? { agent } : {}),
      };
      const send = origin.startsWith('https:') ? secureRequest : request;
      const sent = send(origin + url, options, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.once('error', reject);
        response.once('end', () => {
          const content = Buffer.concat(parts);
          const text = content.toString();
          resolve({ httpStatus: response.statusCode ?? 0, headers: response.headers, text, content });
        });
      });
      sent.once('error', reject);
      sent.end(payload);
    });
