/**
 * The layers of these folders, from the top to the ground. Each imports from its own line and from those below it;
 * `npm run lint` refuses every other import.
 */
export const layers = {
  src: [
    ['main.ts'],
    ['find-command.ts'],
    ['command-groups.ts'],
    ['commands'],
    ['dev-portal.ts'],
    ['portal-server.ts'],
    ['seed-portal.ts'],
    ['[^/]+'],
  ],
};
