/** The addresses that search engines are told, one article instead of all of them, and the login. */
export async function publicPages(portal: URL, tenant: string): Promise<string[]> {
  // Only browsers know that every name under localhost is this machine.
  const headers = { host: `${tenant}:${portal.port}` };
  const response = await fetch(new URL('/sitemap.xml', portal), { headers });
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`);
  const listed = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
    return new URL(address.replaceAll('&amp;', '&')).pathname;
  });
  const articles = listed.filter((path) => path.startsWith('/index/news/detail/'));
  return [...listed.filter((path) => !articles.includes(path)), ...articles.slice(0, 1), '/login'];
}
