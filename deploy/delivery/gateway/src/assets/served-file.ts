import type { Difference } from '@portal/releases';
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
  /** By the value of `Available-Dictionary`; undefined if there are none. */
  readonly differences: ReadonlyMap<string, ServedVariant> | undefined;
}

export interface FileContents {
  /** A hash of the content. */
  readonly tag: string;
  readonly type: string;
  readonly identity: Buffer;
  readonly brotli?: Buffer | undefined;
  readonly gzip?: Buffer | undefined;
  /** The addresses at which later versions of the file come; a browser keeps this one as their dictionary. */
  readonly addresses?: string | undefined;
  readonly differences?: readonly Difference[] | undefined;
  readonly staffOnly?: boolean;
}

/** An address contains the hash of its content or its build, so its answer never changes. */
const forever = 'public, max-age=31536000, immutable';

/** A picture that is opened by itself may run a script in it; a picture on a page never does. */
const inert = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const passive = /^(?:text\/(?:javascript|css)|application\/json|font\/)/;

export function servedFile(contents: FileContents, common: Record<string, string>) {
  const { tag, type, identity, brotli, gzip, addresses, differences, staffOnly = false } = contents;
  const encoded = brotli || gzip ? 'accept-encoding' : undefined;
  // All answers of an address say the same, the whole file too: a cache goes by the one that it got first.
  const vary = differences ? 'accept-encoding, available-dictionary' : encoded;
  type Encoding = 'br' | 'gzip' | 'dcz';
  const variant = (bytes: Buffer, encoding?: Encoding, mark: string | undefined = encoding): ServedVariant => {
    const etag = `"${tag}${mark ? `-${mark}` : ''}"`;
    const headers = {
      ...common,
      'content-type': type,
      'cache-control': forever,
      etag,
      'cross-origin-resource-policy': 'same-origin',
      ...(vary ? { vary } : {}),
      ...(addresses ? { 'use-as-dictionary': `match="${addresses}"` } : {}),
      ...(encoding ? { 'content-encoding': encoding } : {}),
      ...(passive.test(type) ? {} : { 'content-security-policy': inert }),
    };
    return { bytes, etag, headers };
  };
  const sinceOne = ({ dictionary, bytes }: Difference) =>
    [`:${dictionary}:`, variant(bytes, 'dcz', `dcz-${dictionary.slice(0, 16)}`)] as const;
  return {
    staffOnly,
    identity: variant(identity),
    brotli: brotli && variant(brotli, 'br'),
    gzip: gzip && variant(gzip, 'gzip'),
    differences: differences && new Map(differences.map(sinceOne)),
  } satisfies ServedFile;
}

/** `available` is the header `Available-Dictionary`: which earlier file the client has. */
export function variantFor(
  file: ServedFile,
  accepted: AcceptedEncodings,
  available?: string | string[],
): ServedVariant {
  const difference = accepted.dcz && typeof available === 'string' ? file.differences?.get(available) : undefined;
  if (difference) return difference;
  if (accepted.br && file.brotli) return file.brotli;
  if (accepted.gzip && file.gzip) return file.gzip;
  return file.identity;
}

export function sizeOf({ identity, brotli, gzip, differences }: ServedFile): number {
  const variants = [identity, brotli, gzip, ...(differences?.values() ?? [])];
  return variants.reduce((sum, variant) => sum + (variant?.bytes.length ?? 0), 0);
}
