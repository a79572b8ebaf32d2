import { type ContentQuestion, contentPath, maxContentBytes } from '@portal/http';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { confirmDraft, listDraft, saveDraft } from '../domain/content/content-draft';
import { allTenants } from '../domain/content/content-file';
import { listVersions } from '../domain/content/content-versions';
import { pushBranches } from '../domain/content/push-branches';
import { checkContent, type PushedContent, pushContent } from '../domain/content/push-content';
import { restoreContent } from '../domain/content/restore-content';
import { success } from '../kernel/http/envelope';
import { notFound } from '../kernel/http/http-error';
import { internalQuestion } from '../kernel/http/internal-question';
import { originOf } from '../kernel/http/origin';
import { auditAs } from '../kernel/protection/audit';
import type { Services } from '../kernel/services';

const tenant = z.string().min(1).max(63);
const by = z.string().min(1).max(100);
const version = z.number().int().nonnegative();
const files = z.record(z.string().max(200), z.string());

const question: z.ZodType<ContentQuestion> = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('check'), tenant, files }),
  z.strictObject({
    act: z.literal('push'),
    tenant,
    files,
    by,
    note: z.string().max(200),
    base: z.strictObject({ own: version, shared: version }).nullable(),
  }),
  z.strictObject({ act: z.literal('draft'), tenant, files, by }),
  z.strictObject({ act: z.literal('confirm'), tenant, by }),
  z.strictObject({
    act: z.literal('branches'),
    tenant,
    text: z.string(),
    knownBanks: z.boolean(),
    check: z.boolean(),
    base: version.nullable(),
    by,
    note: z.string().max(200),
  }),
  z.strictObject({ act: z.literal('versions'), tenant }),
  z.strictObject({ act: z.literal('restore'), tenant, version, shared: z.boolean(), by }),
]);

/** Answers a gateway for an operator who pushes, compares or restores the content of a tenant. */
export function registerContent(app: FastifyInstance, services: Services): void {
  const { db, database, config } = services;
  app.post(contentPath, { bodyLimit: maxContentBytes }, async (request) => {
    const asked = internalQuestion(question, request.body);
    const now = new Date(config.clock());

    async function note({ by: who, ...said }: { by: string; object: string; detail: { after: object } }) {
      const origin = { ...originOf(request, config.defaultTenant), tenant: asked.tenant };
      await auditAs(db, origin, now, 'content.push', 'ok', { userCode: `token:${who}`, ...said });
    }

    async function noted(done: PushedContent, act: { by: string; object: string }) {
      if (!('pushed' in done) || done.changes.length === 0) return done;
      const files = done.changes.map(({ file, change }) => `${change} ${file}`);
      await note({ ...act, detail: { after: { ...done.pushed, files } } });
      return done;
    }

    switch (asked.act) {
      case 'check':
        return success(await checkContent(db, asked.tenant, asked.files));
      case 'push': {
        const { base, ...push } = asked;
        const done = await pushContent(database, { ...push, base: base ?? undefined }, now);
        return success(await noted(done, { by: asked.by, object: asked.note }));
      }
      case 'branches': {
        const done = await pushBranches(database, asked, now);
        if (!asked.check && 'added' in done && done.added + done.changed + done.removed > 0) {
          const files = [`branches.csv: ${done.added} added, ${done.changed} changed, ${done.removed} removed`];
          await note({ by: asked.by, object: asked.note, detail: { after: { shared: done.version, files } } });
        }
        return success(done);
      }
      case 'versions':
        return success({
          own: await listVersions(db, asked.tenant),
          shared: await listVersions(db, allTenants),
          draft: (await listDraft(db, asked.tenant)) ?? null,
        });
      case 'draft':
        return success(await saveDraft(database, asked, now));
      case 'confirm': {
        const done = await confirmDraft(database, asked, now);
        if (!done) throw notFound('没有待确认的内容');
        return success(await noted(done, { by: asked.by, object: 'draft' }));
      }
      default: {
        const done = await restoreContent(database, asked, now);
        if (!done) throw notFound(`没有版本 ${asked.version}`);
        return success(await noted(done, { by: asked.by, object: `version ${asked.version}` }));
      }
    }
  });
}
