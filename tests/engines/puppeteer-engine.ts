import puppeteer, { type Dialog, type LaunchOptions } from 'puppeteer-core';
import { type Engine, pause } from './engine.ts';

export const startChromium = (executablePath: string) =>
  startPuppeteer({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // A headless Chromium has no mouse: hover media queries would be false. 2 hovers, 4 is a fine pointer.
      '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
    ],
  });

/** Starts Firefox, which implements WebDriver BiDi. */
export const startFirefox = (executablePath: string) =>
  startPuppeteer({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: {
      // The same for Firefox: 6 is a fine pointer that hovers.
      'ui.primaryPointerCapabilities': 6,
      'ui.allPointerCapabilities': 6,
      // Mimics a phone: a scroll bar would make a narrow page narrower, or overlap its edge.
      'ui.useOverlayScrollbars': 1,
      'widget.gtk.overlay-scrollbars.enabled': true,
      'widget.non-native-theme.scrollbar.size.override': 1,
      'ui.prefersReducedMotion': 1,
    },
  });

async function startPuppeteer(options: LaunchOptions): Promise<Engine> {
  const browser = await puppeteer.launch({ headless: true, ...options });
  const page = await browser.newPage();
  if (options.browser !== 'firefox')
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  let dialog: Dialog | undefined;
  page.on('dialog', (opened) => {
    dialog = opened;
  });

  /**
   * Leaves the page and waits for the next one to load. Puppeteer's own goto, reload and goBack never resolve once
   * Firefox has restored a page from its back/forward cache.
   */
  const leave = async (url?: string) => {
    await page.evaluate((next) => {
      Object.assign(window, { isOldPage: true });
      setTimeout(() => (next ? location.assign(next) : location.reload()));
    }, url);
    const isLoaded = () =>
      !('isOldPage' in window) && location.protocol === 'http:' && document.readyState === 'complete';
    const deadline = Date.now() + 30_000;
    // The context of the old page is briefly missing.
    while (!(await page.evaluate(isLoaded).catch(() => false))) {
      if (Date.now() > deadline) throw new Error(`The browser did not load ${url ?? 'the page again'}.`);
      await pause(20);
    }
  };
  const { mouse, keyboard } = page;
  return {
    minWidth: 100,
    open: (url) => leave(url),
    reload: () => leave(),
    back: () => page.evaluate(() => void setTimeout(() => history.back())),
    evaluate: (pageFunction, ...parameters) => page.evaluate(pageFunction as never, ...(parameters as never)),
    resize: (width, height) => page.setViewport({ width, height }),
    drag: async ([first, ...others]) => {
      await mouse.move(first.x, first.y);
      await mouse.down();
      for (const { x, y } of others) await mouse.move(x, y);
      await mouse.up();
    },
    moveMouse: ({ x, y }) => mouse.move(x, y),
    press: (key) => keyboard.press(key),
    type: (text) => keyboard.type(text),
    // The margins of Firefox's own print dialog.
    print: (format) => page.pdf({ format, margin: { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' } }),
    acceptAlert: async () => {
      const text = dialog?.message();
      await dialog?.accept();
      dialog = undefined;
      return text;
    },
    close: () => browser.close(),
  };
}
