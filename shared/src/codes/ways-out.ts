import type { Code } from './code';

/**
 * A company whose people cannot enter it has a way out that its administrator takes without a session. `closing`: looks
 * at the closing, or ends it.
 */
export type WayOutKind = 'reapplication' | 'correction' | 'renewal' | 'unfreeze' | 'closing' | 'reopening';

export interface WayOut {
  readonly kind: WayOutKind;
  /** The words of its button. */
  readonly label: string;
}

const byStatus: Readonly<Record<string, WayOut>> = {
  '45': { kind: 'reapplication', label: '重新申请' },
  '55': { kind: 'correction', label: '修改后重新提交' },
  '60': { kind: 'renewal', label: '更新证照' },
  '70': { kind: 'unfreeze', label: '申请解冻' },
  '75': { kind: 'unfreeze', label: '查看解冻进度' },
  '80': { kind: 'closing', label: '查看注销进度' },
  '90': { kind: 'reopening', label: '申请恢复' },
};

/** The way out of a company's status; undefined: it has none, and 客服 is the person to ask. */
export const wayOutOf = (compStatus: Code | null | undefined): WayOut | undefined => byStatus[String(compStatus ?? '')];
