import type { HostRecord, RemoteRecord } from '@portal/build/release-record';

/** What the gateway answers itself, for every tenant. */
const gatewayPaths = ['/assets', '/brand', '/api', '/dev', '/standalone', '/healthz', '/metrics', '/-'];

function covers(prefix: string, path: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`);
}

function prefixFaults({ slot, owns }: RemoteRecord): string[] {
  return owns.flatMap(({ prefix }) => {
    if (!/^(\/[A-Za-z0-9_~][A-Za-z0-9._~-]*)+$/.test(prefix))
      return [`插槽 ${slot} 声明的路径 ${prefix} 不合法：以 / 开头、不以 / 结尾，例如 /center/crm。`];
    const taken = gatewayPaths.find((path) => covers(path, prefix));
    return taken ? [`插槽 ${slot} 声明的路径 ${prefix} 属于网关的 ${taken}：请改用其他路径。`] : [];
  });
}

/** Whether a remote claims only paths that can be its own, and stays within them. */
export function ownRouteFaults(remote: RemoteRecord): string[] {
  const outside = remote.pages.filter(({ path }) => !remote.owns.some(({ prefix }) => covers(prefix, path)));
  return [
    ...prefixFaults(remote),
    ...outside.map(
      ({ path }) =>
        `插槽 ${remote.slot} 的页面 ${path} 不在其声明的路径之内：请在 package.json 的 portal.owns 中声明。`,
    ),
  ];
}

/** Whether the slots of one tenant stay out of each other's way, and of the host's own pages. */
export function collisionFaults(remotes: readonly RemoteRecord[], host: HostRecord | undefined): string[] {
  const faults: string[] = [];
  const owner = new Map<string, string>();
  for (const { slot, owns } of remotes)
    for (const { prefix } of owns) {
      const other = owner.get(prefix);
      if (other) faults.push(`路径 ${prefix} 同时被插槽 ${other} 和 ${slot} 声明：请保留一个。`);
      owner.set(prefix, slot);
      const page = host?.pages.find(({ path }) => covers(prefix, path));
      if (page) faults.push(`插槽 ${slot} 声明的路径 ${prefix} 与宿主页面 ${page.path} 冲突：请改用其他路径。`);
    }
  return faults;
}
