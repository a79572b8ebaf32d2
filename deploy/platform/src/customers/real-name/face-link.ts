import { company, faceCheck } from '@portal/database/schema/platform';
import type { CallReply, FaceState } from '@portal/shared/contract';
import { and, eq, gt } from 'drizzle-orm';
import { faceWay } from '../../domain/real-name/face-way';
import { type FacePurpose, type FaceRow, lastFace } from '../../domain/real-name/read-proofs';
import type { CallContext } from '../../kernel/calls/context';
import type { HandlerInput } from '../../kernel/calls/handler';
import { hashOf } from '../../kernel/data/new-code';
import { notFound } from '../../kernel/http/http-error';
import { holdLimit } from '../../kernel/protection/rate-limit';

export const purposeTexts: Readonly<Record<FacePurpose, string>> = {
  registration: '企业实名认证',
  adminChange: '变更企业管理员',
};

export const linkHash = (ticket: string) => hashOf(`face:${ticket}`);

interface Linked {
  readonly row: FaceRow;
  readonly tenant: string;
  readonly compName: string;
}

/** Returns the check of a one-time link, with its company. */
export async function checkByLink(context: CallContext, ticket: string): Promise<Linked> {
  const { db, config, origin, now } = context;
  await holdLimit(db, { key: `face-link:${origin.address}`, most: config.perMinute.keys, seconds: 60 }, now);
  const [found] = await db
    .select({ row: faceCheck, tenant: company.tenant, compName: company.compName })
    .from(faceCheck)
    .innerJoin(company, eq(company.compCode, faceCheck.compCode))
    .where(eq(faceCheck.linkHash, linkHash(ticket)));
  if (!found) throw notFound('链接无效，请重新获取');
  return found;
}

export async function faceInfo(
  context: CallContext,
  { body }: HandlerInput<'faceInfo'>,
): Promise<CallReply<'faceInfo'>> {
  const { db, now } = context;
  const { row, tenant } = await checkByLink(context, body.ticket);
  const purpose = row.purpose as FacePurpose;
  await db
    .update(faceCheck)
    .set({ state: 'SCANNED' })
    .where(and(eq(faceCheck.faceId, row.faceId), eq(faceCheck.state, 'WAITING'), gt(faceCheck.expiresAt, now)));
  const current = await lastFace(db, row.compCode, purpose, now);
  const known = current?.faceId === row.faceId ? current : undefined;
  const state = (known?.state ?? 'EXPIRED') as FaceState;
  return {
    state,
    purposeText: purposeTexts[purpose],
    expireTime: row.expiresAt.toISOString(),
    way: await faceWay(context, tenant),
    checking: state === 'SCANNED' && row.dispatchId !== null,
    url: known?.pageUrl ?? '',
    reason: known?.reason ?? '',
  };
}
