import { jest } from '@jest/globals';

/** What the reader names of a browser when it is loaded. Only drawing would need it, and the tests do not draw. */
class Undrawn {}
Object.assign(globalThis, { DOMMatrix: Undrawn, ImageData: Undrawn, Path2D: Undrawn });
const hushed = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
const { getDocument, OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs');
hushed.mockRestore();

export interface StructureNode {
  readonly role?: string;
  readonly alt?: string;
  readonly children?: readonly StructureNode[];
}

export interface ReadPage {
  /** The words in their order in the file, without line breaks. */
  readonly text: string;
  readonly structure: StructureNode;
}

export interface ReadPdf {
  readonly pages: readonly ReadPage[];
  readonly info: Readonly<Record<string, unknown>>;
  readonly fingerprint: string;
}

/** Reads a PDF file by the reader that the pages use. */
export async function readPdf(file: Buffer): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(file), isEvalSupported: false, useWasm: false, verbosity: 0 });
  const document = await task.promise;
  const pages: ReadPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { fnArray, argsArray } = await page.getOperatorList();
    const shown = argsArray.filter((_, index) => fnArray[index] === OPS.showText).flat(2) as (
      | number
      | { unicode: string }
    )[];
    const text = shown.map((glyph) => (typeof glyph === 'number' ? '' : glyph.unicode)).join('');
    pages.push({ text, structure: (await page.getStructTree()) as StructureNode });
  }
  const { info } = await document.getMetadata();
  const fingerprint = document.fingerprints[0] ?? '';
  await task.destroy();
  return { pages, info: info as Record<string, unknown>, fingerprint };
}

/** Reads the words of a PDF file, in their order and without line breaks. */
export async function pdfText(file: Buffer): Promise<string> {
  const { pages } = await readPdf(file);
  return pages.map(({ text }) => text).join('');
}
