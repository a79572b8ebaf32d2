import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { Registry } from '@portal/http/metrics';
import { z } from 'zod';
import { readMetrics } from '../../testing/read-metrics';
import { PortCounts } from '../counts/port-counts';
import { askPort } from './http-port';
import { PortBreakers } from './port-breakers';
import type { PortFault } from './port-fault';
import type { Provider } from './providers';

let status = 200;
let asked = 0;
const server = createServer((_, response) => {
  asked += 1;
  response.writeHead(status).end('{"ok":true}');
});
let url: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});

let now: number;
let registry: Registry;
let providerAt: (at: string) => Provider;
beforeEach(() => {
  status = 200;
  asked = 0;
  now = 0;
  registry = new Registry();
  const counts = new PortCounts(registry);
  const breakers = new PortBreakers(registry, () => now);
  providerAt = (at) => ({
    ...{ url: at, keyId: 'k', secret: 'known to both', settings: {} },
    ...{ counted: counts.of('ocr'), breaker: breakers.of('ocr', at) },
  });
});

/** Asks for somebody, and says what became of it. */
const ask = (by: string | undefined, { at = url, evenIfAway = false } = {}): Promise<string> =>
  askPort(providerAt(at), 'read', {}, z.object({ ok: z.literal(true) }), { by, evenIfAway }).then(
    () => 'answered',
    ({ kind }: PortFault) => kind,
  );

async function asks(times: number, by: (turn: number) => string | undefined, choices = {}): Promise<string[]> {
  const outcomes: string[] = [];
  for (let turn = 0; turn < times; turn += 1) outcomes.push(await ask(by(turn), choices));
  return outcomes;
}

const company = (turn: number) => `company ${turn}`;
const figures = async () => {
  const { of } = await readMetrics(registry);
  return {
    open: of('portal_port_circuit_open{port="ocr"}'),
    refused: of('portal_port_calls_total{port="ocr",outcome="refused"}') || 0,
    failed: of('portal_port_calls_total{port="ocr",outcome="failed"}'),
  };
};

test('a provider that fails for several companies is left alone, and asked again after half a minute', async () => {
  status = 500;
  expect(await asks(5, company)).toEqual(Array.from({ length: 5 }, () => 'unanswered'));
  expect(await asks(3, company)).toEqual(['refused', 'refused', 'refused']);
  expect(asked).toBe(5);
  expect(await figures()).toEqual({ open: 1, refused: 3, failed: 5 });

  now += 31_000;
  status = 200;
  expect(await ask('another company')).toBe('answered');
  expect(await asks(3, company)).toEqual(['answered', 'answered', 'answered']);
  expect(await figures()).toMatchObject({ open: 0 });
});

test('one that cannot be reached is left alone, whoever has asked', async () => {
  const gone = createServer();
  await new Promise<void>((resolve) => gone.listen(0, '127.0.0.1', resolve));
  const at = `http://127.0.0.1:${(gone.address() as AddressInfo).port}`;
  await new Promise((resolve) => gone.close(resolve));
  const outcomes = await asks(7, () => 'one company', { at });
  expect(outcomes).toEqual([...Array.from({ length: 5 }, () => 'unreachable'), 'refused', 'refused']);
});

test('[threat: kept busy] a company whose papers make it fail closes it for nobody', async () => {
  status = 500;
  await asks(20, () => 'one company');
  status = 200;
  expect(await ask('another company')).toBe('answered');
});

test('one that answers otherwise than agreed is there', async () => {
  status = 404;
  expect(await asks(20, company)).not.toContain('refused');
});

test("a tenant's own provider says nothing of the others'", async () => {
  status = 500;
  await asks(6, company, { at: `${url}/theirs` });
  status = 200;
  expect(await ask('a company', { at: `${url}/theirs` })).toBe('refused');
  expect(await ask('a company')).toBe('answered');
});

test('the test of staff always goes out, and ends it', async () => {
  status = 500;
  await asks(5, company);
  status = 200;
  expect(await ask(undefined, { evenIfAway: true })).toBe('answered');
  expect(await ask('a company')).toBe('answered');
});
