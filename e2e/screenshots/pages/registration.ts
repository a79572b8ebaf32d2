import { root } from '../persons';
import type { Subject } from '../subject';

export const registrationPages: readonly Subject[] = [
  { name: '注册账号', path: '/register/account' },
  { name: '开通申请', phone: '13800000015', path: '/register/permit' },
  { name: '实名认证', phone: '13800000020', path: '/register/verification' },
  { name: '实名认证-办理中', phone: '13800000025', path: '/register/verification' },
  { name: '平台审核', phone: '13800000030', path: '/register/approval' },
  { name: '审核退回', phone: '13800000035', path: '/register/approval' },
  { name: '变更复审', phone: '13800000050', path: '/register/approval' },
  { name: '认证成功', phone: root, path: '/register/success' },
  { name: '联系客服-无法登录', path: '/register/support' },
  { name: '企业事项-无凭证', path: '/register/way-out' },
  { name: '人脸识别-无凭证', path: '/register/face' },
];
