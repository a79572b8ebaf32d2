/** The path within the portal: in the harness everything stands below the address of the remote in it. */
export function portalPath(basePath: string | undefined, pathname: string): string {
  if (!basePath || !pathname.startsWith(basePath)) return pathname;
  return pathname.slice(basePath.length) || '/';
}
