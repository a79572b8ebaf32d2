import { type BrowserContext, test } from '@playwright/test';
import { formatDay } from '@portal/shared/format';
import { agreeToCertificate } from '../support/registering-company';
import { approveByTwo, decide, takeCase } from './desk/cases';
import { Installation } from './installation/installation';
import { BrowserCustomer } from './people/browser-customer';
import { otherBrowser } from './people/other-browser';
import { newBrand } from './steps/brand';
import { freeze } from './steps/freeze';
import { lostPhone } from './steps/lost-phone';
import { openPlatform } from './steps/open-platform';
import { renewal } from './steps/renewal';
import type { Way } from './ways/way';

const dayMs = 86_400_000;
const product = { name: '保理融资', ownPaper: '应收账款清单及对应合同、发票' } as const;
const finding = '授权委托书未盖章';

/** A platform opens for business, and a company goes through all that happens to one. */
export async function rehearse(context: BrowserContext, way: Way): Promise<void> {
  const { step } = test;
  const installation = await step('an empty PostgreSQL, the schema, API, gateway, nginx with TLS', () =>
    Installation.start({ port: Number(process.env.PORT ?? 0) || undefined }),
  );
  try {
    const team = await openPlatform(installation, () => otherBrowser(context));
    const customer = await BrowserCustomer.open(installation, context);
    const { page, company } = customer;
    const scene = { installation, team, customer };

    await way.prepare(scene);
    await step(way.applies.title, async () => {
      await customer.register();
      await customer.apply(way.applies.fill);
    });
    await step('its people and its certificate', async () => {
      await customer.fillCards(formatDay(new Date(installation.now() + 5 * dayMs)));
      await agreeToCertificate(page);
    });
    await way.prove(scene);
    await step('初审 looks at the case and sends it back by field', async () => {
      await customer.submit();
      await takeCase(team.first, 'registration', company.compName);
      await way.compare(scene);
      await decide(team.first, { label: '退回', findings: { 授权委托书: finding } });
      await installation.letters.letter(company.phone, ({ purpose }) => purpose === 'registration.returned');
    });
    await step('the company corrects that field', () => customer.correctLetter(finding));
    await step('初审 and 复审 approve, and its administrator lands in the centre', async () => {
      await approveByTwo(team, 'registration', company.compName);
      await customer.enterCentre();
    });
    await step('a product is opened, with the second pair of eyes', async () => {
      await customer.applyForProduct(product.name, product.ownPaper);
      await approveByTwo(team, 'product', company.compName);
      await customer.goesToSign(product.name);
    });
    await way.sign(scene, product.name);
    await newBrand(team, customer);
    await lostPhone(installation, team, customer);
    await renewal(installation, team, customer);
    await freeze(installation, team, customer);
  } finally {
    await step('everything stops', () => installation.stop());
  }
}
