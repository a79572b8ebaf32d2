import {
  type Call,
  type CallInput,
  type CallReply,
  type Envelope,
  type StaffCallName,
  stepUpStatus,
} from '@portal/shared/contract';
import { callUrl } from '@portal/shared/contract/call';
import { staffCalls } from '@portal/shared/contract/calls';
import type { Answer, Parts, Transport } from './api-client';

interface StaffAnswer<N extends StaffCallName> extends Answer<N> {
  /** The `set-cookie` headers. */
  readonly cookies: readonly string[];
}

/** A person's authenticator. */
export interface Factor {
  clock(): number;
  /** The next code that is not used yet; `asked`: the time at which the call was sent. */
  code(asked: number): Promise<string>;
}

/** A browser of the platform's own people without a screen: plain JSON, a cookie, and the value for `x-csrf`. */
export class StaffClient {
  readonly #transport: Transport;
  readonly cookies = new Map<string, string>();
  readonly headers: Record<string, string> = { 'x-portal-tenant': 'staff.localhost', 'x-portal-audience': 'staff' };
  csrf: string | undefined;
  /** Shows the second factor to calls that want it again, as the desk's dialog does; undefined: they answer 441. */
  factor: Factor | undefined;
  /** Each has an address of its own, so that limits and the audit tell them apart. */
  address: string;

  constructor(transport: Transport, address: string) {
    this.#transport = transport;
    this.address = address;
  }

  async call<N extends StaffCallName>(name: N, input: CallInput<N>): Promise<StaffAnswer<N>> {
    const { factor } = this;
    const asked = factor?.clock() ?? 0;
    const answer = await this.#send(name, input);
    if (!factor || answer.envelope?.status !== stepUpStatus) return answer;
    await this.ok('staffFactorCode', { body: { code: await factor.code(asked) } });
    return this.#send(name, input);
  }

  async #send<N extends StaffCallName>(name: N, input: CallInput<N>): Promise<StaffAnswer<N>> {
    const call: Call = staffCalls[name];
    const kept = [...this.cookies].map(([cookie, value]) => `${cookie}=${value}`).join('; ');
    const { httpStatus, headers, text, content } = await this.#transport({
      method: call.method,
      url: `/api${callUrl(call)}`,
      headers: {
        'content-type': 'application/json',
        'user-agent': 'test',
        ...this.headers,
        ...(kept === '' ? {} : { cookie: kept }),
        ...(this.csrf === undefined ? {} : { 'x-csrf': this.csrf }),
      },
      body: JSON.stringify((input as Parts).body ?? {}),
      address: this.address,
    });
    const cookies = [headers['set-cookie'] ?? []].flat().map(String);
    for (const cookie of cookies) {
      const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '') this.cookies.delete(key);
      else this.cookies.set(key, value);
    }
    const isJson = String(headers['content-type']).startsWith('application/json');
    const envelope = (isJson ? JSON.parse(text) : undefined) as Envelope<CallReply<N>>;
    return { httpStatus, headers, text, content, envelope, cookies };
  }

  /** Returns the body of a call that has to succeed. */
  async ok<N extends StaffCallName>(name: N, input: CallInput<N>): Promise<CallReply<N>> {
    const { envelope } = await this.call(name, input);
    if (!envelope.ok) throw new Error(`${name}: ${envelope.status} ${envelope.msg} ${JSON.stringify(envelope.body)}`);
    return envelope.body;
  }
}
