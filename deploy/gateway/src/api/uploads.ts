import type { IncomingMessage } from 'node:http';
import { pathOf } from '../http/path-of';
import { isUploadCall } from './call-kinds';

/** Where releases are published. */
const bundles = '/-/api/releases';

/** Whether a request brings a file, by its address. */
export function isUpload({ method, url = '' }: IncomingMessage): boolean {
  return method === 'POST' && (pathOf(url) === bundles || isUploadCall(url));
}
