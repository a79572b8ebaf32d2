import type { IncomingMessage } from 'node:http';
import { pathOf } from '../http/path-of';
import { isUploadCall } from './call-kinds';

/** The address at which releases are published. */
const bundles = '/-/api/releases';

/** Tells by the address whether a request brings a file. */
export function isUpload({ method, url = '' }: IncomingMessage): boolean {
  return method === 'POST' && (pathOf(url) === bundles || isUploadCall(url));
}
