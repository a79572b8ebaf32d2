import type { GivenAnswer } from '@portal/shared/boot-document';
import { callUrl } from '@portal/shared/contract/call';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { askApi } from '../api/ask-api';
import type { Asker } from '../api/own-questions';
import type { ContentVersions } from './content-versions';
import type { Question } from './page-request';

const maxAnswers = 2_000;
/** Content changes without notice where the API does not belong to the platform. */
const keptFor = 60_000;
/** The platform does not have it, or does not take the question as a visitor has put it: answers, too. */
const refusals = ['404', '400'];

async function ask(app: FastifyInstance, { host, address }: Asker, { call, body }: Question): Promise<GivenAnswer> {
  const { code, text } = await askApi(app, {
    method: call.method,
    url: `/api${callUrl(call)}`,
    headers: { host },
    // The API's limits count for the visitor, not for the gateway.
    remoteAddress: address,
    ...(call.body === 'json' ? { payload: body } : {}),
  });
  const envelope = JSON.parse(text) as { ok?: boolean; status?: unknown; msg?: unknown; body?: unknown };
  if (code === 200 && envelope.ok) return { value: envelope.body ?? null };
  const status = String(envelope.status);
  if (!refusals.includes(status)) throw new Error(`${callUrl(call)} answered ${code}, status ${status}`);
  return { refused: { status, msg: String(envelope.msg) } };
}

/** Keeps the answers of the public API. Everybody gets the same, so each question is asked only once. */
export class PublicAnswers {
  readonly #app: FastifyInstance;
  readonly #versions: ContentVersions;
  readonly #kept = new LRUCache<string, Promise<GivenAnswer>>({ max: maxAnswers, ttl: keptFor });

  constructor(app: FastifyInstance, versions: ContentVersions) {
    this.#app = app;
    this.#versions = versions;
  }

  /** By key. Rejects if one of them does not come. */
  async all(asker: Asker, questions: readonly Question[]): Promise<Record<string, GivenAnswer>> {
    const version = this.#versions.of(asker.tenant);
    const answers = questions.map(async (question) => {
      const key = [asker.tenant, version, question.key].join('\n');
      const answer = this.#kept.get(key) ?? ask(this.#app, asker, question);
      // Only a new answer begins a new minute.
      if (!this.#kept.has(key)) {
        this.#kept.set(key, answer);
        answer.catch(() => this.#kept.delete(key));
      }
      return [question.key, await answer] as const;
    });
    return Object.fromEntries(await Promise.all(answers));
  }
}
