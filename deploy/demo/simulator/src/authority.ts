import { createHmac } from 'node:crypto';
import type { CallKey } from '@portal/http';

const yearMs = 365 * 86_400_000;

interface Certificate {
  readonly no: string;
  readonly issuer: string;
  readonly validFrom: string;
  readonly validTo: string;
}

interface SignRequest {
  readonly documents: readonly { readonly no: string; readonly digest: string }[];
  readonly parties: readonly { readonly name: string; readonly certificateNo: string }[];
}

/** Plays a certificate authority with its signing service. Everything that it says names it as a demonstration. */
export class Authority {
  readonly #key: CallKey;
  /** Numbers are times, so that no number comes again after a restart. */
  #last = 0;
  readonly #byNo = new Map<string, Certificate>();
  readonly #byHolder = new Map<string, Certificate>();

  constructor(key: CallKey) {
    this.#key = key;
  }

  /** Issues a certificate of a year. */
  certificateFor(holder: string): Certificate {
    const now = Date.now();
    this.#last = Math.max(this.#last + 1, now);
    const made = {
      no: `ZS${this.#last}`,
      issuer: '演示证书颁发机构',
      validFrom: new Date(now).toISOString(),
      validTo: new Date(now + yearMs).toISOString(),
    };
    this.#byNo.set(made.no, made);
    this.#byHolder.set(holder, made);
    return made;
  }

  /** Signs each document for each party. A certificate from before this process is taken as it is named. */
  sign({ documents, parties }: SignRequest) {
    return documents.flatMap(({ no, digest }) =>
      parties.map(({ name, certificateNo }) => {
        const held = this.#byNo.get(certificateNo) ?? this.#byHolder.get(name) ?? this.certificateFor(name);
        const certificate = certificateNo === '' ? held : { ...held, no: certificateNo };
        const signature = createHmac('sha256', this.#key.secret).update(`${certificate.no} ${digest}`).digest('base64');
        return { no, party: name, certificate, seal: '演示专用章', signature };
      }),
    );
  }
}
