import { createHash } from 'node:crypto';
import { say } from '@portal/release-record/sentence';
import { type DeployToken, mayBeToken, type Releases } from '@portal/releases';
import { LRUCache } from 'lru-cache';
import { rateLimiter } from '../http/rate-limit';
import { ApiRefusal } from './api-refusal';

/** The limit of wrong tokens from one address. */
const wrongLimit = { burst: 20, perSecond: 0.2 };
/** A token that was right lately is not counted. So a guesser at the same address stops nobody. */
const rightFor = 3_600_000;

/**
 * Finds the owner of a token. Guesses do not cost a query each: a text that cannot be a token is refused without a
 * query, and wrong tokens are counted by address before the database is asked.
 */
export class TokenDesk {
  readonly #delivery: Pick<Releases, 'findToken'>;
  readonly #admits = rateLimiter(wrongLimit);
  /** The key is the token's hash. Nothing else of a token is kept here. */
  readonly #asked = new Map<string, Promise<DeployToken | undefined>>();
  readonly #right = new LRUCache<string, true>({ max: 1_000, ttl: rightFor });

  constructor(delivery: Pick<Releases, 'findToken'>) {
    this.#delivery = delivery;
  }

  async ownerOf(text: string | undefined, address: string): Promise<DeployToken> {
    if (!text)
      throw new ApiRefusal(
        401,
        'no-token',
        say(
          '缺少部署令牌：请设置 PORTAL_TOKEN 或使用 --token。',
          'There is no deploy token: set PORTAL_TOKEN or use --token.',
        ),
      );
    const found = await this.#find(text, address);
    if (!found)
      throw new ApiRefusal(
        401,
        'no-token',
        say(
          '令牌无效、已过期或已被撤销：请换用有效的部署令牌。',
          'The token is unknown, over or revoked: use another deploy token.',
        ),
      );
    return found;
  }

  async #find(text: string, address: string): Promise<DeployToken | undefined> {
    const hash = createHash('sha256').update(text).digest('hex');
    const running = this.#asked.get(hash);
    if (running) return running;
    const counted = !this.#right.has(hash);
    if (counted && !this.#admits(address))
      throw new ApiRefusal(
        429,
        'too-many',
        say('无效令牌尝试过多，请稍后再试。', 'There were too many wrong tokens: try again later.'),
      );
    if (!mayBeToken(text)) return undefined;
    const answer = this.#delivery.findToken(text).finally(() => this.#asked.delete(hash));
    this.#asked.set(hash, answer);
    const found = await answer.catch((error: unknown) => {
      // Nobody knows whether the token was wrong.
      if (counted) this.#admits.giveBack(address);
      throw error;
    });
    if (found) this.#right.set(hash, true);
    else this.#right.delete(hash);
    if (found && counted) this.#admits.giveBack(address);
    return found;
  }
}
