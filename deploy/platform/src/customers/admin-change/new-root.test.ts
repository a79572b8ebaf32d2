import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { decide } from '../../domain/case/decide';
import { approved } from '../../domain/case/decision';
import { openTasks } from '../../domain/case/open-tasks';
import { platformConfig } from '../../kernel/config';
import { Messenger } from '../../kernel/outbox/messenger';
import { Passwords } from '../../kernel/passwords';
import { caseRules, letterPurposes } from '../../server/collected';
import type { ApiClient } from '../../testing/api-client';
import { describeWithDemo } from '../../testing/demo-database';
import { personalCode } from '../../testing/personal-code';
import { signedIn } from '../../testing/signed-in';
import { testCost } from '../../testing/test-cost';
import { TestPlatform } from '../../testing/test-platform';
import { upload } from '../../testing/upload';

const phone = '13800000001';
const pdf = Buffer.from('%PDF-1.4\n%%EOF\n');

describeWithDemo('an administrator from outside', (database) => {
  let platform: TestPlatform;
  let root: ApiClient;
  beforeAll(async () => {
    platform = new TestPlatform(database());
    root = await signedIn(platform, phone, 'A');
  }, 60_000);
  afterAll(() => platform.close());

  /**
   * Asks for the change and lets the platform's reviewer approve it. Answers the place that waits for the heir's
   * answer.
   */
  async function chosen(heir: { readonly userName: string; readonly mobile: string }): Promise<string> {
    const value = await personalCode(platform, root, phone, 'adminChange');
    const { verifyToken } = await root.ok('adminChangeVerify', {
      body: { way: 'sms', value, browserID: root.browserId },
    });
    const { envelope } = await upload(platform, root, 'fileStore', '材料.pdf', pdf);
    const { fileToken: letterFile } = envelope.body as { fileToken: string };
    const { changeNo } = await root.ok('adminChangeSubmit', { body: { verifyToken, ...heir, letterFile } });
    const task = (await openTasks(database().db)).find(({ subject }) => subject === changeNo);
    if (!task) throw new Error('nothing to decide');
    const messenger = new Messenger({ deliver: async () => undefined }, letterPurposes, (error) => {
      throw error;
    });
    const deciding = {
      caseRules,
      db: database().db,
      config: platformConfig(),
      passwords: new Passwords(testCost),
      messenger,
    };
    await decide(deciding, task.taskId, approved, new Date(platform.clock()));
    platform.forward(61);
    const [waiting] = (await root.ok('employeeList', { body: { keyword: heir.mobile } })).rows;
    return waiting?.employeeCode ?? '';
  }

  const rootsOfA = async () => {
    const { rows } = await root.ok('employeeList', { body: { pageSize: 100 } });
    return rows.filter(({ rootManager }) => rootManager).map(({ userName }) => userName);
  };
  const heir = { userName: '外来人', mobile: '13800000011' };

  test('says no: all stays as it was', async () => {
    const employeeCode = await chosen(heir);
    expect(await root.ok('employeeInfo', { body: { employeeCode } })).toMatchObject({
      userName: '外来人',
      status: '0',
      rootManager: false,
    });
    expect((await root.ok('adminChangeView', {}))?.timeline.at(-1)).toMatchObject({ title: '等待新管理员接受' });
    const person = await signedIn(platform, heir.mobile, 'B');
    await person.ok('placeRefuse', { body: { employeeCode } });
    expect((await root.ok('adminChangeView', {}))?.timeline.at(-1)).toMatchObject({
      title: '新管理员已拒绝',
      state: 'failed',
    });
    await root.ok('employeeInvite', { body: { employeeCode } });
    // The new invitation is an ordinary one, not that of the administrator whom the platform approved.
    await person.ok('placeAccept', { body: { employeeCode } });
    expect(await rootsOfA()).toEqual(['陈立群']);
    await root.ok('employeeRemove', { body: { employeeCode } });
  });

  test('[threat: joined without a yes] rules only after their own yes, and nobody is slipped in instead', async () => {
    const employeeCode = await chosen(heir);
    expect(await rootsOfA()).toEqual(['陈立群']);
    const administrator = await signedIn(platform, '13900000003', 'A');
    await root.ok('employeeEdit', {
      body: { employeeCode: 'EdemoLA13900000003', userName: '秦明', employeeRole: ['E101'], productCodes: [] },
    });
    const moved = await administrator.call('userMobileUpdate', { query: { employeeCode, mobile: '13722223333' } });
    expect(moved.envelope.status).toBe('409');
    expect((await administrator.call('employeeRemove', { body: { employeeCode } })).envelope.status).toBe('409');

    const person = await signedIn(platform, heir.mobile, 'B');
    const places = await person.ok('findAllCompNameByMobile', { body: { productCode: 'CRM' } });
    expect(places.find((place) => place.employeeCode === employeeCode)?.invitation?.becomesRoot).toBe(true);
    await person.ok('placeAccept', { body: { employeeCode } });
    expect(await rootsOfA()).toEqual(['外来人']);
  });
});
