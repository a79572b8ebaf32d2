import type { Queryable } from '@portal/database';
import { deployToken, release } from '@portal/database/schema/releases';
import { type Sentence, say } from '@portal/release-record/sentence';
import { eq, sql } from 'drizzle-orm';
import { ChangeRefused } from '../refusal';
import type { TokenLimits } from './token-rights';

/** The most that a token may bring in. */
export interface TokenQuota {
  releasesADay: number;
  bytesADay: number;
  /** All bytes that the token ever brought in and that nobody had stored before. */
  bytesStored: number;
}

/** The releases and bytes that a token has brought in so far. */
interface Usage {
  releases: number;
  bytes: number;
  stored: number;
}

const gigabyte = 1024 ** 3;

const ofTeams: TokenQuota = { releasesADay: 100, bytesADay: gigabyte, bytesStored: 10 * gigabyte };
const withoutLimits: TokenQuota = { releasesADay: 1_000, bytesADay: 10 * gigabyte, bytesStored: 100 * gigabyte };

/** A token's own quota. Values that were not given when it was made are the usual ones for its kind. */
export function quotaOf(token: Pick<TokenLimits, 'package'> & { [N in keyof TokenQuota]: number | null }): TokenQuota {
  const usual = token.package === null ? withoutLimits : ofTeams;
  return {
    releasesADay: token.releasesADay ?? usual.releasesADay,
    bytesADay: token.bytesADay ?? usual.bytesADay,
    bytesStored: token.bytesStored ?? usual.bytesStored,
  };
}

const inMegabytes = (bytes: number) => `${Math.ceil(bytes / 1024 ** 2)} MB`;
const advice = say(
  '请明天再试，或请平台团队新建配额更高的令牌。',
  'try again tomorrow, or ask the platform team for a token with more.',
);

function dayFaults(quota: TokenQuota, { releases, bytes }: Usage, sent: number): Sentence[] {
  const faults: Sentence[] = [];
  if (releases >= quota.releasesADay)
    faults.push(
      say(
        `该令牌 24 小时内已发布 ${releases} 个版本，达到上限 ${quota.releasesADay}：${advice.zh}`,
        `This token has published ${releases} releases in 24 hours, and ${quota.releasesADay} is the most: ${advice.en}`,
      ),
    );
  if (bytes + sent > quota.bytesADay)
    faults.push(
      say(
        `该令牌 24 小时内的上传将超过上限 ${inMegabytes(quota.bytesADay)}：${advice.zh}`,
        `This token would upload more than ${inMegabytes(quota.bytesADay)} in 24 hours: ${advice.en}`,
      ),
    );
  return faults;
}

/**
 * Tells whether a token may still bring something in. The publications of one token take turns until each is stored.
 */
export class QuotaKeeper {
  readonly #quota: TokenQuota;
  readonly #usage: Usage;

  private constructor(quota: TokenQuota, usage: Usage) {
    this.#quota = quota;
    this.#usage = usage;
  }

  /** Refuses if the day's quota is used up, or if the token was revoked during the upload. */
  static async open(transaction: Queryable, tokenId: number, sentBytes: number): Promise<QuotaKeeper> {
    const [token] = await transaction.select().from(deployToken).where(eq(deployToken.id, tokenId)).for('update');
    if (!token || token.revokedAt)
      throw new ChangeRefused([
        say('令牌已被撤销：请换用有效的部署令牌。', 'The token was revoked: use another deploy token.'),
      ]);
    const quota = quotaOf(token);
    const today = sql`filter (where ${release.publishedAt} > now() - interval '24 hours')`;
    const [usage = { releases: 0, bytes: 0, stored: 0 }] = await transaction
      .select({
        releases: sql`count(*) ${today}`.mapWith(Number),
        bytes: sql`coalesce(sum(${release.sentBytes}) ${today}, 0)`.mapWith(Number),
        stored: sql`coalesce(sum(${release.newBytes}), 0)`.mapWith(Number),
      })
      .from(release)
      .where(eq(release.tokenId, tokenId));
    const faults = dayFaults(quota, usage, sentBytes);
    if (faults.length > 0) throw new ChangeRefused(faults);
    return new QuotaKeeper(quota, usage);
  }

  /** Refuses if these bytes would be more than the token may keep here. */
  checkStored(newBytes: number): void {
    if (this.#usage.stored + newBytes > this.#quota.bytesStored)
      throw new ChangeRefused([
        say(
          `该令牌存储的文件将超过上限 ${inMegabytes(this.#quota.bytesStored)}：请平台团队新建配额更高的令牌。`,
          `This token would keep more than ${inMegabytes(this.#quota.bytesStored)} here: ask the platform team for a token with more.`,
        ),
      ]);
  }
}
