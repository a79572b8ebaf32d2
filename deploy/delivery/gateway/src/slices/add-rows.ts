import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { addressSet, faultEnvelope, faultSentence } from '@portal/http';
import type { CatalogTenant } from '@portal/releases';
import type { Resource } from '@portal/shared/codes/resources';
import { callUrl } from '@portal/shared/contract/call';
import { calls } from '@portal/shared/contract/calls';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Person } from '../permissions/person';
import type { TenantView } from '../selection/tenant-view';
import { sliceRows } from './slice-rows';

/** The parts of a request that say who asks. */
export type AskingRequest = Pick<FastifyRequest, 'host' | 'ip' | 'headers' | 'log'>;

export interface AddRowsOptions {
  /** The tenant as this visitor gets it, with canary and override; undefined while there is nothing to show. */
  viewOf: (asking: AskingRequest) => Promise<{ view: TenantView; entry: CatalogTenant } | undefined>;
  /** The person who asks. Rejects if that cannot be told. */
  personOf: (asking: AskingRequest) => Promise<Person>;
}

/** A success of the call: the rows may have more fields than the spec's. */
const success = z.looseObject({
  ok: z.literal(true),
  body: z.array(z.looseObject({ resCode: z.string(), resType: z.string(), resUri: z.string() })),
});

const isResourceCall = addressSet([`/api${callUrl(calls.findResAllByToken)}`]);
/** Several times the size of the longest list of resources. */
const maxBytes = 1024 * 1024;

type Recode = (bytes: Buffer) => Promise<Buffer>;
const same: Recode = async (bytes) => bytes;
const limit = { maxOutputLength: maxBytes };

/** How an API of another maker may encode its answer, and how it is encoded again. */
const encodings: Readonly<Record<string, { read: Recode; write: Recode }>> = {
  identity: { read: same, write: same },
  gzip: { read: (bytes) => promisify(gunzip)(bytes, limit), write: (bytes) => promisify(gzip)(bytes) },
  br: {
    read: (bytes) => promisify(brotliDecompress)(bytes, limit),
    write: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  },
};

async function bytesOf(payload: unknown): Promise<Buffer> {
  if (typeof payload === 'string' || Buffer.isBuffer(payload)) return Buffer.from(payload);
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of payload as AsyncIterable<Uint8Array>) {
    parts.push(Buffer.from(part));
    length += part.length;
    if (length > maxBytes) throw new Error('the list of resources is too long');
  }
  return Buffer.concat(parts);
}

function parsed(text: string) {
  try {
    return success.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** The answer with the rows of the visitor's remotes; unchanged if it is no success. */
async function withRows(
  { viewOf, personOf }: AddRowsOptions,
  asking: AskingRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<Buffer> {
  const encoding = encodings[String(reply.getHeader('content-encoding') ?? 'identity')];
  if (!encoding) throw new Error('the API encodes its answer in an unknown way');
  const bytes = await bytesOf(payload);
  const answer = parsed((await encoding.read(bytes)).toString());
  const now = await viewOf(asking);
  if (!answer || !now) return bytes;
  const rows = sliceRows({
    releases: now.view.slots.map(({ release }) => release),
    grants: now.entry.grants,
    person: await personOf(asking),
    given: answer.body as unknown as Resource[],
  });
  return encoding.write(Buffer.from(JSON.stringify({ ...answer, body: [...answer.body, ...rows] })));
}

/**
 * Adds the rows of a visitor's remotes to the API's answer about a person's resources. Any answer but a success passes
 * as it is.
 */
export function addRows(scope: FastifyInstance, options: AddRowsOptions): void {
  /**
   * Each request for resources as it came. When the API has answered, a request with a body has lost its connection,
   * and with it the address and the host that a trusted proxy tells.
   */
  const came = new WeakMap<FastifyRequest, AskingRequest>();
  scope.addHook('onRequest', (request, _reply, done) => {
    if (isResourceCall(request.url)) {
      const { host, ip, headers, log } = request;
      came.set(request, { host, ip, headers, log });
    }
    done();
  });
  // Other calls do not wait.
  scope.addHook('onSend', (request, reply, payload, done) => {
    const asking = came.get(request);
    if (reply.statusCode !== 200 || !asking) {
      done(null, payload);
      return;
    }
    withRows(options, asking, reply, payload).then(
      (bytes) => {
        reply.removeHeader('content-length');
        done(null, bytes);
      },
      (error: unknown) => {
        // Without these rows every page would seem forbidden. The client asks again instead.
        request.log.error({ err: error }, 'the rows of the remotes could not be made');
        for (const name of ['content-encoding', 'content-length']) reply.removeHeader(name);
        reply.code(502).type('application/json; charset=utf-8');
        done(null, JSON.stringify(faultEnvelope(502, faultSentence(502))));
      },
    );
  });
}
