import { spawnSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { serverAnswers } from '@portal/database/scratch-database';
import { newCompany } from '../../support/registering-company';
import { Installation } from '../installation/installation';
import { HttpCustomer, mailbox } from '../people/http-customer';
import { enterProviders, openByCalls } from './open-by-calls';
import { approve, decide, openCase, shownValues } from './review-by-calls';

test('a portal opens without demonstration data: from an empty database to a company that is frozen', async () => {
  test.skip(spawnSync('nginx', ['-v']).error !== undefined, 'there is no nginx');
  test.skip(!(await serverAnswers()), 'there is no PostgreSQL');
  test.setTimeout(300_000);
  const installation = await Installation.start();
  try {
    const team = await openByCalls(installation);
    await enterProviders(installation, team);

    const customer = new HttpCustomer(installation, newCompany());
    const { client, company } = customer;
    await customer.apply();

    const taskId = await openCase(team.first, 'registration', company.compName);
    expect((await shownValues(team.first, taskId)).get('统一社会信用代码')?.value).toBe(company.creditCode);
    const reasons = { 'agent.letterFile': '授权委托书未盖章' };
    expect(await decide(team.first, taskId, { outcome: 'return', reasons })).toBe(false);
    expect(await client.ok('approvalView', {})).toMatchObject({ compStatus: '35', reasons });
    await installation.letters.letter(mailbox, ({ text }) => text.includes(reasons['agent.letterFile']));
    await client.ok('approvalCorrect', {});
    const { agent } = await client.ok('verificationView', {});
    const letterFile = await customer.paper();
    await client.ok('agentSave', { body: { name: agent.name, idNo: agent.idNo, email: agent.email, letterFile } });
    await client.ok('verificationSubmit', {});
    await approve(team, 'registration', company.compName);
    expect(await client.ok('registrationProgress', {})).toMatchObject({ compStatus: '40' });

    const { compCode } = await client.ok('registrationProgress', {});
    await team.second.client.ok('staffCompanyFreeze', { body: { compCode, reason: '司法机关要求冻结' } });
    const { envelope } = await client.call('companyView', {});
    expect(envelope).toMatchObject({ ok: false, status: '401' });
  } finally {
    await installation.stop();
  }
});
