import { correctableTexts } from '@portal/shared/company-fields';
import type { CallInput } from '@portal/shared/contract';
import type { StoredFile } from '@portal/shared/ui/fields';
import type { View } from './way-out';

type Body = NonNullable<CallInput<'wayOutChange'>['body']>;
type Texts = Partial<Record<(typeof correctableTexts)[number], string>>;

/** The form of a renewal or a correction. */
export interface ChangeValues extends Texts {
  licenseFile?: readonly StoredFile[];
  termEnd?: string;
  endless?: boolean;
  legalIdFront?: readonly StoredFile[];
  legalIdBack?: readonly StoredFile[];
  legalIdValidTo?: string;
  idEndless?: boolean;
  reason?: string;
}

/** Begins with what is known. An ended paper begins without a last day, because it needs a new one. */
export function firstValues({ papers, texts, request, kind }: View): ChangeValues {
  const { termEnd, licenseEnded, legalIdValidTo, legalIdEnded } = papers;
  const asked = request?.values ?? {};
  const named = kind === 'correction' ? correctableTexts.map((name) => [name, asked[name] ?? texts[name] ?? '']) : [];
  return {
    ...Object.fromEntries(named),
    ...(termEnd !== null && !licenseEnded && { termEnd }),
    endless: termEnd === null,
    ...(legalIdValidTo !== null && !legalIdEnded && { legalIdValidTo }),
    idEndless: legalIdValidTo === null,
    reason: '',
  };
}

const tokenOf = (files: readonly StoredFile[] | undefined) => files?.[0]?.fileToken;
const dayOf = (endless: boolean | undefined, day: string | undefined) => (endless ? null : day);

/** Returns what differs from the company's present data. */
export function bodyOf(ticket: string, { papers, texts, kind }: View, values: ChangeValues): Body {
  const files = {
    licenseFile: tokenOf(values.licenseFile),
    legalIdFront: tokenOf(values.legalIdFront),
    legalIdBack: tokenOf(values.legalIdBack),
  };
  const days = {
    termEnd: dayOf(values.endless, values.termEnd),
    legalIdValidTo: dayOf(values.idEndless, values.legalIdValidTo),
  };
  const given = Object.entries(files).filter(([, token]) => token !== undefined);
  const moved = Object.entries(days).filter(
    ([name, day]) => day !== undefined && day !== papers[name as keyof typeof days],
  );
  const changed = kind === 'correction' ? correctableTexts.filter((name) => values[name] !== texts[name]) : [];
  return {
    ticket,
    ...Object.fromEntries([...given, ...moved]),
    ...Object.fromEntries(changed.map((name) => [name, values[name] ?? ''])),
    ...(values.reason?.trim() && { reason: values.reason.trim() }),
  };
}
