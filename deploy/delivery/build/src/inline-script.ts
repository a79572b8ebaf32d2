import { buildSync } from 'esbuild';

/** A script with all that it imports as one text, for documents that hold it themselves. It stands beside no bundle. */
export function inlineScript(file: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [file],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    logLevel: 'silent',
  });
  return outputFiles[0]?.text.trim() ?? '';
}
