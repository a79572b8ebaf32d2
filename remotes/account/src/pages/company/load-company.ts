import { call } from '@portal/shared/api';
import { dictionaryLabel, normalizeDictionary } from '@portal/shared/codes';
import type { CallReply } from '@portal/shared/contract';

export interface Company extends CallReply<'companyView'> {
  /** The company type in words. */
  readonly compTypeName: string;
}

/** Loads the portal's data of the company. */
export async function loadCompany(signal: AbortSignal): Promise<Company> {
  const options = { signal, handlesErrors: true };
  const [company, dictionaries] = await Promise.all([
    call('companyView', {}, options),
    call('custAccountDict', {}, options),
  ]);
  const compTypes = normalizeDictionary(dictionaries.compType);
  return { ...company, compTypeName: company.compType && dictionaryLabel(compTypes, company.compType) };
}
