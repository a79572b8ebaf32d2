import { headersOfService } from '../api/forwarded-headers';

type Headers = Readonly<Record<string, string | string[] | undefined>>;

const isJson = (type: string) => /^application\/(?:[\w.-]+\+)?json\b/i.test(type);
export const isEvents = (type: string) => /^text\/event-stream\b/i.test(type);

/** Nothing that a service sends may become a page of the portal's own address: such a page could act for the person. */
const sandboxed = "default-src 'none'; sandbox; frame-ancestors 'none'";

/** The browser saves the file and does not open it, also if the service wants that. */
function asFile(disposition: string): string {
  if (/^attachment\b/i.test(disposition)) return disposition;
  const [, name] = /(;.*)$/.exec(disposition) ?? [];
  return `attachment${name ?? ''}`;
}

/** The head of a service's answer as the client gets it. `common` are the headers of every answer of the portal. */
export function answerHeaders(headers: Headers, common: Readonly<Record<string, string>>, requestId: string) {
  const type = String(headers['content-type'] ?? 'application/octet-stream');
  const disposition = String(headers['content-disposition'] ?? '');
  const cached = String(headers['cache-control'] ?? '');
  const data = (isJson(type) && disposition === '') || isEvents(type);
  return {
    ...headersOfService(headers),
    ...common,
    'content-type': type,
    'x-content-type-options': 'nosniff',
    'content-security-policy': sandboxed,
    'cross-origin-resource-policy': 'same-origin',
    // The answer is for one person, so no cache that others share may keep it.
    'cache-control': /\b(?:no-store|private)\b/i.test(cached) ? cached : 'no-store',
    'x-request-id': requestId,
    ...(data ? {} : { 'content-disposition': asFile(disposition) }),
  };
}
