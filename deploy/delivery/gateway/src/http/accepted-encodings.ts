import { LRUCache } from 'lru-cache';

export interface AcceptedEncodings {
  readonly br: boolean;
  readonly gzip: boolean;
  /** The difference to a file that the client has. */
  readonly dcz: boolean;
}

function parse(header: string): AcceptedEncodings {
  const weights = new Map<string, number>();
  for (const entry of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    weights.set(name, weight === undefined ? 1 : Number(weight));
  }
  const accepts = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  return { br: accepts('br'), gzip: accepts('gzip'), dcz: (weights.get('dcz') ?? 0) > 0 };
}

/** A client sends the same header with every request, and clients send few different ones. */
const known = new LRUCache<string, AcceptedEncodings>({ max: 200, memoMethod: parse });

/**
 * The encodings of ours that an `Accept-Encoding` header allows. We choose among them; the header's order does not
 * count.
 */
export function acceptedEncodings(header: string | string[] | undefined): AcceptedEncodings {
  return known.memo(String(header ?? ''));
}
