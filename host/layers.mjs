/**
 * The layers of these folders, from the top to the ground. Each imports from its own line and from those below it;
 * `npm run lint` refuses every other import.
 */
export const layers = {
  src: [
    ['first-script.ts', 'index.ts', 'page-start.ts', 'start.tsx'],
    ['app'],
    ['features'],
    ['kit', 'testing'],
    ['federation', 'shell'],
  ],
  'src/app': [
    ['staff', 'first-sign.ts', 'mount.tsx', 'take-over.ts'],
    ['routing'],
    ['pages'],
    ['frame'],
    ['access', 'prefetch', 'vitals'],
    ['releases', 'standalone', 'trouble'],
  ],
  'src/features': [['login'], ['consents'], ['company', 'lock', 'step-up'], ['logout', 'password', 'proof']],
};
