import type { Database } from '@portal/database';
import { employee, user } from '@portal/database/schema/platform';
import { tenantHeader } from '@portal/platform/src/kernel/http/origin';
import { sendMessage } from '@portal/platform/src/kernel/messages/send-message';
import { type MessageType, messageTypes } from '@portal/shared/contract';
import { and, eq } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';

const messageBody = z.strictObject({
  /** The receiver's mobile number. */
  to: z.string().max(20),
  /** Without it the message goes to all companies of the receiver. */
  compCode: z.string().max(64).optional(),
  type: z.enum(Object.keys(messageTypes) as [MessageType]).default('SYSTEM'),
  title: z.string().trim().min(1).max(100),
  content: z.string().max(20_000).default(''),
  sender: z.string().max(50).default('平台运营'),
  linkUri: z
    .string()
    .max(200)
    .regex(/^(\/(?![/\\])[\w\-./?=&%]*)?$/)
    .default(''),
  linkText: z.string().max(20).default('查看详情'),
});

/** `POST /messages` of a demonstration: the platform sends somebody a message. Answers its ids, one for each company. */
export function createMessageSender({ db }: Database): FastifyPluginAsync {
  return async (app) => {
    app.post('/messages', async (request, reply) => {
      const body = messageBody.safeParse(request.body);
      if (!body.success) return reply.code(400).send({ ok: false });
      const { to, compCode, ...made } = body.data;
      const tenant = String(request.headers[tenantHeader] ?? '');
      const receivers = await db
        .select({ compCode: employee.compCode, userCode: employee.userCode })
        .from(employee)
        .innerJoin(user, eq(user.userCode, employee.userCode))
        .where(
          and(
            eq(user.mobile, to),
            eq(user.tenant, tenant),
            compCode === undefined ? undefined : eq(employee.compCode, compCode),
          ),
        );
      const ids: string[] = [];
      for (const receiver of receivers) ids.push(await sendMessage(db, receiver, made, new Date()));
      return { ok: ids.length > 0, ids };
    });
  };
}
