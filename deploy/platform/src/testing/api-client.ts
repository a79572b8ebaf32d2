import {
  constants,
  createCipheriv,
  createPrivateKey,
  createPublicKey,
  type KeyObject,
  publicEncrypt,
  randomBytes,
  randomUUID,
  sign,
} from 'node:crypto';
import {
  type Call,
  type CallInput,
  type CallName,
  type CallReply,
  type Envelope,
  type Refusal,
  type StepUpKind,
  stepUpStatus,
} from '@portal/shared/contract';
import { callUrl } from '@portal/shared/contract/call';
import { calls } from '@portal/shared/contract/calls';

type Keys = CallReply<'rsaSecretKey'>;

export interface Answer<N extends CallName> {
  readonly httpStatus: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  /** The same answer, byte for byte. */
  readonly content: Buffer;
  readonly envelope: Envelope<CallReply<N>>;
}

/** The input of a call, without its types. */
export interface Parts {
  query?: Record<string, string | undefined>;
  body?: Record<string, unknown>;
  path?: Record<string, string>;
}

/** The parts of a sealed request that a test may break on purpose before it is sent. */
export interface Sealed {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** A request as it goes to the server, by any transport. */
export interface Outgoing {
  readonly method: Call['method'];
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** The address from which the request comes, as far as the transport can set it. */
  readonly address: string;
}

export interface Incoming {
  readonly httpStatus: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  /** The same answer, byte for byte. */
  readonly content: Buffer;
}

export type Transport = (request: Outgoing) => Promise<Incoming>;

interface ClientKeys {
  readonly sign: KeyObject;
  readonly encrypt: KeyObject;
}

const parsedKeys = new WeakMap<Keys, ClientKeys>();

/** Parsing a key costs as much as using it, so each is parsed once. */
function parseKeys(keys: Keys): ClientKeys {
  const known = parsedKeys.get(keys);
  if (known) return known;
  const parsed = {
    sign: createPrivateKey({ key: Buffer.from(keys.privateKey ?? '', 'base64'), format: 'der', type: 'pkcs8' }),
    encrypt: createPublicKey({ key: Buffer.from(keys.publicKey, 'base64'), format: 'der', type: 'spki' }),
  };
  parsedKeys.set(keys, parsed);
  return parsed;
}

function encrypt(text: string, key: Buffer): string {
  const cipher = createCipheriv('aes-128-ecb', key, null);
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64');
}

/** A browser without a screen. It speaks the envelope with Node's crypto, independently of the portal's own client. */
export class ApiClient {
  readonly browserId: string;
  readonly #transport: Transport;
  readonly #tenant: string;
  readonly #clock: () => number;
  #proving: Promise<void> | undefined;
  #fetching: Promise<Keys> | undefined;
  keys: Keys | undefined;
  accessToken = '';
  refreshToken = '';
  /** The cookies that the server has set, by name. */
  readonly cookies = new Map<string, string>();
  address = '127.0.0.1';
  userAgent = 'test';
  /** With it the client proves its person when a call asks for that, as the host's dialog does. */
  password: string | undefined;

  constructor(
    transport: Transport,
    { tenant = 'localhost', clock = Date.now, browserId = randomUUID() as string } = {},
  ) {
    this.browserId = browserId;
    this.#transport = transport;
    this.#tenant = tenant;
    this.#clock = clock;
  }

  /** Sends a sealed call, and first fetches keys if there are none. */
  async call<N extends CallName>(
    name: N,
    input: CallInput<N>,
    alter: (sealed: Sealed) => Sealed = (sealed) => sealed,
  ): Promise<Answer<N>> {
    const call: Call = calls[name];
    const parts = input as Parts;
    if (call.method === 'GET' || name === 'rsaSecretKey') return this.plain(name, input);
    this.keys ??= await this.#fetchKeys();
    const answer = await this.send<N>(alter(this.seal(call, parts, this.keys)));
    if (!(await this.proves(answer.envelope))) return answer;
    return this.send(alter(this.seal(call, parts, this.keys)));
  }

  /** Calls that are sent at once share one pair, as those of a page do. */
  #fetchKeys(): Promise<Keys> {
    this.#fetching ??= this.plain('rsaSecretKey', { query: { browserID: this.browserId } })
      .then(({ envelope }) => {
        if (!envelope.ok) throw new Error(`no keys: ${envelope.status} ${envelope.msg}`);
        return envelope.body as Keys;
      })
      .finally(() => {
        this.#fetching = undefined;
      });
    return this.#fetching;
  }

  /** Returns whether the answer asked for a proof and the client gave one. Then the call can be sent again. */
  async proves(envelope: Envelope<unknown> | undefined): Promise<boolean> {
    const asked = envelope?.status === stepUpStatus ? (envelope.body as Refusal).stepUp : undefined;
    if (!asked || this.password === undefined) return false;
    // Calls that were sent at once share one proof, because a second one in the same moment would come too early.
    this.#proving ??= this.#prove(asked.kind, this.password).finally(() => {
      this.#proving = undefined;
    });
    await this.#proving;
    return true;
  }

  async #prove(kind: StepUpKind, passWord: string): Promise<void> {
    const body = { kind, checkType: '10' as const, passWord, browserID: this.browserId };
    const { proven, msg } = await this.ok('stepUpProve', { body });
    if (!proven) throw new Error(`${kind}: ${msg}`);
  }

  /** Returns the body of a call that has to succeed. */
  async ok<N extends CallName>(name: N, input: CallInput<N>): Promise<CallReply<N>> {
    const { envelope } = await this.call(name, input);
    if (!envelope.ok) throw new Error(`${name}: ${envelope.status} ${envelope.msg} ${JSON.stringify(envelope.body)}`);
    return envelope.body;
  }

  /** Sends without the envelope. */
  async plain<N extends CallName>(name: N, input: CallInput<N>): Promise<Answer<N>> {
    const call: Call = calls[name];
    const parts = input as Parts;
    const body = call.body === 'json' ? JSON.stringify(parts.body ?? {}) : '';
    const headers = { 'content-type': 'application/json' };
    return this.send({ url: this.#url(call, parts), headers, body }, call.method);
  }

  seal(call: Call, parts: Parts, keys: Keys, nonce: string = randomUUID()): Sealed {
    const key = Buffer.from(randomBytes(12).toString('base64'), 'ascii');
    const secret = (values: Record<string, unknown> | undefined) =>
      Object.fromEntries(
        Object.entries(values ?? {}).map(([name, value]) => [
          name,
          call.secrets?.includes(name) && typeof value === 'string' ? encrypt(value, key) : value,
        ]),
      );
    const url = this.#url(call, { ...parts, query: secret(parts.query) as Record<string, string> });
    const stamped = { ...secret(parts.body), _t: this.#clock(), _n: nonce, _p: url.slice('/api'.length) };
    const text = JSON.stringify(stamped);
    const parsed = parseKeys(keys);
    const padding = keys.padding ? constants.RSA_PKCS1_OAEP_PADDING : constants.RSA_PKCS1_PADDING;
    const options = keys.padding
      ? { key: parsed.encrypt, padding, oaepHash: 'sha256' }
      : { key: parsed.encrypt, padding };
    return {
      url,
      headers: {
        'content-type': 'text/plain',
        'key-id': keys.keyId,
        sign: sign('RSA-SHA1', Buffer.from(text, 'utf8'), parsed.sign).toString('base64'),
        aes: publicEncrypt(options, key).toString('base64'),
      },
      body: encrypt(text, key),
    };
  }

  async send<N extends CallName>(request: Sealed, method: Call['method'] = 'POST'): Promise<Answer<N>> {
    const answer = await this.#transport(this.outgoing(request, method));
    this.#keepCookies(answer.headers['set-cookie']);
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    return { ...answer, envelope: (isJson ? JSON.parse(answer.text) : undefined) as Envelope<CallReply<N>> };
  }

  /** Returns the whole request, so that a test can send it later. */
  outgoing({ url, headers, body }: Sealed, method: Call['method'] = 'POST'): Outgoing {
    const authorization: Record<string, string> = this.accessToken
      ? { authorization: `Bearer ${this.accessToken}` }
      : {};
    const kept = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const cookie: Record<string, string> = kept === '' ? {} : { cookie: kept };
    const about = { 'x-portal-tenant': this.#tenant, 'user-agent': this.userAgent };
    return { method, url, headers: { ...headers, ...authorization, ...cookie, ...about }, body, address: this.address };
  }

  #keepCookies(set: unknown): void {
    for (const cookie of [set].flat()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(String(cookie)) ?? [];
      if (name !== undefined && value !== undefined) this.cookies.set(name, value);
    }
  }

  /** The address of a call, for a test that sends it by other means. */
  addressOf(name: CallName, input: object): string {
    return this.#url(calls[name], input as Parts);
  }

  #url(call: Call, { path = {}, query }: Parts): string {
    const values = Object.entries(query ?? {}).filter((entry): entry is [string, string] => entry[1] !== undefined);
    const text = new URLSearchParams(values).toString();
    return `/api${callUrl(call, path)}${text === '' ? '' : `?${text}`}`;
  }
}
