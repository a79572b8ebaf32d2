import { call } from '../../../api/public';
import type { LoadCodes } from './code-select';

const asOptions = (industries: readonly { readonly code: string; readonly name: string }[]) =>
  industries.map(({ code, name }) => ({ value: code, label: name }));

const loadSections: LoadCodes = async (_below, signal) =>
  asOptions(await call('linkageList', {}, { signal, handlesErrors: true }));

const loadDivisions: LoadCodes = async (pid, signal) =>
  asOptions(await call('linkageChildren', { query: { pid } }, { signal, handlesErrors: true }));

/** The lines of business that the platform knows, in the form that `IndustrySelect` asks for. */
export const industries = { loadSections, loadDivisions };
