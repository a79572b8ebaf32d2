import { expect, test } from '@jest/globals';
import { objectWords } from './object-words';

test.each([
  ['login', 'type 50', '安全提示'],
  ['login', 'type 99', '登录受限'],
  ['staff.login', 'code: admin', '动态验证码：admin'],
  ['staff.login', 'oidc: zhang.wei', '企业账号：zhang.wei'],
  ['authorization', 'staffMe: 登录已失效，请重新登录', '员工登录：登录已失效'],
  ['authorization', 'employeeAdd', '人员管理'],
  ['envelope', 'employeeAdd: replay', '人员管理：重复的请求'],
  ['envelope', 'employeeAdd: aes header', '人员管理：安全校验未通过'],
  ['authorization', 'case T5f0c7d0e6a434b7e9d512a7f', '审核事项'],
  ['authorization', 'version 3', '版本 3'],
  ['request.ask', 'roles: 张伟（zhang.wei）', '调整角色：张伟（zhang.wei）'],
  ['case.show', 'TdemoJX75', ''],
  ['employee.edit', 'E5f0c7d0e6a434b7e9d512a7f E101,E102', '管理员、经办'],
  ['employee.add', '138****0001', '138****0001'],
  ['mobile.change', '138****0001 > 139****0002', '138****0001 → 139****0002'],
  ['stepUp', 'accounts', '管理银行账户'],
  ['device.logoutOthers', '2', '2 处登录'],
  ['company.freeze', 'QY2025000299', 'QY2025000299'],
  ['content.push', '', ''],
  ['face.start', 'registration', '企业认证'],
  ['release.assign', 'registration', '模块 registration'],
  ['release.publish', 'site@1', '版本 site@1'],
  ['tenant.open', 'bank.localhost', 'bank.localhost'],
])('the object of %s, %j, reads %j', (action, object, words) => {
  expect(objectWords(action, object)).toBe(words);
});
