import { z } from 'zod';
import { defineGroup, read } from '../define-calls';
import { code, dictionaries, optionalText } from '../fields';

const area = z.object({ id: z.string(), pid: z.string(), name: z.string(), leaf: z.boolean() });
const industry = z.object({ code: z.string(), pid: z.string(), name: z.string(), leaf: z.boolean() });

/** Provinces, industries and dictionaries. */
export const referenceGroup = defineGroup('reference', {
  provinceList: read({ path: 'province/list', spec: true, token: false, reply: z.array(area) }),
  areaList: read({ path: 'area/list', spec: true, token: false, query: { pid: code }, reply: z.array(area) }),
  linkageList: read({ path: 'linkage/list', spec: true, token: false, reply: z.array(industry) }),
  linkageChildren: read({
    path: 'linkage/getChild',
    spec: true,
    token: false,
    query: { pid: code },
    reply: z.array(industry),
  }),
  registrationDict: read({ path: 'reg/user/listDict', spec: true, token: false, reply: dictionaries }),
  bankList: read({ path: 'bank/list', reply: z.array(z.object({ bankCode: z.string(), bankName: z.string() })) }),
  bankBranchList: read({
    path: 'bank/branch/list',
    body: { bankCode: code, areaCode: code.optional(), keyword: optionalText(50) },
    /** The first fifty branches that fit the search. */
    reply: z.array(z.object({ branchNo: z.string(), branchName: z.string() })),
  }),
});
