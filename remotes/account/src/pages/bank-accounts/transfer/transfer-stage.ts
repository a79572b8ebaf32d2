import type { BankAccountState } from '@portal/shared/contract';

export const transferSteps = ['核对账户', '平台打款', '回填金额', '完成验证'] as const;

/** The step that an account is in; the number of steps when it is proven. */
export const stepOf: Readonly<Record<BankAccountState, number>> = {
  INIT: 0,
  PAID: 1,
  PAID_FAILED: 1,
  PAID_SUCCESS: 2,
  FAILED: 2,
  EXPIRED: 2,
  ORGANFINISHED: transferSteps.length,
};

/** The platform waits for the bank: only then the page asks again by itself. */
export const isWaiting = (state: BankAccountState): boolean => state === 'PAID';

interface Setback {
  readonly title: string;
  readonly hint: string;
}

/** The fault and the next step; null where nothing went wrong. */
export function setbackOf({ state, reason }: { state: BankAccountState; reason: string }): Setback | null {
  switch (state) {
    case 'PAID_FAILED':
      return {
        title: `打款失败：${reason || '银行未说明原因'}`,
        hint: '请核对账户信息，无误后重新发起；如账户信息有误，请先变更账户。',
      };
    case 'FAILED':
      return { title: '验证失败', hint: reason || '金额错误次数已用完，请重新发起打款。' };
    case 'EXPIRED':
      return { title: '打款已过期', hint: '未在有效期内回填金额，请重新发起打款。' };
    default:
      return null;
  }
}
