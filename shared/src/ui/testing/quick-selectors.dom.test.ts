import { afterEach, expect, test } from '@jest/globals';

afterEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

const page = `
  <main id="Page" class="page">
    <ul class="list list-wide" data-x=", (">
      <li class="item Item-first">1</li>
      <li class="item" hidden>2</li>
      <li><a class="item" href="#">3</a></li>
    </ul>
    <svg><foreignObject class="inset"></foreignObject></svg>
    <p>text</p>
  </main>`;

test.each([
  '.item',
  'li',
  'LI.item',
  '.list > .item',
  '.list .item ~ .item',
  'li+li',
  '#Page',
  'main#Page.page',
  '.nothing, .item',
  '.nothing .item',
  ':where(.list).list-wide',
  ':where(.list) a',
  ':where(.list, .nothing) > li:not(.item)',
  'li:not(.nothing, :first-child)',
  ':is(.item, p)',
  '[data-x=", ("]',
  '[data-x=", ("] .item:first-child',
  '.list[data-x]',
  '.Item-first',
  '.item\\-first, .item',
  '*',
  ':root',
  'foreignObject',
  '.inset',
])('a style sheet’s %s reaches the elements that match it, and no other', (selector) => {
  document.head.innerHTML = `<style>${selector} { text-indent: 7px }</style>`;
  document.body.innerHTML = page;
  const styled = [...document.querySelectorAll('*')].filter((one) => getComputedStyle(one).textIndent === '7px');
  expect(styled).toEqual([...document.querySelectorAll(selector)]);
});

test('names that change are seen', () => {
  document.head.innerHTML = '<style>.shut { display: none }</style>';
  document.body.innerHTML = '<p>text</p>';
  const text = document.querySelector('p') as HTMLElement;
  expect(getComputedStyle(text).display).toBe('block');
  text.className = 'shut';
  expect(getComputedStyle(text).display).toBe('none');
  text.className = '';
  expect(getComputedStyle(text).display).toBe('block');
});
