import { notMe, security } from '../../domain/notice/senders';
import { defineNotices } from '../../kernel/dispatch/notice';

export const newDeviceNotices = defineNotices('login', {
  newDevice: {
    ...security,
    by: ['message', 'email'],
    title: '新设备登录提醒',
    text: `您的账号于{time}在新设备（{device}）上登录。${notMe}`,
    linkText: '查看登录记录',
  },
});
