import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';

/** Commands of W3C WebDriver that these tests use: their HTTP form, and their name in Firefox's own Marionette. */
const commands = {
  navigate: ['POST', '/url', 'WebDriver:Navigate'],
  back: ['POST', '/back', 'WebDriver:Back'],
  forward: ['POST', '/forward', 'WebDriver:Forward'],
  reload: ['POST', '/refresh', 'WebDriver:Refresh'],
  execute: ['POST', '/execute/sync', 'WebDriver:ExecuteScript'],
  find: ['POST', '/element', 'WebDriver:FindElement'],
  click: ['POST', '/element/{id}/click', 'WebDriver:ElementClick'],
  type: ['POST', '/element/{id}/value', 'WebDriver:ElementSendKeys'],
  act: ['POST', '/actions', 'WebDriver:PerformActions'],
  readAlert: ['GET', '/alert/text', 'WebDriver:GetAlertText'],
  acceptAlert: ['POST', '/alert/accept', 'WebDriver:AcceptAlert'],
  windows: ['GET', '/window/handles', 'WebDriver:GetWindowHandles'],
  switchTo: ['POST', '/window', 'WebDriver:SwitchToWindow'],
  closeWindow: ['DELETE', '/window', 'WebDriver:CloseWindow'],
  resize: ['POST', '/window/rect', 'WebDriver:SetWindowRect'],
  takeScreenshot: ['GET', '/screenshot', 'WebDriver:TakeScreenshot'],
} as const;

export type Command = keyof typeof commands;
export type Send = (command: Command, body?: Record<string, unknown>) => Promise<unknown>;

class DriverError extends Error {}

/** A session over HTTP, as WebKitWebDriver speaks it. */
export async function openHttpSession(driver: string, capabilities: Record<string, unknown>): Promise<Send> {
  async function call(method: string, path: string, body?: Record<string, unknown>) {
    const answer = await fetch(driver + path, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    });
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } };
    if (!answer.ok) throw new DriverError(`${value.error}: ${value.message}`);
    return value;
  }
  const session = await call('POST', '/session', { capabilities: { alwaysMatch: capabilities } });
  const { sessionId } = session as { sessionId: string };
  return (command, body = {}) => {
    const [method, path] = commands[command];
    return call(method, `/session/${sessionId}${path.replace('{id}', String(body['id']))}`, body);
  };
}

/** A session over Marionette, which every Firefox has built in: `length:[type, id, name, parameters]` over TCP. */
export async function openMarionetteSession(profile: string): Promise<Send> {
  const port = Number(readFileSync(join(profile, 'MarionetteActivePort'), 'utf8'));
  const socket = connect(port, '127.0.0.1');
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  let input = Buffer.alloc(0);
  let isGreeted = false;
  let last = 0;
  socket.on('error', () => {});
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new DriverError('Firefox ended'));
  });
  socket.on('data', (chunk) => {
    input = Buffer.concat([input, chunk]);
    for (;;) {
      const colon = input.indexOf(':');
      const end = colon + 1 + Number(input.subarray(0, Math.max(colon, 0)).toString());
      if (colon < 0 || input.length < end) return;
      const message: unknown = JSON.parse(input.subarray(colon + 1, end).toString());
      input = input.subarray(end);
      if (!isGreeted) {
        isGreeted = true;
        continue;
      }
      const [, id, error, result] = message as [number, number, { error: string; message: string } | null, unknown];
      if (error) waiting.get(id)?.reject(new DriverError(`${error.error}: ${error.message}`));
      else waiting.get(id)?.resolve(result);
      waiting.delete(id);
    }
  });
  function call(name: string, parameters: Record<string, unknown>): Promise<unknown> {
    last += 1;
    const message = JSON.stringify([0, last, name, parameters]);
    socket.write(`${Buffer.byteLength(message)}:${message}`);
    return new Promise((resolve, reject) => waiting.set(last, { resolve, reject }));
  }
  await call('WebDriver:NewSession', {});
  return async (command, body = {}) => {
    const result = await call(commands[command][2], body);
    return result !== null && typeof result === 'object' && 'value' in result ? result.value : result;
  };
}
