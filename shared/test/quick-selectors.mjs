/**
 * jsdom asks every rule of every style sheet about every element whose style is wanted, and each query by role wants
 * the style of many; antd's sheets have thousands of rules. As in a browser, only rules whose last compound could fit
 * are asked. To be imported before jsdom is.
 */
import { createRequire } from 'node:module';
import { needsOf } from './last-compound.mjs';

const environment = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'));
const jsdom = createRequire(environment.resolve('jsdom'));
const selectors = jsdom('./jsdom/living/helpers/selectors.js');
const { matchesDontThrow } = selectors;

/** @type {Map<string, import('./last-compound.mjs').Need[] | undefined>} */
const needs = new Map();

/** Many rules are asked about one element in a row. */
const last = { element: undefined, className: '', names: new Set(), tag: '', id: '' };

/** The element's own names, as the selectors' are written. */
function namesOf(element) {
  const className = element.getAttributeNS(null, 'class') ?? '';
  const id = element.getAttributeNS(null, 'id') ?? '';
  if (last.element !== element || last.className !== className) {
    last.element = element;
    last.className = className;
    last.names = new Set(className.toLowerCase().split(/\s+/));
    last.tag = element._localName.toLowerCase();
  }
  last.id = id;
  return last;
}

function mayMatch(element, selector) {
  // An at-rule has none.
  if (selector === undefined) return true;
  let wanted = needs.get(selector);
  if (wanted === undefined && !needs.has(selector)) {
    wanted = needsOf(selector);
    needs.set(selector, wanted);
  }
  if (wanted === undefined) return true;
  const { names, tag, id } = namesOf(element);
  return wanted.some(
    (need) =>
      (!need.tag || need.tag === tag) && (!need.id || need.id === id) && need.classes.every((name) => names.has(name)),
  );
}

selectors.matchesDontThrow = (element, selector) => mayMatch(element, selector) && matchesDontThrow(element, selector);
