import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { getFreePort } from '../free-port.ts';
import { type Engine, keyCodes, type Point, pause } from './engine.ts';

/** Allows the toolbar above the page to get as narrow as the page of a phone. */
const barStyle = '* { min-width: 0; margin: 0; padding: 0; font-size: 2px; }';

/** Starts WebKitGTK in Debian's MiniBrowser, on a screen of its own, controlled by the WebDriver protocol. */
export async function startWebKit(miniBrowser: string): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0/gtk.css'), barStyle);
  writeFileSync(join(folder, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');

  // Xvfb writes the number of a free display to the file descriptor.
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '2000x1600x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = String(await once(screen.stdio[3] as Readable, 'data').then(([data]) => data)).trim();
  const port = await getFreePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      HOME: folder,
      XDG_CONFIG_HOME: folder,
      GDK_BACKEND: 'x11',
      // Otherwise GLib starts a bus for the display, whose portal mounts a file system in the folder.
      DBUS_SESSION_BUS_ADDRESS: 'disabled:',
      LIBGL_ALWAYS_SOFTWARE: '1',
      // Its sandbox needs namespaces, which a container does not have. The pages are our own.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
    stdio: 'ignore',
  });

  const request = async <Value>(method: string, path: string, body?: unknown): Promise<Value> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    });
    const { value } = (await response.json()) as { value: Value };
    if (!response.ok) throw new Error(`WebKitWebDriver, ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  await waitForAnswer(port);
  const { sessionId } = await request<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        unhandledPromptBehavior: 'ignore',
        'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
      },
    },
  });
  const send = <Value = void>(command: string, body?: unknown) =>
    request<Value>('POST', `/session/${sessionId}/${command}`, body);

  const act = (type: 'pointer' | 'key', actions: object[]) =>
    send('actions', {
      actions: [{ type, id: type, ...(type === 'pointer' && { parameters: { pointerType: 'mouse' } }), actions }],
    });
  const moveTo = ({ x, y }: Point) => ({ type: 'pointerMove', duration: 20, x: Math.round(x), y: Math.round(y) });
  const pressKeys = (keys: string[]) =>
    act(
      'key',
      keys.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    );
  const evaluate: Engine['evaluate'] = async (pageFunction, ...parameters) => {
    const { result, error } = await send<{ result: never; error?: string }>('execute/async', {
      script: `const [parameters, done] = arguments;
        new Promise((resolve) => resolve((${pageFunction})(...parameters)))
          .then((result) => done({ result }), (error) => done({ error: String(error) }));`,
      args: [parameters],
    });
    if (error) throw new Error(error);
    return result;
  };

  return {
    minWidth: 320,
    open: (url) => send('url', { url }),
    reload: () => send('refresh'),
    back: () => send('back'),
    evaluate,
    resize: async (width, height) => {
      const getSize = () => evaluate(() => [innerWidth, innerHeight] as const);
      const [pageWidth, pageHeight] = await getSize();
      const { width: windowWidth, height: windowHeight } = await request<{
        width: number;
        height: number;
      }>('GET', `/session/${sessionId}/window/rect`);
      const rect = { width: width + windowWidth - pageWidth, height: height + windowHeight - pageHeight };
      await send('window/rect', rect);
      for (let look = 0; look < 40; look++) {
        const [newWidth, newHeight] = await getSize();
        if (newWidth === width && newHeight === height) {
          // WebKit does the layout of some boxes only at the next scroll.
          await evaluate(() => {
            scrollBy(0, 1);
            scrollBy(0, -1);
          });
          return;
        }
        await pause(50);
      }
      throw new Error(`The page did not become ${width}x${height}: ${await getSize()}`);
    },
    drag: ([first, ...others]) =>
      act('pointer', [
        moveTo(first),
        { type: 'pointerDown', button: 0 },
        ...others.map(moveTo),
        { type: 'pointerUp', button: 0 },
      ]),
    moveMouse: (to) => act('pointer', [moveTo(to)]),
    press: (key) => pressKeys([keyCodes[key]]),
    type: (typed) => pressKeys([...typed]),
    acceptAlert: async () => {
      const message = await request<string>('GET', `/session/${sessionId}/alert/text`).catch(() => undefined);
      if (message !== undefined) await send('alert/accept');
      return message;
    },
    close: async () => {
      await request('DELETE', `/session/${sessionId}`).catch(() => undefined);
      driver.kill();
      screen.kill();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

async function waitForAnswer(port: number) {
  for (let attempt = 0; ; attempt++) {
    try {
      await fetch(`http://127.0.0.1:${port}/status`);
      return;
    } catch (error) {
      if (attempt === 100) throw new Error('WebKitWebDriver did not start.', { cause: error });
      await pause(100);
    }
  }
}
