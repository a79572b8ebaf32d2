import { type GroupHandlers, personCall, publicCall } from '../../core/calls/handler';
import { supportClose, supportCreate, supportList, supportReply, supportShow } from './own-tickets';
import { supportAsk, supportVisitorReply, supportVisitorShow } from './visitor-tickets';

export const supportHandlers: GroupHandlers<'support'> = {
  supportCreate: personCall({}, supportCreate),
  supportList: personCall({}, supportList),
  supportShow: personCall({}, supportShow),
  supportReply: personCall({}, supportReply),
  supportClose: personCall({}, supportClose),
  supportAsk: publicCall(supportAsk),
  supportVisitorShow: publicCall(supportVisitorShow),
  supportVisitorReply: publicCall(supportVisitorReply),
};
