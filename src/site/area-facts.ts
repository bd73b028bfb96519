import type { Area, AreaPage } from '../content-loading/load-content.ts';
import type { Business } from '../schemas/business.ts';
import { nameHalfMonths } from './half-month-names.ts';

/** The strip under the hero of an area page; what has no source is left out. */
export function composeAreaFacts(page: AreaPage, area: Area, { terms }: Business) {
  const facts = [
    { label: 'Elevation', text: area.elevation },
    { label: area.zips.length > 1 ? 'ZIP codes' : 'ZIP code', text: area.zips.join(', ') },
    { label: 'Travel', text: area.zone === 'city' ? terms.travelFact : terms.travelNearbyFact },
    {
      label: 'Best months',
      // What has a name of its own is no date to plan by.
      text: page.timing.good
        .filter(({ called }) => !called)
        .map(nameHalfMonths)
        .join(', '),
    },
  ];
  return {
    heading: `${area.name} in four facts`,
    facts: facts.flatMap(({ label, text }) => (text ? [{ label, text }] : [])),
  };
}
