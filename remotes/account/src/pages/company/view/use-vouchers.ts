import { useKeptAnswer } from '@portal/shared/api';
import { daysBetween, formatDay } from '@portal/shared/format';
import { useSession } from '@portal/shared/session';
import type { Expiring } from './expiry';

export interface Voucher extends Expiring {
  readonly name: string;
  readonly no: string;
}

/** The certificate with which the company signs. */
export const companyVoucher = '企业数字证书';

/** So many days ahead the portal warns of the end, as it does for every other paper. */
const ahead = 30;

/** The digital certificates of the company and of the person. Without an answer none are shown. */
export function useVouchers(today: string): { readonly vouchers: readonly Voucher[]; readonly reload: () => void } {
  const compInfo = useSession((session) => session.compInfo);
  const query = compInfo && { compCode: compInfo.compCode, userCode: compInfo.userCode };
  const { value, retry: reload } = useKeptAnswer('compPersonalVoucherInfo', query && { query });
  const held = [
    [companyVoucher, value?.compVoucher],
    ['个人数字证书', value?.personalVoucher],
  ] as const;
  const vouchers = held.flatMap(([name, voucher]) => {
    if (!voucher) return [];
    const expireDate = formatDay(voucher.expireTime);
    return [{ name, no: voucher.no, expireDate, expiring: daysBetween(today, expireDate) <= ahead }];
  });
  return { vouchers, reload };
}
