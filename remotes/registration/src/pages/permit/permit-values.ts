import { permitTexts } from '@portal/shared/company-fields';
import type { CallReply } from '@portal/shared/contract';
import type { StoredFile } from '@portal/shared/ui/fields';

type View = CallReply<'permitView'>;

const texts = ['compRole', 'creditCode', 'compType', 'establishDate', 'termStart', ...permitTexts] as const;

type TextField = (typeof texts)[number];

/** The form's values, by the names of the call's fields. */
export interface PermitValues extends Partial<Record<TextField, string>> {
  productCodes: readonly string[];
  licenseFile: readonly StoredFile[];
  termEnd?: string;
  /** The licence has no last day. */
  endless: boolean;
  smallMicro: boolean;
}

/** The known values, as the form shows them. */
export function valuesOf({ values, license }: Pick<View, 'values' | 'license'>): PermitValues {
  const shown: PermitValues = {
    productCodes: values.productCodes ?? [],
    licenseFile: license ? [license] : [],
    endless: values.termEnd === null,
    smallMicro: values.smallMicro ?? false,
    ...(values.termEnd ? { termEnd: values.termEnd } : {}),
  };
  for (const name of texts) {
    const text = values[name];
    if (text) shown[name] = text;
  }
  return shown;
}

/** The form's present values for the server; an emptied field is kept empty. */
export function draftOf(values: PermitValues) {
  const { productCodes, licenseFile, endless, termEnd = '', smallMicro } = values;
  return {
    ...(Object.fromEntries(texts.map((name) => [name, values[name] ?? ''])) as Record<TextField, string>),
    productCodes: [...productCodes],
    licenseFile: licenseFile[0]?.fileToken ?? '',
    termEnd: endless ? null : termEnd,
    smallMicro,
  };
}

/** Puts the values read from the licence into the form, only into empty fields, so that no input is lost. */
export function withRead(values: PermitValues, read: View['values']): { values: PermitValues; filled: string[] } {
  const next = { ...values };
  const filled: string[] = [];
  for (const name of texts) {
    const text = read[name];
    if (!text || next[name]) continue;
    next[name] = text;
    filled.push(name);
  }
  if (read.termEnd === null && !next.termEnd && !next.endless) {
    next.endless = true;
    filled.push('termEnd');
  }
  return { values: next, filled };
}
