/**
 * The names that an element must have for a selector to match it, as far as the last compound of each alternative gives
 * them plainly: `.list > a.item:hover, li` asks for the class `item` on an `a`, or for an `li`.
 *
 * @typedef {{ tag: string, id: string, classes: string[] }} Need empty where nothing is asked for
 */

const attribute = /\[(?:"[^"]*"|'[^']*'|[^\]"'])*\]/g;
const innermostBrackets = /\([^()]*\)/g;
const pseudo = /::?[\w-]+/g;
const combinators = /[\s>+~]+/;

/** @param {string} selector */
function withoutBrackets(selector) {
  let text = selector.replace(attribute, '');
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(innermostBrackets, '');
  }
  return text;
}

/**
 * @param {string} selector
 * @returns {Need[] | undefined} one for each alternative; undefined where only the selector itself can tell
 */
export function needsOf(selector) {
  if (selector.includes('\\')) return undefined;
  const needs = withoutBrackets(selector)
    .replace(pseudo, ':')
    .split(',')
    .map((alternative) => {
      const last = (alternative.trim().split(combinators).at(-1) ?? '').replaceAll(':', '');
      const [tag = '', ...names] = last.split(/(?=[.#])/);
      const isTag = !/^[.#*]/.test(tag);
      const all = isTag ? names : [tag, ...names];
      return {
        tag: isTag ? tag.toLowerCase() : '',
        id: all.find((name) => name.startsWith('#'))?.slice(1) ?? '',
        classes: all.filter((name) => name.startsWith('.')).map((name) => name.slice(1).toLowerCase()),
      };
    });
  return needs.every(({ tag, id, classes }) => tag || id || classes.length > 0) ? needs : undefined;
}
