import { call } from '../../../api/public';
import type { LoadCodes } from './code-select';

const asOptions = (areas: readonly { readonly id: string; readonly name: string }[]) =>
  areas.map(({ id, name }) => ({ value: id, label: name }));

export const loadProvinces: LoadCodes = async (_below, signal) =>
  asOptions(await call('provinceList', {}, { signal, handlesErrors: true }));

export const loadAreas: LoadCodes = async (pid, signal) =>
  asOptions(await call('areaList', { query: { pid } }, { signal, handlesErrors: true }));

/** A city without districts is itself the choice. */
export const loadDistricts: LoadCodes = async (pid, signal) => {
  const districts = await loadAreas(pid, signal);
  return districts.length > 0 ? districts : [{ value: pid, label: '全市' }];
};
