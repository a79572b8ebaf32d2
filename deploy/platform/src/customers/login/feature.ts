import { visitorNotices } from '../../domain/visitor/notices';
import { defineFeature } from '../../feature';
import { loginHandlers, passwordResetHandlers } from './handlers';
import { newDeviceNotices } from './notices';
import { deviceData, knownBrowserRule, logData } from './retention';

export const loginFeature = defineFeature({
  calls: { ...loginHandlers, ...passwordResetHandlers },
  codes: { login: '登录', unlock: '解除会话锁定', securityCheck: '新环境登录', resetPassword: '重置登录密码' },
  notices: [newDeviceNotices, visitorNotices],
  personalData: [deviceData, logData],
  retention: [knownBrowserRule],
});
