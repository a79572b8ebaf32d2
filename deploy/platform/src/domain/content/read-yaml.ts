import { isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import type { Faults } from './faults';

interface Yaml {
  readonly file: string;
  readonly text: string;
  /** The line of the file on which the YAML begins. */
  readonly firstLine?: number;
}

/** Reads YAML by a schema. Undefined: it has faults, each with its line. */
export function readYaml<S extends z.ZodType>(
  { file, text, firstLine = 1 }: Yaml,
  schema: S,
  faults: Faults,
): z.output<S> | undefined {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line - 1 + firstLine;
  for (const { pos, message } of document.errors) faults.add(file, lineAt(pos[0]), message);
  if (document.errors.length > 0) return undefined;
  const read = schema.safeParse(document.toJS() ?? {});
  if (read.success) return read.data;
  for (const { path, message } of read.error.issues) {
    // A field that is missing has no place: the line of what it is missing from tells where to look.
    const known = [...path.keys(), path.length]
      .map((length) => document.getIn(path.slice(0, length), true))
      .findLast((node) => isNode(node) && node.range);
    const offset = (isNode(known) && known.range?.[0]) || 0;
    faults.add(file, lineAt(offset), `${path.join('.') || 'the whole'}: ${message}`);
  }
  return undefined;
}
