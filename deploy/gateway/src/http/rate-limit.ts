import { LRUCache } from 'lru-cache';

export interface RateLimit {
  /** Calls that one address may make at once. */
  burst: number;
  /** How many come back each second. */
  perSecond: number;
}

interface Bucket {
  left: number;
  at: number;
}

/** How many addresses are remembered; the longest quiet are forgotten first. */
const mostAddresses = 50_000;

/** Whether an address may go on: a bucket each, filled again as time passes. */
export function rateLimiter({ burst, perSecond }: RateLimit, now: () => number = () => performance.now()) {
  const buckets = new LRUCache<string, Bucket>({ max: mostAddresses });
  return (address: string): boolean => {
    const at = now();
    const bucket = buckets.get(address) ?? { left: burst, at };
    const left = Math.min(burst, bucket.left + ((at - bucket.at) / 1000) * perSecond);
    const admitted = left >= 1;
    buckets.set(address, { left: admitted ? left - 1 : left, at });
    return admitted;
  };
}
