import type { IncomingMessage } from 'node:http';
import { pathOf } from '../http/path-of';
import { isUploadCall } from './call-kinds';

/** The addresses at which releases and contents are published. */
const published = /^\/-\/api\/(?:releases|tenants\/[^/]+\/content(?:\/check)?)$/;

/** The gateway does not know the calls of teams' services, so there the client's words count. */
const mayBeOfService = /^\/api\/(?!web\/)[a-z][a-z0-9-]*\//;

/** Returns whether a request brings a file: by the address, where the contract knows it. */
export function isUpload({ method, url = '', headers }: IncomingMessage): boolean {
  if (isUploadCall(url) || published.test(pathOf(url))) return method === 'POST';
  return mayBeOfService.test(url) && /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');
}
