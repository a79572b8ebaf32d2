import { type GroupHandlers, personCall, publicCall } from '../../core/calls/handler';
import { bankBranchList } from './bank-branches';
import { readBanks } from './banks';
import { registrationDictionaries } from './dictionaries';
import { areasBelow } from './divisions';
import { industriesBelow, industrySections } from './industries';

export const referenceHandlers: GroupHandlers<'reference'> = {
  provinceList: publicCall(() => [...areasBelow('')]),
  areaList: publicCall((_, { query }) => [...areasBelow(query.pid)]),
  linkageList: publicCall(() => [...industrySections]),
  linkageChildren: publicCall((_, { query }) => [...industriesBelow(query.pid)]),
  registrationDict: publicCall(() => registrationDictionaries),
  bankList: personCall({}, ({ db }) => readBanks(db)),
  bankBranchList: personCall({}, bankBranchList),
};
