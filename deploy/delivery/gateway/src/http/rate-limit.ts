import { addressGroups } from '@portal/http';
import { LRUCache } from 'lru-cache';

export interface RateLimit {
  /** The calls that one address may make at once. */
  burst: number;
  /** The calls that come back each second. */
  perSecond: number;
}

interface Bucket {
  left: number;
  at: number;
}

/** The number of remembered addresses. The address that was quiet longest is forgotten first. */
const maxAddresses = 50_000;

export interface RateLimiter {
  (address: string): boolean;
  /** For a call that turned out not to count. */
  giveBack(address: string): void;
}

/** Returns whether an address may go on. Each of its groups has a bucket, which fills again as time passes. */
export function rateLimiter({ burst, perSecond }: RateLimit, now: () => number = () => performance.now()): RateLimiter {
  const buckets = new LRUCache<string, Bucket>({ max: maxAddresses });
  const admits = (address: string): boolean => {
    const at = now();
    const filled = addressGroups(address).map(({ key, times }) => {
      const bucket = buckets.get(key) ?? { left: burst * times, at };
      const back = ((at - bucket.at) / 1000) * perSecond * times;
      return { key, left: Math.min(burst * times, bucket.left + back) };
    });
    const admitted = filled.every(({ left }) => left >= 1);
    for (const { key, left } of filled) buckets.set(key, { left: admitted ? left - 1 : left, at });
    return admitted;
  };
  const giveBack = (address: string): void => {
    for (const { key, times } of addressGroups(address)) {
      const bucket = buckets.get(key);
      if (bucket) buckets.set(key, { ...bucket, left: Math.min(burst * times, bucket.left + 1) });
    }
  };
  return Object.assign(admits, { giveBack });
}
