import { type ContentQuestion, contentPath, maxContentBytes } from '@portal/http';
import { say } from '@portal/release-record/sentence';
import { NotThere, type Releases } from '@portal/releases';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OwnQuestions } from '../api/own-questions';
import type { CatalogKeeper } from '../catalog/catalog-keeper';
import { ApiRefusal } from '../operators/api-refusal';
import { callerOf, onlyUnlimited } from './caller';
import { bodyOf } from './json-body';

export interface ContentRoutesOptions {
  keeper: Pick<CatalogKeeper, 'catalog'>;
  questions: Pick<OwnQuestions, 'ask'>;
  delivery: Pick<Releases, 'openTenantWhenComplete'>;
}

type Params = { Params: { tenant: string } };
type BranchesQuestion = Extract<ContentQuestion, { act: 'branches' }>;

const folder = {
  type: 'object',
  maxProperties: 2_000,
  propertyNames: { maxLength: 200 },
  additionalProperties: { type: 'string' },
};
const base = {
  type: ['object', 'null'],
  additionalProperties: false,
  required: ['own', 'shared'],
  properties: { own: { type: 'integer' }, shared: { type: 'integer' } },
};
const largeBodyOf = (properties: Record<string, unknown>) => ({
  bodyLimit: maxContentBytes,
  ...bodyOf(properties, Object.keys(properties)),
});

interface Envelope {
  readonly ok?: boolean;
  readonly status?: string;
  readonly msg?: string;
  readonly body?: unknown;
}

/** The content of tenants. What all tenants share is part of it, so only a token without limits changes it. */
export function contentRoutes(scope: FastifyInstance, { keeper, questions, delivery }: ContentRoutesOptions): void {
  async function ask(request: FastifyRequest, question: ContentQuestion): Promise<unknown> {
    const tenant = keeper.catalog?.tenants.find(({ code }) => code === question.tenant);
    const host = tenant?.hostNames[0];
    if (host === undefined) throw new NotThere('tenant', question.tenant);
    const asker = { tenant: question.tenant, host, address: request.ip };
    const { code, text } = await questions.ask(asker, { path: contentPath, headers: {}, body: question });
    const envelope = code === 200 ? (JSON.parse(text) as Envelope) : {};
    if (envelope.ok) return envelope.body;
    if (envelope.status === '404' && question.act === 'confirm')
      throw new ApiRefusal(
        404,
        'no-draft',
        say(
          `${envelope.msg}：用 portal content push 发布自己的内容。`,
          'No draft waits to be confirmed: portal content push publishes a folder of your own.',
        ),
      );
    if (envelope.status === '404' && question.act === 'restore')
      throw new ApiRefusal(
        404,
        'no-version',
        say(
          `${envelope.msg}：用 portal content versions 查看。`,
          `There is no version ${question.version}: portal content versions lists them.`,
        ),
      );
    throw new ApiRefusal(
      502,
      'no-content-api',
      say(
        envelope.msg || '平台接口没有回应内容请求：请稍后重试。',
        'The platform API did not do what was asked about content: try again later, and look at its log.',
      ),
    );
  }

  /** Texts may be the last that a tenant waited for. */
  async function bring(request: FastifyRequest<Params>, question: ContentQuestion) {
    const done = (await ask(request, question)) as object;
    const opened = await delivery.openTenantWhenComplete({ code: question.tenant, by: callerOf(request).name });
    return { ...done, opened };
  }

  scope.register(async (platform) => {
    onlyUnlimited(platform, say('管理内容', 'change content'));

    platform.get<Params>('/tenants/:tenant/content', (request) =>
      ask(request, { act: 'versions', tenant: request.params.tenant }),
    );

    platform.post<Params & { Body: { files: Record<string, string> } }>(
      '/tenants/:tenant/content/check',
      largeBodyOf({ files: folder }),
      (request) => ask(request, { act: 'check', tenant: request.params.tenant, ...request.body }),
    );

    platform.post<Params & { Body: { files: Record<string, string> } }>(
      '/tenants/:tenant/content/draft',
      largeBodyOf({ files: folder }),
      (request) =>
        ask(request, { act: 'draft', tenant: request.params.tenant, by: callerOf(request).name, ...request.body }),
    );

    platform.post<Params>('/tenants/:tenant/content/confirm', (request) =>
      bring(request, { act: 'confirm', tenant: request.params.tenant, by: callerOf(request).name }),
    );

    platform.post<
      Params & { Body: { files: Record<string, string>; note: string; base: { own: number; shared: number } | null } }
    >(
      '/tenants/:tenant/content',
      largeBodyOf({ files: folder, note: { type: 'string', maxLength: 200 }, base }),
      (request) =>
        bring(request, { act: 'push', tenant: request.params.tenant, by: callerOf(request).name, ...request.body }),
    );

    platform.post<Params & { Body: Pick<BranchesQuestion, 'text' | 'knownBanks' | 'check' | 'note' | 'base'> }>(
      '/tenants/:tenant/content/branches',
      largeBodyOf({
        text: { type: 'string' },
        knownBanks: { type: 'boolean' },
        check: { type: 'boolean' },
        note: { type: 'string', maxLength: 200 },
        base: { type: ['integer', 'null'] },
      }),
      (request) =>
        ask(request, { act: 'branches', tenant: request.params.tenant, by: callerOf(request).name, ...request.body }),
    );

    platform.post<Params & { Body: { version: number; shared: boolean } }>(
      '/tenants/:tenant/content/restore',
      largeBodyOf({ version: { type: 'integer', minimum: 1 }, shared: { type: 'boolean' } }),
      (request) =>
        bring(request, { act: 'restore', tenant: request.params.tenant, by: callerOf(request).name, ...request.body }),
    );
  });
}
