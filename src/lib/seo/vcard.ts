import { formatHours, getSchedule } from '../hours/schedule.ts';
import type { Business } from '../schemas/business.ts';

const escapeText = (value: string) => value.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
const joinParts = (parts: (string | undefined)[]) => parts.map((part) => escapeText(part ?? '')).join(';');

/** Breaks a line after 75 bytes, as RFC 2426 requires, but never inside a character. */
function fold(line: string): string {
  let folded = '';
  let length = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (length + size > 75) {
      folded += '\r\n ';
      length = 1;
    }
    folded += character;
    length += size;
  }
  return folded;
}

/** Composes the company's entry for an address book, as vCard 3.0, which every phone reads. */
export function composeVcard(business: Business, siteUrl: string): string {
  const { brand, phone, email, address } = business;
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    // Given and family name are empty; iOS then shows the organization.
    'N:;;;;',
    `FN:${escapeText(brand)}`,
    `ORG:${escapeText(brand)}`,
    'X-ABShowAs:COMPANY',
    `TEL;TYPE=WORK,VOICE:${phone.e164}`,
    `EMAIL;TYPE=INTERNET,WORK:${escapeText(email)}`,
    `URL:${siteUrl}`,
    `ADR;TYPE=WORK:${joinParts(['', '', address.street, address.locality, address.region, address.postalCode, address.country])}`,
    `NOTE:${escapeText(formatHours(getSchedule(business)))}`,
    'END:VCARD',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}
