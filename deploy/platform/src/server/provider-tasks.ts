import type { z } from 'zod';
import type { DispatchRow } from '../core/dispatch/dispatch-rows';
import type { PortTask } from '../core/dispatch/port-lane';
import { endScan, scanUpload } from '../core/files/scanned-files';
import { bankResult } from '../core/ports/bank';
import { faceResult } from '../core/ports/face';
import type { PortName } from '../core/ports/port-names';
import { scanResult } from '../core/ports/scan';
import { signResult } from '../core/ports/sign';
import type { Services } from '../core/services';
import { bankPay } from '../features/bank-accounts/transfer-provider';
import { endTransfer } from '../features/bank-accounts/transfers';
import { registryCompany } from '../features/company/company-register';
import { faceBegin } from '../features/real-name/face-provider';
import { endByProvider } from '../features/real-name/face-result';
import { endByProvider as endSigning } from '../features/signing/end-signing';
import { signCertify, signSign } from '../features/signing/signing-provider';

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
