import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isWellSigned, type Received } from '@portal/port-adapter/signatures/testing';

export type Play =
  | 'takes'
  | 'limit'
  | 'blacklist'
  | 'wrong template'
  | 'no balance'
  | 'fault inside'
  | 'server error'
  | 'no JSON'
  | 'breaks off'
  | 'silent';

/** These take the SMS, and the portal cannot know whether they have. */
const takesInSecret = new Set<Play>(['fault inside', 'server error', 'no JSON', 'breaks off', 'silent']);

/** What a phone gets. */
export interface Shown {
  readonly mobile: string;
  readonly sign: string;
  readonly template: string;
  readonly parameters: unknown;
}

interface Vendor {
  readonly codes: Partial<Record<Play | 'wrong signature', string>>;
  readonly read: (received: Received) => Shown;
  readonly answer: (code: string, receipt: string) => object;
  readonly lowerCase: boolean;
}

export const vendors = {
  aliyun: {
    codes: {
      takes: 'OK',
      limit: 'isv.BUSINESS_LIMIT_CONTROL',
      blacklist: 'isv.BLACK_KEY_CONTROL_LIMIT',
      'wrong template': 'isv.SMS_TEMPLATE_ILLEGAL',
      'no balance': 'isv.AMOUNT_NOT_ENOUGH',
      'fault inside': 'isp.SYSTEM_ERROR',
      'wrong signature': 'SignatureDoesNotMatch',
    },
    read: ({ query }) => {
      const said = new URLSearchParams(query);
      const text = (name: string) => said.get(name) ?? '';
      return {
        mobile: text('PhoneNumbers'),
        sign: text('SignName'),
        template: text('TemplateCode'),
        parameters: JSON.parse(text('TemplateParam')),
      };
    },
    answer: (Code, BizId) => ({ Code, Message: `触发天级流控 13800000001 ${Code}`, RequestId: 'r', BizId }),
    lowerCase: false,
  },
  tencent: {
    codes: {
      takes: 'Ok',
      limit: 'LimitExceeded.PhoneNumberDailyLimit',
      blacklist: 'FailedOperation.PhoneNumberInBlacklist',
      'wrong template': 'FailedOperation.TemplateIncorrectOrUnapproved',
      'no balance': 'FailedOperation.InsufficientBalanceInSmsPackage',
      'fault inside': 'InternalError.Timeout',
      'wrong signature': 'AuthFailure.SignatureFailure',
    },
    read: ({ body }) => {
      const said = JSON.parse(String(body));
      return {
        mobile: said.PhoneNumberSet[0],
        sign: said.SignName,
        template: said.TemplateId,
        parameters: said.TemplateParamSet,
      };
    },
    answer: (Code, SerialNo) =>
      Code.startsWith('AuthFailure')
        ? { Response: { Error: { Code, Message: 'x' }, RequestId: 'r' } }
        : {
            Response: {
              SendStatusSet: [{ Code, Message: 'x', PhoneNumber: '+8613800000001', SerialNo }],
              RequestId: 'r',
            },
          },
    lowerCase: true,
  },
} as const satisfies Record<string, Vendor>;

export const keySecret = 'the-secret-of-the-test';

/** A vendor's server. It looks at the signature of each request first. */
export class PlayedVendor {
  play: Play = 'takes';
  readonly sent: Shown[] = [];
  /** The requests that came. */
  asked = 0;
  readonly #vendor: Vendor;
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  constructor(name: keyof typeof vendors) {
    this.#vendor = vendors[name];
  }

  /** What it calls the newest SMS that it has taken. */
  get receipt(): string {
    return `receipt-${this.sent.length}`;
  }

  async start(): Promise<string> {
    await once(this.#server.listen(0, '127.0.0.1'), 'listening');
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.asked += 1;
    let body = '';
    for await (const part of request) body += part;
    const [, query = ''] = (request.url ?? '').split('?');
    const received = { query, headers: request.headers, body };
    const { codes, answer, read, lowerCase } = this.#vendor;
    if (!isWellSigned(received, keySecret, lowerCase))
      return void response
        .writeHead(lowerCase ? 200 : 400)
        .end(JSON.stringify(answer(codes['wrong signature'] ?? '', '')));
    const { play } = this;
    if (play === 'takes' || takesInSecret.has(play)) this.sent.push(read(received));
    if (play === 'silent') return;
    if (play === 'breaks off') return void request.socket.destroy();
    if (play === 'server error') return void response.writeHead(503).end('{}');
    if (play === 'no JSON') return void response.end('<html>');
    response.end(JSON.stringify(answer(codes[play] ?? '', this.receipt)));
  }
}
