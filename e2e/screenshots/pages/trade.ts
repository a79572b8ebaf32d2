import { root } from '../persons';
import type { Subject } from '../subject';

export const tradePages: readonly Subject[] = [
  { name: '信用凭证', phone: root, path: '/center/scm/voucher' },
  { name: '角色说明', phone: root, path: '/center/scm/voucher/roles' },
  { name: '电子商务', phone: root, path: '/center/ec/mall' },
];
