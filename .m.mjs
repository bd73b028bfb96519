import { chromium } from '@playwright/test';

const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: 820, height: 1180 } });
for (const r of ['garden-of-the-gods/residential-window-cleaning', 'security-widefield/residential-house-washing']) {
  await page.goto('http://127.0.0.1:4731/areas-served/colorado-springs/' + r, { waitUntil: 'load' });
  console.log(
    await page.evaluate(() =>
      [...document.querySelectorAll('main h1, main h2')]
        .filter((h) => h.querySelector('.whole'))
        .map((h) => [
          h.tagName,
          h.className,
          h.offsetWidth,
          getComputedStyle(h).fontSize,
          h.querySelector('.whole').offsetWidth,
          h.textContent,
          h.parentElement.offsetWidth,
        ]),
    ),
  );
}
await browser.close();
