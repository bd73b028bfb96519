import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getChromium } from '../../scripts/find-chromium.ts';

interface Message {
  id?: number;
  method?: string;
  params?: Record<string, unknown>;
  result?: Record<string, unknown>;
}

/**
 * A tab of a whole Chromium (its headless shell draws nothing ahead) without Playwright, in which pages can be drawn ahead: Chromium refuses that
 * (PrerenderingDisabledByDevTools) to a page that is debugged directly, as Playwright does, and not through its tab.
 */
export async function openTab() {
  const profile = mkdtempSync(join(tmpdir(), 'chromium-'));
  const flags = [
    '--headless',
    '--window-size=1280,900',
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
  ];
  const browser = spawn(
    getChromium(),
    [...flags, '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const port = await new Promise<string>((resolve, reject) => {
    let said = '';
    browser.stderr.on('data', (chunk) => {
      said += chunk;
      const found = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
    browser.on('close', () => reject(new Error(`Chromium ended:\n${said}`)));
  });
  const targets = (await (await fetch(`http://127.0.0.1:${port}/json/list?for_tab`)).json()) as {
    type: string;
    webSocketDebuggerUrl: string;
  }[];
  const address = targets.find(({ type }) => type === 'tab')?.webSocketDebuggerUrl;
  if (!address) throw new Error('Chromium has no tab.');
  const socket = new WebSocket(address);
  await new Promise((resolve) => socket.addEventListener('open', resolve));

  /** The session of the page that is on screen; a page drawn ahead takes its place when it is visited. */
  let session: string | undefined;
  const drawn: string[] = [];
  const waiting = new Map<number, (result: Record<string, unknown>) => void>();
  socket.addEventListener('message', ({ data }) => {
    const { id, method, params, result } = JSON.parse(String(data)) as Message;
    if (id) waiting.get(id)?.(result ?? {});
    if (method !== 'Target.attachedToTarget') return;
    const { sessionId, targetInfo } = params as { sessionId: string; targetInfo: { type: string; subtype?: string } };
    if (targetInfo.type !== 'page') return;
    if (targetInfo.subtype === 'prerender') drawn.push(sessionId);
    else session = sessionId;
  });
  let last = 0;
  const send = (method: string, params = {}, sessionId = session) =>
    new Promise<Record<string, unknown>>((resolve) => {
      last += 1;
      waiting.set(last, resolve);
      socket.send(JSON.stringify({ id: last, method, params, sessionId }));
    });
  await send('Target.setAutoAttach', { autoAttach: true, flatten: true, waitForDebuggerOnStart: false });

  async function evaluate(expression: string): Promise<unknown> {
    const { result } = await send('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true });
    return (result as { value?: unknown } | undefined)?.value;
  }
  async function moveTo(selector: string) {
    const place = (await evaluate(`(() => {
      const link = [...document.querySelectorAll(${JSON.stringify(selector)})].find((link) => link.checkVisibility());
      link.scrollIntoView({ block: 'center' });
      const { x, y, width, height } = link.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    })()`)) as { x: number; y: number };
    await send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...place });
    return place;
  }

  return {
    evaluate,
    visit: (url: string) => send('Page.navigate', { url }),
    /** Presses a link without letting go; call what it gives to let go. */
    async press(selector: string) {
      const place = await moveTo(selector);
      const button = { button: 'left', clickCount: 1, ...place };
      await send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button });
      const pressed = session;
      return () => send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button }, pressed);
    },
    /** How many pages have been drawn ahead. */
    countDrawn: () => drawn.length,
    /** From now on commands go to the page that was drawn ahead last. */
    followDrawn() {
      session = drawn.at(-1);
    },
    async close() {
      socket.close();
      const ended = new Promise((resolve) => browser.on('close', resolve));
      browser.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
