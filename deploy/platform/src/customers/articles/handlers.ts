import { type GroupHandlers, personCall, publicCall } from '../../kernel/calls/handler';
import { agreeToConsents, consentsDue } from './consents-due';
import { articleInfo, articleList, operateGuides } from './read-articles';

export const articleHandlers: GroupHandlers<'article'> = {
  articleList: publicCall(articleList),
  articleInfo: publicCall(articleInfo),
  operateGuides: publicCall(operateGuides),
};

export const consentHandlers: GroupHandlers<'consent'> = {
  consentsDue: personCall({}, (context) => consentsDue(context)),
  consentsAgree: personCall({}, agreeToConsents),
};
