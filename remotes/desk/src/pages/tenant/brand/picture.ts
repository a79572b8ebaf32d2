/** A picture as the gateway takes it. */
export interface Picture {
  readonly type: string;
  readonly base64: string;
}

/** Undefined: the present picture stays. Null: it goes away. */
export type PictureChange = Picture | null | undefined;

/** The same as the gateway's check. */
export const pictureRules = { types: ['SVG', 'PNG', 'WEBP', 'JPG'], largestBytes: 512 * 1024 };

export async function readPicture(file: File): Promise<Picture> {
  const address = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.readAsDataURL(file);
  });
  return { type: file.type, base64: address.slice(address.indexOf(',') + 1) };
}

/** The address of a picture: of the chosen one, of none, or of the present one. */
export function pictureAddress(change: PictureChange, present: string): string {
  if (change === null) return '';
  return change ? `data:${change.type};base64,${change.base64}` : present;
}
