import { describe, expect, test } from '@jest/globals';
import { cleanHtml, textOf } from './clean-html';
import { payloads } from './testing/payloads';

function cleaned(html: string): HTMLDivElement {
  const box = document.createElement('div');
  box.append(cleanHtml(html));
  return box;
}

const harmlessLink = /^(?:https?:|mailto:|tel:|\/(?![/\\])|#)/i;

describe('[threat: script in content] what an article cannot bring', () => {
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
