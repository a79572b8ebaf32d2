/** Reads the words of one of our PDF files, in their order and without line breaks. */
export function pdfText(file: Buffer | string): string {
  const content = typeof file === 'string' ? file : file.toString('latin1');
  return [...content.matchAll(/<([0-9a-f]+)> Tj/g)]
    .map(([, hex = '']) => Buffer.from(hex, 'hex').swap16().toString('utf16le'))
    .join('');
}
