import { type AllowedHosts, isLoopback } from '@portal/http';
import { say } from '@portal/release-record/sentence';
import {
  ChangeRefused,
  bodyOf as eventBody,
  hookEvents,
  mailAddressOf,
  newDeliveryId,
  type Releases,
} from '@portal/releases';
import type { FastifyInstance } from 'fastify';
import type { HookSender } from '../hooks/hook-sender';
import { ApiRefusal } from '../operators/api-refusal';
import { callerOf, onlyUnlimited } from './caller';
import { bodyOf } from './json-body';

const added = bodyOf(
  {
    url: { type: 'string', minLength: 1, maxLength: 500 },
    events: { type: 'array', minItems: 1, maxItems: hookEvents.length, items: { enum: [...hookEvents] } },
  },
  ['url'],
);

type Named = { Params: { id: string } };

const noHook = (id: string) =>
  new ApiRefusal(
    404,
    'no-hook',
    say(`没有通知地址 ${id}：用 portal hooks 查看。`, `There is no receiver ${id}: portal hooks lists them.`),
  );

/** Refuses what nobody should be told at: a host that the operator has not listed, or an address that others can read. */
function checkAddress(text: string, hosts: AllowedHosts | undefined): void {
  if (mailAddressOf(text) !== undefined || !URL.canParse(text)) return;
  const { protocol, hostname } = new URL(text);
  if (protocol === 'http:' && !isLoopback(hostname))
    throw new ChangeRefused([
      say(`通知地址 ${text} 不是 https：内容会被途中读取。`, `${text} is not https: anybody in between could read it.`),
    ]);
  if (hosts && !hosts.lists(hostname))
    throw new ChangeRefused([
      say(
        `通知地址 ${text} 的主机不在允许范围内：请运维人员加入 HOOK_HOSTS。`,
        `The host of ${text} is not allowed: the operator adds it to HOOK_HOSTS.`,
      ),
    ]);
}

/** The receivers of what happens to releases. They concern all tenants, so only a token without limits changes them. */
export function hookRoutes(
  scope: FastifyInstance,
  delivery: Releases,
  { sender, hosts }: { sender: HookSender; hosts: AllowedHosts | undefined },
): void {
  scope.register(async (platform) => {
    onlyUnlimited(platform, say('管理通知地址', 'change receivers'));

    platform.get('/hooks', async () => ({ hooks: await delivery.listHooks() }));

    platform.post<{ Body: { url: string; events?: (typeof hookEvents)[number][] } }>(
      '/hooks',
      added,
      async (request, reply) => {
        const { url, events = hookEvents } = request.body;
        checkAddress(url, hosts);
        const hook = await delivery.addHook({ url, events, by: callerOf(request).name });
        // It is told once, here; nobody reads it again.
        const secret = mailAddressOf(url) === undefined ? await sender.secretOf(hook.id) : null;
        return reply.code(201).send({ ...hook, secret });
      },
    );

    platform.delete<Named>('/hooks/:id', async (request) => {
      const { id } = request.params;
      const removed = await delivery.removeHook({ id, by: callerOf(request).name });
      if (removed === undefined) throw noHook(id);
      return { id, removed };
    });

    platform.post<Named>('/hooks/:id/test', { config: { changesNothing: true } }, async (request) => {
      const hook = await delivery.findHook(request.params.id);
      if (!hook) throw noHook(request.params.id);
      const id = newDeliveryId();
      const { name } = callerOf(request);
      const text = say(`这是 ${name} 发出的测试通知。`, `${name} sent this to test the receiver.`);
      const body = eventBody(id, { event: 'test', tenant: '', moves: [], text, detail: {} });
      const failure = await sender.send({ id, hookId: hook.id, url: hook.url, event: 'test', body });
      return { id: hook.id, url: hook.url, told: failure === undefined, failure: failure ?? null };
    });
  });
}
