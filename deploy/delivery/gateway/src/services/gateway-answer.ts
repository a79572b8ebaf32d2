import { answeredByGateway, answeredByHeader } from '@portal/shared/contract/slot-headers';
import type { FastifyReply } from 'fastify';
import { sendFault } from '../http/send-fault';

/**
 * Refuses a call to a service in the gateway's own name. Only such an answer can end or lock the session in the
 * browser.
 */
export function refuse(reply: FastifyReply, status: string, msg: string): void {
  reply
    .code(status === '401' ? 401 : 200)
    .headers({ [answeredByHeader]: answeredByGateway, 'cache-control': 'no-store', 'x-request-id': reply.request.id })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ status, ok: false, msg, body: null }));
}

/** The service is away, or its answer is none. */
export function faultOf(reply: FastifyReply, status: number): void {
  reply.headers({ [answeredByHeader]: answeredByGateway, 'x-request-id': reply.request.id });
  sendFault(reply, status);
}
