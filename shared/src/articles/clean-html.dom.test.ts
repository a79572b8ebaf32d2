import { describe, expect, test } from '@jest/globals';
import { cleanHtml, textOf } from './clean-html';

function cleaned(html: string): HTMLDivElement {
  const box = document.createElement('div');
  box.append(cleanHtml(html));
  return box;
}

/** Known ways to make an article run something, taken from the usual collections. */
const payloads = [
  '<script>window.hit = 1</script>',
  '<img src=x onerror="window.hit = 1">',
  '<svg onload="window.hit = 1"><script>window.hit = 1</script></svg>',
  '<svg><style><img src=x onerror=window.hit=1></style></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.hit=1&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=window.hit=1>',
  '<noscript><p title="</noscript><img src=x onerror=window.hit=1>">',
  '<iframe src="javascript:window.hit=1"></iframe>',
  '<iframe srcdoc="<script>parent.hit=1</script>"></iframe>',
  '<a href="javascript:window.hit=1">x</a>',
  '<a href="JaVa&#x09;ScRiPt:window.hit=1">x</a>',
  '<a href=" &#14; javascript:window.hit=1">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>window.hit=1</script>">x</a>',
  '<a href="//evil.example/">x</a>',
  '<a href="/\\evil.example/">x</a>',
  '<object data="javascript:window.hit=1"></object>',
  '<embed src="javascript:window.hit=1">',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<style>@import "https://evil.example/x.css";</style>',
  '<div style="background:url(https://evil.example/x)">x</div>',
  '<form action="https://evil.example/"><input name="p"><button formaction="javascript:1">x</button></form>',
  '<details open ontoggle="window.hit=1"><summary>x</summary></details>',
  '<video><source onerror="window.hit=1"></video>',
  '<audio src=x onerror="window.hit=1"></audio>',
  '<marquee onstart="window.hit=1">x</marquee>',
  '<input autofocus onfocus="window.hit=1">',
  '<template><script>window.hit=1</script></template>',
  '<img name="body" id="portal-boot">',
  '<portal-x is="x" onclick="window.hit=1">x</portal-x>',
];

const harmlessLink = /^(?:https?:|mailto:|tel:|\/(?![/\\])|#)/i;

describe('what an article cannot bring', () => {
  test.each(payloads)('%s', (payload) => {
    const box = cleaned(payload);
    document.body.append(box);
    const elements = [...box.querySelectorAll('*')];
    const attributes = elements.flatMap((element) => [...element.attributes]);
    expect(attributes.filter(({ name }) => /^on|^style$|^id$|^name$|^srcdoc$|^formaction$/.test(name))).toEqual([]);
    expect(
      box.querySelector('script, style, iframe, object, embed, base, meta, link, form, input, svg, math, template'),
    ).toBeNull();
    for (const link of box.querySelectorAll('[href]')) expect(link.getAttribute('href')).toMatch(harmlessLink);
    expect((window as { hit?: number }).hit).toBeUndefined();
    box.remove();
  });
});

test('what an editor writes stays', () => {
  const html =
    '<h2>一、范围</h2><p>自<strong>即日</strong>起</p><ul><li>甲</li></ul>' +
    '<table><tbody><tr><th scope="row">项</th><td colspan="2">值</td></tr></tbody></table>';
  expect(cleaned(html).innerHTML).toBe(html);
});

test('links elsewhere open apart and do not hand the page over; own links stay as they are', () => {
  const [elsewhere, own] = cleaned(
    '<a href="https://example.com/a">甲</a><a href="/index/help">乙</a>',
  ).querySelectorAll('a');
  expect(elsewhere?.target).toBe('_blank');
  expect(elsewhere?.rel).toBe('noopener noreferrer');
  expect(own?.hasAttribute('target')).toBe(false);
});

test('a picture without a text is decoration', () => {
  expect(cleaned('<img src="/a.png">').querySelector('img')?.getAttribute('alt')).toBe('');
});

test('the words alone, for searching', () => {
  expect(textOf('<p>打款\n 金额</p><script>alert(1)</script>')).toBe('打款 金额');
});
