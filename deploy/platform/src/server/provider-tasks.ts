import type { z } from 'zod';
import { bankPay } from '../customers/bank-accounts/transfer-provider';
import { faceBegin } from '../customers/real-name/face-provider';
import { endByProvider } from '../customers/real-name/face-result';
import { endByProvider as endSigning } from '../domain/agreement/end-signing';
import { signCertify, signSign } from '../domain/agreement/signing-provider';
import { endTransfer } from '../domain/bank-account/transfers';
import { registryCompany } from '../domain/company/company-register';
import type { DispatchRow } from '../kernel/dispatch/dispatch-rows';
import type { PortTask } from '../kernel/dispatch/port-lane';
import { endScan, scanUpload } from '../kernel/files/scanned-files';
import { bankResult } from '../kernel/ports/bank';
import { faceResult } from '../kernel/ports/face';
import type { PortName } from '../kernel/ports/port-names';
import { scanResult } from '../kernel/ports/scan';
import { signResult } from '../kernel/ports/sign';
import type { Services } from '../kernel/services';

type Needs = Pick<Services, 'db' | 'config' | 'providers'>;

/** Every call to a provider that has consequences. */
export const providerTasks = (needs: Needs): PortTask[] => [
  faceBegin(needs),
  bankPay(needs),
  signCertify(needs),
  signSign(needs),
  registryCompany(needs),
  scanUpload(needs),
];

/** The result of one of these calls. It is stored in one conditional update, so that a repetition has no effect. */
interface ResultOf<Schema extends z.ZodType> {
  readonly purpose: string;
  readonly result: Schema;
  /** Answers the company that the result is about (empty: none), or null if nothing waited for it any more. */
  take(needs: Needs, row: DispatchRow, result: z.infer<Schema>, now: Date): Promise<string | null>;
}

const resultOf = <Schema extends z.ZodType>(row: ResultOf<Schema>): ResultOf<z.ZodType> => row;

export const providerResults: { readonly [Port in PortName]?: ResultOf<z.ZodType> } = {
  face: resultOf({
    purpose: 'face.begin',
    result: faceResult,
    take: ({ db }, { dispatchId }, result) => endByProvider(db, dispatchId, result),
  }),
  bank: resultOf({
    purpose: 'bank.pay',
    result: bankResult,
    take: ({ db }, { dispatchId }, { outcome, reason }, now) =>
      db.transaction((transaction) => {
        const decision = { outcome: outcome === 'paid' ? 'approve' : 'reject', reason, reasons: {} } as const;
        return endTransfer(transaction, dispatchId, decision, now);
      }),
  }),
  scan: resultOf({
    purpose: 'scan.file',
    result: scanResult,
    take: ({ db }, { recipient }, result) => endScan(db, recipient, result),
  }),
  sign: resultOf({
    purpose: 'sign.sign',
    result: signResult,
    take: ({ db }, { dispatchId }, result, now) =>
      db.transaction((transaction) => endSigning(transaction, dispatchId, result, now)),
  }),
};
