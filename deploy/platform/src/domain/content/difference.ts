import { structuredPatch } from 'diff';
import type { ContentFiles } from './content-file';

export interface FileChange {
  readonly file: string;
  readonly change: 'added' | 'changed' | 'removed';
  /** The changed lines of a text, with + or - before each. */
  readonly lines: readonly string[];
}

const maxLines = 40;

function changedLines(file: string, before: string, after: string): string[] {
  if (file.endsWith('.csv')) {
    const [was, is] = [new Set(before.split('\n')), new Set(after.split('\n'))];
    const added = [...is].filter((line) => !was.has(line)).map((line) => `+${line}`);
    return [...added, ...[...was].filter((line) => !is.has(line)).map((line) => `-${line}`)];
  }
  const { hunks } = structuredPatch(file, file, before, after, '', '', { context: 0 });
  return hunks.flatMap(({ lines }) => lines).filter((line) => line.trim() !== '+' && line.trim() !== '-');
}

function cut(lines: readonly string[]): readonly string[] {
  return lines.length <= maxLines ? lines : [...lines.slice(0, maxLines), `… ${lines.length - maxLines} more lines`];
}

/** Tells what pushing these files would change. */
export function differenceOf(before: ContentFiles, after: ContentFiles): FileChange[] {
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return paths.flatMap((file): FileChange[] => {
    const [was, is] = [before[file], after[file]];
    if (was === is) return [];
    if (was === undefined) return [{ file, change: 'added', lines: [] }];
    if (is === undefined) return [{ file, change: 'removed', lines: [] }];
    return [{ file, change: 'changed', lines: cut(changedLines(file, was, is)) }];
  });
}
