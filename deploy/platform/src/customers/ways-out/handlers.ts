import { companyCall, type GroupHandlers, personCall, publicCall } from '../../kernel/calls/handler';
import { storeUpload } from '../files/store-upload';
import { actingPerson } from './acting-person';
import { wayOutAsk, wayOutKeep } from './ask';
import { wayOutChange } from './change';
import { closingStopProduct, closingSubmit, closingView } from './closing';
import { wayOutOffer } from './offer';
import { wayOutReapply } from './reapply';
import { wayOutView } from './view';

export const waysOutHandlers: GroupHandlers<'waysOut'> = {
  wayOutOffer: personCall({}, wayOutOffer),
  wayOutView: publicCall(wayOutView),
  wayOutFile: publicCall(async (context, { query, file }) => {
    const acting = await actingPerson(context, query.ticket);
    return storeUpload(acting, acting.session.userCode, file);
  }),
  wayOutReapply: publicCall(wayOutReapply),
  wayOutChange: publicCall(wayOutChange),
  wayOutAsk: publicCall(wayOutAsk),
  wayOutKeep: publicCall(wayOutKeep),
  closingView: companyCall({ permission: 'company.write' }, closingView),
  closingStopProduct: companyCall({ permission: 'company.write', stepUp: 'company' }, closingStopProduct),
  closingSubmit: companyCall({ permission: 'company.write', stepUp: 'company' }, closingSubmit),
};
