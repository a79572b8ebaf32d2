import { permissionsOf, permissionTitles } from '@portal/shared/codes/permissions';
import { permissionRow } from '@portal/shared/codes/resources';
import { companyCall, type GroupHandlers, personCall, publicCall } from '../../kernel/calls/handler';
import { inProduct, membershipsOf } from '../../kernel/session/memberships';
import { placeAccept, placeRefuse } from './answer-invitation';
import { compInfoOf } from './comp-info';
import { devices, loginLog, logoutDevice, logoutOthers } from './devices';
import { refresh } from './refresh';

export const sessionHandlers: GroupHandlers<'session'> = {
  refreshToken: publicCall(refresh),

  /** Only the permissions of the contract. The gateway adds what the visitor's remotes declare: pages and menus. */
  findResAllByToken: companyCall({ stage: 'any' }, ({ member }) =>
    [...permissionsOf({ ...member, compRoles: member.rolesInForce })].map((code) =>
      permissionRow({ code, title: permissionTitles[code] }),
    ),
  ),

  findAllCompNameByMobile: personCall({}, async ({ db, session }, { body }) =>
    inProduct(await membershipsOf(db, session.userCode), body.productCode),
  ),
  findAllCompNameByMobileEnable: personCall({}, async ({ db, session }, { body }) => {
    const memberships = inProduct(await membershipsOf(db, session.userCode), body.productCode);
    return memberships.filter(({ status }) => status === '1');
  }),
  custEmployeeCompsAll: personCall({}, ({ db, session }) => membershipsOf(db, session.userCode)),
  placeAccept: personCall({}, placeAccept),
  placeRefuse: personCall({}, placeRefuse),
  custEmployeeInfoComp: companyCall({ stage: 'any' }, ({ member, session }) => compInfoOf(session, member)),

  deviceList: personCall({}, devices),
  deviceLogoutOthers: personCall({}, logoutOthers),
  deviceLogout: personCall({}, logoutDevice),
  loginLogList: personCall({}, loginLog),
};
