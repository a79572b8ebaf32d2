import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse, parseAllDocuments } from 'yaml';
import { neededDataKey, neededGatewayKeys } from './data-key';
import { readSettings } from './read-settings';
import {
  closedByDefault,
  environmentOf,
  faultsOfServers,
  ingressWays,
  type KubernetesObject,
  ofKind,
  openRules,
  secretsOf,
  servicePorts,
} from './testing/manifest-rules';
import { transportSettings } from './transport-settings';

/** The rules of what is shipped for containers, as far as the files tell them by themselves. */

const own = join(import.meta.dirname, '..');
const kubernetes = join(own, 'kubernetes');

/** The objects of a folder; files of kustomize itself are none. */
const objectsIn = (...folders: string[]): KubernetesObject[] =>
  folders
    .flatMap((folder) => readdirSync(join(kubernetes, folder)).map((name) => join(kubernetes, folder, name)))
    .filter((file) => file.endsWith('.yaml') && !file.endsWith('kustomization.yaml'))
    .flatMap((file) => parseAllDocuments(readFileSync(file, 'utf8')).map((one) => one.toJS() as KubernetesObject));

const before = objectsIn('common', 'site', 'migrate');
const objects = objectsIn('common', 'site', 'site/hosts', 'base', 'base/gateway');
function workload(name: string): KubernetesObject {
  const found = ofKind([...before, ...objects], 'Job', 'Deployment', 'StatefulSet').find(
    ({ metadata }) => metadata.name === name,
  );
  if (!found) throw new Error(`nothing runs ${name}`);
  return found;
}

const secrets = {
  DATABASE_URL: 'postgres://portal:9f2c4be17a60d358e1b7@db.example.com:5432/portal',
  API_SECRET: '9f2c4be17a60d358e1b7429c06fd83a5',
  PLATFORM_TOKEN: '8e1b7429c06fd83a59f2c4be17a60d35',
  DATA_KEY: Buffer.alloc(32, 'a').toString('base64'),
  GATEWAY_KEY: Buffer.alloc(32, 'b').toString('base64'),
  SMTP_URL: 'smtps://mail.example.com',
  SMS_URL: 'https://sms.example.com',
};

/** The number of addresses that a trusted network of IPv4 has, as the power of two. */
const widths = (networks = '') => networks.split(',').map((one) => 32 - Number(one.split('/')[1] ?? 32));

describe('Kubernetes', () => {
  test('each process gets its own secrets, each by its name', () => {
    expect(Object.fromEntries(['migrate', 'api', 'gateway'].map((name) => [name, secretsOf(workload(name))]))).toEqual({
      migrate: ['portal-migrate/DATABASE_URL'],
      api: [
        ...['API_SECRET', 'DATABASE_URL', 'DATA_KEY', 'OIDC_CLIENT_SECRET'].map((key) => `portal-api/${key}`),
        ...['SMS_AUTHORIZATION', 'SMS_URL', 'SMTP_URL'].map((key) => `portal-api/${key}`),
        'portal-providers/PORT_*',
        'portal-sms/SMS_*',
      ],
      gateway: ['API_SECRET', 'DATABASE_URL', 'GATEWAY_KEY', 'PLATFORM_TOKEN'].map((key) => `portal-gateway/${key}`),
    });
  });

  test('each process takes the settings that it gets, and lacks none', () => {
    const settingsOf = (name: string) =>
      readSettings(environmentOf(workload(name), [...before, ...objects], secrets), '');
    expect(settingsOf('migrate')).toMatchObject({ demo: false, databaseUrl: secrets.DATABASE_URL });
    const [api, gateway] = [settingsOf('api'), settingsOf('gateway')];
    expect(neededDataKey(api)).toBe(secrets.DATA_KEY);
    expect([api.platformToken, api.gatewayKey]).toEqual([undefined, undefined]);
    expect(transportSettings(environmentOf(workload('api'), objects, secrets))).toBeDefined();
    expect(neededGatewayKeys(gateway)).toBeDefined();
    expect(gateway.dataKey).toBeUndefined();
    // The deploy API is on the pod's own loopback, and no service leads to it.
    expect(gateway.admin?.host).toBe('127.0.0.1');
  });

  test('processes that serve can be replaced without a pause', () => {
    expect(faultsOfServers(objects)).toEqual([]);
    const scaled = ofKind(objects, 'HorizontalPodAutoscaler').map(({ spec }) => spec);
    expect(scaled.map(({ scaleTargetRef }) => scaleTargetRef.name).sort()).toEqual(['api', 'gateway']);
    for (const { metrics } of scaled)
      expect(metrics.map((one: { resource: { name: string } }) => one.resource.name)).toEqual(['cpu']);
  });

  test('the schema comes before the rest, and not with it', () => {
    expect(ofKind(before, 'Job')).toHaveLength(1);
    expect(ofKind(objects, 'Job')).toEqual([]);
    for (const folder of readdirSync(join(kubernetes, 'overlays')))
      expect(readFileSync(join(kubernetes, 'overlays', folder, 'kustomization.yaml'), 'utf8')).not.toContain('migrate');
  });

  test('customers reach no staff host, and nobody the operators’ port or the metrics', () => {
    const ways = ingressWays(objects);
    expect(ways).toEqual(['nginx portal.example.com gateway:http', 'nginx-internal desk.example.com gateway:http']);
    expect(new Set(servicePorts(objects))).toEqual(new Set(['http']));
  });

  test('no way is open but those that a policy names', () => {
    expect(closedByDefault(before).sort()).toEqual(['Egress', 'Ingress']);
    expect(closedByDefault(objects).sort()).toEqual(['Egress', 'Ingress']);
    expect(openRules([...before, ...objects])).toEqual([]);
  });

  test('those who send traces have a way to the collector, and to nothing else, where its address is set', () => {
    const kustomization = (folder: string) =>
      parse(readFileSync(join(kubernetes, folder, 'kustomization.yaml'), 'utf8')) as {
        components?: string[];
        patches?: { target: { kind: string; name: string }; patch: string }[];
      };
    // Without the component there is neither.
    expect(kustomization('site').components).toEqual(['image']);
    expect(environmentOf(workload('gateway'), objects, secrets).OTEL_EXPORTER_OTLP_ENDPOINT).toBe('');
    const [{ target, patch } = { target: undefined, patch: '' }] = kustomization('site/collector').patches ?? [];
    expect(target).toEqual({ kind: 'ConfigMap', name: 'portal' });
    const [{ path, value }] = parse(patch) as [{ path: string; value: string }];
    expect(path).toBe('/data/OTEL_EXPORTER_OTLP_ENDPOINT');
    const { hostname, port } = new URL(value);
    const ways = ofKind(objectsIn('site/collector'), 'NetworkPolicy').map(({ spec }) => spec);
    expect(ways).toEqual([
      expect.objectContaining({
        podSelector: {
          matchExpressions: [{ key: 'part', operator: 'In', values: ['api', 'gateway', 'staff-gateway'] }],
        },
        policyTypes: ['Egress'],
        egress: [
          {
            to: [
              {
                namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': hostname.split('.')[1] } },
                podSelector: { matchLabels: expect.anything() },
              },
            ],
            ports: [{ port: Number(port) }],
          },
        ],
      }),
    ]);
  });

  test('few addresses are believed about clients', () => {
    const { TRUST_PROXY } = environmentOf(workload('gateway'), objects, secrets);
    for (const width of widths(TRUST_PROXY)) expect(width).toBeLessThanOrEqual(4);
  });
});

describe('compose', () => {
  interface Service {
    readonly environment?: Readonly<Record<string, string>>;
    readonly networks?: Readonly<Record<string, { readonly ipv4_address?: string }>> | readonly string[];
    readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
    readonly ports?: readonly string[];
  }
  const compose = parse(readFileSync(join(own, 'compose.yaml'), 'utf8'), { merge: true }) as {
    services: Record<string, Service>;
    networks: Record<string, { internal?: boolean } | null>;
  };
  const { services } = compose;
  const gateways = ['gateway-1', 'gateway-2'];
  const networksOf = (name: string) => {
    const networks = services[name]?.networks ?? [];
    return Array.isArray(networks) ? networks : Object.keys(networks);
  };
  const named = (name: string) => Object.keys(services[name]?.environment ?? {});

  test('each process gets its own secrets', () => {
    for (const name of gateways) expect(named(name)).not.toContain('DATA_KEY');
    for (const name of ['api', 'migrate'])
      for (const key of ['PLATFORM_TOKEN', 'GATEWAY_KEY']) expect(named(name)).not.toContain(key);
    for (const key of ['API_SECRET', 'DATA_KEY']) expect(named('migrate')).not.toContain(key);
  });

  test('the schema comes before the rest', () => {
    for (const name of [...gateways, 'api'])
      expect(services[name]?.depends_on).toEqual({ migrate: { condition: 'service_completed_successfully' } });
  });

  test('APIs alone reach the outside, and this machine alone the front', () => {
    const outward = Object.keys(services).filter((name) =>
      networksOf(name).some((one) => !compose.networks[one]?.internal),
    );
    expect(outward.sort()).toEqual(['api', 'front']);
    expect(networksOf('front')).not.toContain('outside');
    for (const { ports = [] } of Object.values(services))
      for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/);
  });

  test('with traces, those who send reach the collector, which alone leads outside', () => {
    const traced = parse(readFileSync(join(own, 'compose.traces.yaml'), 'utf8'), { merge: true }) as typeof compose;
    const inTraces = Object.keys(traced.services).filter((name) => 'traces' in (traced.services[name]?.networks ?? {}));
    expect(inTraces.sort()).toEqual(['api', ...gateways]);
    expect(traced.services.collector?.networks).toEqual(['traces', 'outside']);
    expect(traced.networks).toEqual({ traces: { internal: true } });
    for (const name of inTraces) {
      const { OTEL_EXPORTER_OTLP_ENDPOINT: address = '' } = traced.services[name]?.environment ?? {};
      expect(traced.services).toHaveProperty(new URL(address).hostname);
    }
  });

  test('the front alone is believed about clients', () => {
    const networks = services.front?.networks as Record<string, { ipv4_address?: string }>;
    for (const name of gateways) expect(services[name]?.environment?.TRUST_PROXY).toBe(networks.gateways?.ipv4_address);
  });
});
