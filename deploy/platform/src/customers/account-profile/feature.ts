import { defineFeature } from '../../feature';
import { accountProfileHandlers } from './handlers';
import { accountData, mobileChangeRule } from './retention';

export const accountProfileFeature = defineFeature({
  calls: accountProfileHandlers,
  letters: ['contactTold'],
  codes: {
    changeEmail: '绑定邮箱',
    changeMobileOld: '修改手机号，此为原手机号验证码',
    changeMobileNew: '修改手机号，此为新手机号验证码',
  },
  personalData: [accountData],
  retention: [mobileChangeRule],
});
