import { parseSync } from '@swc/core';

const fewest = 8;
const chinese = /\p{Script=Han}/gu;

const textOf = (node: Record<string, unknown>): unknown => {
  if (node.type === 'StringLiteral' || node.type === 'JSXText') return node.value;
  return node.type === 'TemplateElement' ? node.cooked : undefined;
};

function* textsIn(node: unknown): Generator<string> {
  if (typeof node !== 'object' || node === null) return;
  const text = textOf(node as Record<string, unknown>);
  if (typeof text === 'string') yield text.replace(/\s+/g, ' ').trim();
  else for (const part of Object.values(node)) yield* textsIn(part);
}

/** The Chinese texts of a source that are long enough to be a sentence. Of a template, only the fixed parts count. */
export function sentencesOf(source: string): Set<string> {
  if (source.match(chinese) === null) return new Set();
  const texts = textsIn(parseSync(source, { syntax: 'typescript', tsx: true }));
  return new Set([...texts].filter((text) => (text.match(chinese) ?? []).length >= fewest));
}

export interface Source {
  readonly package: string;
  readonly path: string;
  readonly source: string;
}

export interface Doubled {
  readonly sentence: string;
  readonly paths: readonly string[];
}

/** Sentences that are in more than one package. */
export function doubledSentences(sources: readonly Source[]): Doubled[] {
  const found = new Map<string, Source[]>();
  for (const file of sources) {
    for (const sentence of sentencesOf(file.source)) found.set(sentence, [...(found.get(sentence) ?? []), file]);
  }
  return [...found]
    .filter(([, files]) => new Set(files.map((file) => file.package)).size > 1)
    .map(([sentence, files]) => ({ sentence, paths: files.map(({ path }) => path) }));
}
