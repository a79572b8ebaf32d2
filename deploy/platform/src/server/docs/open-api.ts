import { staffRoles } from '@portal/shared/codes/staff-roles';
import { type Call, stepUpKinds } from '@portal/shared/contract';
import { maxBodyBytes } from '@portal/shared/contract/body-size';
import { callUrl } from '@portal/shared/contract/call';
import { groups } from '@portal/shared/contract/calls';
import { z } from 'zod';
import type { Policy } from '../../kernel/calls/policy';
import { exampleOf } from './example';
import { inputSchema, type JsonSchema, outputSchema } from './json-schemas';

interface CallSchemas {
  readonly query: z.ZodObject | undefined;
  readonly body: z.ZodType | undefined;
  readonly reply: z.ZodType | undefined;
}

const refusal = {
  type: 'object',
  properties: {
    status: {
      type: 'string',
      enum: ['400', '401', '403', '404', '409', '423', '428', '429', '440', '441', '442', '443', '500', '503'],
    },
    ok: { const: false },
    msg: { type: 'string' },
    body: {
      anyOf: [
        {
          type: 'object',
          properties: {
            fields: { type: 'object', additionalProperties: { type: 'string' } },
            stepUp: {
              type: 'object',
              properties: Object.fromEntries(
                ['kind', 'act', 'checkType', 'userMobile'].map((name) => [name, { type: 'string' }]),
              ),
            },
            factor: { enum: ['code', 'provider'] },
          },
        },
        { type: 'null' },
      ],
    },
  },
  required: ['status', 'ok', 'msg', 'body'],
};

function parametersOf(call: Call, query: z.ZodObject | undefined): JsonSchema[] {
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
    example: exampleOf({ type: 'string' }, name),
  }));
  const inQuery = Object.entries(query?.shape ?? {}).map(([name, shape]) => {
    const schema = inputSchema(shape as z.ZodType);
    const required = !(shape as z.ZodType).safeParse(undefined).success;
    return { name, in: 'query', required, schema, example: exampleOf(schema, name) };
  });
  return [...inPath, ...inQuery];
}

function requestBodyOf(call: Call, body: z.ZodType | undefined): JsonSchema | undefined {
  if (call.body === 'file') {
    const file = { type: 'object', properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] };
    return { required: true, content: { 'multipart/form-data': { schema: file } } };
  }
  if (!body) return undefined;
  const schema = inputSchema(body);
  return { required: true, content: { 'application/json': { schema, example: exampleOf(schema) } } };
}

function successOf(call: Call, reply: z.ZodType | undefined): JsonSchema {
  if (call.reply === 'file') return { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
  if (call.reply === 'events') return { 'text/event-stream': { schema: { type: 'string' } } };
  const body = outputSchema(reply ?? z.null());
  const success = {
    type: 'object',
    properties: { status: { const: '200' }, ok: { const: true }, msg: { const: '操作成功！' }, body },
    required: ['status', 'ok', 'msg', 'body'],
  };
  return { 'application/json': { schema: { anyOf: [success, refusal] }, example: exampleOf(success) } };
}

function descriptionOf(call: Call, policy: Policy): string {
  const remarks = [
    call.spec ? '' : '平台扩展接口。',
    call.sealed ? '必须使用加密信封（key-id、sign、aes 请求头）。' : '',
    call.body === 'json' ? `请求体最多 ${maxBodyBytes(call) / 1024} KB。` : '',
    call.secrets ? `以请求密钥加密的字段：${call.secrets.join('、')}。` : '',
    call.audience === 'staff' ? '仅用于平台员工的域名，会话由 Cookie 承载。' : '',
    policy.roles ? `需要角色：${policy.roles.map((role) => staffRoles[role]).join('、')}。` : '',
    policy.permission ? `需要权限 ${policy.permission}。` : '',
    policy.stepUp ? `需要${stepUpKinds[policy.stepUp]}（${policy.stepUp}）的身份验证，否则返回 441。` : '',
    call.factor ? '需要员工再次验证身份（身份验证器或企业账号），否则返回 441。' : '',
    call.passive ? '不计为用户操作。' : '',
  ];
  return remarks.join('');
}

const securityOf = (call: Call, { access, withoutCsrf }: Policy): JsonSchema[] => {
  if (access === 'staff') return [{ staff: [], ...(withoutCsrf ? {} : { csrf: [] }) }];
  return call.token ? [{ token: [] }] : [];
};

/** The OpenAPI document of the whole contract, with the policies that the handlers declare. */
export function openApiDocument(policyOf: (name: string) => Policy): JsonSchema {
  const paths: Record<string, JsonSchema> = {};
  for (const group of groups) {
    const schemas: Readonly<Record<string, CallSchemas>> = group.schemas;
    for (const [name, call] of Object.entries<Call>(group.calls)) {
      const { query, body, reply } = schemas[name] as CallSchemas;
      const requestBody = requestBodyOf(call, body);
      paths[`/api${templateUrl(call)}`] = {
        [call.method.toLowerCase()]: {
          operationId: name,
          tags: [group.name],
          summary: call.path,
          description: descriptionOf(call, policyOf(name)),
          security: securityOf(call, policyOf(name)),
          parameters: parametersOf(call, query),
          ...(requestBody ? { requestBody } : {}),
          responses: {
            200: { description: '信封 {status, ok, msg, body}', content: successOf(call, reply) },
            ...(call.token ? { 401: { description: '未登录或登录已失效' } } : {}),
          },
        },
      };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: '供应链金融企业门户平台接口', version: '1.0.0' },
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        staff: { type: 'apiKey', in: 'cookie', name: '__Host-portal_staff' },
        csrf: { type: 'apiKey', in: 'header', name: 'x-csrf' },
      },
    },
    paths,
  };
}

/** Returns the address, with `{name}` for each value in the path. */
export function templateUrl(call: Call): string {
  const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const marks = Object.fromEntries(names.map((name) => [name, `{${name}}`]));
  return decodeURIComponent(callUrl(call, marks));
}
