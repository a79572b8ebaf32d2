import type { z } from 'zod';
import type { accepted, certificatesIssued, faceBegun, scanAnswer, signAnswer, valuesReply } from './contract';

/** One call, beside what it asks for. */
export interface AdapterCall {
  /** Aborts when the portal waits no longer: hand it to `fetch`. */
  readonly signal: AbortSignal;
  /** The same at each attempt, so that the vendor can recognise a repetition; empty for reads, which change nothing. */
  readonly reference: string;
  /** Writes into the portal's log. No name, number, address or content of a customer may stand there. */
  readonly log: AdapterLog;
}

export type AdapterLog = (message: string, facts?: Readonly<Record<string, string | number | boolean>>) => void;

type Operation<Request, Reply extends z.ZodType> = (request: Request, call: AdapterCall) => Promise<z.input<Reply>>;

export interface PaperRequest {
  readonly kind: 'license';
  readonly contentType: string;
  /** Base64. */
  readonly content: string;
  /** What the customer has typed: readers that compare use it. */
  readonly known: Readonly<Record<string, string>>;
}

interface Called {
  readonly reference: string;
  /** The portal's own address for results: a vendor that is told an address gets this one. */
  readonly callback: string;
}

export interface FaceRequest extends Called {
  readonly name: string;
  readonly idNo: string;
  /** The page to which the vendor's page leads the phone in the end. */
  readonly returnUrl: string;
}

export interface PaymentRequest extends Called {
  readonly bankCode: string;
  readonly branchNo: string;
  readonly accountNo: string;
  readonly accountName: string;
  readonly cents: number;
  /** The words on the receiver's statement. */
  readonly note: string;
}

export interface CertifyRequest {
  readonly reference: string;
  readonly compName: string;
  readonly creditCode: string;
  /** The manager who gets a certificate of their own; empty: only the company gets one. */
  readonly person: string;
}

export interface SignRequest extends Called {
  /** SHA-256 (hex) of each file without seals. */
  readonly documents: readonly { readonly no: string; readonly name: string; readonly digest: string }[];
  readonly parties: readonly { readonly name: string; readonly person: string; readonly certificateNo: string }[];
}

export interface CompanyRequest {
  readonly reference: string;
  readonly compName: string;
  readonly creditCode: string;
}

export interface ScanRequest extends Called {
  readonly fileName: string;
  readonly contentType: string;
  /** Base64. */
  readonly content: string;
}

export interface FiguresRequest {
  readonly productCode: string;
  readonly compName: string;
  readonly creditCode: string;
  readonly compRole: string;
  readonly since: string;
}

/** What an adapter of each port does. */
export interface PortOperations {
  readonly ocr: { read: Operation<PaperRequest, typeof valuesReply> };
  readonly face: { begin: Operation<FaceRequest, typeof faceBegun> };
  readonly bank: { pay: Operation<PaymentRequest, typeof accepted> };
  readonly sign: {
    certify: Operation<CertifyRequest, typeof certificatesIssued>;
    sign: Operation<SignRequest, typeof signAnswer>;
  };
  readonly registry: { company: Operation<CompanyRequest, typeof valuesReply> };
  readonly scan: { check: Operation<ScanRequest, typeof scanAnswer> };
  readonly figures: { read: (request: FiguresRequest, call: AdapterCall) => Promise<{ figures: object | null }> };
}

export type AdapterPort = keyof PortOperations;

/** What a vendor has sent to the portal's address for results. */
export interface CallbackRequest {
  readonly method: string;
  /** The path with its query, as it came. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** With names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

export interface TakenCallback {
  /** The result in the portal's form, with the `reference` of the call that it answers. */
  readonly result: { readonly reference: string } & Readonly<Record<string, unknown>>;
  /** What the vendor wants to read; left away: `{"status":"200","ok":true,…}`. */
  readonly answer?: { readonly contentType: string; readonly body: string };
}

export interface PortAdapter<Port extends AdapterPort = AdapterPort> {
  /** For logs and figures: `aliyun-license`, say. */
  readonly name: string;
  readonly operations: PortOperations[Port];
  /** Whether the vendor answers and knows our key; throws why not. It changes nothing and costs nothing. */
  ping(call: AdapterCall): Promise<void>;
  /** Throws for whatever the vendor has not signed. Adapters whose vendor answers at once leave it away. */
  takeCallback?(request: CallbackRequest): TakenCallback | Promise<TakenCallback>;
}

export interface AdapterOptions {
  /** The settings `PORT_<PORT>_…` of the APIs, by the part after it: `KEY_ID` of `PORT_OCR_KEY_ID`. */
  readonly settings: Readonly<Record<string, string>>;
  /** `PORT_<PORT>_SANDBOX=on`: the vendor's place for tests, where nothing is real. */
  readonly sandbox: boolean;
}

/** The default export of an adapter's package. */
export interface AdapterModule<Port extends AdapterPort = AdapterPort> {
  /** The form of this contract. */
  readonly form: 1;
  readonly port: Port;
  /** Throws in words what a setting lacks. It is called once, when an API starts. */
  create(options: AdapterOptions): PortAdapter<Port> | Promise<PortAdapter<Port>>;
}

/** Says which port an adapter is for: `export default portAdapter('ocr', (options) => …)`. */
export const portAdapter = <Port extends AdapterPort>(
  port: Port,
  create: AdapterModule<Port>['create'],
): AdapterModule<Port> => ({ form: 1, port, create });

/** Returns a setting, or says that it is missing. */
export function neededSetting({ settings }: AdapterOptions, name: string): string {
  const value = settings[name];
  if (!value) throw new Error(`the setting …_${name} is missing`);
  return value;
}
