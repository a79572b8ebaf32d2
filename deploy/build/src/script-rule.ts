import { fileURLToPath } from 'node:url';

/** How TypeScript becomes what browsers run. */
export function scriptRule() {
  return {
    test: /\.tsx?$/,
    loader: fileURLToPath(import.meta.resolve('swc-loader')),
    options: {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        // Also in development: the React that runs is the host's, built for production.
        transform: { react: { runtime: 'automatic', development: false } },
      },
    },
  };
}
