import { fileURLToPath } from 'node:url';

/** Compiles TypeScript for browsers. */
export function scriptRule() {
  return {
    test: /\.tsx?$/,
    loader: fileURLToPath(import.meta.resolve('swc-loader')),
    options: {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        // It is off in development too, because the React that runs is the host's production build.
        transform: { react: { runtime: 'automatic', development: false } },
      },
    },
  };
}
