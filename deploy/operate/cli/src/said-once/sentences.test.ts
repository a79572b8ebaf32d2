import { expect, test } from '@jest/globals';
import { doubledSentences, sentencesOf } from './sentences';

const sentence = '打款已过期，请重新发起';
const file = (name: string, source: string) => ({ package: name, path: `${name}/file.tsx`, source });

test.each([
  ['a string', `const fault = '${sentence}';`],
  ['a part of a template', `const fault = \`\${name}${sentence} \${number}\`;`],
  ['a text between tags', `const Fault = () => <p>\n  ${sentence} <code>{number}</code>\n</p>;`],
  ['an attribute', `const Fault = () => <Alert title="${sentence}" />;`],
])('%s is a sentence', (_, source) => {
  expect([...sentencesOf(source)]).toEqual([sentence]);
});

test.each([
  ['a comment', `/** ${sentence} */ export const fault = 1;`],
  ['a label', `const label = '统一信用代码';`],
])('%s is none', (_, source) => {
  expect([...sentencesOf(source)]).toEqual([]);
});

test('a sentence that stands in two packages is found, with both places', () => {
  const twice = [file('host', `say('${sentence}')`), file('deploy/platform', `throw conflict('${sentence}')`)];
  expect(doubledSentences(twice)).toEqual([{ sentence, paths: ['host/file.tsx', 'deploy/platform/file.tsx'] }]);
});

test('twice in one package is that package’s own business', () => {
  expect(doubledSentences([file('host', `say('${sentence}')`), file('host', `ask('${sentence}')`)])).toEqual([]);
});
