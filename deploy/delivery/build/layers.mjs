/**
 * The layers of these folders, from the top to the ground. Each imports from its own line and from those below it;
 * `npm run lint` refuses every other import.
 */
export const layers = {
  src: [['build-process.ts'], ['build-package.ts', 'dev-server.ts'], ['preset.ts'], ['release-plugin.ts'], ['[^/]+']],
};
