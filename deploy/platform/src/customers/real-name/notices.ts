import { result } from '../../domain/company/review-notice';
import { reason } from '../../domain/notice/senders';
import { defineNotices } from '../../kernel/dispatch/notice';

export const faceNotices = defineNotices('face', {
  accepted: {
    ...result,
    title: '法定代表人照片审核通过',
    text: '{company}用于{act}的法定代表人照片已审核通过，请登录继续办理。',
    page: '{page}',
    linkText: '继续办理',
  },
  refused: {
    ...result,
    title: '法定代表人照片审核未通过',
    text: '{company}用于{act}的法定代表人照片未通过审核，请登录查看原因后重新发起。',
    detail: reason,
    page: '{page}',
    linkText: '重新发起',
  },
});
