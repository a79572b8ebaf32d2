import { companyCall, type GroupHandlers, personCall, publicCall } from '../calls/handler';
import { employeeMobileUpdate } from '../employees/change-employees';
import { fieldFault } from '../http/refusal';
import { changePassword } from '../login/change-password';
import { oldPasswordIsRight } from '../login/old-password';
import { passwordFault } from '../protection/password-policy';
import { holdLimit } from '../protection/rate-limit';
import { accountDictionaries } from '../reference/dictionaries';
import { compInfoOf } from '../session/comp-info';
import { changeEmail, changeMobile, proveNewMobile, proveOldMobile, requireFreeMobile } from './change-contact';
import { chooseSms, smsTree } from './employee-sms';
import { choosePhoto, removePhoto } from './photo';
import { productAccess } from './product-access';
import { profile } from './profile';

export const accountProfileHandlers: GroupHandlers<'accountProfile'> = {
  custAccountDict: personCall({}, () => accountDictionaries),
  loginInfoView: companyCall({ stage: 'any' }, ({ member, session }) => compInfoOf(session, member)),

  custAccountLoginView: personCall({}, profile),

  oldPwdCheck: personCall({}, oldPasswordIsRight),

  checkPasswordSecurity: publicCall(async ({ config, db, now, origin, session }, { query }) => {
    await holdLimit(db, { key: `password:${origin.address}`, most: config.perMinute.keys, seconds: 60 }, now);
    const fault = passwordFault(query.password, config.password.rules, session?.mobile);
    if (fault !== null) throw fieldFault('password', fault);
    return null;
  }),

  passWordUpdate: personCall({}, (context, { body }) => changePassword(context, body)),

  mobileCheck: personCall({}, async (context, { query }) => {
    await requireFreeMobile(context, query.mobile);
    return null;
  }),
  mobileOldCodeValid: personCall({}, proveOldMobile),
  mobileNewCodeValid: personCall({}, proveNewMobile),
  mobileUpdate: personCall({}, changeMobile),
  userMobileUpdate: companyCall({ permission: 'employee.write', own: ['employeeCode'] }, employeeMobileUpdate),
  emailUpdate: personCall({}, changeEmail),
  photoUpdate: personCall({}, choosePhoto),
  photoRemove: personCall({}, removePhoto),

  employeeSmsTreeselect: companyCall({ own: ['employeeCode'] }, smsTree),
  smsEmployeeSubmit: companyCall({ own: ['employeeCode'] }, chooseSms),
  checkPassByProductCodeCompCodeAndUserCode: companyCall({ own: ['compCode', 'userCode'] }, productAccess),
};
