// Written from Aliyun's documentation and never tried against Aliyun: no account was there.

import { randomUUID } from 'node:crypto';
import {
  type AdapterCall,
  type AdapterOptions,
  neededSetting,
  type PaperRequest,
  portAdapter,
} from '@portal/port-adapter';
import { aliyunHeaders } from '@portal/port-adapter/signatures';

/** `RecognizeBusinessLicense` (ocr-api 2021-07-07): https://help.aliyun.com/document_detail/294579.htm */
const action = 'RecognizeBusinessLicense';
const version = '2021-07-07';
const address = 'https://ocr-api.cn-hangzhou.aliyuncs.com';

/** Aliyun takes pictures only, up to 10 MB. */
const pictures = new Set(['image/png', 'image/jpeg']);

interface Said {
  readonly Code?: unknown;
  /** JSON in a text. */
  readonly Data?: unknown;
}

/** Aliyun writes days as 20170104, or as 2017年01月04日. */
function dayOf(text: string | undefined): string | null {
  const [, year, month, day] = /^(\d{4})\D?(\d{2})\D?(\d{2})\D?$/.exec(text ?? '') ?? [];
  return year && month && day ? `${year}-${month}-${day}` : null;
}

/** Aliyun writes a term without end as 29991231, the portal as null. */
const termEndOf = (text: string | undefined) => (text?.startsWith('2999') ? null : dayOf(text));

function valuesOf(read: Readonly<Record<string, string | undefined>>): Record<string, string | null> {
  return {
    compName: read.companyName || null,
    creditCode: read.creditCode || null,
    compType: read.companyType || null,
    legalPerson: read.legalPerson || null,
    registeredCapital: read.registeredCapital || null,
    establishDate: dayOf(read.RegistrationDate),
    termStart: dayOf(read.validFromDate),
    termEnd: termEndOf(read.validToDate),
    address: read.businessAddress || null,
    scope: read.businessScope || null,
  };
}

/** Its words may repeat what was on the picture, so only its code goes on. */
const codeOf = ({ Code: code }: Said) =>
  typeof code === 'string' && /^[\w.]{1,60}$/.test(code) ? code : 'without a known code';

class AliyunLicense {
  readonly #url: string;
  readonly #keyId: string;
  readonly #keySecret: string;

  constructor(options: AdapterOptions) {
    // Aliyun has no sandbox for it: tests lead to a played one.
    this.#url = options.sandbox ? neededSetting(options, 'SANDBOX_URL') : (options.settings.ADDRESS ?? address);
    this.#keyId = neededSetting(options, 'KEY_ID');
    this.#keySecret = neededSetting(options, 'KEY_SECRET');
  }

  async read({ contentType, content }: PaperRequest, { signal, log }: AdapterCall) {
    if (!pictures.has(contentType)) throw new Error(`Aliyun reads no ${contentType}`);
    const { status, said } = await this.#ask(Buffer.from(content, 'base64'), signal);
    if (status !== 200) {
      log('Aliyun has not read a licence', { status, code: codeOf(said) });
      throw new Error(`Aliyun answered ${status}, ${codeOf(said)}`);
    }
    if (typeof said.Data !== 'string') throw new Error('the answer of Aliyun has no data');
    const { data } = JSON.parse(said.Data) as { readonly data?: Readonly<Record<string, string>> };
    if (!data) throw new Error('the answer of Aliyun has no data');
    return { values: valuesOf(data) };
  }

  /** A request without a picture costs nothing. Whatever Aliyun says, it says only to a key that it knows. */
  async ping({ signal }: AdapterCall): Promise<void> {
    const { status, said } = await this.#ask(Buffer.alloc(0), signal);
    if (status === 401 || status === 403 || status >= 500)
      throw new Error(`Aliyun answered ${status}, ${codeOf(said)}`);
    if (/Signature|AccessKey/.test(codeOf(said))) throw new Error(`Aliyun does not know the key: ${codeOf(said)}`);
  }

  async #ask(body: Buffer<ArrayBuffer>, signal: AbortSignal): Promise<{ status: number; said: Said }> {
    const { origin, host } = new URL(this.#url);
    const signed = { keyId: this.#keyId, keySecret: this.#keySecret, host, query: '', body };
    const headers = aliyunHeaders({ ...signed, action, version, now: Date.now(), nonce: randomUUID() });
    const response = await fetch(origin, {
      method: 'POST',
      redirect: 'error',
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      body,
      signal,
    });
    const text = await response.text();
    try {
      return { status: response.status, said: JSON.parse(text) };
    } catch {
      throw new Error(`the answer of Aliyun is no JSON (${response.status})`);
    }
  }
}

export default portAdapter('ocr', (options) => {
  const aliyun = new AliyunLicense(options);
  return {
    name: 'aliyun-license',
    operations: { read: (request, call) => aliyun.read(request, call) },
    ping: (call) => aliyun.ping(call),
  };
});
