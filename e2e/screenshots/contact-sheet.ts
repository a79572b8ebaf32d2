import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folder, tenants } from './folder';
import { pages } from './pages';
import { states } from './states';
import { widths } from './subject';

/** One page with all pictures, the three widths of each subject side by side. */
export default function writeContactSheet(): void {
  for (const tenant of tenants) {
    const rows = [...pages, ...states].flatMap(({ name }) => {
      const files = widths
        .map((width) => `${name}-${width}.png`)
        .filter((file) => existsSync(join(folder, tenant, file)));
      const pictures = files.map((file) => `<a href="${file}"><img loading="lazy" src="${file}" alt="${file}"></a>`);
      return files.length === 0 ? [] : [`<h2>${name}</h2><div>${pictures.join('')}</div>`];
    });
    const style =
      'body{font:14px system-ui;margin:24px}div{display:flex;gap:16px;align-items:flex-start}a{flex:1 1 0;max-width:720px}img{width:100%;border:1px solid #ccc}';
    const sheet = `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>${tenant}</title><style>${style}</style>${rows.join('')}</html>`;
    if (rows.length > 0) writeFileSync(join(folder, tenant, 'index.html'), sheet);
  }
}
