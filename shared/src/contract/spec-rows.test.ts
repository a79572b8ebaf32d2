import { describe, expect, test } from '@jest/globals';
import { type Call, callUrl } from './call';
import { calls } from './calls';

/**
 * The rows of the specification's section 7 in its own form: path and payload. The second of the two company lists by
 * mobile stands there as "the Enable variant", the download in a separate sentence.
 */
const specRows: readonly (readonly [path: string, payload: string])[] = [
  ['company/custAccount/list/dict', 'not shown'],
  ['company/custAccount/login/view', 'not shown'],
  ['loginInfo/view', 'company info per product code'],
  ['company/custAccount/oldPwd/check', 'query pwd'],
  ['param/security/checkPasswordSecurity', 'query password'],
  ['company/custAccount/login/employeeSmsTreeselect', 'query employeeCode, compRole'],
  ['company/custAccount/login/smsEmployeeSubmit', 'body'],
  ['sms/mobileNewCodeValid', 'query code, newCode, browserID'],
  ['custUser/checkPassByProductCodeCompCodeAndUserCode', 'query productCode, compCode, userCode'],
  ['company/custAccount/passWord/update', 'body'],
  ['company/custAccount/email/update', 'query email'],
  ['company/custAccount/mobile/update', 'query mobile'],
  ['company/custAccount/mobile/userMobileUpdate', 'query employeeCode, mobile'],
  ['company/custAccount/photo/update', 'query fileToken, fileName'],
  ['company/custAccount/mobile/check', 'query mobile'],
  ['third/file/store', 'file upload'],
  ['/third/mail/emailCodeValid', 'query code, browserID'],
  ['/third/mail/sendEmailCode', 'query email, browserID'],
  ['company/custAccount/verify/code', 'query browserID'],
  ['company/custAccount/verify/codeValid', 'query code, browserID'],
  ['login/user/verify/code', 'query browserID (check login type)'],
  ['login/sms/token/{browserID}', 'returns an SMS token in body'],
  ['sms/sendMobileCodeOfLoginWithSecurity', 'query browserID, mobile, smsToken'],
  ['login/user/mobileLoginWithSecurity', 'not shown'],
  ['email/sendIpCheckEmailCode', 'not shown'],
  ['email/validIpCheckEmailCode', 'not shown'],
  ['company/custAccount/passWord/updateWithSecurity', 'not shown'],
  ['param/security/findParamSecurityLogoutWay', 'not shown'],
  ['sms/sendMobileCodeOfLogoutWithSecurity', 'query browserID, mobile, smsToken'],
  ['login/user/logoutCheckTypeWithSecurity', 'checkType, passWord or mobileCode, userMobile, browserID'],
  ['login/user/findLoginMultipleDevices', 'not shown'],
  ['login/loginOut', 'not shown'],
  ['login/user/rsa/secretKey', 'not shown'],
  ['login/saveLogOutLog', 'not shown'],
  ['province/list', 'not shown'],
  ['area/list', 'query pid'],
  ['linkage/list', 'not shown'],
  ['linkage/getChild', 'query pid'],
  ['reg/user/listDict', 'not shown'],
  ['employee/refresh/token', 'refreshToken, employeeCode, compBizCode or compRoleCode'],
  ['res/menu/emp/role/findResAllByToken', 'not shown'],
  ['cust/employee/findAllCompNameByMobile', 'productCode'],
  ['cust/employee/findAllCompNameByMobileEnable', 'productCode'],
  ['cust/employee/info/comp', 'productCode'],
  ['cust/employee/comps/all', 'not shown'],
  ['message/getIsUnreadNumbers', 'query receiveCompCode'],
  ['manage/article/getArticleList', 'not shown'],
  ['manage/article/getArticleInfo', 'not shown'],
  ['cust/product/queryPermitAudit', 'query compCode, productCode, afterStatus'],
  ['cust/multiTenant/findMultiTenantInfo', 'query url (host)'],
  ['product/list', 'not shown'],
  ['/web/portal/operate/findInfoOperateGuideByParams', 'not shown'],
  ['cust/product/findAllByPermitStatus', 'query compCode'],
  ['cust/comp/sign/dict', 'not shown'],
  ['cust/comp/findAllSignInfo', 'query compCode'],
  ['cust/comp/findAllSign', 'not shown'],
  ['cust/comp/sign', 'query compCode'],
  ['product/getCompPersonalVoucherInfo', 'query compCode, userCode'],
  ['auth/isCustUserAuth', 'not shown'],
  ['GET third/file/down/load', 'query fileToken'],
];

const rows: readonly Call[] = Object.values(calls);

/** The four sign calls stand under `/api` by their bare names, as the specification says below its table. */
const signCall = /^cust\/comp\/(sign|findAllSign)/;

function expectedBase(path: string): Call['base'] {
  return path.startsWith('/') || signCall.test(path) ? 'root' : 'portal';
}

function queryNames(payload: string): string[] | undefined {
  const names = /^query ([\w, ]+?)(?: \(.*\))?$/.exec(payload)?.[1];
  return names?.split(', ');
}

describe('the specification, row by row', () => {
  test.each(specRows)('%s (%s)', (spelled, payload) => {
    const [path = '', method = 'POST'] = spelled.split(' ').reverse();
    const found = rows.filter((call) => call.path === path);
    expect(found).toHaveLength(1);
    const call = found[0] as Call;
    expect(call.spec).toBe(true);
    expect(call.method).toBe(method);
    expect(call.base).toBe(expectedBase(path));

    const query = queryNames(payload);
    if (query) {
      expect(call.query).toEqual(query);
      expect(call.body).toBe('none');
    }
    if (payload === 'body') expect(call.body).toBe('json');
    if (payload === 'file upload') expect(call.body).toBe('file');
    if (path.includes('WithSecurity')) expect(call.sealed).toBe(true);
  });

  test('nothing passes for the specification that does not stand there', () => {
    const spelled = specRows.map(([path]) => path.replace(/^GET /, ''));
    const surplus = rows.filter((call) => call.spec && !spelled.includes(call.path));
    expect(surplus).toEqual([]);
  });
});

describe('addresses', () => {
  test('a portal path, a path with a leading slash, a sign call, a name in the path', () => {
    expect(callUrl(calls.loginOut)).toBe('/web/portal/api/login/loginOut');
    expect(callUrl(calls.sendEmailCode)).toBe('/third/mail/sendEmailCode');
    expect(callUrl(calls.operateGuides)).toBe('/web/portal/operate/findInfoOperateGuideByParams');
    expect(callUrl(calls.compSign)).toBe('/cust/comp/sign');
    expect(callUrl(calls.loginSmsToken, { browserID: 'a/b' })).toBe('/web/portal/api/login/sms/token/a%2Fb');
  });

  test('no two calls share one', () => {
    const addresses = rows.map((call) => `${call.method} ${callUrl(call)}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });
});
