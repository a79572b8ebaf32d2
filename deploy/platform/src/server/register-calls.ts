import multipart from '@fastify/multipart';
import type { Call, CustomerCallName, StaffCallName } from '@portal/shared/contract';
import { maxBodyBytes } from '@portal/shared/contract/body-size';
import { callUrl } from '@portal/shared/contract/call';
import { staffCalls } from '@portal/shared/contract/calls';
import { customerCalls } from '@portal/shared/contract/customer-calls';
import { inSpan } from '@portal/trace';
import type { FastifyInstance } from 'fastify';
import type { Access, Policy } from '../kernel/calls/policy';
import { BrowserCookie } from '../kernel/http/browser-cookie';
import { holdBodySize } from '../kernel/http/hold-body-size';
import { HttpError } from '../kernel/http/http-error';
import { sendReply } from '../kernel/http/send-reply';
import { StaffCookie } from '../kernel/http/staff-cookie';
import type { Services } from '../kernel/services';
import { answerCall } from './answer-call';
import { answerStaffCall } from './answer-staff-call';
import { handlerOf, staffHandlerOf } from './registry';

/** `{name}` in the contract is `:name` in the router. */
function routeOf(call: Call): string {
  const names = [...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  return callUrl(call, Object.fromEntries(names.map((name) => [name, `:${name}`]))).replaceAll('%3A', ':');
}

/** Nobody is known before the body of such a call is read. */
const ofAnybody: ReadonlySet<Access> = new Set(['public', 'staffVisitor']);

const sizeOf = (call: Call, { access }: Policy, { publicBytes }: Services) =>
  holdBodySize(maxBodyBytes(call), ofAnybody.has(access) ? publicBytes : undefined);

/** Answers a call as a part of the request, by the name of the contract. What is refused has not failed. */
const named = <Answer>(call: CustomerCallName | StaffCallName, answer: () => Promise<Answer>): Promise<Answer> =>
  inSpan(call, { isFailure: (error) => !(error instanceof HttpError) || error.status >= '500' }, answer);

type CustomerRow = readonly [CustomerCallName, Call];
type StaffRow = readonly [StaffCallName, Call];

function registerCall(app: FastifyInstance, [name, call]: CustomerRow, services: Services): void {
  const handler = handlerOf(name);
  app.route({
    method: call.method,
    url: routeOf(call),
    config: { call: name },
    ...sizeOf(call, handler.policy, services),
    handler: async (request, reply) => {
      const browser = new BrowserCookie(request);
      const work = { name, handler, request, browser, prefix: app.prefix };
      const answer = await named(name, () => answerCall(work, services));
      for (const cookie of browser.headers) reply.header('set-cookie', cookie);
      return sendReply(reply, call, answer);
    },
  });
}

function registerStaffCall(app: FastifyInstance, [name, call]: StaffRow, services: Services): void {
  const handler = staffHandlerOf(name);
  app.route({
    method: call.method,
    url: routeOf(call),
    config: { call: name },
    ...sizeOf(call, handler.policy, services),
    handler: async (request, reply) => {
      const cookie = new StaffCookie(request);
      const answer = await named(name, () => answerStaffCall({ name, handler, request, cookie }, services));
      for (const header of cookie.headers) reply.header('set-cookie', header);
      return sendReply(reply, call, answer);
    },
  });
}

/** Allows one file and a few small fields that an old form sends with it. */
const uploadLimits = {
  fileSize: 10 * 1_048_576,
  files: 1,
  fields: 5,
  parts: 6,
  fieldNameSize: 100,
  fieldSize: 1_024,
  headerPairs: 10,
};

/** One route for each row of the contract. */
export function registerCalls(app: FastifyInstance, services: Services): void {
  const customers = Object.entries<Call>(customerCalls) as CustomerRow[];
  const ofStaff = Object.entries<Call>(staffCalls) as StaffRow[];
  const isUpload = ([, call]: CustomerRow) => call.body === 'file';
  for (const row of ofStaff) registerStaffCall(app, row, services);
  for (const row of customers) if (!isUpload(row)) registerCall(app, row, services);
  // Uploads are registered separately, because the reader of files would otherwise also follow every other request from
  // start to end.
  app.register(async (uploads) => {
    await uploads.register(multipart, { limits: uploadLimits });
    for (const row of customers) if (isUpload(row)) registerCall(uploads, row, services);
  });
}
