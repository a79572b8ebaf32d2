import { beforeEach, expect, test } from '@jest/globals';
import { decideRoute } from '@portal/shared/access';
import { type BootRemote, pendingApplication } from '@portal/shared/boot';
import { compStatuses } from '@portal/shared/codes';
import { noteCompStatus } from '@portal/shared/session';
import { enterCompany } from '@portal/shared/session/rules';
import * as hostPages from '../routing/host-pages';
import { ruleAt } from './place';

/** Where a company of each status goes on, below `/center` as after a login; null: its status closes nothing there. */
const goesOn: Readonly<Record<string, string | null>> = {
  '10': null,
  '15': '/register/permit',
  '20': '/register/verification',
  '25': '/register/verification',
  '30': '/register/approval',
  '35': '/register/approval',
  '40': null,
  '45': null,
  '50': '/register/approval',
  '55': null,
  '60': null,
  '65': null,
  '70': null,
  '75': null,
  '80': null,
  '85': null,
  '90': null,
};

const inCentre = [
  '/center',
  '/center/product/product',
  '/center/product/enter',
  '/center/crm/user',
  '/center/crm/account/list',
  '/center/crm/company/list',
  '/center/crm/company/changeAcc',
  '/center/crm/employee/list',
  '/center/crm/file/list',
  '/center/crm/invication',
  '/center/scm/voucher',
];
const elsewhere = ['/', '/index/index', '/register/approval', '/msg/crm/message/list', '/login/changeComp'];

const remotes = ['/center/crm', '/center/product', '/center/scm', '/msg/crm', '/register', '/index'].map((prefix) => ({
  slot: prefix,
  owns: [{ prefix, permission: /^\/(center|msg)/.test(prefix), prodCode: 'CRM' }],
})) as unknown as BootRemote[];

const decide = (path: string, token = 'token') =>
  decideRoute(
    path,
    ruleAt({ remotes }, path, () => ({}), hostPages),
    { token, opens: () => true, application: pendingApplication()?.to, companyInfoFailed: false },
  );

// The company before has not left its mark.
beforeEach(() => noteCompStatus('40'));

test('every status is here', () => {
  expect(Object.keys(goesOn)).toEqual(compStatuses.map(({ code }) => code));
});

test.each(Object.entries(goesOn))('%s: each address below /center', (status, step) => {
  noteCompStatus(status);
  const expected = step === null ? { kind: 'allow' } : { kind: 'redirect', to: step };
  for (const path of inCentre) {
    expect([path, decide(path)]).toEqual([path, expected]);
    // A session that has ended asks for a login, whatever the company was.
    const login = { kind: 'redirect', to: `/login?redirect=${encodeURIComponent(path)}` };
    expect([path, decide(path, '')]).toEqual([path, login]);
  }
  for (const path of elsewhere) expect([path, decide(path)]).toEqual([path, { kind: 'allow' }]);
});

test.each(Object.entries(goesOn))('%s: the step is the one to which a login leads', (compStatus, step) => {
  const entered = enterCompany({ status: '1', compStatus, rootManager: true });
  if (step !== null) expect(entered).toEqual({ kind: 'enter', to: step });
  else if (entered.kind === 'enter') expect(entered.to).toBe('/center');
});
