import { chromium } from '@playwright/test';
// usage: node shot.mjs out tenantHost widths paths...
const [out, tenants, widths, ...paths] = process.argv.slice(2);
const hosts = { d: 'localhost', j: 'jinqiao.localhost', s: 'staff.localhost' };
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync'] });
for (const t of tenants.split(',')) for (const w of widths.split(',').map(Number)) {
  const page = await (await browser.newContext({ viewport: { width: w, height: w < 700 ? 812 : 900 } })).newPage();
  page.on('console', (m) => m.type() === 'error' && console.log('ERR', t, m.text()));
  for (const p of paths) {
    const [path, full] = p.split('@');
    await page.goto(`http://${hosts[t]}:8390${path}`, { waitUntil: 'networkidle' });
    const h = full === 'full' ? await page.evaluate(async () => { for (let y=0;y<document.body.scrollHeight;y+=600){scrollTo(0,y);await new Promise(r=>setTimeout(r,60));} scrollTo(0,0); return document.body.scrollHeight; }) : 0;
    await page.waitForTimeout(500);
    const name = `${out}/${t}-${w}-${path.replaceAll('/', '_')}.png`;
    await page.screenshot({ path: name, fullPage: full === 'full' });
    console.log(name, h);
  }
}
await browser.close();
