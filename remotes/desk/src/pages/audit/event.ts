import type { CallReply } from '@portal/shared/contract';
import { nothing } from '@portal/shared/format';
import { objectWords } from './object-words';

export type AuditEvent = CallReply<'staffAuditList'>['rows'][number];

const results: Readonly<Record<string, { label: string; colorClass: 'green' | 'red' }>> = {
  ok: { label: '成功', colorClass: 'green' },
  refused: { label: '已拒绝', colorClass: 'red' },
};

export const resultOptions = Object.entries(results).map(([value, { label }]) => ({ value, label }));

export const resultOf = ({ result }: AuditEvent) => results[result] ?? { label: result, colorClass: 'gray' as const };

/** Servers and command lines are kept by the kind and a name. */
const kinds: readonly (readonly [string, string])[] = [
  ['server:', '服务器 '],
  ['token:', '令牌 '],
  ['release:', ''],
  ['gone:', '已删除的账号'],
];

export function whoText({ who }: AuditEvent): string {
  const kind = kinds.find(([beginning]) => who.startsWith(beginning));
  if (kind) return kind[1] + who.slice(kind[0].length);
  return who || '未登录';
}

export const objectText = ({ action, object, company }: AuditEvent): string =>
  [company, objectWords(action, object)].filter(Boolean).join('，') || nothing;
