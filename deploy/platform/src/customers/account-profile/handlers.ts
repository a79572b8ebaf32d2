import { productAccess } from '../../domain/product/product-access';
import { accountDictionaries } from '../../domain/reference/dictionaries';
import { changePassword } from '../../domain/visitor/change-password';
import { oldPasswordIsRight } from '../../domain/visitor/old-password';
import { companyCall, type GroupHandlers, personCall, publicCall } from '../../kernel/calls/handler';
import { holdLookups } from '../../kernel/protection/lookups';
import { employeeMobileUpdate } from '../employees/ask-mobile-change';
import { compInfoOf } from '../session/comp-info';
import { askedMobiles, refuseAskedMobile } from './asked-mobile';
import { changeEmail, changeMobile, proveNewMobile, proveOldMobile, requireFreeMobile } from './change-contact';
import { checkSecurity } from './check-security';
import { chooseSms, smsTree } from './employee-sms';
import { choosePhoto, removePhoto } from './photo';
import { profile } from './profile';

export const accountProfileHandlers: GroupHandlers<'accountProfile'> = {
  custAccountDict: personCall({}, () => accountDictionaries),
  loginInfoView: companyCall({ stage: 'any' }, ({ member, session }) => compInfoOf(session, member)),

  custAccountLoginView: personCall({}, profile),

  oldPwdCheck: personCall({}, oldPasswordIsRight),

  checkPasswordSecurity: publicCall(checkSecurity),

  passWordUpdate: personCall({}, (context, { body }) => changePassword(context, body)),

  mobileCheck: personCall({}, async (context, { query }) => {
    await holdLookups(context);
    await requireFreeMobile(context, query.mobile);
  }),
  mobileOldCodeValid: personCall({}, proveOldMobile),
  mobileNewCodeValid: personCall({}, proveNewMobile),
  mobileUpdate: personCall({ stepUp: 'contact' }, changeMobile),
  userMobileUpdate: companyCall(
    { permission: 'employee.write', own: ['employeeCode'], stepUp: 'employees' },
    employeeMobileUpdate,
  ),
  mobileChangeList: personCall({}, askedMobiles),
  mobileChangeRefuse: personCall({}, refuseAskedMobile),
  emailUpdate: personCall({ stepUp: 'contact' }, changeEmail),
  photoUpdate: personCall({}, choosePhoto),
  photoRemove: personCall({}, removePhoto),

  employeeSmsTreeselect: companyCall({ own: ['employeeCode'] }, smsTree),
  smsEmployeeSubmit: companyCall({ own: ['employeeCode'] }, chooseSms),
  checkPassByProductCodeCompCodeAndUserCode: companyCall(
    { own: ['compCode', 'userCode'] },
    ({ db, member, now }, { query }) => productAccess(db, member, query.productCode, now),
  ),
};
