import { z } from 'zod';
import { isCompanyRole, isEmployeeRole } from '../codes/public';
import { type CompanyText, companyField } from '../company-fields';
import { all, companyName, email, mobile, personName, required, sixDigitsText } from '../validators/public';

/** Pieces that several groups are made of. Requests are strict and bounded; the sentences are the portal's own. */

type Check = (value: string) => string | null;

/**
 * A text that one of the portal's validators accepts; the validator's sentence is the fault. The example is for the
 * document.
 */
export function checkedText(check: Check, example: string, longest = 300) {
  return z
    .string()
    .trim()
    .max(longest)
    .superRefine((value, context) => {
      const message = check(value);
      if (message !== null) context.addIssue({ code: 'custom', message });
    })
    .meta({ examples: [example] });
}

export const text = (longest = 200) => z.string().trim().min(1, '不能为空').max(longest);
const clearableText = (longest = 200) => z.string().trim().max(longest);
export const optionalText = (longest = 200) => clearableText(longest).optional();

export const personNameText = checkedText(all(required('请输入姓名'), personName), '程亮', 50);
export const companyNameText = checkedText(all(required('请输入企业名称'), companyName), '合肥蜀山电气有限公司', 100);
export const mobileText = checkedText(mobile, '13800000001', 20);
/**
 * The full number, or the masked one that the server handed out: a masked one only names a person who is known already.
 */
export const knownMobile = z.string().trim().max(20);
const emailExample = 'chen.liqun@example.com';
export const emailText = checkedText(all(required('请输入正确的邮箱地址'), email), emailExample);
export const optionalEmail = checkedText(email, emailExample).optional();

/** Made by the browser at its first visit. */
export const browserID = z.string().regex(/^[\w.-]{1,64}$/, '浏览器标识不正确');
export const sixDigits = z.string().regex(/^\d{6}$/, sixDigitsText);
/** A secret field: encrypted under the request's key on the wire, and plain text when it is checked. */
export const secretText = z.string().min(1, '密码不能为空').max(64);
export const token = z.string().regex(/^[\w-]{8,128}$/, '参数不正确');
export const fileToken = z.string().regex(/^[\w-]{16,64}$/, '文件标识不正确');
export const compCode = z.string().regex(/^[\w-]{1,32}$/, '企业标识不正确');
/** The numbers by which people know a company and a request: show them, never send them as identifiers. */
export const compNo = z.string();
export const requestNo = z.string();
export const code = z.string().regex(/^[\w.-]{1,64}$/, '参数不正确');
/** The schemas of a company's texts in a request, made from the table of fields. */
export function companyTextSchemas<Name extends CompanyText>(names: readonly Name[]): Record<Name, z.ZodString> {
  const schemas = names.map((name) => {
    const { kind, check, example = '', longest, missing } = companyField(name);
    if (kind === 'code') return [name, code];
    if (check) return [name, checkedText(all(required(missing ?? '不能为空'), check), example, longest)];
    return [name, missing === undefined ? clearableText(longest) : text(longest)];
  });
  return Object.fromEntries(schemas);
}
export const day = z.iso.date('日期格式应为 YYYY-MM-DD');

/** One of a table's keys, such as a state of `states.ts`. */
export const keyOf = <T extends Readonly<Record<string, string>>>(table: T) =>
  z.enum(Object.keys(table) as [keyof T & string]);

/** A point in time in a reply: ISO 8601, UTC. */
export const time = z.string();
export const optionalTime = z.string().nullable();
export const flag = z.boolean();
export const nothing = z.null();

export const fileRef = z.object({ fileToken: z.string(), fileName: z.string(), size: z.number() });

/** A file with a digest of its content: where several papers are asked for, no two may be the same file. */
export const paperRef = fileRef.extend({ digest: z.string() });
export const fileTokens = z.array(fileToken).max(10);

/** A request for one page of a list, with the list's own filters. */
export function pageOf<Filters extends z.ZodRawShape>(filters: Filters) {
  return z.strictObject({
    pageNum: z.int().min(1).max(100_000).default(1),
    pageSize: z.int().min(1).max(100).default(10),
    ...filters,
  });
}

/** The order that a list may be asked for: by one of its fields, from the smallest on, or with `-` from the largest. */
export const sortBy = <const Field extends string>(fields: readonly Field[]) =>
  z.enum(fields.flatMap((field): (Field | `-${Field}`)[] => [field, `-${field}`])).optional();

export function paged<Row extends z.ZodType>(row: Row) {
  return z.object({ total: z.number(), rows: z.array(row) });
}

/**
 * Where a line of the headline beside it may end (`shared/src/headline`). Ours: a platform that does not know it leaves
 * it out.
 */
export const breaks = z.array(z.number()).optional();

export const dayRange = { startDate: day.optional(), endDate: day.optional() };

/** One entry of a dictionary in any of the shapes that the spec names. */
const dictEntry = z.object({
  code: z.string().optional(),
  CODE: z.string().optional(),
  dictValue: z.string().optional(),
  dictLabel: z.string().optional(),
  FLAG: z.string().optional(),
  flag: z.string().optional(),
  mark: z.string().optional(),
});
export const dictionaries = z.record(z.string(), z.array(dictEntry));

/** Tokens and the idle limit they come with. */
export const cookieDetails = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  /** Idle seconds after which the session locks: for the cookie of that name. */
  failurePeriodSec: z.number(),
  /** Seconds until the access token has to be refreshed. */
  expiresIn: z.number(),
});

export const compRole = z.object({ prodCode: z.string(), compRole: z.string() });
export const employeeRole = z
  .string()
  .max(32)
  .refine(isEmployeeRole, '角色不正确')
  .meta({ examples: ['E102'] });
export const employeeRoleCodes = z.array(employeeRole).min(1, '请选择角色').max(10);
export const companyRole = z
  .string()
  .max(32)
  .refine(isCompanyRole, '企业角色不正确')
  .meta({ examples: ['C101'] });

/** A code is on its way. */
export const codeSent = z.object({
  /** Seconds until the next code may be asked for. */
  sendCodeInterval: z.number(),
});

/** One line of a progress report. */
export const timelineEntry = z.object({
  title: z.string(),
  at: optionalTime,
  state: z.enum(['done', 'doing', 'todo', 'failed']),
  remark: z.string(),
});
