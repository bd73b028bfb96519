import { WindowHero, type WindowHeroProps } from '../shared/window-hero.tsx';
import { MonthPicker } from './month-picker.tsx';

interface HomeHeroProps extends Omit<WindowHeroProps, 'monthPicker'> {
  /** Accessible name of the month picker. */
  monthPickerLabel: string;
}

/** Home's window, with the months of the year on the lower rail of its frame. */
export function HomeHero({ monthPickerLabel, ...hero }: HomeHeroProps) {
  return <WindowHero {...hero} monthPicker={<MonthPicker label={monthPickerLabel} />} />;
}
