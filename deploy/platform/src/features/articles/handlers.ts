import { type GroupHandlers, publicCall } from '../../core/calls/handler';
import { articleInfo, articleList, operateGuides } from './read-articles';

export const articleHandlers: GroupHandlers<'article'> = {
  articleList: publicCall(articleList),
  articleInfo: publicCall(articleInfo),
  operateGuides: publicCall(operateGuides),
};
