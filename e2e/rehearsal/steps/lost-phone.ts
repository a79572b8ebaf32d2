import { expect, test } from '@playwright/test';
import { applicant } from '../../support/registering-company';
import { askWithoutLogin } from '../../support/visitor-question';
import { answer, correctNumber, findAsker, openQuestion } from '../desk/care';
import { approveByTwo } from '../desk/cases';
import type { Installation } from '../installation/installation';
import type { BrowserCustomer } from '../people/browser-customer';
import type { BrowserStaff } from '../people/browser-staff';
import type { Team } from '../people/colleagues';
import { otherBrowser } from '../people/other-browser';

const mailbox = 'tian.new@rehearsal.test';
const advice = '请由企业盖章来函，并附法定代表人身份证复印件。';
const evidence = '企业盖章来函，并与法定代表人视频核对身份证';

/** Somebody whose phone is gone gets help, and comes back with another number. */
export async function lostPhone(installation: Installation, team: Team<BrowserStaff>, customer: BrowserCustomer) {
  const { step } = test;
  const { letters } = installation;
  const { company } = customer;
  const visitor = await step('somebody whose phone is gone asks on the public page', async () => {
    const page = await otherBrowser(customer.page.context());
    await page.goto(customer.at('/login'));
    await page.getByRole('link', { name: '联系客服' }).click();
    await askWithoutLogin(page, {
      name: applicant,
      company: company.compName,
      contact: mailbox,
      content: '手机丢失，号码已停用，无法登录',
    });
    return page;
  });
  await step('客服 answers, and the answer arrives by e-mail', async () => {
    await openQuestion(team.care, applicant);
    await answer(team.care, advice);
    await visitor.goto(await letters.part(mailbox, /https:\S+/));
    await expect(visitor.getByRole('list', { name: '咨询记录' })).toContainText(advice);
    await visitor.context().close();
  });
  await step('客服 finds the person, and two pairs of eyes correct the number', async () => {
    await findAsker(team.care, company.compName, applicant);
    await correctNumber(team.care, customer.takeNewNumber(), evidence);
    await approveByTwo(team, 'mobile', company.compName);
  });
  await step('the person is out at the next click, and logs in with the new number', async () => {
    await customer.isOutAtNextClick();
    await customer.logIn();
    await customer.isIn();
  });
}
