import { z } from 'zod';
import { defineGroup, read, write } from '../define-calls';
import {
  browserID,
  code,
  fileRef,
  fileToken,
  keyOf,
  mobileText,
  optionalTime,
  personNameText,
  requestNo,
  timelineEntry,
  token,
} from '../fields';
import { changeStates } from '../states';

/** Handing the company over to another administrator. */
export const adminChangeGroup = defineGroup('adminChange', {
  adminChangeView: read({
    path: 'employee/adminChange/view',
    /** The latest request; null: there has been none. */
    reply: z
      .object({
        changeNo: z.string(),
        requestNo,
        state: keyOf(changeStates),
        newName: z.string(),
        newMobile: z.string(),
        letterFile: fileRef.nullable(),
        opinion: z.string(),
        submitTime: optionalTime,
        timeline: z.array(timelineEntry),
      })
      .nullable(),
  }),
  /** Step one: the administrator proves who they are, by SMS code or by the legal person's face. */
  adminChangeVerify: write({
    path: 'employee/adminChange/verify',
    /** `value`: the SMS code, or the proof that `faceState` gave. */
    body: { way: z.enum(['sms', 'face']), value: z.string().max(128), browserID },
    reply: { verifyToken: z.string(), expiresIn: z.number() },
  }),
  adminChangeSubmit: write({
    path: 'employee/adminChange/submit',
    /** Either an employee, or name and number of a new person. */
    body: {
      verifyToken: token,
      employeeCode: code.optional(),
      userName: personNameText.optional(),
      mobile: mobileText.optional(),
      letterFile: fileToken,
    },
    reply: { changeNo: z.string() },
  }),
  adminChangeWithdraw: write({ path: 'employee/adminChange/withdraw' }),
});
