/**
 * jsdom checks every rule of every style sheet against every element whose style is wanted, and each query by role
 * wants the style of many; antd's sheets have thousands of rules. Like a browser, this checks only rules whose last
 * compound could fit. Import it before jsdom.
 */
import { createRequire } from 'node:module';
import { needsOf } from './last-compound.mjs';

const environment = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'));
const jsdom = createRequire(environment.resolve('jsdom'));
const selectors = jsdom('./jsdom/living/helpers/selectors.js');
const { matchesDontThrow } = selectors;

/** @type {Map<string, import('./last-compound.mjs').Need[] | undefined>} */
const needs = new Map();

/** Many rules in a row are checked against the same element, so its names are kept. */
const last = { element: undefined, className: '', names: new Set(), tag: '', id: '' };

/** The element's own names, written like those of the selectors. */
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
  // An at-rule has no selector.
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
