/**
 * The layers of these folders, from the top to the ground. Each imports from its own line and from those below it;
 * `npm run lint` refuses every other import.
 */
export const layers = {
  src: [
    ['articles', 'live', 'rendering', 'testing'],
    ['ui'],
    ['api'],
    ['session'],
    ['crypto', 'columns'],
    ['contract'],
    ['boot'],
    ['tenant'],
    ['company-fields.ts'],
    ['access', 'validators', 'theme'],
    ['codes', 'format', 'headline', 'router.ts', 'use-ask-again.ts'],
  ],
  'src/ui': [['gallery'], ['data'], ['dates', 'qr-code'], ['fields'], ['frame'], ['form'], ['base'], ['tabs']],
};
