/** What holds of the objects of an installation on Kubernetes, whether they are read from files or rendered: pure. */

interface EnvVar {
  readonly name: string;
  readonly value?: string;
  readonly valueFrom?: { readonly secretKeyRef?: { readonly name: string; readonly key: string } };
}
interface EnvSource {
  readonly prefix?: string;
  readonly secretRef?: { readonly name: string };
  readonly configMapRef?: { readonly name: string };
}
interface Container {
  readonly name: string;
  readonly env?: readonly EnvVar[];
  readonly envFrom?: readonly EnvSource[];
  readonly [key: string]: unknown;
}
interface PodTemplate {
  readonly metadata: { readonly labels: { readonly part: string } };
  readonly spec: {
    readonly containers: readonly Container[];
    readonly serviceAccountName?: string;
    readonly [key: string]: unknown;
  };
}
export interface KubernetesObject {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly data?: Readonly<Record<string, string>>;
  // biome-ignore lint/suspicious/noExplicitAny: each kind has another form, and the types check those elsewhere
  readonly spec?: any;
  readonly [key: string]: unknown;
}
type Objects = readonly KubernetesObject[];

export const ofKind = (objects: Objects, ...kinds: string[]): KubernetesObject[] =>
  objects.filter(({ kind }) => kinds.includes(kind));

const podOf = ({ spec }: KubernetesObject): PodTemplate => spec.template;
const containerOf = (workload: KubernetesObject): Container =>
  podOf(workload).spec.containers[0] ?? { name: `no container in ${workload.metadata.name}` };

/** The keys of secrets that reach a process, as `secret/key`, or `secret/PREFIX_*` for a whole one behind a prefix. */
export function secretsOf(workload: KubernetesObject): string[] {
  const { env = [], envFrom = [] } = containerOf(workload);
  const single = env.flatMap(({ valueFrom }) => valueFrom?.secretKeyRef ?? []).map(({ name, key }) => `${name}/${key}`);
  const whole = envFrom.flatMap(({ prefix = '', secretRef }) => (secretRef ? [`${secretRef.name}/${prefix}*`] : []));
  return [...single, ...whole].sort();
}

/** The variables that a process has by these objects; secrets have the values that are given. */
export function environmentOf(
  workload: KubernetesObject,
  objects: Objects,
  secrets: Readonly<Record<string, string>>,
): Record<string, string | undefined> {
  const { env = [], envFrom = [] } = containerOf(workload);
  const maps = envFrom.flatMap(({ configMapRef }) => configMapRef?.name ?? []);
  const plain = ofKind(objects, 'ConfigMap').filter(({ metadata }) => maps.includes(metadata.name));
  const own = env.map(({ name, value, valueFrom }) => [name, valueFrom ? secrets[name] : value]);
  return { DEMO: 'off', ...Object.assign({}, ...plain.map(({ data }) => data)), ...Object.fromEntries(own) };
}

/** Whatever a process that serves lacks to be replaced without a pause, as sentences. */
export function faultsOfServers(objects: Objects): string[] {
  const faults: string[] = [];
  for (const workload of ofKind(objects, 'Deployment', 'StatefulSet')) {
    const { name } = workload.metadata;
    const container = containerOf(workload);
    for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe'])
      if (!container[probe]) faults.push(`${name} has no ${probe}`);
    const { part } = podOf(workload).metadata.labels;
    const budgets = ofKind(objects, 'PodDisruptionBudget').filter(
      ({ spec }) => spec.selector.matchLabels.part === part && spec.maxUnavailable === 1,
    );
    if (budgets.length !== 1) faults.push(`${name} has ${budgets.length} disruption budgets`);
    if (podOf(workload).spec.serviceAccountName !== 'portal')
      faults.push(`${name} has not the account of the registry`);
  }
  return faults;
}

/** The ports of a container that a service leads to, and what ingresses lead to, as `class host service`. */
export const servicePorts = (objects: Objects): unknown[] =>
  ofKind(objects, 'Service').flatMap(({ spec }) => spec.ports.map((port: { targetPort: unknown }) => port.targetPort));

export const ingressWays = (objects: Objects): string[] =>
  ofKind(objects, 'Ingress').flatMap(({ spec }) =>
    spec.rules.flatMap(({ host, http }: { host: string; http: { paths: KubernetesObject['spec'][] } }) =>
      http.paths.map(
        ({ backend }) => `${spec.ingressClassName} ${host} ${backend.service.name}:${backend.service.port.name}`,
      ),
    ),
  );

/** Rules that open a way to or from anywhere. */
export function openRules(objects: Objects): string[] {
  return ofKind(objects, 'NetworkPolicy').flatMap(({ metadata, spec }) =>
    [
      ...(spec.ingress ?? []).filter(({ from = [] }: { from?: unknown[] }) => from.length === 0),
      ...(spec.egress ?? []).filter(({ to = [] }: { to?: unknown[] }) => to.length === 0),
    ].map(() => metadata.name),
  );
}

/** The kinds of connection that are closed in the whole namespace unless a policy opens them. */
export const closedByDefault = (objects: Objects): string[] =>
  ofKind(objects, 'NetworkPolicy')
    .filter(({ spec }) => Object.keys(spec.podSelector).length === 0 && !spec.ingress && !spec.egress)
    .flatMap(({ spec }) => spec.policyTypes);
