import { defineNotices } from '../../kernel/dispatch/notice';
import { notMe, security } from '../notice/senders';

export const visitorNotices = defineNotices('login', {
  manyCodes: {
    ...security,
    by: ['message', 'email'],
    title: '有人多次向您的手机号发送验证码',
    text: '今日已有{count}条验证码应陌生设备的请求发送至您的手机号。如非本人操作，请勿将验证码告知他人；没有验证码，他人无法登录或重置密码。',
    linkText: '查看登录记录',
  },
  locked: {
    ...security,
    title: '账号已被临时锁定',
    text: `您的账号因验证多次失败，已于{time}被临时锁定，{minutes}分钟后可以重试。${notMe}`,
    linkText: '查看登录记录',
  },
});
