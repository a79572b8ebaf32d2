import { faceCheck } from '@portal/database/schema/platform';
import { faceTriesOverText } from '@portal/shared/codes';
import { wrongStatusText } from '@portal/shared/codes/refusal-texts';
import type { CallReply } from '@portal/shared/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { noteConsents } from '../../domain/article/consents';
import { beginVerification } from '../../domain/real-name/begin-verification';
import { faceLifeSeconds, faceState, faceTries } from '../../domain/real-name/face-state';
import { faceWay } from '../../domain/real-name/face-way';
import { type FacePurpose, type FaceRow, lastFace } from '../../domain/real-name/read-proofs';
import type { CompanyContext } from '../../kernel/calls/context';
import type { HandlerInput } from '../../kernel/calls/handler';
import { newCode, newToken } from '../../kernel/data/new-code';
import { takeTurn } from '../../kernel/data/take-turn';
import { conflict, forbidden } from '../../kernel/http/http-error';
import { audit } from '../../kernel/protection/audit';
import { holdLimit } from '../../kernel/protection/rate-limit';
import { issueTicket } from '../../kernel/protection/tickets';
import { publicAddress } from '../../kernel/tenant/public-address';
import { linkHash, purposeTexts } from './face-link';

type Face = CallReply<'faceState'>;

const proofSeconds = 600;

/**
 * Companies that register use the check for their registration. Open companies use it for a change of their
 * administrator.
 */
function checkPurpose({ member }: CompanyContext, purpose: FacePurpose): void {
  const statuses = purpose === 'registration' ? ['20', '25'] : ['40'];
  if (!member.permissions.has('admin.change')) throw forbidden();
  if (!statuses.includes(member.compStatus)) throw conflict(wrongStatusText);
}

function faceOf(row: FaceRow | undefined, { way, url = '', proof = '' }: Pick<Face, 'way'> & Partial<Face>): Face {
  return {
    way,
    state: (row?.state ?? 'NONE') as Face['state'],
    url,
    expireTime: row?.expiresAt.toISOString() ?? null,
    remainTimes: Math.max(0, faceTries - (row?.failures ?? 0)),
    reason: row?.reason ?? '',
    proof,
  };
}

export async function faceStart(context: CompanyContext, { body }: HandlerInput<'faceStart'>): Promise<Face> {
  const { db, config, member, session, origin, messenger, now } = context;
  const { purpose } = body;
  checkPurpose(context, purpose);
  const { compCode } = member;
  await holdLimit(db, { key: `face:${compCode}`, most: config.perMinute.codes, seconds: 60 }, now);
  const ticket = newToken();
  const row = await db.transaction(async (transaction): Promise<FaceRow> => {
    await takeTurn(transaction, `face:${compCode}`);
    const last = await lastFace(transaction, compCode, purpose, now);
    const failures = last && now.getTime() - last.createdAt.getTime() < 86_400_000 ? last.failures : 0;
    if (last?.state === 'REVIEWING') throw conflict('照片正在人工审核，请等待审核结果');
    if (failures >= faceTries) throw conflict(faceTriesOverText);
    const made: FaceRow = {
      faceId: newCode('F'),
      compCode,
      purpose,
      linkHash: linkHash(ticket),
      state: 'WAITING',
      reason: '',
      failures,
      plannedFailure: '',
      dispatchId: null,
      pageUrl: '',
      photoToken: null,
      createdAt: now,
      expiresAt: new Date(now.getTime() + faceLifeSeconds * 1000),
    };
    if (last) {
      const old = and(eq(faceCheck.faceId, last.faceId), inArray(faceCheck.state, faceState.sources('expired')));
      await transaction.update(faceCheck).set({ state: 'EXPIRED' }).where(old);
    }
    await transaction.insert(faceCheck).values(made);
    await noteConsents(transaction, { userCode: session.userCode, origin }, ['FACE'], now);
    if (purpose === 'registration') await beginVerification(transaction, compCode, now);
    return made;
  });
  const way = await faceWay(context, origin.tenant);
  const url = `${await publicAddress(context)}/register/face?ticket=${ticket}`;
  if (body.sendSms) {
    const check = way === 'provider' ? '人脸识别' : '身份核验';
    const text = `请法定代表人打开链接完成${purposeTexts[purpose]}${check}，30分钟内有效：${url}`;
    messenger.send({
      tenant: origin.tenant,
      channel: 'sms',
      recipient: session.mobile,
      purpose: 'faceLink',
      code: '',
      text,
    });
  }
  await audit(context, 'face.start', 'ok', purpose);
  return faceOf(row, { way, url });
}

/** Returns the state of the check. The link itself is shown only when it is made; a person who lost it makes another. */
export async function faceStateView(context: CompanyContext, { body }: HandlerInput<'faceState'>): Promise<Face> {
  const { db, member, origin, now } = context;
  if (!member.permissions.has('admin.change')) throw forbidden();
  const row = await lastFace(db, member.compCode, body.purpose, now);
  const fresh = row?.state === 'SUCCESS' && body.purpose === 'adminChange' && row.expiresAt > now;
  const binding = member.employeeCode;
  const data = { compCode: member.compCode };
  const proof = fresh ? await issueTicket(db, { kind: 'faceProof', binding, data, seconds: proofSeconds }, now) : '';
  return faceOf(row, { way: await faceWay(context, origin.tenant), proof });
}
