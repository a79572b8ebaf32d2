import { type OperatorMail, operatorMailPath } from '@portal/http';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { enqueueOperatorMail } from '../kernel/dispatch/operator-mail';
import { success } from '../kernel/http/envelope';
import { internalQuestion } from '../kernel/http/internal-question';
import { originOf } from '../kernel/http/origin';
import type { Services } from '../kernel/services';

const mail: z.ZodType<OperatorMail> = z.strictObject({
  id: z.string().min(1).max(64),
  to: z.email().max(320),
  subject: z.string().min(1).max(200),
  text: z.string().min(1).max(10_000),
});

/** Takes a mail that a gateway has for the operator's people: gateways have no mail server. */
export function registerOperatorMail(app: FastifyInstance, { db, config }: Services): void {
  app.post(operatorMailPath, async (request) => {
    const { tenant } = originOf(request, config.defaultTenant);
    await enqueueOperatorMail(db, tenant, internalQuestion(mail, request.body), new Date(config.clock()));
    return success(null);
  });
}
