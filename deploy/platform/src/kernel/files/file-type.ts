import { imageSize } from 'image-size';

export type FileKind = 'png' | 'jpg' | 'pdf';

export const contentTypes: Readonly<Record<FileKind, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
};

/** The first bytes of each kind of file. */
const beginnings: readonly (readonly [FileKind, readonly number[]])[] = [
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['jpg', [0xff, 0xd8, 0xff]],
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
];

const endings: Readonly<Record<string, FileKind>> = { png: 'png', jpg: 'jpg', jpeg: 'jpg', pdf: 'pdf' };

/** A picture with more pixels is a trap for the program that opens it. */
const maxPixels = 50_000_000;

/** Real pictures have only a few dozen blocks before their size. */
const maxBlocks = 1_000;
/** Returns whether a marker begins a frame and holds its size. The three excluded markers hold tables. */
const beginsFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/**
 * Finds the size of a JPEG by the lengths that its blocks name. If these are false, the library looks at every byte:
 * ten megabytes of that would block everybody for seconds.
 */
function jpegSize(content: Buffer): { readonly width: number; readonly height: number } {
  let at = 2;
  for (let steps = 0; steps < maxBlocks; steps += 1) {
    if (content.readUInt8(at) !== 0xff) break;
    const marker = content.readUInt8(at + 1);
    if (beginsFrame(marker)) return { height: content.readUInt16BE(at + 5), width: content.readUInt16BE(at + 7) };
    // A repeated marker is only padding.
    at += marker === 0xff ? 1 : 2 + content.readUInt16BE(at + 2);
  }
  throw new RangeError('no picture begins here');
}

function pictureFault(kind: 'png' | 'jpg', content: Buffer): string | null {
  try {
    const { width, height } = kind === 'jpg' ? jpegSize(content) : imageSize(content);
    return width * height > maxPixels ? '图片尺寸过大，请压缩后重新上传' : null;
  } catch {
    return '图片无法识别，请重新选择文件';
  }
}

type Checked = { readonly kind: FileKind } | { readonly fault: string };

/**
 * Finds the kind of a file by its content. Its name has to say the same: somebody who renames a file wants to deceive.
 */
export function checkFile(fileName: string, content: Buffer): Checked {
  if (content.length === 0) return { fault: '文件内容为空' };
  const kind = beginnings.find(([, bytes]) => bytes.every((byte, index) => content[index] === byte))?.[0];
  const ending = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
  const named = Object.hasOwn(endings, ending) ? endings[ending] : undefined;
  if (!kind || !named) return { fault: '仅支持 JPG/PNG/PDF 格式的文件' };
  if (kind !== named) return { fault: '文件内容与扩展名不一致' };
  const fault = kind === 'pdf' ? null : pictureFault(kind, content);
  return fault === null ? { kind } : { fault };
}
