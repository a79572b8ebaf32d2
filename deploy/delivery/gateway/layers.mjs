/**
 * The layers of these folders, from the top to the ground. Each imports from its own line and from those below it;
 * `npm run lint` refuses every other import.
 */
export const layers = {
  src: [
    ['public.ts'],
    ['gateway.ts'],
    ['wiring'],
    ['crawlers', 'deploy-api', 'document', 'open-page'],
    ['explain', 'hooks', 'override', 'rendering', 'slices'],
    ['metrics', 'gateway-options.ts'],
    ['services'],
    ['catalog', 'dev', 'identity'],
    [
      'api',
      'assets',
      'forward',
      'kept',
      'loads',
      'operators',
      'permissions',
      'selection',
      'tenancy',
      'visitor',
      'shared-key.ts',
    ],
    ['http', 'hear-changes.ts', 'in-rounds.ts', 'releases-port.ts', 'renderer-port.ts', 'signed-text.ts'],
  ],
};
