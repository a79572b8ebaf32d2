import { supportAsk, supportVisitorReply, supportVisitorShow } from '../../domain/support/visitor-tickets';
import { type GroupHandlers, personCall, publicCall } from '../../kernel/calls/handler';
import { supportClose, supportCreate, supportList, supportReply, supportShow } from './own-tickets';

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
