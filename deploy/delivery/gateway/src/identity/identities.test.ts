import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import type { Identity } from '@portal/http';
import type { IdentityAnswer } from './ask-identity';
import { Identities } from './identities';

const asker = { tenant: 'main', host: 'localhost', address: '10.0.0.1' };
const whose = { asker, token: 'one' };
const passive = { active: false };
const active = { active: true };

function person(changes: Partial<Identity> = {}): Identity {
  const at = Date.now();
  return {
    sessionId: 'S1',
    userCode: 'U1',
    userName: '人',
    member: {
      employeeCode: 'E1',
      compCode: 'C1',
      compName: '企业',
      compStatus: '40',
      rootManager: false,
      employeeRoles: ['E105'],
      compRoles: [],
      permissions: ['profile'],
    },
    at,
    locksAt: at + 900_000,
    endsAt: at + 900_000,
    ...changes,
  };
}

/** An API whose answers a test chooses. */
class FakeApi {
  readonly asked: { token: string; tenant: string; active: boolean }[] = [];
  answer: IdentityAnswer = { identity: person() };
  /** Holds answers up until it resolves. */
  gate: Promise<unknown> | undefined;
  readonly identities = new Identities(async ({ tenant }, token, { active }) => {
    this.asked.push({ token, tenant, active });
    const { answer } = this;
    await this.gate;
    return answer;
  });
}

const loggedOut: IdentityAnswer = { refusal: { status: '401', msg: '您已退出登录，请重新登录' } };

test('a token is asked for once, however many calls need it', async () => {
  const api = new FakeApi();
  await Promise.all(Array.from({ length: 50 }, () => api.identities.of(whose, passive)));
  await api.identities.of(whose, passive);
  expect(api.asked).toHaveLength(1);
  await api.identities.of({ ...whose, token: 'two' }, passive);
  await api.identities.of({ ...whose, asker: { ...asker, tenant: 'other' } }, passive);
  expect(api.asked).toHaveLength(3);
});

test('a refusal is not kept: the person may have unlocked the session', async () => {
  const api = new FakeApi();
  api.answer = { refusal: { status: '423', msg: '' } };
  expect(await api.identities.of(whose, passive)).toEqual(api.answer);
  api.answer = { identity: person() };
  expect(await api.identities.of(whose, passive)).toEqual(api.answer);
});

test('an act is noted, also after a glance and during one', async () => {
  const api = new FakeApi();
  await api.identities.of(whose, passive);
  await Promise.all([api.identities.of(whose, active), api.identities.of(whose, passive)]);
  expect(api.asked.map((one) => one.active)).toEqual([false, true]);
  await api.identities.of(whose, active);
  expect(api.asked).toHaveLength(2);
});

test('nothing is kept past the moment of the lock', async () => {
  const api = new FakeApi();
  const at = Date.now();
  api.answer = { identity: person({ at, locksAt: at + 60 }) };
  await api.identities.of(whose, passive);
  await pause(80);
  api.answer = { refusal: { status: '423', msg: '' } };
  expect(await api.identities.of(whose, passive)).toEqual(api.answer);
});

test.each(['session S1', 'user U1', 'employee E1', 'company C1', ''])(
  'a change is known at once: "%s"',
  async (change) => {
    const api = new FakeApi();
    await api.identities.of(whose, passive);
    api.identities.changed('session S2');
    api.identities.changed('user U2');
    await api.identities.of(whose, passive);
    expect(api.asked).toHaveLength(1);
    api.identities.changed(change);
    api.answer = loggedOut;
    expect(await api.identities.of(whose, passive)).toEqual(loggedOut);
  },
);

test('a change during the question makes its answer old', async () => {
  const api = new FakeApi();
  let open = () => {};
  api.gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const answer = api.identities.of(whose, passive);
  await pause(1);
  api.answer = loggedOut;
  api.identities.changed('session S1');
  open();
  expect(await answer).toEqual(loggedOut);
});

test('what lasts is cut when the person changes, and only then', async () => {
  const api = new FakeApi();
  const { identity } = await api.identities.of(whose, passive);
  if (!identity) throw new Error('the fake refused');
  const ended: string[] = [];
  api.identities.follow(whose, identity, () => ended.push('one'));
  const leave = api.identities.follow(whose, identity, () => ended.push('left'));
  leave();
  api.identities.changed('employee E2');
  // A gap makes it ask again; the person is the same.
  api.identities.changed('');
  await pause(5);
  expect(ended).toEqual([]);
  api.identities.changed('employee E1');
  expect(ended).toEqual(['one']);
  api.identities.changed('employee E1');
  expect(ended).toEqual(['one']);
});

test('what lasts is cut when the session is locked, and goes on while somebody works', async () => {
  const api = new FakeApi();
  const soon = () => ({ at: Date.now(), locksAt: Date.now() + 30 });
  api.answer = { identity: person(soon()) };
  const { identity } = await api.identities.of(whose, passive);
  if (!identity) throw new Error('the fake refused');
  let ended = false;
  api.answer = { identity: person(soon()) };
  api.identities.follow(whose, identity, () => {
    ended = true;
  });
  await pause(45);
  expect(ended).toBe(false);
  api.answer = { refusal: { status: '423', msg: '' } };
  for (let tries = 0; tries < 100 && !ended; tries += 1) await pause(20);
  expect(ended).toBe(true);
});

test('a change between the answer and the following is not missed', async () => {
  const api = new FakeApi();
  const { identity } = await api.identities.of(whose, passive);
  if (!identity) throw new Error('the fake refused');
  api.answer = loggedOut;
  api.identities.changed('session S1');
  let ended = false;
  api.identities.follow(whose, identity, () => {
    ended = true;
  });
  await pause(5);
  expect(ended).toBe(true);
});
