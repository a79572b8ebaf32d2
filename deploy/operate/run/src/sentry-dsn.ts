import type { SentryDsn } from '@portal/gateway';

/** `https://<key>@<host><path>/<project>`; undefined if it is none. A secret of older projects is left out. */
export function sentryDsn(text: string): SentryDsn | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, username, host, pathname, search, hash } = new URL(text);
  const [, path = '', project = ''] = /^(.*)\/([\w-]{1,64})\/?$/.exec(pathname) ?? [];
  if (!['http:', 'https:'].includes(protocol) || !/^\w{1,128}$/.test(username) || !project || search || hash)
    return undefined;
  return { publicKey: username, endpoint: `${protocol}//${host}${path}/api/${project}/envelope/` };
}
