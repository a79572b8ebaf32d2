import { bankBranchList } from '../../domain/reference/bank-branches';
import { readBanks } from '../../domain/reference/banks';
import { registrationDictionaries } from '../../domain/reference/dictionaries';
import { areasBelow } from '../../domain/reference/divisions';
import { industriesBelow, industrySections } from '../../domain/reference/industries';
import { type GroupHandlers, personCall, publicCall } from '../../kernel/calls/handler';

export const referenceHandlers: GroupHandlers<'reference'> = {
  provinceList: publicCall(() => [...areasBelow('')]),
  areaList: publicCall((_, { query }) => [...areasBelow(query.pid)]),
  linkageList: publicCall(() => [...industrySections]),
  linkageChildren: publicCall((_, { query }) => [...industriesBelow(query.pid)]),
  registrationDict: publicCall(() => registrationDictionaries),
  bankList: personCall({}, ({ db }) => readBanks(db)),
  bankBranchList: personCall({}, bankBranchList),
};
