import type { FastifyInstance } from 'fastify';
import { OwnQuestions } from '../api/own-questions';
import { misdirected } from '../tenancy/misdirected';
import { notOpen } from '../tenancy/not-open';
import type { Selected } from './selected';

/** Whose requests go on: those at a tenant's host name, where it is open, and not those that only the gateway makes. */
export function admitted(app: FastifyInstance, { keeper, tenantOf, overrides, headers }: Selected): OwnQuestions {
  misdirected(app, (host) => keeper.catalog?.knows(host) ?? true);
  const questions = new OwnQuestions(app);
  notOpen(app, {
    tenantOf,
    isOwn: (request) => questions.isOwn(request),
    isTester: ({ code }, cookie) => overrides.holdsAny(cookie, code),
    headers,
  });
  return questions;
}
