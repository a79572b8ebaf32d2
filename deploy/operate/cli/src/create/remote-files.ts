import { filesFrom } from './files-from';
import type { NewRemote } from './new-remote';

/**
 * The sources and tests, the same inside the workspace and outside. Without any change they pass lint, types and tests.
 */
export function sourceFiles(remote: NewRemote): Record<string, string> {
  return filesFrom(remote.service ? 'service' : 'page', remote);
}

/** Everybody may read, and only the administrator may write, until a tenant grants otherwise. */
function permissionsOf({ name, title, permission, service }: NewRemote) {
  return [
    ...(permission ? [{ code: `${name}.read`, title: `查看${title}`, roles: 'everyone' }] : []),
    ...(service ? [{ code: `${name}.write`, title: `维护${title}`, roles: ['E101'] }] : []),
  ];
}

/** The common part of the manifest; versions differ inside and outside. */
export function manifestOf(
  remote: NewRemote,
  dependencies: Record<string, string>,
  devDependencies: Record<string, string>,
): Record<string, unknown> {
  const { name, title, prefix, permission, service } = remote;
  return {
    name: `@portal/${name}`,
    version: '1.0.0',
    private: true,
    // A team's code is its own: whoever owns it says what others may do with it.
    license: 'UNLICENSED',
    ...(service ? { type: 'module' } : {}),
    sideEffects: ['*.css'],
    scripts: {
      build: 'portal build .',
      dev: 'portal dev .',
      ...(service ? { 'build:service': 'portal build . --service', service: 'tsx watch service/src/main.ts' } : {}),
      test: 'portal test .',
    },
    portal: {
      kind: 'remote',
      slot: name,
      owns: [{ prefix, permission }],
      permissions: permissionsOf(remote),
      // The page's permission decides who sees the entry.
      menu: permission ? [{ area: 'header', title, path: prefix, order: 50 }] : [],
    },
    ...(service ? { processes: ['service/src/main.ts'] } : {}),
    dependencies,
    devDependencies,
  };
}

export function jsonFile(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
