/** The tables for Chinese that come with pdf.js, by their names. */
export const characterMaps: Readonly<Record<string, string>> = {
  'Adobe-GB1-UCS2': new URL('pdfjs-dist/cmaps/Adobe-GB1-UCS2.bcmap', import.meta.url).href,
  'GBK-EUC-H': new URL('pdfjs-dist/cmaps/GBK-EUC-H.bcmap', import.meta.url).href,
  'UniGB-UCS2-H': new URL('pdfjs-dist/cmaps/UniGB-UCS2-H.bcmap', import.meta.url).href,
  'UniGB-UCS2-V': new URL('pdfjs-dist/cmaps/UniGB-UCS2-V.bcmap', import.meta.url).href,
  'UniGB-UTF16-H': new URL('pdfjs-dist/cmaps/UniGB-UTF16-H.bcmap', import.meta.url).href,
};
