import { chooser, root } from '../persons';
import type { Subject } from '../subject';

export const hostPages: readonly Subject[] = [
  { name: '登录', path: '/login' },
  { name: '选择企业', phone: chooser, path: '/login/changeComp' },
  { name: '找回密码', path: '/resetpwd/account' },
  { name: '重置密码-无凭证', path: '/resetpwd/reset' },
  { name: '重置完成', path: '/resetpwd/complete' },
  { name: '页面不存在-访客', path: '/404' },
  { name: '页面不存在-已登录', phone: root, path: '/404' },
  { name: '人脸完成', path: '/face-success' },
];
