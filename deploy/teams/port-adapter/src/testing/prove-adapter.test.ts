import { createHmac } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { type AdapterOptions, neededSetting, type PortAdapter, portAdapter } from '../public';
import { type AdapterProof, proveAdapter } from './prove-adapter';

const secret = 'known to both';
const signatureOf = (text: string) => createHmac('sha256', secret).update(text).digest('hex');

/** The faults that an adapter can be given. */
interface Faulty {
  readonly unsigned?: boolean;
  readonly newKeys?: boolean;
  readonly deaf?: boolean;
  readonly mild?: boolean;
  readonly chatty?: boolean;
  readonly trusting?: boolean;
  readonly alwaysReal?: boolean;
}

/** An adapter for a bank that was made up. */
function bankAdapter(options: AdapterOptions, faulty: Faulty): PortAdapter<'bank'> {
  const url = neededSetting(options, options.sandbox && !faulty.alwaysReal ? 'SANDBOX_URL' : 'ADDRESS');
  const key = neededSetting(options, 'SECRET');
  const ask = async (body: string, orderNo: string, signal: AbortSignal) => {
    const headers = {
      'x-order': faulty.newKeys ? String(Math.random()) : orderNo,
      'x-sign': faulty.unsigned ? 'none' : createHmac('sha256', key).update(body).digest('hex'),
    };
    const response = await fetch(url, { method: 'POST', headers, body, ...(faulty.deaf ? {} : { signal }) });
    const said = await response.text();
    if (faulty.chatty && !response.ok) throw new Error(`the bank said ${said}`);
    if (!faulty.mild && (!response.ok || JSON.parse(said).state !== 'ok')) throw new Error(`status ${response.status}`);
  };
  return {
    name: 'made-up-bank',
    operations: {
      async pay({ accountNo, accountName, cents }, { signal, reference }) {
        await ask(JSON.stringify({ accountNo, accountName, cents }), reference, signal);
        return { state: 'accepted' };
      },
    },
    ping: ({ signal }) => ask('{}', 'ping', signal),
    takeCallback({ headers, body }) {
      if (!faulty.trusting && headers['x-sign'] !== signatureOf(body)) throw new Error('not signed by the bank');
      const { order } = JSON.parse(body || '{}');
      return { result: { reference: order, outcome: 'paid' }, answer: { contentType: 'text/plain', body: 'OK' } };
    },
  };
}

const proofOf = (faulty: Faulty = {}): AdapterProof<'bank'> => ({
  port: 'bank',
  exported: { default: portAdapter('bank', (options) => bankAdapter(options, faulty)) },
  settings: ({ production, sandbox }) => ({ ADDRESS: production, SANDBOX_URL: sandbox, SECRET: secret }),
  answer: () => ({ body: '{"state":"ok"}' }),
  isSigned: ({ headers, body }) => headers['x-sign'] === signatureOf(body.toString()),
  repetition: ({ headers }) => String(headers['x-order']),
  result: (reference) => {
    const body = JSON.stringify({ order: reference });
    return { method: 'POST', path: '/api/callbacks/bank', query: {}, headers: { 'x-sign': signatureOf(body) }, body };
  },
});

test('an adapter that keeps the contract is proven', () => proveAdapter(proofOf()));

test.each<[string, Faulty, RegExp]>([
  ['signs nothing', { unsigned: true }, /bank\.pay: the vendor would not take the signature/],
  ['names each attempt anew', { newKeys: true }, /cannot recognise a repetition/],
  ['waits for ever', { deaf: true }, /goes on waiting after its signal/],
  ['takes every answer', { mild: true }, /it answers although the vendor refuses/],
  ['repeats what the vendor says', { chatty: true }, /log lines or errors tell of customers: .*6222020200099999991/],
  ['looks at no signature of a result', { trusting: true }, /a forged result is taken/],
  ['knows no sandbox', { alwaysReal: true }, /in its sandbox it calls the real vendor/],
])('one that %s is not', async (_, faulty, words) => {
  await expect(proveAdapter(proofOf(faulty))).rejects.toThrow(words);
});

test.each<[string, unknown, string]>([
  ['no default export', {}, 'no default export'],
  ['another form', { default: { form: 2, port: 'bank', create: () => null } }, 'this portal knows form 1'],
  ['another port', { default: portAdapter('ocr', () => Promise.reject(new Error('x'))) }, 'for ocr, not for bank'],
  [
    'half an adapter',
    { default: { form: 1, port: 'bank', create: () => ({ name: 'x' }) } },
    'it lacks operations.pay, ping, takeCallback',
  ],
])('a package with %s says so', async (_, exported, words) => {
  await expect(proveAdapter({ ...proofOf(), exported })).rejects.toThrow(words);
});
