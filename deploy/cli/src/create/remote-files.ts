/** The files of a new remote: pure. Without any change they build, run, and pass lint, types and tests. */

export interface NewRemote {
  /** The package's name without scope, its slot, and its folder. */
  name: string;
  title: string;
  /** The path prefix of the remote. */
  prefix: string;
  /** Tells whether its pages need a login. */
  permission: boolean;
}

const readPermission = (name: string) => `${name}.read`;

const routesFile = ({
  name,
  title,
  prefix,
  permission,
}: NewRemote) => `import type { RouteMeta } from '@portal/shared/boot';
import type { RouteObject } from 'react-router-dom';

/** Data and types only: the build reads this table to know which files an address needs. */
export const routes: RouteObject[] = [
  {
    path: '${prefix}',
    lazy: () => import('./pages/home/page'),
    handle: { title: '${title}', permission: ${permission}${permission ? `, needs: '${readPermission(name)}'` : ''} } satisfies RouteMeta,
  },
];
`;

const pageFile = ({ title }: NewRemote) => `import { bootDocument } from '@portal/shared/boot';
import styles from './page.module.css';

export function Component() {
  const { platformName } = bootDocument().tenant;
  return (
    <section className={styles.page}>
      <h1>${title}</h1>
      <p>欢迎使用{platformName}。</p>
    </section>
  );
}
`;

const styleFile = `.page {
  max-width: 960px;
  margin: 0 auto;
  padding: 48px 24px;
}
`;

const testFile = ({ title }: NewRemote) => `import { beforeEach, expect, test } from '@jest/globals';
import { bootElementId } from '@portal/shared/boot';
import { render, screen } from '@testing-library/react';
import { Component } from './page';

beforeEach(() => {
  const boot = { tenant: { platformName: '供应链金融服务平台' } };
  document.body.innerHTML = \`<script type="application/json" id="\${bootElementId}">\${JSON.stringify(boot)}</script>\`;
});

test('greets with the name of the platform', () => {
  render(<Component />);
  expect(screen.getByRole('heading', { name: '${title}' })).toBeTruthy();
  expect(screen.getByText('欢迎使用供应链金融服务平台。')).toBeTruthy();
});
`;

const readme = ({ name, title, prefix }: NewRemote, publish: string, dev: string) => `# ${name}

${title}: a remote of the customer portal. It owns \`${prefix}\` and everything below it.

\`\`\`sh
${dev}
npx portal test .            # lint, types, tests and build
${publish}
npx portal assign <tenant> ${name} ${name}@<build>
\`\`\`

- \`src/routes.tsx\`: the pages, as data. Each is lazy and exports \`Component\`.
- \`package.json\`, field \`portal\`: slot, owned paths, permissions with the roles that have them, menu entries.
- A page with \`handle.needs\` opens for those who have that permission, and so does its menu entry. In a page, \`usePermissions().may('${name}.write')\` asks for one.
- React, router, store and \`@portal/shared/*\` come from the host: they are never in the bundle.
`;

/** The sources and tests, the same inside the workspace and outside. */
export function sourceFiles(remote: NewRemote): Record<string, string> {
  return {
    'src/routes.tsx': routesFile(remote),
    'src/pages/home/page.tsx': pageFile(remote),
    'src/pages/home/page.module.css': styleFile,
    'src/pages/home/page.test.tsx': testFile(remote),
  };
}

export function readmeFile(remote: NewRemote, outside: boolean): string {
  return outside
    ? readme(remote, 'npx portal publish .', 'npx portal dev .             # serves it from source, with hot reload')
    : readme(remote, `npx portal publish remotes/${remote.name}`, `npm run dev ${remote.name}`);
}

/** The common part of the manifest; versions differ inside and outside. */
export function manifestOf(
  { name, title, prefix, permission }: NewRemote,
  dependencies: Record<string, string>,
  devDependencies: Record<string, string>,
): Record<string, unknown> {
  return {
    name: `@portal/${name}`,
    version: '1.0.0',
    private: true,
    sideEffects: ['*.css'],
    scripts: { build: 'portal build .', dev: 'portal dev .', test: 'portal test .' },
    portal: {
      kind: 'remote',
      slot: name,
      owns: [{ prefix, permission }],
      ...(permission && {
        permissions: [{ code: readPermission(name), title: `查看${title}`, roles: 'everyone' }],
        // The page's permission decides who sees the entry.
        menu: [{ title, path: prefix, area: 'header', order: 50 }],
      }),
    },
    dependencies,
    devDependencies,
  };
}

export function jsonFile(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
