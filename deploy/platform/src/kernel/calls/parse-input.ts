import { isStorable } from '@portal/http';
import type { Call, CallName } from '@portal/shared/contract';
import { calls } from '@portal/shared/contract/calls';
import { schemas } from '@portal/shared/contract/schemas';
import { z } from 'zod';
import zhCN from 'zod/v4/locales/zh-CN.js';
import { badInput } from '../http/http-error';

// If a schema has no sentence of its own, zod's Chinese sentences are used.
z.config(zhCN());

function fieldsOf(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const name = issue.code === 'unrecognized_keys' ? issue.keys.join('.') : issue.path.join('.');
    fields[name] ??= issue.message;
  }
  return fields;
}

function parse(schema: z.ZodType | undefined, value: unknown): object | undefined {
  if (!schema) return undefined;
  if (!isStorable(value)) throw badInput('请求包含无效字符');
  const result = schema.safeParse(value);
  // Every input schema of the contract is an object.
  if (result.success) return result.data as object;
  const fields = fieldsOf(result.error);
  throw badInput(Object.values(fields)[0] ?? '请校验表单', fields);
}

export interface RawInput {
  readonly query: unknown;
  readonly body: unknown;
  readonly path: unknown;
}

/** A value in a path must be a plain name. */
const pathValues = z.record(z.string(), z.string().regex(/^[\w.-]{1,64}$/, '参数不正确'));

/** Parses query and body by the contract's schemas, or throws a refusal that names the fields. */
export function parseInput(name: CallName, raw: RawInput) {
  const { query, body } = schemas[name];
  const call: Call = calls[name];
  return {
    query: parse(query, raw.query),
    body: parse(body, call.body === 'json' ? (raw.body ?? {}) : undefined),
    path: parse(pathValues, raw.path),
  };
}
