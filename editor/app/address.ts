import { useSyncExternalStore } from 'react';
import type { Path } from './field-place.ts';

const listen = (report: () => void) => {
  addEventListener('hashchange', report);
  return () => removeEventListener('hashchange', report);
};

/** Where one is: #/edit/src/content/business.yaml?field=links.social.url */
export function useAddress() {
  const hash = useSyncExternalStore(listen, () => location.hash);
  const [, place = '', query = ''] = /^#\/([^?]*)(?:\?(.*))?$/.exec(hash) ?? [];
  const [page = '', ...rest] = place.split('/');
  const field = new URLSearchParams(query).get('field');
  const target = field ? field.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key)) : undefined;
  return { page, rest: rest.join('/'), target };
}

export const editHref = (file: string, path: Path = []) =>
  path.length > 0 ? `#/edit/${file}?${new URLSearchParams({ field: path.join('.') })}` : `#/edit/${file}`;
