/**
 * The layers of these folders, from the top to the ground. Each imports from its own line and from those below it;
 * `npm run lint` refuses every other import.
 */
export const layers = {
  src: [['api-process.ts', 'demonstration.ts'], ['pages'], ['demo-options.ts'], ['demo-outbox.ts', 'seed', 'tenants']],
};
