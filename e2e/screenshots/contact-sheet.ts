import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folder, sites } from './folder';
import { pictureName, schemes, widths } from './subject';
import { subjectsOf } from './subjects-of';

/** One page with all pictures, the three widths of each subject side by side. */
export default function writeContactSheet(): void {
  for (const site of sites) {
    const rows = subjectsOf(site).flatMap(({ name }) => {
      const files = schemes
        .flatMap((scheme) => widths.map((width) => pictureName(name, width, scheme)))
        .filter((file) => existsSync(join(folder, site, file)));
      const pictures = files.map((file) => `<a href="${file}"><img loading="lazy" src="${file}" alt="${file}"></a>`);
      return files.length === 0 ? [] : [`<h2>${name}</h2><div>${pictures.join('')}</div>`];
    });
    const style =
      'body{font:14px system-ui;margin:24px}div{display:flex;gap:16px;align-items:flex-start}a{flex:1 1 0;max-width:720px}img{width:100%;border:1px solid #ccc}';
    const sheet = `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>${site}</title><style>${style}</style>${rows.join('')}</html>`;
    if (rows.length > 0) writeFileSync(join(folder, site, 'index.html'), sheet);
  }
}
