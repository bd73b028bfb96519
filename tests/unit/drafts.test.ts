import { describe, expect, it } from 'vitest';
import { placeholder } from '../../src/lib/content/complete-draft.ts';
import { formatFault } from '../../src/lib/content/fault.ts';
import { readContentWith } from '../frozen-content.ts';

const folder = 'src/content/area-pages/briargate';
const residential = `${folder}/residential-window-cleaning.yaml`;
const head = 'kind: residential\nservice: window-cleaning\narea: briargate\ndraft: true\n';

describe('an area page that is saved as a draft', () => {
  it.each([
    ['windows of homes', residential, head],
    ['house washing', `${folder}/residential-house-washing.yaml`, head.replace('window-cleaning', 'house-washing')],
    [
      'pressure washing',
      `${folder}/residential-pressure-washing.yaml`,
      head.replace('window-cleaning', 'pressure-washing'),
    ],
    [
      'a hotel',
      `${folder}/commercial-window-cleaning-hotel.yaml`,
      'kind: commercial\ntype: hotel\narea: briargate\ndraft: true\n',
    ],
  ])('a draft about %s needs only its address, and gets no page', (_, file, text) => {
    const { files, drafts, faults } = readContentWith({ [file]: text });
    expect(faults.map(formatFault)).toEqual([]);
    expect(files.map((content) => content.file)).not.toContain(file);
    expect(drafts.map((content) => content.file)).toEqual([file]);
  });

  it('a draft keeps its text and marks what is missing', () => {
    const hero = 'hero: { heading: Window cleaning in Briargate, intro: "" }\n';
    const testimonial = 'testimonial: { quote: Good. }\n';
    const { drafts, faults } = readContentWith({ [residential]: head + hero + testimonial });
    expect(faults.map(formatFault)).toEqual([]);
    const data = drafts[0]?.data as { hero: object; challenges: { items: { challenge: string }[] } };
    expect(data.hero).toEqual({ heading: 'Window cleaning in Briargate', intro: placeholder });
    expect(data.challenges.items.map(({ challenge }) => challenge)).toEqual([placeholder]);
  });

  it('a draft with errors reports them', () => {
    const { faults } = readContentWith({ [residential]: `${head}pictures: { hero: nothing }\nheros: {}\n` });
    expect(faults.map(formatFault).join('\n')).toMatch(/heros: is not a field here/);
    const { faults: others } = readContentWith({ [residential]: `${head}pictures: { hero: nothing }\n` });
    expect(others.map(formatFault)).toEqual([expect.stringContaining('there is no picture "nothing"')]);
  });

  it('a published page cannot link to a draft', () => {
    const address = '/areas-served/colorado-springs/briargate/residential-window-cleaning';
    const { faults } = readContentWith({
      [residential]: head,
      'src/content/redirects.yaml': `- { from: /old.html, to: ${address} }\n`,
    });
    expect(faults.map(formatFault)).toEqual([expect.stringContaining('which is not a page of this site')]);
  });
});
