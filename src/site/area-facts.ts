import type { Area, AreaPage } from '../content-loading/load-content.ts';
import type { Business } from '../schemas/business.ts';
import { nameHalfMonths } from './half-month-names.ts';

/** The strip under the hero of an area page; what has no source is left out. */
export function composeAreaFacts(page: AreaPage, area: Area, { terms }: Business) {
  const months = page.timing.good.map(nameHalfMonths).join(', ');
  const facts = [
    { label: 'Elevation', text: area.elevation },
    { label: area.zips.length > 1 ? 'ZIP codes' : 'ZIP code', text: area.zips.join(', ') },
    { label: 'Travel', text: area.zone === 'city' ? terms.travelFact : terms.travelNearbyFact },
    { label: 'Best months', text: months.charAt(0).toUpperCase() + months.slice(1) },
  ];
  return {
    heading: `${area.name} in four facts`,
    facts: facts.flatMap(({ label, text }) => (text ? [{ label, text }] : [])),
  };
}
