import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { Registry } from '@portal/http/metrics';
import { ports } from '@portal/shared/codes/ports';
import { describeWithDemo } from '../../testing/demo-database';
import { readMetrics } from '../../testing/read-metrics';
import { Providers } from '../ports/providers';
import { lookUpCompany } from '../ports/registry';
import { PortCounts } from './port-counts';

describeWithDemo('the figures of ports', (database) => {
  test('calls to a provider count by their outcome, and two failures in a row make the port fail', async () => {
    let status = 200;
    const server = createServer((_, response) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end('{"values":{}}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const registry = new Registry();
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const played = { url, keyId: 'a', secret: 'a secret of this test of figures', settings: {} };
    const choices = { counts: new PortCounts(registry) };
    const providers = new Providers(database().db, {} as never, { registry: played }, choices);
    const ask = async (answers: number) => {
      status = answers;
      const provider = await providers.find('localhost', 'registry');
      if (!provider) throw new Error('there is no provider');
      await lookUpCompany(provider, { reference: 'R1', compName: '甲', creditCode: '1' }).catch(() => undefined);
      return (await readMetrics(registry)).of('portal_port_failing{port="registry"}');
    };

    expect([await ask(200), await ask(500), await ask(500), await ask(200), await ask(500)]).toEqual([0, 0, 1, 0, 0]);
    const { of, lines } = await readMetrics(registry);
    expect(of('portal_port_calls_total{port="registry",outcome="ok"}')).toBe(2);
    expect(of('portal_port_calls_total{port="registry",outcome="failed"}')).toBe(3);
    expect(of('portal_port_call_seconds_count{port="registry"}')).toBe(5);
    // Before anybody asks them, the others are told as well.
    expect(lines.filter((line) => line.startsWith('portal_port_failing'))).toHaveLength(ports.length);
    server.close();
  });
});
