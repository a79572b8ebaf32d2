import { isStorable } from '@portal/http';
import { bundleType, decodeBundle } from '@portal/release-record/bundle';
import { parseReleaseRecord } from '@portal/release-record/schema';
import { say, withoutRepeats } from '@portal/release-record/sentence';
import { mayPublish, ReleaseRefused, type Releases, tenantVerdicts } from '@portal/releases';
import type { FastifyInstance } from 'fastify';
import { ApiRefusal, notAllowed, unstorable } from '../operators/api-refusal';
import { callerOf } from './caller';
import { uploadQueue } from './upload-queue';

const maxBytes = 40 * 1024 * 1024;
/** Each upload holds its release in memory. Only this many run at once; the others wait before their bytes are read. */
const uploadsAtOnce = { ofOne: 1, ofAll: 6 };

/**
 * Takes a whole release in one request. `?ahead=1` also takes a release that fits no tenant yet, before the host that
 * it needs.
 */
export function publishRoute(scope: FastifyInstance, delivery: Releases): void {
  scope.register(async (uploads) => {
    uploadQueue(uploads, { ...uploadsAtOnce, keyOf: (request) => callerOf(request).id });
    uploads.removeAllContentTypeParsers();
    uploads.addContentTypeParser(bundleType, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    const limits = { bodyLimit: maxBytes };
    uploads.post<{ Body: Buffer; Querystring: { ahead?: string } }>('/releases', limits, async (request, reply) => {
      const bundle = Buffer.isBuffer(request.body) ? decodeBundle(request.body) : undefined;
      if (!bundle)
        throw new ApiRefusal(
          400,
          'bad-bundle',
          say(
            '上传不完整或格式不正确：请重新发布。',
            'The upload is not whole or has not the right form: publish again.',
          ),
        );
      const parsed = parseReleaseRecord(bundle.record);
      if ('fault' in parsed) throw new ReleaseRefused([parsed.fault]);
      const { record } = parsed;
      if (!isStorable([record, bundle.source])) throw unstorable();
      const caller = callerOf(request);
      if (!mayPublish(caller, record.package))
        throw notAllowed(
          say(
            `令牌 ${caller.name} 不能发布包 ${record.package}：请换用该包的令牌。`,
            `Token ${caller.name} may not publish ${record.package}: use one of that package.`,
          ),
        );
      const verdicts = tenantVerdicts(await delivery.readCatalog(), record);
      const fitsNobody = verdicts.length > 0 && verdicts.every(({ faults }) => faults.length > 0);
      if (fitsNobody && request.query.ahead !== '1')
        throw new ReleaseRefused(withoutRepeats(verdicts.flatMap(({ faults }) => faults)));
      const { created, restored = false } = await delivery.publish({
        ...{ record, files: bundle.files, maps: bundle.maps, source: bundle.source },
        ...{ by: caller.name, tokenId: caller.id },
      });
      const { package: packageName, build, version } = record;
      reply.code(created ? 201 : 200);
      return { created, restored, package: packageName, build, version, tenants: verdicts };
    });
  });
}
