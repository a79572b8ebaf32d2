import { normalizeDictionary, optionsOf } from '@portal/shared/codes';
import {
  agreementStates,
  agreementTypes,
  type CallInput,
  type CallReply,
  unsignedAgreements,
} from '@portal/shared/contract';
import type { FilterField, TableQuery } from '@portal/shared/ui/data';

/** The server's names of the types and states; until the server has told them, the contract's names. */
function choices(entries: unknown, labels: Readonly<Record<string, string>>) {
  const told = normalizeDictionary(entries);
  return told.length > 0 ? told : optionsOf(labels);
}

export const agreementFilters = (dictionaries?: CallReply<'compSignDict'>): readonly FilterField[] => [
  { kind: 'text', name: 'name', label: '协议名称', placeholder: '协议名称或编号' },
  { kind: 'select', name: 'type', label: '类型', options: choices(dictionaries?.agreementType, agreementTypes) },
  {
    kind: 'select',
    name: 'state',
    label: '状态',
    options: [...optionsOf(unsignedAgreements), ...choices(dictionaries?.agreementState, agreementStates)],
  },
  { kind: 'dateRange', from: 'startDate', to: 'endDate', label: '签署日期' },
];

type Question = CallInput<'agreementList'>['body'];

const known = <T extends string>(value: string | undefined, labels: Readonly<Record<T, string>>): T | undefined =>
  value !== undefined && Object.hasOwn(labels, value) ? (value as T) : undefined;

/** Builds the list's query from its address. It leaves out a type or state that does not exist. */
export function agreementQuestion({ pageNum, pageSize, filters }: TableQuery): Question {
  const { type, state, ...others } = filters;
  const knownType = known(type, agreementTypes);
  const knownState = known(state, { ...unsignedAgreements, ...agreementStates });
  return {
    pageNum,
    pageSize,
    ...others,
    ...(knownType && { type: knownType }),
    ...(knownState && { state: knownState }),
  };
}
