/**
 * The host provides these modules to every remote. The host's build provides exactly these, and a remote's build takes
 * exactly these from it (`import: false`), so both presets read this one table.
 *
 * Each subpath of `@portal/shared` is an entry of its own: it becomes a lazy chunk of the host that a page fetches
 * only when it uses it.
 */
export interface ProvidedModule {
  /** The name that code imports. */
  readonly request: string;
  /** The package whose package.json has the version that counts. */
  readonly versionOf: string;
  /** The module that the host puts behind the name, if it is not the name itself. */
  readonly implementation?: string;
}

export const providedModules = [
  { request: 'react', versionOf: 'react' },
  { request: 'react/jsx-runtime', versionOf: 'react' },
  { request: 'react-dom', versionOf: 'react-dom' },
  { request: 'react-dom/client', versionOf: 'react-dom' },
  // Only the parts of the router that portal code uses, about half the size of the whole package.
  { request: 'react-router-dom', versionOf: 'react-router-dom', implementation: '@portal/shared/router' },
  { request: 'zustand', versionOf: 'zustand' },
  { request: 'zustand/shallow', versionOf: 'zustand' },
  { request: '@portal/shared/boot', versionOf: '@portal/shared' },
  { request: '@portal/shared/contract', versionOf: '@portal/shared' },
  { request: '@portal/shared/api', versionOf: '@portal/shared' },
  { request: '@portal/shared/crypto', versionOf: '@portal/shared' },
  { request: '@portal/shared/session', versionOf: '@portal/shared' },
  { request: '@portal/shared/session/rules', versionOf: '@portal/shared' },
  { request: '@portal/shared/live', versionOf: '@portal/shared' },
  { request: '@portal/shared/articles', versionOf: '@portal/shared' },
  { request: '@portal/shared/validators', versionOf: '@portal/shared' },
  { request: '@portal/shared/codes', versionOf: '@portal/shared' },
  { request: '@portal/shared/format', versionOf: '@portal/shared' },
  { request: '@portal/shared/company-fields', versionOf: '@portal/shared' },
  { request: '@portal/shared/ui/theme', versionOf: '@portal/shared' },
  { request: '@portal/shared/ui', versionOf: '@portal/shared' },
  { request: '@portal/shared/ui/frame', versionOf: '@portal/shared' },
  { request: '@portal/shared/ui/data', versionOf: '@portal/shared' },
  { request: '@portal/shared/ui/form', versionOf: '@portal/shared' },
  { request: '@portal/shared/ui/fields', versionOf: '@portal/shared' },
  { request: '@portal/shared/ui/tabs', versionOf: '@portal/shared' },
  { request: '@portal/shared/ui/dates', versionOf: '@portal/shared' },
  { request: '@portal/shared/ui/qr-code', versionOf: '@portal/shared' },
] as const satisfies readonly ProvidedModule[];
