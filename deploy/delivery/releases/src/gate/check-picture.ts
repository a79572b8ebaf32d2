import { type Sentence, say } from '@portal/release-record/sentence';
import type { TenantFile } from '../catalog';

/** The allowed types of a tenant's picture: its file ending, and how its bytes begin. */
const kinds = new Map([
  ['image/svg+xml', { ending: 'svg', begins: /^\s*<(svg|\?xml|!--)/ }],
  ['image/png', { ending: 'png', begins: /^\x89PNG/ }],
  ['image/webp', { ending: 'webp', begins: /^RIFF.{4}WEBP/s }],
  ['image/jpeg', { ending: 'jpg', begins: /^\xff\xd8\xff/ }],
]);

/** Every customer of the tenant fetches the picture, and every gateway keeps it in memory. */
const maxBytes = 512 * 1024;

export function pictureEnding(type: string): string | undefined {
  return kinds.get(type)?.ending;
}

export function pictureFaults({ bytes, type }: TenantFile): Sentence[] {
  const kind = kinds.get(type);
  if (!kind)
    return [
      say(
        `图片类型 ${JSON.stringify(type)} 不支持：请使用 SVG、PNG、WebP 或 JPEG。`,
        `${JSON.stringify(type)} is no type of a picture: use SVG, PNG, WebP or JPEG.`,
      ),
    ];
  const faults: Sentence[] = [];
  if (!kind.begins.test(bytes.subarray(0, 200).toString('latin1')))
    faults.push(say(`图片内容不是 ${type}：请检查文件。`, `The picture's bytes are not ${type}: look at the file.`));
  if (bytes.length > maxBytes)
    faults.push(
      say(
        `图片有 ${Math.ceil(bytes.length / 1024)} KB，最多 ${maxBytes / 1024} KB：请压缩后重试。`,
        `The picture has ${Math.ceil(bytes.length / 1024)} KB, and ${maxBytes / 1024} KB is the most: make it smaller.`,
      ),
    );
  return faults;
}
