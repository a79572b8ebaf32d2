import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { fetchKubernetesTools, rendered, renderedWith, typeFaults, versions } from './testing/kubernetes-tools';
import {
  closedByDefault,
  faultsOfServers,
  ingressWays,
  type KubernetesObject,
  ofKind,
  openRules,
  secretsOf,
  servicePorts,
} from './testing/manifest-rules';

/** The overlays as a cluster would get them. */

const folder = mkdtempSync(join(tmpdir(), 'portal-kubernetes-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const missing = fetchKubernetesTools(folder);
const overlays = ['migrate', 'overlays/small', 'overlays/two-zones', 'overlays/staff-apart'];
const known = new Map<string, KubernetesObject[]>();
function objectsOf(overlay: string): KubernetesObject[] {
  const objects = known.get(overlay) ?? rendered(folder, overlay);
  known.set(overlay, objects);
  return objects;
}
const namesOf = (overlay: string, kind: string) =>
  ofKind(objectsOf(overlay), kind)
    .map(({ metadata }) => metadata.name)
    .sort();

if (missing) test.skip(`the overlays (not tried: ${missing})`, () => undefined);
else {
  describe.each(overlays)('%s', (overlay) => {
    test.each(versions)('has only fields that Kubernetes $name knows', (version) => {
      const objects = objectsOf(overlay);
      expect(typeFaults(folder, version, objects)).toEqual([]);
      const [first, ...others] = ofKind(objects, 'Job', 'StatefulSet');
      const mistyped = structuredClone({ ...first, spec: { ...first?.spec } }) as KubernetesObject;
      Object.assign(mistyped.spec.template.spec.containers[0], { readynessProbe: {} });
      const faults = typeFaults(folder, version, [...others, mistyped]);
      expect(faults).toEqual([expect.stringMatching(/'"readynessProbe"' does not exist/)]);
    });

    test('keeps the rules', () => {
      const objects = objectsOf(overlay);
      expect(faultsOfServers(objects)).toEqual([]);
      expect(closedByDefault(objects).sort()).toEqual(['Egress', 'Ingress']);
      expect(openRules(objects)).toEqual([]);
      expect(servicePorts(objects).filter((port) => port !== 'http')).toEqual([]);
      expect(namesOf(overlay, 'Job')).toEqual(overlay === 'migrate' ? ['migrate'] : []);
      for (const { spec } of ofKind(objects, 'Job', 'Deployment', 'StatefulSet'))
        expect(spec.template.spec.containers[0].image).toMatch(/^registry\.example\.com\/portal:/);
    });
  });

  test('the small one does not scale, the others do by their processors', () => {
    expect(namesOf('overlays/small', 'HorizontalPodAutoscaler')).toEqual([]);
    for (const { spec } of ofKind(objectsOf('overlays/small'), 'Deployment', 'StatefulSet'))
      expect(spec.replicas).toBe(2);
    expect(namesOf('overlays/two-zones', 'HorizontalPodAutoscaler')).toEqual(['api', 'gateway']);
    expect(namesOf('overlays/staff-apart', 'HorizontalPodAutoscaler')).toEqual(['api', 'gateway', 'gateway-staff']);
  });

  test('the component of the collector brings its address and the way to it', () => {
    const objects = renderedWith(folder, 'collector', 'overlays/staff-apart');
    for (const version of versions) expect(typeFaults(folder, version, objects)).toEqual([]);
    expect(openRules(objects)).toEqual([]);
    const ways = (of: readonly KubernetesObject[]) => ofKind(of, 'NetworkPolicy').map(({ metadata }) => metadata.name);
    expect(ways(objects)).toContain('to-collector');
    expect(ways(objectsOf('overlays/staff-apart'))).not.toContain('to-collector');
    const settings = ofKind(objects, 'ConfigMap').find(({ metadata }) => metadata.name === 'portal');
    expect(settings?.data?.OTEL_EXPORTER_OTLP_ENDPOINT).toMatch(/^http:.*:4318$/);
  });

  test.each(['overlays/two-zones', 'overlays/staff-apart'])('%s lies in both zones', (overlay) => {
    for (const { spec } of ofKind(objectsOf(overlay), 'Deployment', 'StatefulSet')) {
      const { labels } = spec.template.metadata;
      expect(spec.template.spec.topologySpreadConstraints).toContainEqual(
        expect.objectContaining({
          topologyKey: 'topology.kubernetes.io/zone',
          whenUnsatisfiable: 'DoNotSchedule',
          labelSelector: { matchLabels: labels },
        }),
      );
    }
  });

  test('where staff is apart, only the inner ingress leads to its gateways, and they alone have the token', () => {
    const objects = objectsOf('overlays/staff-apart');
    expect(ingressWays(objects)).toEqual([
      'nginx portal.example.com gateway:http',
      'nginx-internal desk.example.com gateway-staff:http',
    ]);
    const withToken = ofKind(objects, 'Deployment', 'StatefulSet').filter((one) =>
      secretsOf(one).some((secret) => secret.endsWith('/PLATFORM_TOKEN')),
    );
    expect(withToken.map(({ metadata }) => metadata.name)).toEqual(['gateway-staff']);
    const from = (space: string) =>
      ofKind(objects, 'NetworkPolicy')
        .filter(({ spec }) => JSON.stringify(spec.ingress ?? []).includes(`"${space}"`))
        .map(({ spec }) => spec.podSelector.matchLabels.part);
    expect([from('ingress-nginx'), from('ingress-internal')]).toEqual([['gateway'], ['staff-gateway']]);
    const service = ofKind(objects, 'Service').find(({ metadata }) => metadata.name === 'gateway-staff');
    expect(service?.spec.selector).toEqual({ app: 'portal', part: 'staff-gateway' });
  });
}
