import type { IncomingMessage } from 'node:http';
import { pathOf } from '../http/path-of';
import { isUploadCall } from './call-kinds';

/** The address at which releases are published. */
const bundles = '/-/api/releases';

/** The gateway does not know the calls of teams' services, so there the client's words count. */
const mayBeOfService = /^\/api\/(?!web\/)[a-z][a-z0-9-]*\//;

/** Tells whether a request brings a file: by the address, where the contract knows it. */
export function isUpload({ method, url = '', headers }: IncomingMessage): boolean {
  if (isUploadCall(url) || pathOf(url) === bundles) return method === 'POST';
  return mayBeOfService.test(url) && /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');
}
