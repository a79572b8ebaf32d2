/** The words of a PDF file of ours, in their order and without its lines. */
export function pdfText(file: Buffer | string): string {
  const content = typeof file === 'string' ? file : file.toString('latin1');
  return [...content.matchAll(/<([0-9a-f]+)> Tj/g)]
    .map(([, hex = '']) => Buffer.from(hex, 'hex').swap16().toString('utf16le'))
    .join('');
}
