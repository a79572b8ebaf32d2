import { createHash } from 'node:crypto';
import type { Identity } from '@portal/http';
import { LRUCache } from 'lru-cache';
import type { Asker } from '../api/own-questions';
import type { AskIdentity, IdentityAnswer } from './ask-identity';
import { Changes } from './changes';
import { Followers } from './followers';

/** No answer is kept for longer than this, in ms, whether changes are heard or not. */
const maxKeptMs = 5_000;
const maxKept = 20_000;

interface Kept {
  readonly identity: Identity;
  /** The number of changes that were known when the question was asked. */
  readonly asOf: number;
  /** The person's act was noted with it. */
  readonly active: boolean;
}

interface Question {
  readonly active: boolean;
  readonly answer: Promise<IdentityAnswer>;
}

/** A question is asked once more if something changed meanwhile, but not for ever. */
const maxTries = 3;

const untilOver = ({ at, locksAt, endsAt }: Identity) => Math.min(locksAt, endsAt) - at;

export interface Whose {
  readonly asker: Asker;
  readonly token: string;
}

/**
 * Knows for whom customers' tokens stand. It asks the platform API one question at a time for each token, and keeps
 * the answer for some seconds, never past the moment at which the session is locked, and never past a change that the
 * database announced.
 */
export class Identities {
  readonly #ask: AskIdentity;
  readonly #changes = new Changes();
  readonly #followers = new Followers();
  readonly #kept = new LRUCache<string, Kept>({ max: maxKept, ttl: maxKeptMs });
  readonly #asking = new Map<string, Question>();

  constructor(ask: AskIdentity) {
    this.#ask = ask;
  }

  /** With `active` the person does something themselves: the session is not locked soon. */
  async of(whose: Whose, { active }: { active: boolean }): Promise<IdentityAnswer> {
    const key = keyOf(whose);
    const kept = this.#kept.get(key);
    if (kept && this.#holds(kept) && (kept.active || !active)) return { identity: kept.identity };
    const asking = this.#asking.get(key);
    if (asking && (asking.active || !active)) return asking.answer;
    if (asking) {
      await asking.answer.catch(() => undefined);
      return this.of(whose, { active });
    }
    const answer = this.#answer(key, whose, active).finally(() => this.#asking.delete(key));
    this.#asking.set(key, { active, answer });
    return answer;
  }

  /** The change is a kind and a code, as the database announces it. Empty: any of them may have changed. */
  changed(change: string): void {
    this.#changes.add(change);
    if (change !== '') this.#followers.end(change);
    else for (const follower of this.#followers.all()) void follower.look();
  }

  /**
   * Calls `end` once, when the token no longer stands for this person with these rights. The returned function ends
   * the following.
   */
  follow(whose: Whose, identity: Identity, end: () => void): () => void {
    let timer: NodeJS.Timeout | undefined;
    const leave = () => {
      clearTimeout(timer);
      this.#followers.remove(follower);
    };
    const over = () => {
      leave();
      end();
    };
    const wait = (known: Identity) => {
      clearTimeout(timer);
      timer = setTimeout(look, Math.max(0, untilOver(known)) + 1).unref();
    };
    const look = async () => {
      const { identity: now } = await this.of(whose, { active: false }).catch(() => ({ identity: undefined }));
      if (!this.#followers.has(follower)) return;
      if (now && sameRights(now, identity)) wait(now);
      else over();
    };
    const follower = { identity, look, over };
    this.#followers.add(follower);
    wait(identity);
    const kept = this.#kept.get(keyOf(whose));
    // Something may have changed since the caller asked.
    if (!kept || !this.#holds(kept)) void look();
    return leave;
  }

  async #answer(key: string, { asker, token }: Whose, active: boolean): Promise<IdentityAnswer> {
    for (let tries = 1; ; tries += 1) {
      const asOf = this.#changes.count;
      const asked = performance.now();
      const answer = await this.#ask(asker, token, { active });
      if (!answer.identity) return answer;
      const kept = { identity: answer.identity, asOf, active };
      if (!this.#holds(kept)) {
        if (tries < maxTries) continue;
        return answer;
      }
      const ttl = Math.min(maxKeptMs, untilOver(answer.identity)) - (performance.now() - asked);
      if (ttl > 0) this.#kept.set(key, kept, { ttl });
      return answer;
    }
  }

  #holds({ identity, asOf }: Kept): boolean {
    return !this.#changes.since(asOf, identity);
  }
}

/** Tokens themselves are not kept. */
function keyOf({ asker, token }: Whose): string {
  return createHash('sha256').update(`${asker.tenant}\n${token}`).digest('base64url');
}

function sameRights(one: Identity, other: Identity): boolean {
  return one.userCode === other.userCode && JSON.stringify(one.member) === JSON.stringify(other.member);
}
