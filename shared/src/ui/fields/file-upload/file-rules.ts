import { fileRuleText, formatFileSize } from '../../../format/file-size';

export interface FileRules {
  /** Extensions in capitals, e.g. JPG. */
  types: readonly string[];
  largestBytes: number;
}

/** Two names for the same type, such as JPG and JPEG. */
const sameAs: Readonly<Record<string, string>> = { JPEG: 'JPG', TIFF: 'TIF' };

function typeOf(fileName: string): string {
  const extension = /\.([^.]+)$/.exec(fileName)?.[1]?.toUpperCase() ?? '';
  return sameAs[extension] ?? extension;
}

/** The sentence to show at a file that may not be sent, null for one that may. */
export function fileComplaint(file: { name: string; size: number }, rules: FileRules): string | null {
  if (!rules.types.includes(typeOf(file.name)))
    return `不支持该文件格式，${fileRuleText(rules.types, rules.largestBytes)}`;
  if (file.size === 0) return '文件内容为空，请重新选择';
  if (file.size > rules.largestBytes) {
    return `文件大小为 ${formatFileSize(file.size)}，不能超过 ${formatFileSize(rules.largestBytes)}`;
  }
  return null;
}

/** For the file dialog. */
export function acceptOf(rules: FileRules): string {
  const extensions = rules.types.flatMap((type) => [
    type,
    ...Object.entries(sameAs).flatMap(([other, same]) => (same === type ? [other] : [])),
  ]);
  return extensions.map((extension) => `.${extension.toLowerCase()}`).join(',');
}
