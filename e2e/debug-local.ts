import { chromium } from '@playwright/test';
import { logIn } from './support/log-in';

const base = process.env.BASE ?? 'http://localhost:18080';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await (
  await browser.newContext({ baseURL: base, viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })
).newPage();
await logIn(page, '13800000001');
await page.waitForURL('**/center/product/product');
await page.goto('/center/crm/employee/list');
const add = page.getByRole('button', { name: '新增人员' });
await add.focus();
await page.evaluate(() => {
  (window as any).log = [];
  document.addEventListener(
    'focusin',
    (e) => (window as any).log.push('in ' + (e.target as any).outerHTML.slice(0, 120)),
    true,
  );
  document.addEventListener(
    'focusout',
    (e) => (window as any).log.push('out ' + (e.target as any).outerHTML.slice(0, 120)),
    true,
  );
});
await page.keyboard.press('Enter');
await page.waitForTimeout(1500);
console.log(await page.evaluate(() => [(window as any).log, document.activeElement?.outerHTML.slice(0, 200)]));
await page.keyboard.press('Escape');
await page.waitForTimeout(1500);
console.log(await page.evaluate(() => [(window as any).log, document.activeElement?.outerHTML.slice(0, 200)]));
await browser.close();
