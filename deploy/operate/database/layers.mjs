/**
 * The layers of these folders, from the top to the ground. Each imports from its own line and from those below it;
 * `npm run lint` refuses every other import.
 */
export const layers = {
  src: [
    ['testing.ts'],
    ['prepared.ts', 'public.ts'],
    ['installed-portal.ts', 'open-database.ts'],
    ['open-pglite.ts', 'open-postgres.ts'],
    ['[^/]+'],
  ],
};
