import { chromium } from '@playwright/test';
const [,, base, out, js, ...paths] = process.argv;
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--host-resolver-rules=MAP *.localhost 127.0.0.1'] });
for (const width of [1440, 375]) {
  const ctx = await browser.newContext({ javaScriptEnabled: js === 'js', viewport: { width, height: 900 } });
  for (const p of paths) {
    const page = await ctx.newPage();
    page.on('console', m => ['error','warning'].includes(m.type()) && console.log(p, m.type(), m.text().slice(0,300)));
    if (js === 'js') await page.addInitScript(() => { (globalThis as any).cls = 0; new PerformanceObserver(l => { for (const e of l.getEntries() as any[]) if (!e.hadRecentInput) { (globalThis as any).cls += e.value; console.warn('shift', e.value, e.sources.map((s:any)=>s.node?.nodeName+'.'+s.node?.className+JSON.stringify(s.previousRect)+JSON.stringify(s.currentRect)).join('|')) } }).observe({ type: 'layout-shift', buffered: true }); });
    await page.goto(base + p); await page.waitForTimeout(js === 'js' ? 2500 : 300);
    if (js === 'js') console.log(width, p, 'cls', await page.evaluate(() => (globalThis as any).cls), 'shell', await page.evaluate(() => !!document.getElementById('portal-shell')));
    await page.screenshot({ path: `${out}${p.replace(/\W+/g,'_')}_${width}.png`, fullPage: true });
    await page.close();
  }
}
await browser.close();
