import { expect, test } from '@jest/globals';
import { cleanHtml } from './clean-html';
import { cleanHtml as cleanedByRenderer, textOf } from './clean-html.server';
import { payloads } from './testing/payloads';

/** What a browser makes of the renderer's HTML. */
function parsed(html: string): HTMLElement {
  return new DOMParser().parseFromString(cleanedByRenderer(html), 'text/html').body;
}

const harmlessLink = /^(?:https?:|mailto:|tel:|\/(?![/\\])|#)/i;

test.each(payloads)('the renderer lets nothing of %s run', (payload) => {
  const body = parsed(payload);
  const dangerous =
    'script, style, iframe, object, embed, base, meta, link, form, input, svg, math, template, video, audio';
  expect(body.querySelector(dangerous)).toBeNull();
  const attributes = [...body.querySelectorAll('*')].flatMap((element) => [...element.attributes]);
  expect(
    attributes.filter(({ name }) => name.startsWith('on') || ['style', 'id', 'class', 'is'].includes(name)),
  ).toEqual([]);
  for (const { name, value } of attributes)
    if (name === 'href' || name === 'src') expect(name === 'src' ? `/${value}` : value).toMatch(harmlessLink);
});

test.each([
  '<h2>一、范围</h2><p>自<strong>即日</strong>起</p><ul><li>甲</li></ul>',
  '<table><tbody><tr><th scope="row">项</th><td colspan="2">值</td></tr></tbody></table>',
  '<p><a href="https://example.com/a">甲</a><a href="/index/help">乙</a><a href="javascript:1">丙</a></p>',
  '<p><img src="/a.png"><img src="/b.png" alt="图" width="20"></p>',
  '<p class="x" style="color:red">A &amp; B &lt;c&gt;</p>',
])('a browser and the renderer make the same of %s', (html) => {
  const inBrowser = document.createElement('div');
  inBrowser.append(cleanHtml(html));
  const [own, other] = [inBrowser, parsed(html)].map((root) =>
    [...root.querySelectorAll('*')].map((element) => [
      element.tagName,
      Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
      element.textContent,
    ]),
  );
  expect(other).toEqual(own);
});

test('the words alone, for searching', () => {
  expect(textOf('<p>打款\n 金额 &amp; 回填</p><script>alert(1)</script>')).toBe('打款 金额 & 回填');
});
