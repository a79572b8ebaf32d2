import { transformFileSync } from '@swc/core';

/** The text of a module that imports nothing but types, for a script element within a document. */
export function inlineScript(file: string): string {
  const { code } = transformFileSync(file, {
    module: { type: 'es6' },
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript' },
      minify: { compress: { module: true }, mangle: { toplevel: true } },
    },
    minify: true,
    swcrc: false,
  });
  // What is left of a module whose imports were types.
  const script = code.replace(/export\s*\{\s*\};?\s*$/, '');
  if (/\b(?:import|export)\b/.test(script)) throw new Error(`${file} stands in a document and cannot import or export`);
  return `(()=>{${script}})()`;
}
