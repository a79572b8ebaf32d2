import { careRoles } from '../../domain/staff/care-roles';
import { type StaffGroupHandlers, staffCall } from '../../kernel/calls/handler';
import { staffCompanyExport } from './export-company';
import { staffCompanyFreeze, staffCompanyUnfreeze } from './freeze';
import { staffCompanyList } from './list-companies';
import { staffCompanyMessage } from './message-company';
import { staffNoteAdd, staffNoteList } from './notes';
import { staffCompanyFile, staffCompanyRescan, staffCompanyReveal } from './papers';
import { staffCompanyProfile, staffCompanyShow } from './show-company';
import {
  staffCompanyAccounts,
  staffCompanyAgreements,
  staffCompanyCases,
  staffCompanyLogins,
  staffCompanyPeople,
  staffCompanyProducts,
  staffCompanySent,
} from './tabs';

const readers = { roles: careRoles.read };

export const staffCompanyHandlers: StaffGroupHandlers<'staffCompany'> = {
  staffCompanyList: staffCall(readers, staffCompanyList),
  staffCompanyShow: staffCall(readers, staffCompanyShow),
  staffCompanyProfile: staffCall(readers, staffCompanyProfile),
  staffCompanyPeople: staffCall(readers, staffCompanyPeople),
  staffCompanyAccounts: staffCall(readers, staffCompanyAccounts),
  staffCompanyAgreements: staffCall(readers, staffCompanyAgreements),
  staffCompanyProducts: staffCall(readers, staffCompanyProducts),
  staffCompanyCases: staffCall(readers, staffCompanyCases),
  staffCompanyLogins: staffCall(readers, staffCompanyLogins),
  staffCompanySent: staffCall(readers, staffCompanySent),
  staffNoteList: staffCall(readers, staffNoteList),
  staffNoteAdd: staffCall({ roles: careRoles.note }, staffNoteAdd),
  staffCompanyFile: staffCall({ roles: careRoles.reveal }, staffCompanyFile),
  staffCompanyRescan: staffCall({ roles: careRoles.rescan }, staffCompanyRescan),
  staffCompanyReveal: staffCall({ roles: careRoles.reveal }, staffCompanyReveal),
  staffCompanyMessage: staffCall({ roles: careRoles.message }, staffCompanyMessage),
  staffCompanyFreeze: staffCall({ roles: careRoles.freeze }, staffCompanyFreeze),
  staffCompanyUnfreeze: staffCall({ roles: careRoles.freeze }, staffCompanyUnfreeze),
  staffCompanyExport: staffCall({ roles: careRoles.export }, staffCompanyExport),
};
