import { chromium } from '@playwright/test';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
await page.goto('http://127.0.0.1:4731/', { waitUntil: 'load' });
await page.evaluate(() => document.fonts.ready);
console.log(await page.evaluate(() => [...document.querySelectorAll('main ul')].filter((u) => u.querySelector('a svg + span')).map((u) => [u.offsetHeight, u.getBoundingClientRect().bottom, [...u.children].map((l) => l.offsetHeight).join()])));
// place names in headings that break
for (const [w, h] of [[390, 844], [820, 1180], [1366, 680], [1440, 900]]) {
  await page.setViewportSize({ width: w, height: h });
  for (const r of ['old-colorado-city/residential-pressure-washing', 'garden-of-the-gods/residential-window-cleaning', 'security-widefield/residential-house-washing', 'cheyenne-mountain/commercial-window-cleaning/hotel', 'manitou-springs/residential-window-cleaning']) {
    await page.goto('http://127.0.0.1:4731/areas-served/colorado-springs/' + r, { waitUntil: 'load' });
    const broken = await page.evaluate(() => { const out = []; for (const hd of document.querySelectorAll('main h1, main h2')) { for (const s of hd.querySelectorAll('.whole')) { const range = document.createRange(); range.selectNodeContents(s); const tops = new Set([...range.getClientRects()].map((b) => Math.round(b.top))); if (tops.size > 1) out.push(s.textContent); } } if (document.documentElement.scrollWidth > innerWidth) out.push('OVERFLOW'); return out; });
    if (broken.length) console.log(w, r, broken);
  }
}
await browser.close();
