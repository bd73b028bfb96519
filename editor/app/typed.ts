import { useSyncExternalStore } from 'react';
import type { FormState } from './server.ts';

/** What is typed and not saved yet: it stands in the browser, so that neither a crash nor a closed window loses it. */
export interface Typed extends Pick<FormState, 'hash' | 'data' | 'body' | 'uploads'> {
  /** What the form began with. */
  opened?: { data: unknown; body: string };
  time: string;
}

const prefix = 'typed:';

const report = () => dispatchEvent(new Event('typed'));

export function keepTyped(file: string, typed: Omit<Typed, 'time'>) {
  localStorage.setItem(prefix + file, JSON.stringify({ ...typed, time: new Date().toISOString() }));
  report();
}

export function forgetTyped(file: string) {
  localStorage.removeItem(prefix + file);
  report();
}

export function findTyped(file: string): Typed | undefined {
  const found = localStorage.getItem(prefix + file);
  return found ? JSON.parse(found) : undefined;
}

const listen = (tell: () => void) => {
  addEventListener('typed', tell);
  return () => removeEventListener('typed', tell);
};

/** The files that have something typed and not saved. */
export const useTypedFiles = () => useSyncExternalStore(listen, () => listTypedFiles().sort().join(' ')).split(' ');

const listTypedFiles = () =>
  Object.keys(localStorage).flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));
