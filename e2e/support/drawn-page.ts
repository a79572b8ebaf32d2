import { type APIRequestContext, type APIResponse, expect } from '@playwright/test';

/** Only the browser knows the names below `localhost`, so other clients name the host in a header. */
export function askFor(request: APIRequestContext, address: string, cookie = ''): Promise<APIResponse> {
  const { hostname, host } = URL.canParse(address) ? new URL(address) : { hostname: 'localhost', host: '' };
  if (!hostname.endsWith('.localhost')) return request.get(address, { maxRedirects: 0 });
  return request.get(address.replace(hostname, '127.0.0.1'), { headers: { host, cookie }, maxRedirects: 0 });
}

/** A visitor whom the gateway does not keep waiting gets the shell, and the page is there for the next one. */
export async function drawnPage(request: APIRequestContext, address: string, cookie?: string): Promise<string> {
  let html = '';
  await expect(async () => {
    html = await (await askFor(request, address, cookie)).text();
    expect(html).toContain('data-page="');
  }).toPass();
  return html;
}
