import { setTimeout as pause } from 'node:timers/promises';
import type { z } from 'zod';
import type { AdapterCall, AdapterModule, AdapterPort, CallbackRequest, PortAdapter } from '../adapter';
import { adapterModule, createAdapter, operationsOf } from '../check-form';
import {
  accepted,
  bankResult,
  certificatesIssued,
  faceBegun,
  faceResult,
  scanAnswer,
  scanResult,
  signAnswer,
  signResult,
  valuesReply,
} from '../contract';
import { type Mood, PlayedVendor, type VendorAnswer, type VendorRequest } from './played-vendor';
import { personalMarks, sampleRequests } from './sample-requests';

/** What the author says of the vendor, from the vendor's own documentation and not from the adapter. */
export interface AdapterProof<Port extends AdapterPort> {
  readonly port: Port;
  /** What the adapter's package exports: `import * as exported from '../src/adapter'`. */
  readonly exported: unknown;
  /** The settings that lead the adapter to these two addresses instead of the vendor's. */
  settings(places: { readonly production: string; readonly sandbox: string }): Readonly<Record<string, string>>;
  /** How the vendor answers a right request. */
  answer(request: VendorRequest): VendorAnswer;
  /** Whether the vendor would take this request's signature. */
  isSigned(request: VendorRequest): boolean;
  /** What the vendor recognises a repetition by; left away: reads, which change nothing. */
  repetition?(request: VendorRequest): string;
  /** The vendor's own message with the result of this call; left away: the answer is the result. */
  result?(reference: string): CallbackRequest;
}

const replies: Readonly<Record<string, z.ZodType>> = {
  'ocr.read': valuesReply,
  'face.begin': faceBegun,
  'bank.pay': accepted,
  'sign.certify': certificatesIssued,
  'sign.sign': signAnswer,
  'registry.company': valuesReply,
  'scan.check': scanAnswer,
};

const results: Readonly<Record<string, z.ZodType>> = {
  face: faceResult,
  bank: bankResult,
  sign: signResult,
  scan: scanResult,
};

const patienceMs = 400;
/** Far more than an adapter needs to give up once it is told to. */
const graceMs = 3_000;

const badMoods: readonly Mood[] = ['refuses', 'fails', 'hangs up', 'speaks no JSON', 'tells all'];

const wordsOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const more = error.cause === undefined ? '' : ` because ${wordsOf(error.cause)}`;
  return `${error.message} ${JSON.stringify(error)}${more}`;
};

type Outcome = { readonly answer: unknown } | { readonly error: unknown } | 'never';

class Proving<Port extends AdapterPort> {
  readonly faults: string[] = [];
  readonly #proof: AdapterProof<Port>;
  readonly #said: string[] = [];

  constructor(proof: AdapterProof<Port>) {
    this.#proof = proof;
  }

  async ask(adapter: PortAdapter<Port>, operation: string, reference = 'D0123456789'): Promise<Outcome> {
    const signal = AbortSignal.timeout(patienceMs);
    const call: AdapterCall = {
      signal,
      reference: this.#proof.repetition ? reference : '',
      log: (message, facts) => void this.#said.push(JSON.stringify([message, facts])),
    };
    const request = { ...sampleRequests[this.#proof.port][operation], reference };
    const operations = adapter.operations as unknown as Readonly<
      Record<string, (request: object, call: AdapterCall) => Promise<unknown>>
    >;
    const asked = async (): Promise<Outcome> => {
      try {
        const answer = operation === 'ping' ? await adapter.ping(call) : await operations[operation]?.(request, call);
        return { answer };
      } catch (error) {
        this.#said.push(wordsOf(error));
        return { error };
      }
    };
    let timer: NodeJS.Timeout | undefined;
    const never = new Promise<Outcome>((resolve) => {
      timer = setTimeout(() => resolve('never'), patienceMs + graceMs);
    });
    try {
      return await Promise.race([asked(), never]);
    } finally {
      clearTimeout(timer);
    }
  }

  async operation(adapter: PortAdapter<Port>, vendor: PlayedVendor, operation: string): Promise<void> {
    const { port, isSigned, repetition } = this.#proof;
    const name = `${port}.${operation}`;
    vendor.mood = 'answers';
    vendor.heard.length = 0;
    const outcome = await this.ask(adapter, operation);
    if (outcome === 'never' || 'error' in outcome) {
      this.faults.push(
        `${name}: a right answer is not taken (${outcome === 'never' ? 'no answer' : wordsOf(outcome.error)})`,
      );
      return;
    }
    const read = replies[name]?.safeParse(outcome.answer);
    if (read && !read.success)
      this.faults.push(`${name}: the reply is not as agreed: ${read.error.issues[0]?.message}`);
    this.#signatures(name, vendor.heard, isSigned);
    if (repetition) {
      const [first] = vendor.heard.map(repetition);
      vendor.heard.length = 0;
      await this.ask(adapter, operation);
      await this.ask(adapter, operation, 'D9876543210');
      const [again, other] = vendor.heard.map(repetition);
      if (!first || first !== again) this.faults.push(`${name}: the vendor cannot recognise a repetition`);
      if (first === other) this.faults.push(`${name}: the vendor takes another call for a repetition`);
    }
    for (const mood of badMoods) {
      vendor.mood = mood;
      const wrong = await this.ask(adapter, operation);
      if (wrong === 'never') this.faults.push(`${name}: it does not end when the vendor ${mood}`);
      else if ('answer' in wrong) this.faults.push(`${name}: it answers although the vendor ${mood}`);
    }
    vendor.mood = 'silent';
    const { left } = vendor;
    const heard = vendor.heard.length;
    const late = await this.ask(adapter, operation);
    if (late === 'never') this.faults.push(`${name}: it goes on waiting after its signal`);
    else if ('answer' in late) this.faults.push(`${name}: it answers although the vendor is silent`);
    // On a busy machine the signal may come before the call has reached the vendor, and the vendor hears late of an end.
    const isLeft = () => vendor.left > left || vendor.heard.length === heard;
    for (const end = performance.now() + graceMs; !isLeft() && performance.now() < end; ) await pause(20);
    if (!isLeft()) this.faults.push(`${name}: it leaves its connection open after its signal`);
  }

  #signatures(name: string, heard: readonly VendorRequest[], isSigned: AdapterProof<Port>['isSigned']): void {
    if (heard.length === 0) this.faults.push(`${name}: the vendor heard nothing`);
    for (const request of heard) {
      if (!isSigned(request)) this.faults.push(`${name}: the vendor would not take the signature`);
      const altered = { ...request, body: Buffer.concat([request.body, Buffer.from(' ')]) };
      if (isSigned(altered))
        this.faults.push(`${name}: the signature does not cover the body, or isSigned does not look`);
    }
  }

  async results(adapter: PortAdapter<Port>): Promise<void> {
    const { port, result } = this.#proof;
    if (!result) {
      if (adapter.takeCallback) this.faults.push(`${port}: takeCallback is there, but the proof has no result`);
      return;
    }
    const sent = result('D0123456789');
    try {
      const taken = await adapter.takeCallback?.(sent);
      if (taken?.result.reference !== 'D0123456789') this.faults.push(`${port}: a result names another call`);
      const read = results[port]?.safeParse(taken?.result);
      if (read && !read.success)
        this.faults.push(`${port}: a result is not as agreed: ${read.error.issues[0]?.message}`);
    } catch (error) {
      this.faults.push(`${port}: a right result is refused (${wordsOf(error)})`);
    }
    const forged: readonly CallbackRequest[] = [
      { ...sent, body: `${sent.body} ` },
      { ...sent, headers: {}, query: {}, path: sent.path.split('?')[0] ?? '' },
      { ...sent, body: '' },
      { ...sent, body: '{}' },
    ];
    for (const request of forged) {
      try {
        await adapter.takeCallback?.(request);
        this.faults.push(`${port}: a forged result is taken (${JSON.stringify(request.body.slice(0, 20))})`);
      } catch (error) {
        this.#said.push(wordsOf(error));
      }
    }
  }

  personalData(): void {
    const { content } = sampleRequests.ocr.read as { readonly content: string };
    const found = [...personalMarks, content].filter((mark) =>
      this.#said.some((line) => line.includes(mark) || decoded(line).includes(mark)),
    );
    if (found.length > 0) this.faults.push(`log lines or errors tell of customers: ${found.join(', ').slice(0, 80)}`);
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Proves an adapter against the portal's contract: its form, signatures, time limits, repetitions, results, sandbox, and
 * that it tells nothing of customers. The vendor is played on this machine. Throws all faults at once.
 */
export async function proveAdapter<Port extends AdapterPort>(proof: AdapterProof<Port>): Promise<void> {
  const [production, sandbox] = [new PlayedVendor(proof.answer), new PlayedVendor(proof.answer)];
  const places = { production: await production.start(), sandbox: await sandbox.start() };
  const proving = new Proving(proof);
  try {
    const module: AdapterModule<Port> = adapterModule(proof.exported, proof.port);
    const settings = proof.settings(places);
    await refusesNoSettings(module, proving.faults);
    const adapter = await createAdapter(module, { settings, sandbox: false });
    for (const operation of operationsOf(proof.port)) await proving.operation(adapter, production, operation);
    production.mood = 'answers';
    const pinged = await proving.ask(adapter, 'ping');
    if (pinged === 'never' || 'error' in pinged) proving.faults.push('ping: it fails although the vendor answers');
    production.mood = 'hangs up';
    const unpinged = await proving.ask(adapter, 'ping');
    if (unpinged !== 'never' && 'answer' in unpinged) proving.faults.push('ping: it succeeds although nobody answers');
    await proving.results(adapter);
    if (sandbox.heard.length > 0) proving.faults.push('the sandbox hears of real calls');
    const [before] = [production.heard.length];
    const inSandbox = await createAdapter(module, { settings, sandbox: true });
    for (const operation of operationsOf(proof.port)) await proving.ask(inSandbox, operation);
    if (production.heard.length > before) proving.faults.push('in its sandbox it calls the real vendor');
    if (sandbox.heard.length === 0) proving.faults.push('in its sandbox it calls nobody');
    proving.personalData();
  } finally {
    production.stop();
    sandbox.stop();
  }
  if (proving.faults.length > 0)
    throw new Error(
      `the adapter does not keep the contract:\n${proving.faults.map((fault) => `- ${fault}`).join('\n')}`,
    );
}

/** An adapter that starts without its keys would fail at the first customer. */
async function refusesNoSettings(module: AdapterModule, faults: string[]): Promise<void> {
  try {
    await createAdapter(module, { settings: {}, sandbox: false });
    faults.push('it starts without any setting');
  } catch {
    // As it should.
  }
}
