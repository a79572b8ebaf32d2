import type { FastifyInstance, FastifyRequest } from 'fastify';

const maxBytes = 8 * 1024;

/** Lets a scope take forms, as `URLSearchParams`, and nothing else. */
export function takeForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: maxBytes },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
}

/** One field of a form; empty if it is missing. */
export function formField(body: unknown, name: string): string {
  return body instanceof URLSearchParams ? (body.get(name) ?? '') : '';
}

/** Returns whether a form on a page of this origin sent the request. No other site's page and no script can do that. */
export function isOwnForm({ headers, host }: FastifyRequest): boolean {
  const { 'sec-fetch-site': site, 'sec-fetch-mode': mode, origin } = headers;
  if (site !== undefined) return site === 'same-origin' && mode === 'navigate';
  // Browsers send only this to a plain http address.
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}
