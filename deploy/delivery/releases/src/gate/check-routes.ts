import type { HostRecord, RemoteRecord } from '@portal/release-record';
import { gatewayPaths } from '@portal/release-record/gateway-paths';
import { type Sentence, say } from '@portal/release-record/sentence';
import { covers } from '@portal/shared/access';
import { homes } from '@portal/shared/boot-document';

function prefixFaults({ slot, owns, audience }: RemoteRecord): Sentence[] {
  return owns.flatMap(({ prefix }) => {
    if (!/^(\/[A-Za-z0-9_~][A-Za-z0-9._~-]*)+$/.test(prefix))
      return [
        say(
          `位置 ${slot} 声明的路径 ${prefix} 不合法：以 / 开头、不以 / 结尾，例如 /center/invoice。`,
          `Path ${prefix} of slot ${slot} has not the right form: it begins with / and does not end with it, like /center/invoice.`,
        ),
      ];
    const taken = gatewayPaths.find((path) => covers(path, prefix));
    if (taken)
      return [
        say(
          `位置 ${slot} 声明的路径 ${prefix} 属于网关的 ${taken}：请改用其他路径。`,
          `Path ${prefix} of slot ${slot} belongs to the gateway's ${taken}: take another one.`,
        ),
      ];
    // Links to the desk are written down by people, so no page for customers may look like it.
    if (audience !== 'staff' && covers(homes.staff, prefix))
      return [
        say(
          `位置 ${slot} 声明的路径 ${prefix} 属于平台员工的 ${homes.staff}：请改用其他路径。`,
          `Path ${prefix} of slot ${slot} belongs to ${homes.staff} of the staff: take another one.`,
        ),
      ];
    return [];
  });
}

/** Checks that a remote claims only paths that it may own, and stays within them. */
export function ownRouteFaults(remote: RemoteRecord): Sentence[] {
  const outside = remote.pages.filter(({ path }) => !remote.owns.some(({ prefix }) => covers(prefix, path)));
  return [
    ...prefixFaults(remote),
    ...outside.map(({ path }) =>
      say(
        `位置 ${remote.slot} 的页面 ${path} 不在其声明的路径之内：请在 package.json 的 portal.owns 中声明。`,
        `Page ${path} of slot ${remote.slot} is outside of the paths that it declares: declare it in portal.owns of package.json.`,
      ),
    ),
  ];
}

/** The router in the browser also compares paths without case. */
const folded = (path: string) => path.toLowerCase();

/** Returns whether one of the two lies within the other, or equals it. */
function nest(one: string, other: string): boolean {
  return covers(one, other) || covers(other, one);
}

function claimFault(prefix: string, slot: string, otherPrefix: string, other: string): Sentence {
  if (folded(prefix) === folded(otherPrefix))
    return say(
      `路径 ${prefix} 同时被位置 ${other} 和 ${slot} 声明：请保留一个。`,
      `Path ${prefix} is declared by slot ${other} and by ${slot}: keep one.`,
    );
  return say(
    `位置 ${slot} 声明的路径 ${prefix} 与位置 ${other} 的路径 ${otherPrefix} 互相包含：不同位置的路径不能嵌套，请改用其他路径。`,
    `Path ${prefix} of slot ${slot} and path ${otherPrefix} of slot ${other} lie within each other: paths of different slots never nest, take another one.`,
  );
}

/** Everything below the first part of each of the host's own pages belongs to the host: `/login`, `/resetpwd`. */
function hostTerritory(host: HostRecord | undefined): { path: string; page: string }[] {
  return (host?.pages ?? []).map(({ path }) => ({ path: `/${path.split('/')[1] ?? ''}`, page: path }));
}

/**
 * Checks that the slots of one tenant do not collide with each other or with the host. Prefixes of different slots
 * never nest: the longer one would take pages from the shorter one.
 */
export function collisionFaults(remotes: readonly RemoteRecord[], host: HostRecord | undefined): Sentence[] {
  const faults: Sentence[] = [];
  const territory = hostTerritory(host);
  const claims: { prefix: string; slot: string }[] = [];
  for (const { slot, owns } of remotes)
    for (const { prefix } of owns) {
      const other = claims.find((claim) => claim.slot !== slot && nest(claim.prefix, prefix));
      if (other) faults.push(claimFault(prefix, slot, other.prefix, other.slot));
      claims.push({ prefix, slot });
      const own = territory.find(({ path }) => nest(path, prefix));
      if (own)
        faults.push(
          say(
            `位置 ${slot} 声明的路径 ${prefix} 与宿主页面 ${own.page} 冲突：请改用其他路径。`,
            `Path ${prefix} of slot ${slot} collides with the host's page ${own.page}: take another one.`,
          ),
        );
    }
  return faults;
}
