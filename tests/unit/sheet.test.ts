import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Sheet } from '../../src/components/ui/sheet.tsx';

const render = (address: string | undefined) =>
  renderToStaticMarkup(
    createElement(Sheet, {
      title: 'Hotel windows',
      audience: 'For the owner',
      brand: 'Peak & Pane',
      address,
      children: '',
    }),
  );

describe('the mail that passes on the sheet of a manager', () => {
  it('the email that shares a sheet names it and ends with its address', () => {
    const [, href = ''] = /href="(mailto:[^"]+)"/.exec(render('https://www.example.com/hotels')) ?? [];
    const { subject, body } = Object.fromEntries(new URL(href.replaceAll('&amp;', '&')).searchParams);
    expect(subject).toBe('Hotel windows, Peak & Pane');
    expect(body).toMatch(/^Hotel windows, Peak & Pane: .+\r\nFor the owner\.\r\nhttps:\/\/www\.example\.com\/hotels$/);
  });

  it('the email is not offered before the site has an address', () => {
    expect(render(undefined)).not.toContain('mailto:');
  });
});
