import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { faceCheck } from '@portal/database/schema/platform';
import { Registry } from '@portal/http/metrics';
import type { AdapterCall, PortAdapter, PortOperations } from '@portal/port-adapter';
import { eq } from 'drizzle-orm';
import { AdapterLine } from '../kernel/ports/adapter-line';
import { describeWithDemo } from '../testing/demo-database';
import { signedIn } from '../testing/signed-in';
import { TestPlatform } from '../testing/test-platform';
import { until } from '../testing/until';
import { upload } from '../testing/upload';

const pdf = Buffer.from('%PDF-1.4\n%%EOF\n');
const away = { status: '409', msg: '证照识别服务暂时没有响应，请手工填写或稍后再试' };

describeWithDemo('adapters of the operator’s own', (database) => {
  let platform: TestPlatform;
  const metrics = new Registry();
  const lines: string[] = [];
  let reading: PortOperations['ocr']['read'];
  const begun: { reference: string; callback: string }[] = [];
  const patience = AbortSignal.timeout;

  const ocr: PortAdapter<'ocr'> = {
    name: 'made-up-reader',
    operations: { read: (request, call) => reading(request, call) },
    ping: async () => undefined,
  };
  const face: PortAdapter<'face'> = {
    name: 'made-up-faces',
    operations: {
      async begin({ callback }, { reference }) {
        begun.push({ reference, callback });
        return { url: 'https://vendor.example/page' };
      },
    },
    ping: async () => undefined,
    takeCallback({ headers, body }) {
      if (headers['x-vendor'] !== 'signed') throw new Error('not signed, for 110101199003078515');
      const said = new URLSearchParams(body);
      return {
        result: { reference: said.get('order') ?? '', outcome: said.get('ok') === '1' ? 'passed' : 'failed' },
        answer: { contentType: 'text/plain', body: 'SUCCESS' },
      };
    },
  };

  beforeAll(async () => {
    jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => patience.call(AbortSignal, Math.min(ms, 300)));
    const line = (port: 'ocr' | 'face', adapter: PortAdapter) => {
      const found = new AdapterLine(port, adapter);
      return { url: `adapter:${adapter.name}`, keyId: '', secret: '', settings: {}, adapter: found };
    };
    const providers = { ocr: line('ocr', ocr), face: line('face', face) };
    platform = new TestPlatform(database(), {}, { metrics, providers });
    platform.app.log.level = 'fatal';
    for (const level of ['info', 'warn', 'error'] as const)
      jest.spyOn(platform.app.log, level).mockImplementation((...said: unknown[]) => {
        lines.push(said.map((one) => (one instanceof Error ? one.message : JSON.stringify(one, errorsAsText))).join());
      });
    await platform.app.ready();
  }, 120_000);
  afterAll(async () => {
    await platform.close();
    jest.restoreAllMocks();
  });
  beforeEach(() => {
    lines.length = 0;
    platform.forward(60);
  });

  const errorsAsText = (_: string, value: unknown) => (value instanceof Error ? value.message : value);

  async function readLicence(mobile = '13800000015', company = 'S15') {
    const applicant = await signedIn(platform, mobile, company);
    const { body } = (await upload(platform, applicant, 'fileStore', 'licence.pdf', pdf)).envelope;
    const { fileToken } = body as { readonly fileToken: string };
    return () => applicant.call('licenseRead', { body: { fileToken } }).then(({ envelope }) => envelope);
  }

  test('read a paper in this process', async () => {
    reading = async ({ kind, content }, { reference, log }) => {
      log('a licence of 110101199003078515 was read', { kind, bytes: Buffer.from(content, 'base64').length });
      expect(reference).toBe('');
      return { values: { compName: '甲公司', termEnd: null } };
    };
    expect(await (await readLicence())()).toMatchObject({
      status: '200',
      body: { values: { compName: '甲公司', termEnd: null } },
    });
    const [told] = lines.filter((line) => line.includes('was read'));
    expect(told).toContain('"adapter":"made-up-reader"');
    expect(told).not.toContain('110101199003078515');
    expect(await metrics.metrics()).toContain('portal_adapter_calls_total{port="ocr",outcome="answered"} 1');
  });

  test.each<[string, PortOperations['ocr']['read']]>([
    ['throws', () => Promise.reject(new Error('no licence of 110101199003078515'))],
    [
      'throws at once',
      () => {
        throw new Error('gone');
      },
    ],
    ['never answers', () => new Promise(() => undefined)],
    ['answers otherwise', (async () => ({ values: 7 })) as never],
  ])('one that %s is to customers a provider that is away', async (_, behaviour) => {
    reading = behaviour;
    expect(await (await readLicence())()).toMatchObject(away);
    expect(lines.join()).toContain('a licence could not be read');
    expect(lines.join()).not.toContain('110101199003078515');
  });

  test('one that fails again and again is left alone for half a minute', async () => {
    let calls = 0;
    reading = async () => {
      calls += 1;
      throw new Error('down');
    };
    const [read, readElsewhere] = [await readLicence(), await readLicence('13800000012', 'X15')];
    for (let turn = 0; turn < 4; turn += 1)
      for (const one of [read, readElsewhere]) expect(await one()).toMatchObject(away);
    expect(calls).toBeLessThanOrEqual(5);
    expect(await metrics.metrics()).toContain('portal_port_circuit_open{port="ocr"} 1');
    platform.forward(31);
    reading = async (_: unknown, { signal }: AdapterCall) => {
      signal.throwIfAborted();
      return { values: { compName: '乙公司' } };
    };
    expect(await read()).toMatchObject({ status: '200' });
    expect(await metrics.metrics()).toContain('portal_port_circuit_open{port="ocr"} 0');
  });

  test('[threat: forged report] take the vendor’s own results, and only what they know to be the vendor’s', async () => {
    const root = await signedIn(platform, '13800000001', 'A');
    const { url } = await root.ok('faceStart', { body: { purpose: 'adminChange', consent: true } });
    const ticket = new URL(url).searchParams.get('ticket') ?? '';
    const phone = platform.client();
    await phone.ok('faceInfo', { body: { ticket } });
    await phone.ok('faceSubmit', { body: { ticket, consent: true } });
    const { reference, callback } = await until(async () => begun.at(-1));
    expect(new URL(callback).pathname).toBe('/api/callbacks/face');
    const send = (body: string, headers: Record<string, string>) =>
      platform.app.inject({
        method: 'POST',
        url: '/api/callbacks/face',
        payload: body,
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      });
    const vendor = { 'x-vendor': 'signed' };
    expect((await send(`order=${reference}&ok=1`, {})).statusCode).toBe(401);
    expect(lines.join()).toContain('an adapter has refused a result');
    expect(lines.join()).not.toContain('110101199003078515');
    expect((await send('order=Dunknown&ok=1', vendor)).statusCode).toBe(401);
    // Whoever signs as the contract says has no key here: an adapter's provider has none.
    expect((await send(JSON.stringify({ reference, outcome: 'passed' }), { 'x-port-signature': 'a' })).statusCode).toBe(
      401,
    );
    const state = async () => {
      const [row] = await database().db.select().from(faceCheck).where(eq(faceCheck.dispatchId, reference));
      return row?.state;
    };
    const before = await state();
    const taken = await send(`order=${reference}&ok=1`, vendor);
    expect([taken.statusCode, taken.body]).toEqual([200, 'SUCCESS']);
    expect(taken.headers['content-type']).toContain('text/plain');
    expect([before, await state()]).toEqual(['SCANNED', 'SUCCESS']);
    expect((await send(`order=${reference}&ok=0`, vendor)).statusCode).toBe(200);
    expect(await state()).toBe('SUCCESS');
  });
});
