import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { ContentFiles } from './content-file';

const packed = promisify(gzip);
const unpacked = promisify(gunzip);

/** A folder as the database holds it. */
export const packFiles = (files: ContentFiles): Promise<Buffer> => packed(JSON.stringify(files));

export async function unpackFiles(bytes: Buffer): Promise<ContentFiles> {
  return JSON.parse((await unpacked(bytes)).toString('utf8')) as ContentFiles;
}
