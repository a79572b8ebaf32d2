export interface AssetAddress {
  packageName: string;
  build: string;
}

const address = /^\/assets\/([a-z0-9][a-z0-9._-]{0,63})\/([a-z0-9][a-z0-9._-]{0,63})\/./;

/** Which release an asset's address names; undefined where it cannot be the address of an asset. */
export function assetAddressOf(path: string): AssetAddress | undefined {
  const match = address.exec(path);
  const [, packageName, build] = match ?? [];
  return packageName && build ? { packageName, build } : undefined;
}
