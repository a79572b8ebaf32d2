import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { ApiClient } from '@portal/platform/testing/api-client';
import { httpTransport } from '@portal/platform/testing/http-transport';
import { enterCompany, logIn } from '@portal/platform/testing/log-in';
import { origin } from '../support/this-run';
import { untilEachIsKilled } from './enough-kills';

/** The root manager of a company of the demonstration. */
const manager = '13800000002';

interface Letter {
  purpose: string;
  code: string;
  at: string;
}

async function code(recipient: string, purpose: string, after = 0): Promise<string> {
  for (let look = 0; look < 100; look += 1, await pause(100)) {
    const letters = (await (await fetch(`${origin}/dev/outbox?to=${recipient}`)).json()) as Letter[];
    const letter = letters.find((one) => one.purpose === purpose && Date.parse(one.at) >= after);
    if (letter) return letter.code;
  }
  throw new Error(`no code for ${recipient}`);
}

/** Repeats the question until it is answered, because a read does no harm. */
async function answered<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1)
    try {
      return await ask();
    } catch (error) {
      if (tries === 20) throw error;
      await pause(100);
    }
}

test('what was confirmed stays, and what was not is done once or not at all', async () => {
  test.setTimeout(900_000);
  const client = new ApiClient(httpTransport(origin));
  await answered(() => logIn({ clock: Date.now, code }, client, manager));
  await answered(() => enterCompany(client, '江南纺织集团股份有限公司'));
  const { rows } = await answered(() => client.ok('employeeList', { body: { pageNum: 1, pageSize: 10 } }));
  const row = rows.find(({ self, rootManager }) => !self && !rootManager);
  if (!row) throw new Error('the company has no employee to edit');
  const { employeeCode, userName, employeeRole, productCodes } = row;
  const emailNow = async () => (await answered(() => client.ok('employeeInfo', { body: { employeeCode } }))).email;

  const goesOn = untilEachIsKilled(2);
  const figures = { confirmed: 0, unanswered: 0, lost: 0, strange: 0 };
  let stored = await emailNow();
  /** Writes that were cut off and not seen yet. The database may still work on them when the next one is sent. */
  let onTheirWay: string[] = [];
  for (let n = 0; goesOn(); n += 1) {
    const email = `n${n}@example.com`;
    const body = { employeeCode, userName, email, employeeRole, productCodes };
    const confirmed = await client.ok('employeeEdit', { body }).then(
      () => true,
      () => false,
    );
    const found = await emailNow();
    if (confirmed) {
      figures.confirmed += 1;
      if (found !== email) figures.lost += 1;
      onTheirWay = [];
    } else {
      figures.unanswered += 1;
      onTheirWay.push(email);
      if (found !== stored && !onTheirWay.includes(found)) figures.strange += 1;
    }
    stored = found;
  }
  const { confirmed, unanswered, lost } = figures;
  test.info().annotations.push({
    type: 'writes',
    description: `${confirmed} confirmed, ${unanswered} cut off and told so, ${lost} lost`,
  });
  expect(figures).toMatchObject({ lost: 0, strange: 0 });
  expect(confirmed).toBeGreaterThan(50);
});
