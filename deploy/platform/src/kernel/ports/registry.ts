import { valuesReply } from '@portal/port-adapter/contract';
import { askPort } from './http-port';
import type { Provider } from './providers';
import type { ReadValues } from './read-values';

interface Wanted {
  readonly reference: string;
  readonly compName: string;
  readonly creditCode: string;
}

/** Asks the register of companies for the facts about one. A company that it does not know has no values. */
export async function lookUpCompany(provider: Provider, wanted: Wanted): Promise<ReadValues> {
  return (await askPort(provider, 'company', { ...wanted }, valuesReply, { idempotencyKey: wanted.reference })).values;
}
