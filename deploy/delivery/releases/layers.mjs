/**
 * The layers of these folders, from the top to the ground. Each imports from its own line and from those below it;
 * `npm run lint` refuses every other import.
 */
export const layers = {
  src: [
    ['public.ts'],
    ['releases.ts'],
    ['watch'],
    ['errors', 'loads', 'vitals', 'describe-release.ts', 'set-standing.ts', 'unassign.ts'],
    ['assign.ts', 'canary.ts', 'rollback.ts', 'tenants.ts', 'move-pointers.ts'],
    [
      'check-moves.ts',
      'override-grants.ts',
      'permission-grants.ts',
      'publish.ts',
      'read-catalog.ts',
      'slot-services.ts',
    ],
    ['[^/]+'],
  ],
};
