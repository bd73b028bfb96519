import { setTimeout as wait } from 'node:timers/promises';
import type { Send } from './web-driver.ts';

/** The key under which W3C WebDriver hands an element out. */
export const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

export async function waitUntil(what: string, look: () => Promise<boolean>, seconds = 20) {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await wait(100)) {
    if (await look().catch(() => false)) return;
  }
  throw new Error(`waited in vain for ${what}`);
}

export interface DrivenPage {
  send: Send;
  /** Runs the body of a function in the page; `arguments` holds what follows. */
  run<Value>(script: string, ...args: unknown[]): Promise<Value>;
  find(selector: string): Promise<string>;
  press(selector: string): Promise<void>;
  isShown(selector: string): Promise<boolean>;
}

export function drivePage(send: Send): DrivenPage {
  const run = <Value>(script: string, ...args: unknown[]) => send('execute', { script, args }) as Promise<Value>;
  async function find(selector: string) {
    const element = await send('find', { using: 'css selector', value: selector });
    return (element as Record<string, string>)[elementKey] ?? '';
  }
  return {
    send,
    run,
    find,
    press: async (selector) => {
      // On a page with scroll-padding WebKit's driver does not scroll, and cannot press what is below the window.
      await run(
        "document.querySelector(arguments[0])?.scrollIntoView({ block: 'center', behavior: 'instant' })",
        selector,
      );
      await send('click', { id: await find(selector) });
    },
    isShown: (selector) =>
      run<boolean>('return Boolean(document.querySelector(arguments[0])?.checkVisibility())', selector),
  };
}
