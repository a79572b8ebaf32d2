import { type CallKey, isSigned } from '@portal/http';
import { ports } from '@portal/shared/codes/ports';
import fastify, { type FastifyInstance } from 'fastify';
import { z } from 'zod';
import { Authority } from './authority';
import { Callbacks, type Send } from './callbacks';
import { tellFigures } from './figures';
import { readLicense } from './license';
import { Plans } from './plans';

export interface SimulatorOptions {
  readonly key: CallKey;
  /** The time until the bank has paid, until a face is recognised, and until documents are signed; 0: at once. */
  readonly bankMs?: number;
  readonly faceMs?: number;
  readonly signMs?: number;
  /** Sends callbacks; `fetch` unless a test says otherwise. */
  readonly send?: Send;
}

const reference = z.string().min(1).max(64);
const callback = z.url({ protocol: /^https?$/ });

const face = z.object({ reference, callback, name: z.string(), idNo: z.string() });
const payment = z.object({
  reference,
  callback,
  accountNo: z.string(),
  accountName: z.string(),
  cents: z.int().min(1),
});
const paper = z.object({ content: z.string(), known: z.record(z.string(), z.string()).default({}) });
const holder = z.object({ compName: z.string(), person: z.string() });
const documents = z.object({
  reference,
  callback,
  documents: z.array(z.object({ no: z.string(), name: z.string(), digest: z.string() })).min(1),
  parties: z.array(z.object({ name: z.string(), person: z.string(), certificateNo: z.string() })).min(2),
});
const entry = z.object({ compName: z.string(), creditCode: z.string() });
const upload = z.object({ content: z.string() });
const wanted = z.object({
  productCode: z.string(),
  creditCode: z.string(),
  compRole: z.string(),
  since: z.iso.date(),
});
const plan = z.object({
  port: z.enum(['face', 'bank', 'sign']),
  /** Without it the plan is for the next call of the port. */
  reference: reference.optional(),
  outcome: z.enum(['passed', 'paid', 'signed', 'failed']),
  reason: z.string().max(200).default(''),
});

interface Payment extends z.infer<typeof payment> {
  done: boolean;
}

/** Every scanner knows this harmless text, by which scanners are tried out. */
const testVirus = 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE';

const bodyLimit = 20 * 1_048_576;

/**
 * Plays every provider of the platform over the same signed HTTP as a real one, with memory only. `/control` is for the
 * person who watches a demonstration: it chooses how a call ends.
 */
export function createSimulator({
  key,
  bankMs = 5_000,
  faceMs = 600,
  signMs = 600,
  send = fetch,
}: SimulatorOptions): FastifyInstance {
  const app = fastify({ logger: false, bodyLimit });
  const callbacks = new Callbacks(key, send);
  const plans = new Plans();
  const authority = new Authority(key);
  const payments = new Map<string, Payment>();
  const answered = new Map<string, unknown>();
  app.addHook('onClose', async () => callbacks.stop());

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit }, (_, body, done) => done(null, body));

  app.get('/healthz', () => ({ ok: true }));

  /** A call with a signature. A repeated `idempotency-key` gets the first answer, and nothing happens again. */
  function takes<Body extends z.ZodType>(path: string, schema: Body, answer: (body: z.infer<Body>) => unknown): void {
    app.post(path, (request, reply) => {
      const body = String(request.body ?? '');
      if (!isSigned(key, request.headers, { method: 'POST', path: request.url, body }, Date.now()))
        return reply.code(401).send({ message: 'wrong signature' });
      const read = schema.safeParse(JSON.parse(body));
      if (!read.success) return reply.code(400).send({ message: read.error.message });
      const repeated = request.headers['idempotency-key'];
      if (typeof repeated !== 'string') return reply.send(answer(read.data));
      const known = `${path} ${repeated}`;
      if (!answered.has(known)) answered.set(known, answer(read.data));
      return reply.send(answered.get(known));
    });
  }

  for (const port of ports) takes(`/${port}/ping`, z.object({}), () => ({ ok: true }));

  takes('/ocr/read', paper, ({ known }) => ({ values: readLicense(known) }));

  takes('/registry/company', entry, ({ compName, creditCode }) => ({ values: readLicense({ compName, creditCode }) }));

  takes('/scan/check', upload, ({ content }) => {
    const harmful = Buffer.from(content, 'base64').includes(testVirus);
    return { state: 'done', outcome: harmful ? 'found' : 'clean', reason: harmful ? 'EICAR-Test-File' : '' };
  });

  takes('/figures/read', wanted, (asked) => ({ figures: tellFigures(asked, Date.now()) }));

  takes('/face/begin', face, ({ reference: which, callback: to }) => {
    callbacks.after(faceMs, () => {
      callbacks.tell(to, { reference: which, ...plans.take('face', which, { outcome: 'passed', reason: '' }) });
    });
    return { url: '' };
  });

  const finish = (one: Payment) => {
    if (one.done) return;
    one.done = true;
    const ending = plans.take('bank', one.reference, { outcome: 'paid', reason: '' });
    callbacks.tell(one.callback, { reference: one.reference, ...ending });
  };
  takes('/bank/pay', payment, (asked) => {
    const one = { ...asked, done: false };
    payments.set(one.reference, one);
    callbacks.after(bankMs, () => finish(one));
    return { state: 'accepted' };
  });

  takes('/sign/certify', holder, ({ compName, person }) => ({
    company: authority.certificateFor(compName),
    person: person === '' ? null : authority.certificateFor(`${compName} ${person}`),
  }));
  takes('/sign/sign', documents, ({ reference: which, callback: to, ...asked }) => {
    const result = () => {
      const ending = plans.take('sign', which, { outcome: 'signed', reason: '' });
      return { ...ending, signatures: ending.outcome === 'signed' ? authority.sign(asked) : [] };
    };
    if (signMs === 0) return { state: 'done', ...result() };
    callbacks.after(signMs, () => callbacks.tell(to, { reference: which, ...result() }));
    return { state: 'accepted' };
  });

  takes('/control/plan', plan, ({ port, reference: which, outcome, reason }) => {
    if (which === undefined) plans.planNext(port, outcome === 'failed' ? { outcome, reason } : null);
    else plans.planCall(which, { outcome, reason });
    const begun = which === undefined ? undefined : payments.get(which);
    if (begun) finish(begun);
    return { ok: true };
  });
  takes('/control/show', z.object({}), () => ({ face: plans.next('face')?.reason ?? '' }));

  return app;
}
