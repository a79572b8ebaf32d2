import type { FastifyRequest } from 'fastify';
import type { HttpError } from './http-error';

interface RefusedCall {
  /** What was thrown. */
  readonly error: object;
  /** What the client is told. */
  readonly refusal: HttpError;
}

const refused = new WeakMap<FastifyRequest, RefusedCall>();

/** Notes that a call was refused or failed, for whoever counts its answer. */
export const noteRefused = (request: FastifyRequest, refusal: HttpError, error: object = refusal): void => {
  refused.set(request, { error, refusal });
};

export const refusedCall = (request: FastifyRequest): RefusedCall | undefined => refused.get(request);
