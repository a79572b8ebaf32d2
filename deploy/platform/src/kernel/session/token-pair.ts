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
 * Derives the pair that follows a refresh token. This needs the token and a seed that is worth nothing by itself. So
 * two tabs that send the same token at the same time get the same pair, and the server keeps no token.
 */
export function derivedPair(refreshToken: string, seed: string): TokenPair {
  const derived = (use: string) => createHmac('sha256', refreshToken).update(`${use}:${seed}`).digest('base64url');
  return { accessToken: derived('access'), refreshToken: derived('refresh') };
}
