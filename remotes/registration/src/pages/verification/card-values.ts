import type { CallInput, CallReply } from '@portal/shared/contract';
import type { StoredFile } from '@portal/shared/ui/fields';

export type View = CallReply<'verificationView'>;

export interface LegalValues {
  name?: string;
  idNo?: string;
  idValidFrom?: string;
  idValidTo?: string;
  /** The card has no last day. */
  endless: boolean;
  frontFile: readonly StoredFile[];
  backFile: readonly StoredFile[];
}

export interface AgentValues {
  name?: string;
  idNo?: string;
  email?: string;
  letterFile: readonly StoredFile[];
}

const listed = (file: StoredFile | null): readonly StoredFile[] => (file ? [file] : []);
const tokenOf = (files: readonly StoredFile[]) => files[0]?.fileToken ?? '';

/**
 * The server's values of a card, for a correction: none before the card is first saved. Missing files are left out. A
 * last day of null is kept, as it says that there is no last day.
 */
export function knownOf(card: View['legalPerson'] | View['agent']): object {
  if (card.idNo === '') return {};
  return Object.fromEntries(Object.entries(card).filter(([name, value]) => value !== null || name === 'idValidTo'));
}

/** The last input, or else the known values. */
export function legalValuesOf({ legalPerson, drafts }: Pick<View, 'legalPerson' | 'drafts'>): LegalValues {
  const { name, idNo, idValidFrom, idValidTo, frontFile, backFile } = drafts.legalPerson ?? legalPerson;
  const known = drafts.legalPerson !== null || idNo !== '';
  return {
    name,
    idNo,
    idValidFrom,
    idValidTo: idValidTo ?? '',
    endless: known && idValidTo === null,
    frontFile: listed(frontFile),
    backFile: listed(backFile),
  };
}

export function agentValuesOf({ agent, drafts }: Pick<View, 'agent' | 'drafts'>): AgentValues {
  const { name, idNo, email, letterFile } = drafts.agent ?? agent;
  return { name, idNo, email, letterFile: listed(letterFile) };
}

export function legalDraftOf(values: LegalValues) {
  const { name = '', idNo = '', idValidFrom = '', idValidTo = '', endless, frontFile, backFile } = values;
  return {
    name,
    idNo,
    idValidFrom,
    idValidTo: endless ? null : idValidTo,
    frontFile: tokenOf(frontFile),
    backFile: tokenOf(backFile),
  };
}

export function agentDraftOf(values: AgentValues) {
  const { name = '', idNo = '', email = '', letterFile } = values;
  return { name, idNo, email, letterFile: tokenOf(letterFile) };
}

/** The card after its rules have passed: every value is there. */
export function legalPersonOf(values: LegalValues): CallInput<'legalPersonSave'>['body'] {
  const draft = legalDraftOf(values);
  return { ...draft, idType: 'ID', idNo: draft.idNo.toUpperCase() };
}

export function agentOf(values: AgentValues): CallInput<'agentSave'>['body'] {
  const draft = agentDraftOf(values);
  return { ...draft, idNo: draft.idNo.toUpperCase() };
}
