export function toBase64(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)));
}

/** The bytes of a key: base64, bare in the way of Java or between PEM lines. */
export function keyBytes(key: string): Uint8Array<ArrayBuffer> {
  const bare = key.replace(/-----[^-]+-----|\s/g, '');
  return Uint8Array.from(atob(bare), (character) => character.charCodeAt(0));
}
