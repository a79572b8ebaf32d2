import { type FirstAdministrator, type FirstAdministratorLink, firstAdministratorPath } from '@portal/http';
import { loginNameForm } from '@portal/shared/codes/login-name';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { success } from '../kernel/http/envelope';
import { internalQuestion } from '../kernel/http/internal-question';
import type { Services } from '../kernel/services';
import { inviteFirstAdministrator } from '../staff/accounts/server-acts';

const wanted: z.ZodType<FirstAdministrator> = z.strictObject({
  loginName: z.string().regex(loginNameForm),
  displayName: z.string().trim().min(1).max(40),
  by: z.string().min(1).max(100),
});

/** Makes the first administrator for an operator. The gateway has checked the deploy token. */
export function registerFirstAdministrator(app: FastifyInstance, { database, config }: Services): void {
  app.post(firstAdministratorPath, async (request) => {
    const asked = internalQuestion(wanted, request.body);
    const now = new Date(config.clock());
    const made = await inviteFirstAdministrator({ ...asked, database, addresses: config, now });
    const link: FirstAdministratorLink = made && { link: made.link, expiresAt: made.expiresAt.toISOString() };
    return success(link);
  });
}
