export interface AssetAddress {
  packageName: string;
  build: string;
}

const address = /^\/assets\/([a-z0-9][a-z0-9._-]{0,63})\/([a-z0-9][a-z0-9._-]{0,63})\/./;

/** Finds the release that an asset's address names; undefined if the address cannot be an asset's. */
export function assetAddressOf(path: string): AssetAddress | undefined {
  const match = address.exec(path);
  const [, packageName, build] = match ?? [];
  return packageName && build ? { packageName, build } : undefined;
}
