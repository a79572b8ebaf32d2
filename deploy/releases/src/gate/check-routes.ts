import type { RemoteRecord } from '@portal/build/release-record';

function covers(prefix: string, path: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`);
}

/** Whether the slots of one tenant stay out of each other's way, and each remote within what it owns. */
export function routeFaults(remotes: readonly RemoteRecord[]): string[] {
  const faults: string[] = [];
  const owner = new Map<string, string>();
  for (const remote of remotes)
    for (const { prefix } of remote.owns) {
      const other = owner.get(prefix);
      if (other) faults.push(`路径 ${prefix} 同时被插槽 ${other} 和 ${remote.slot} 声明：请保留一个。`);
      owner.set(prefix, remote.slot);
    }
  for (const remote of remotes)
    for (const { path } of remote.pages)
      if (!remote.owns.some(({ prefix }) => covers(prefix, path)))
        faults.push(
          `插槽 ${remote.slot} 的页面 ${path} 不在其声明的路径之内：请在 package.json 的 portal.owns 中声明。`,
        );
  return faults;
}
