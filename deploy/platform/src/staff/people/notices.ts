import { notMe, security } from '../../domain/notice/senders';
import { defineNotices } from '../../kernel/dispatch/notice';

export const personNotices = defineNotices('person', {
  locked: {
    ...security,
    title: '账号已被锁定',
    text: '您的账号已于{time}被平台锁定，如有疑问请联系客服。',
  },
  unlocked: {
    ...security,
    title: '账号已解除锁定',
    text: `您的账号已于{time}解除锁定，可以重新登录。${notMe}`,
  },
  mobileCorrected: {
    ...security,
    title: '登录手机号已更正',
    text: '经核实身份，您的登录手机号已由{before}更正为{after}，请使用新手机号登录。如非本人申请，请立即联系客服。',
  },
});
