import { accepted } from '@portal/port-adapter/contract';
import { askPort } from './http-port';
import type { Provider } from './providers';

interface Payment {
  readonly reference: string;
  readonly callback: string;
  readonly bankCode: string;
  readonly branchNo: string;
  readonly accountNo: string;
  readonly accountName: string;
  readonly cents: number;
  /** The words on the receiver's statement. */
  readonly note: string;
}

/** Orders a transfer. The result comes by a callback. */
export async function pay(provider: Provider, payment: Payment): Promise<void> {
  await askPort(provider, 'pay', { ...payment }, accepted, { idempotencyKey: payment.reference });
}
