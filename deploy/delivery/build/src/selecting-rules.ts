import type { AtRule, Container, Document, Root, Rule } from 'postcss';

const isStepOrNested = (at: Container | Document): boolean =>
  at.type === 'rule' || (at.type === 'atrule' && /keyframes$/i.test((at as AtRule).name));

/** The rules that select elements by themselves: neither the steps of an animation nor what is within another rule. */
export function selectingRules(sheet: Root): Rule[] {
  const rules: Rule[] = [];
  sheet.walkRules((rule) => {
    for (let at: Container | Document | undefined = rule.parent; at; at = at.parent) if (isStepOrNested(at)) return;
    rules.push(rule);
  });
  return rules;
}
