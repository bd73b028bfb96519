import { WindowHero, type WindowHeroProps } from '../shared/window-hero.tsx';
import { MonthRuler } from './month-ruler.tsx';

export interface HomeHeroProps extends Omit<WindowHeroProps, 'ruler'> {
  /** Name of the row of months, for screen readers. */
  rulerLabel: string;
}

/** Home's window, with the months of the year on the lower rail of its frame. */
export function HomeHero({ rulerLabel, ...hero }: HomeHeroProps) {
  return <WindowHero {...hero} ruler={<MonthRuler label={rulerLabel} />} />;
}
