import type { Settings } from '@portal/run/settings';

/** The demonstration's accounts that a newcomer needs. All have the password `Portal@2026x`. */
const accounts = [
  ['13800000001', 'administrator of one company: straight to the centre'],
  ['13800000002', 'member of three companies: chooser and switching'],
  ['13800000003', 'not administrator of a company in certification: refused'],
  ['13800000004', 'new environment at each login: e-mail code'],
  ['13800000005', 'first login: has to change the password'],
  ['13800000006', 'password 90 days old: may change or skip'],
  ['13800000007', 'locked'],
  ['13800000008', 'project department (SCM-C102): reduced menus'],
  ['13800000009', 'query only (E105)'],
  ['13800000010', 'member of no company'],
  ['13800000016', 'invited into a company: accepts or refuses in the chooser'],
  ['13800000017', 'the same, and already in another company'],
  ['13800000018', 'company of two roles in SCM: a role dropdown on the pages of 交易服务'],
  ['13800000019', 'only company is frozen: no login'],
  ['138000000NN', 'NN = 15 20 25 30 35 50: administrator of a company in that status'],
] as const;

export function describePortal({ port, demo, apiDocs }: Settings): string[] {
  const lines = [
    '',
    `ready: http://localhost:${port}`,
    `second tenant: http://jinqiao.localhost:${port}`,
    `staff: http://staff.localhost:${port}/desk`,
    ...(apiDocs ? [`API documentation: http://localhost:${port}/api/docs`] : []),
  ];
  if (!demo) return lines;
  return [
    ...lines,
    'its people: chushen, fushen, kefu, zuhu, fabu, ceshi, shenji, admin, zhuguan (the second administrator)',
    `codes by SMS and e-mail: http://localhost:${port}/dev/outbox`,
    '',
    'demo accounts, password Portal@2026x:',
    ...accounts.map(([phone, who]) => `  ${phone}  ${who}`),
    '',
  ];
}
