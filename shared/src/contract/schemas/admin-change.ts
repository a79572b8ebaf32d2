import { z } from 'zod';
import type { adminChangeCalls } from '../calls/admin-change';
import { changeStates } from '../states';
import type { SchemasOf } from './call-schemas';
import {
  browserID,
  code,
  fileRef,
  fileToken,
  mobileText,
  nothing,
  optionalTime,
  requestNo,
  text,
  timelineEntry,
  token,
} from './common';

export const adminChangeSchemas = {
  adminChangeView: {
    /** The latest request; null: there has been none. */
    reply: z
      .object({
        changeNo: z.string(),
        requestNo,
        state: z.enum(Object.keys(changeStates) as [keyof typeof changeStates]),
        newName: z.string(),
        newMobile: z.string(),
        letterFile: fileRef.nullable(),
        opinion: z.string(),
        submitTime: optionalTime,
        timeline: z.array(timelineEntry),
      })
      .nullable(),
  },
  adminChangeVerify: {
    /** `value`: the SMS code, or the proof that `faceState` gave. */
    body: z.strictObject({ way: z.enum(['sms', 'face']), value: z.string().max(128), browserID }),
    reply: z.object({ verifyToken: z.string(), expiresIn: z.number() }),
  },
  adminChangeSubmit: {
    /** Either an employee, or name and number of a new person. */
    body: z.strictObject({
      verifyToken: token,
      employeeCode: code.optional(),
      userName: text(50).optional(),
      mobile: mobileText.optional(),
      letterFile: fileToken,
    }),
    reply: z.object({ changeNo: z.string() }),
  },
  adminChangeWithdraw: { reply: nothing },
} as const satisfies SchemasOf<typeof adminChangeCalls>;
