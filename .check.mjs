import { chromium } from '@playwright/test';

const base = 'http://127.0.0.1:4731';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: 1366, height: 680 }, timezoneId: 'America/Denver' });
page.on('pageerror', (e) => console.log('PAGEERROR', e.message));
let pass;
const free = new Promise((r) => (pass = r));
await page.route(/wipe-glass/, async (route) => {
  await free;
  await route.continue();
});
await page.goto(base + '/', { waitUntil: 'load' });
await page.waitForTimeout(1500);
const box = await page.locator('[data-wipeable]').boundingBox();
await page.mouse.move(box.x + 250, box.y + 200);
await page.mouse.down();
await page.mouse.move(box.x + 500, box.y + 240, { steps: 10 });
await page.mouse.up();
console.log('canvas before', await page.locator('[data-wipeable] canvas').count());
pass();
await page.waitForTimeout(2500);
console.log('canvas after', await page.locator('[data-wipeable] canvas').count());
await page.screenshot({ path: '/tmp/words-shots/early-drag.png', clip: { x: 0, y: 100, width: 1366, height: 580 } });
const ask = async (q) => {
  const f = page.getByLabel('Do we come to you?');
  await f.fill(q);
  await f.press('Enter');
  await page.waitForTimeout(500);
  console.log(JSON.stringify(q), '→', await page.locator('#zip output').innerText());
};
await page.getByRole('button', { name: 'Check' }).click();
await page.waitForTimeout(200);
console.log('empty →', await page.locator('#zip output').innerText());
for (const q of ['UCCS', 'cap hill', 'capitol hill denver', 'Manitou', '80817', '80910', 'downtown colorado springs'])
  await ask(q);
const phone = await browser.newPage({ viewport: { width: 390, height: 844 }, timezoneId: 'America/Denver' });
await phone.goto(base + '/', { waitUntil: 'load' });
await phone.waitForTimeout(2500);
await phone.locator('[data-wipeable] input').focus();
await phone.keyboard.press('End');
await phone.waitForTimeout(500);
console.log('phone hint visible after wipe:', await phone.getByText('Wipe it off').isVisible());
await phone.screenshot({ path: '/tmp/words-shots/wiped-390.png' });
await browser.close();
