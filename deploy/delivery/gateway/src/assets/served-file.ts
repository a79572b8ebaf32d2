import type { AcceptedEncodings } from '../http/accepted-encodings';

/** One encoding of a file, with everything that its answer needs prepared. */
export interface ServedVariant {
  readonly bytes: Buffer;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>> & { readonly 'content-type': string };
}

export interface ServedFile {
  /** Only the platform's own people get it, at their host names. */
  readonly staffOnly: boolean;
  readonly identity: ServedVariant;
  readonly brotli: ServedVariant | undefined;
  readonly gzip: ServedVariant | undefined;
}

export interface FileContents {
  /** A hash of the content. */
  readonly tag: string;
  readonly type: string;
  readonly identity: Buffer;
  readonly brotli?: Buffer | undefined;
  readonly gzip?: Buffer | undefined;
  readonly staffOnly?: boolean;
}

/** An address contains the hash of its content or its build, so its answer never changes. */
const forever = 'public, max-age=31536000, immutable';

/** A picture that is opened by itself may run a script in it; a picture on a page never does. */
const inert = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const passive = /^(?:text\/(?:javascript|css)|application\/json|font\/)/;

export function servedFile(contents: FileContents, common: Record<string, string>) {
  const { tag, type, identity, brotli, gzip, staffOnly = false } = contents;
  const variant = (bytes: Buffer, encoding?: 'br' | 'gzip'): ServedVariant => {
    const etag = `"${tag}${encoding ? `-${encoding}` : ''}"`;
    const headers = {
      ...common,
      'content-type': type,
      'cache-control': forever,
      etag,
      'cross-origin-resource-policy': 'same-origin',
      ...(brotli || gzip ? { vary: 'accept-encoding' } : {}),
      ...(encoding ? { 'content-encoding': encoding } : {}),
      ...(passive.test(type) ? {} : { 'content-security-policy': inert }),
    };
    return { bytes, etag, headers };
  };
  return {
    staffOnly,
    identity: variant(identity),
    brotli: brotli && variant(brotli, 'br'),
    gzip: gzip && variant(gzip, 'gzip'),
  } satisfies ServedFile;
}

export function variantFor(file: ServedFile, accepted: AcceptedEncodings): ServedVariant {
  if (accepted.br && file.brotli) return file.brotli;
  if (accepted.gzip && file.gzip) return file.gzip;
  return file.identity;
}

export function sizeOf(file: ServedFile): number {
  const bytes = (variant: ServedVariant | undefined) => variant?.bytes.length ?? 0;
  return bytes(file.identity) + bytes(file.brotli) + bytes(file.gzip);
}
