import type { CallReply } from '@portal/shared/contract';
import { companyCertificate, isValid, personalCertificate } from '../../domain/agreement/certificates';
import type { CompanyContext } from '../../kernel/calls/context';

type Vouchers = CallReply<'compPersonalVoucherInfo'>;

const voucherOf = (held: Awaited<ReturnType<typeof companyCertificate>>): Vouchers['compVoucher'] =>
  held ? { no: held.certificateNo, expireTime: held.validTo.toISOString() } : null;

export async function vouchers({ db, member, session }: CompanyContext): Promise<Vouchers> {
  return {
    compVoucher: voucherOf(await companyCertificate(db, member.compCode)),
    personalVoucher: voucherOf(await personalCertificate(db, member.compCode, session.userCode)),
  };
}

/**
 * Returns whether the person has proved who they are: a reviewer has checked the administrator with the company, and a
 * valid certificate of their own shows it of others.
 */
export async function isAuthed({ db, member, session, now }: CompanyContext): Promise<CallReply<'isCustUserAuth'>> {
  if (member.rootManager) return { authed: true };
  const held = await personalCertificate(db, member.compCode, session.userCode);
  return { authed: held !== undefined && isValid(held, now) };
}
