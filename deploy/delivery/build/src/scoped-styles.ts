import postcss from 'postcss';
import { selectingRules } from './selecting-rules';

const page = /^(?::root|html|body)(?![\w-])/i;

/** The whole page becomes the element with the class; everything else must be within it. */
const withinScope = (selector: string): string => {
  const inside = selector.replace(page, '').trim();
  if (page.test(selector) && inside === '') return '.scope';
  return `.scope :global(${page.test(selector) ? inside.replace(/^>\s*/, '') : selector})`;
};

/**
 * A library's sheet, imported as `library.css?scoped`, becomes a CSS module with one class, `scope`: its rules hold only
 * within the element that has it. So a remote can use a library that styles by names of its own.
 */
export function scopedStyles(text: string): string {
  const sheet = postcss.parse(text);
  for (const rule of selectingRules(sheet)) rule.selectors = rule.selectors.map(withinScope);
  // The names of animations stay as the library's scripts know them.
  sheet.walkAtRules(/keyframes$/i, (animation) => {
    animation.params = `:global(${animation.params})`;
  });
  return sheet.toString();
}

export default scopedStyles;
