import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Releases } from '@portal/releases';
import { localTokenFile } from './portal-client/portal-client';

const name = 'local';

/** Writes the demonstration's own deploy token for everybody who may read its folder. The commands find it there. */
export async function writeLocalToken(releases: Releases, dataDir: string): Promise<void> {
  const file = join(dataDir, localTokenFile);
  const known = existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
  if (known && (await releases.findToken(known))) return;
  await releases.forgetToken(name);
  const { token } = await releases.createToken({ name, package: null, tenant: null, expiresAt: null, by: 'npm start' });
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, `${token}\n`, { mode: 0o600 });
}
