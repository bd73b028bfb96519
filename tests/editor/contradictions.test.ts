import { describe, expect, it } from 'vitest';
import { findContradictions } from '../../editor/server/contradictions.ts';
import { openFile } from '../../editor/server/save.ts';

const { hours } = openFile('src/content/business.yaml').data as { hours: Record<string, string> };
const list = (change: Record<string, string>) => findContradictions({ ...hours, ...change });
const places = (change: Record<string, string>) => list(change).map(({ file }) => file.replace('src/content/', ''));

describe('hours that contradict sentences', () => {
  it('are none as the site stands, and none while they are no hours', () => {
    expect(list({})).toEqual([]);
    expect(list({ sunday: ' to ' })).toEqual([]);
    expect(findContradictions(undefined)).toEqual([]);
  });

  it('are listed with the field of each sentence, where a day is closed', () => {
    const found = places({ sunday: 'closed' });
    for (const page of ['about', 'contact', 'reviews', 'home', 'areas-served']) {
      expect(found).toContain(`pages/${page}.yaml`);
    }
    // The sentence, and not the one before it in the same answer.
    const about = list({ sunday: 'closed' }).find(({ file }) => file.endsWith('about.yaml'));
    expect(about?.sentence).toMatch(/^We work .*seven days/);
    expect(about?.path).toEqual(['faq', 'items', expect.any(Number), 'answer']);
    // An answer within 24 hours may come on any day.
    expect(found).not.toContain('business.yaml');
  });

  it('hold for what is answered around the clock', () => {
    const sentences = list({ sunday: 'closed', saturday: '08:00 to 14:00' }).map(({ sentence }) => sentence);
    expect(sentences.filter((sentence) => /any hour|around the clock|Daily overspray/.test(sentence))).toEqual([]);
  });

  it('are listed where a time is written out that no longer holds on each day', () => {
    expect(places({ saturday: '08:00 to 14:00' })).toEqual(['claims.yaml']);
  });
});
