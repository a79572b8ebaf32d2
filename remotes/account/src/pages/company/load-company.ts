import { call } from '@portal/shared/api';
import { dictionaryLabel, normalizeDictionary } from '@portal/shared/codes';
import type { CallReply } from '@portal/shared/contract';

export interface Company extends CallReply<'companyView'> {
  /** In words. */
  readonly compTypeName: string;
}

/** What the portal knows of the company. */
export async function loadCompany(signal: AbortSignal): Promise<Company> {
  const options = { signal, handlesErrors: true };
  const [company, dictionaries] = await Promise.all([
    call('companyView', {}, options),
    call('custAccountDict', {}, options),
  ]);
  const compTypes = normalizeDictionary(dictionaries.compType);
  return { ...company, compTypeName: company.compType && dictionaryLabel(compTypes, company.compType) };
}
