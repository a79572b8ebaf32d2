import { createHmac } from 'node:crypto';
import { newToken } from '../data/new-code';

export interface TokenPair {
  readonly accessToken: string;
  readonly refreshToken: string;
}

export function freshPair(): TokenPair {
  return { accessToken: newToken(), refreshToken: newToken() };
}

/**
 * The pair that follows a refresh token. Only who holds that token can derive it, from a seed that is worth nothing by
 * itself: so two tabs that come with the same token at the same time get the same pair, and the server keeps no token.
 */
export function derivedPair(refreshToken: string, seed: string): TokenPair {
  const derived = (use: string) => createHmac('sha256', refreshToken).update(`${use}:${seed}`).digest('base64url');
  return { accessToken: derived('access'), refreshToken: derived('refresh') };
}
