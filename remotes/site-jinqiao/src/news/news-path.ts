/** Address of a piece of news; the title in it is only for people. */
export function newsPath(id: string, title: string): string {
  return `/index/news/detail/${encodeURIComponent(id)}/${encodeURIComponent(nameInPath(title))}`;
}

export function nameInPath(title: string): string {
  return title.replace(/[\s/\\?#%]+/g, '_').slice(0, 40) || '_';
}
