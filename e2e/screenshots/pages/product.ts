import { root } from '../persons';
import type { Subject } from '../subject';

export const productPages: readonly Subject[] = [
  { name: '产品中心', phone: root, path: '/center/product/product' },
  { name: '进入产品', phone: root, path: '/center/product/enter' },
];
