import type { FormState } from './server.ts';

/** What is typed and not saved yet: it stands in the browser, so that neither a crash nor a closed window loses it. */
export type Typed = Pick<FormState, 'hash' | 'data' | 'body' | 'uploads'> & { time: string };

const prefix = 'typed:';

export const keepTyped = (file: string, typed: Omit<Typed, 'time'>) =>
  localStorage.setItem(prefix + file, JSON.stringify({ ...typed, time: new Date().toISOString() }));

export const forgetTyped = (file: string) => localStorage.removeItem(prefix + file);

export function findTyped(file: string): Typed | undefined {
  const found = localStorage.getItem(prefix + file);
  return found ? JSON.parse(found) : undefined;
}

export const listTypedFiles = () =>
  new Set(Object.keys(localStorage).flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : [])));
