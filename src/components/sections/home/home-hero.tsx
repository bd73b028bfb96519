import { WindowHero, type WindowHeroProps } from '../shared/window-hero.tsx';
import { MonthPicker } from './month-picker.tsx';

interface HomeHeroProps extends Omit<WindowHeroProps, 'monthPicker'> {
  /** Accessible name of the month picker. */
  monthPickerLabel: string;
}

/** The hero of Home: a dirty window with a month picker at its lower edge. */
export function HomeHero({ monthPickerLabel, ...hero }: HomeHeroProps) {
  return <WindowHero {...hero} monthPicker={<MonthPicker label={monthPickerLabel} />} />;
}
