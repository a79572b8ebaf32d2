import { z } from 'zod';
import type { referenceCalls } from '../calls/reference';
import type { SchemasOf } from './call-schemas';
import { code, dictionaries, optionalText } from './common';

const area = z.object({ id: z.string(), pid: z.string(), name: z.string(), leaf: z.boolean() });
const industry = z.object({ code: z.string(), pid: z.string(), name: z.string(), leaf: z.boolean() });

export const referenceSchemas = {
  provinceList: { reply: z.array(area) },
  areaList: { query: { pid: code }, reply: z.array(area) },
  linkageList: { reply: z.array(industry) },
  linkageChildren: { query: { pid: code }, reply: z.array(industry) },
  registrationDict: { reply: dictionaries },
  bankList: { reply: z.array(z.object({ bankCode: z.string(), bankName: z.string() })) },
  bankBranchList: {
    body: z.strictObject({ bankCode: code, areaCode: code.optional(), keyword: optionalText(50) }),
    /** The first fifty that fit. */
    reply: z.array(z.object({ branchNo: z.string(), branchName: z.string() })),
  },
} as const satisfies SchemasOf<typeof referenceCalls>;
