import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const shipped = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');

test('each gateway of compose keeps on a volume of its own, in a folder that its user may write', () => {
  const compose = shipped('compose.yaml');
  const mounts = [...compose.matchAll(/^ {2}(gateway-\d):\n {4}<<: \*gateway\n {4}volumes: \["([\w-]+):(\S+)"\]$/gm)];
  const services = [...compose.matchAll(/^ {2}gateway[\w-]*:$/gm)];
  expect(mounts).toHaveLength(2);
  expect(services).toHaveLength(2);
  const volumes = mounts.map(([, , volume]) => volume);
  expect(new Set(volumes).size).toBe(2);
  const declared = compose.slice(compose.indexOf('\nvolumes:'));
  for (const volume of volumes) expect(declared).toContain(`  ${volume}:`);
  const [folder] = /(?<=KEEP_DIR: )\S+/.exec(compose) ?? [];
  expect(mounts.map(([, , , path]) => path)).toEqual([folder, folder]);
  expect(shipped('image/bare-root.sh')).toContain(`install -d -m 0700 -o 65532 -g 65532 "$to${folder}"\n`);
});

test('a gateway on Kubernetes gets its own volume back', () => {
  const manifest = shipped('kubernetes/base/gateway/gateway.yaml');
  expect(manifest).toContain('kind: StatefulSet');
  expect(manifest).toMatch(/volumeClaimTemplates:\n {4}- metadata: { name: kept }/);
  expect(manifest).toContain('{ name: kept, mountPath: /kept }');
  expect(manifest).toContain('{ name: KEEP_DIR, value: /kept/portal }');
  expect(manifest).toContain('fsGroup: 65532');
  expect(manifest).toContain('httpGet: { path: /readyz, port: http }');
});
