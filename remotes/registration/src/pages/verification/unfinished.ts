import type { View } from './card-values';

const titles = {
  legalPerson: '法人信息',
  agent: '管理员信息',
  proof: '认证方式',
  certificate: '数字证书与签章',
} as const;

/** The cards that still have to be finished before the submission. */
export function unfinished(view: Pick<View, keyof typeof titles>): string[] {
  return (Object.keys(titles) as (keyof typeof titles)[])
    .filter((card) => view[card].state !== 'DONE')
    .map((card) => titles[card]);
}
