import { describe, expect, it } from 'vitest';
import { businessSchema as schema } from '../../src/lib/schemas/business.ts';
import { composeVcard } from '../../src/lib/seo/vcard.ts';
import { readContent } from '../specified/specified-content.ts';

const business = schema.parse(readContent('business'));
const siteUrl = 'https://www.peakandpane.example';
const readLine = (card: string, name: string) =>
  card
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .find((line) => line.startsWith(name));

describe('the vCard', () => {
  const card = composeVcard(business, siteUrl);

  it('every line of the vCard ends with CR and LF', () => {
    expect(card.endsWith('END:VCARD\r\n')).toBe(true);
    expect(card.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('the vCard contains what a caller needs', () => {
    expect(readLine(card, 'VERSION')).toBe('VERSION:3.0');
    expect(readLine(card, 'FN:')).toBe(`FN:${business.brand}`);
    expect(readLine(card, 'TEL')).toMatch(/:\+1\d{10}$/);
    expect(readLine(card, 'EMAIL')).toContain(`:${business.email}`);
    expect(readLine(card, 'URL:')).toBe(`URL:${siteUrl}`);
    const { locality, region, postalCode } = business.address;
    expect(readLine(card, 'ADR')).toBe(`ADR;TYPE=WORK:;;;${locality};${region};${postalCode};US`);
  });

  it('the vCard escapes reserved characters', () => {
    const odd = composeVcard({ ...business, brand: 'Wash, Rinse; Dry\\Go' }, siteUrl);
    expect(readLine(odd, 'FN:')).toBe('FN:Wash\\, Rinse\\; Dry\\\\Go');
  });

  it('the vCard folds lines over 75 bytes between characters', () => {
    const brand = 'Señor Fenêtre '.repeat(12).trim();
    const long = composeVcard({ ...business, brand }, siteUrl);
    for (const line of long.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(readLine(long, 'FN:')).toBe(`FN:${brand}`);
  });
});
