/** Errors of customers' browsers, as a gateway tells them. A demonstration has none. */
const seenErrors = [
  {
    ...{ fingerprint: '5d41402abc4b2a76', slot: 'account', package: 'account', class: 'TypeError', standing: null },
    frames: [
      { package: 'host', file: 'kernel.js', line: 1, column: 20_911, original: false },
      { package: 'account', file: 'src/pages/employee/list/employee-table.tsx', line: 131, column: 7, original: true },
      { package: 'account', file: 'src/pages/employee/list/page.tsx', line: 42, column: 12, original: true },
    ],
    ...{ firstSeen: '2026-11-25T02:00:00.000Z', lastSeen: '2026-11-26T02:14:00.000Z', reports: 1_204, visitors: 312 },
    ...{ kinds: ['render', 'error'], pages: ['/center/crm/employee/list', '/center/crm/employee/changeAdmin'] },
    ...{ browsers: ['Chrome', 'Edge', 'Safari'], numbers: ['ACC-B2-M1X2Y3', 'ACC-B2-M1X2Z9'] },
    tenants: ['localhost', 'jinqiao.localhost'],
    releases: [{ release: 'account@b2c4d6e8', reports: 1_204 }],
    newIn: 'account@b2c4d6e8',
  },
  {
    ...{ fingerprint: '7d793037a0760186', slot: 'product', package: 'product', class: 'ChunkLoadError' },
    ...{
      standing: null,
      frames: [{ package: 'product', file: '712.4e1f.js', line: 1, column: 88_120, original: false }],
    },
    ...{ firstSeen: '2026-11-24T08:30:00.000Z', lastSeen: '2026-11-26T01:52:00.000Z', reports: 17, visitors: 15 },
    ...{ kinds: ['load'], pages: ['/center/product/product'], browsers: ['Chrome'], numbers: ['PRO-A9-M1X2QT'] },
    tenants: ['localhost'],
    releases: [
      { release: 'product@a9b8c7d6', reports: 11 },
      { release: 'product@f0e1d2c3', reports: 6 },
    ],
    newIn: null,
  },
  {
    ...{ fingerprint: '9b74c9897bac770f', slot: 'unknown', package: 'host', class: '', standing: null, frames: [] },
    ...{ firstSeen: '2026-11-26T00:05:00.000Z', lastSeen: '2026-11-26T00:05:00.000Z', reports: 1, visitors: 1 },
    ...{ kinds: ['rejection'], pages: [], browsers: ['其他'], numbers: [], tenants: ['localhost'] },
    ...{ releases: [{ release: 'host@1a2b3c4d', reports: 1 }], newIn: 'host@1a2b3c4d' },
  },
  {
    ...{ fingerprint: '1c383cd30b7c298a', slot: 'site', package: 'site', class: 'RangeError', standing: 'muted' },
    frames: [{ package: 'site', file: 'src/pages/news/day-range.ts', line: 18, column: 3, original: true }],
    ...{ firstSeen: '2026-11-02T02:00:00.000Z', lastSeen: '2026-11-20T09:41:00.000Z', reports: 44, visitors: 40 },
    ...{ kinds: ['error'], pages: ['/index/news/list'], browsers: ['Safari'], numbers: [], tenants: ['localhost'] },
    ...{ releases: [{ release: 'site@c0ffee12', reports: 44 }], newIn: 'site@c0ffee12' },
  },
];

/** A list shows files, and no lines. */
export const listedErrors = seenErrors.map((error) => ({
  ...error,
  frames: error.frames.map((frame) => ({ ...frame, line: null, column: null })),
}));

/** The first one as somebody sees it who may see lines. */
export const openedError = { ...seenErrors[0], lines: true };

const sent = { channel: 'sms', to: '138****0001', state: 'USED', at: '2026-11-26T01:00:00.000Z' };
const report = { arrived: true, code: 'DELIVERED', words: '用户接收成功', at: '2026-11-26T01:00:05.000Z' };

/** Letters to a company's people, with what the provider says became of each SMS. */
export const sentLetters = [
  { ...sent, title: '登录验证码', report },
  { ...sent, title: '重置密码验证码', report: { ...report, arrived: false, code: 'MK:0001', words: '用户关机' } },
  { ...sent, title: '注册验证码', report: { ...report, arrived: false, code: '', words: '' } },
  { ...sent, title: '新环境登录提醒' },
  { ...sent, title: '产品已开通', channel: 'message', to: '王建国', state: 'UNREAD' },
  { ...sent, title: '企业信息变更已受理', channel: 'email', to: 'w***@example.com', state: 'SENT' },
];
