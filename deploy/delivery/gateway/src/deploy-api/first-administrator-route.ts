import { type FirstAdministrator, type FirstAdministratorLink, firstAdministratorPath } from '@portal/http';
import { say } from '@portal/release-record/sentence';
import type { Releases } from '@portal/releases';
import type { FastifyInstance } from 'fastify';
import type { OwnQuestions } from '../api/own-questions';
import { ApiRefusal } from '../operators/api-refusal';
import { callerOf, onlyUnlimited } from './caller';
import { bodyOf } from './json-body';

interface Answer {
  ok: boolean;
  body: FirstAdministratorLink;
}

const wanted = bodyOf(
  {
    loginName: { type: 'string', pattern: '^[a-z][a-z0-9._-]{1,31}$' },
    displayName: { type: 'string', minLength: 1, maxLength: 40 },
  },
  ['loginName', 'displayName'],
);

/** The one-time link of the platform's first administrator, for a platform where nobody could invite one. */
export function firstAdministratorRoute(scope: FastifyInstance, delivery: Releases, questions: OwnQuestions): void {
  scope.register(async (platform) => {
    onlyUnlimited(platform, say('邀请管理员', 'invite administrators'));

    platform.post<{ Body: Omit<FirstAdministrator, 'by'> }>('/first-administrator', wanted, async (request) => {
      const { tenants } = await delivery.readCatalog();
      const host = tenants.find(({ audience }) => audience === 'staff')?.hostNames[0];
      if (host === undefined)
        throw new ApiRefusal(
          409,
          'no-staff-tenant',
          say(
            '还没有面向员工的租户：portal tenants add <host> --audience staff。',
            'There is no tenant of staff yet: portal tenants add <host> --audience staff.',
          ),
        );
      const asker = { tenant: '', host, address: request.ip };
      const body = { ...request.body, by: callerOf(request).name };
      const { code, text } = await questions.ask(asker, { path: firstAdministratorPath, headers: {}, body });
      const answer = code === 200 ? (JSON.parse(text) as Answer) : undefined;
      if (!answer?.ok)
        throw new ApiRefusal(
          502,
          'no-api',
          say('平台接口没有完成邀请：请查看它的日志。', 'The platform API made no invitation: look at its log.'),
        );
      return { made: answer.body !== null, ...answer.body };
    });
  });
}
