import { classNames } from '../ui/class-names.ts';
import type { PictureData } from '../ui/picture.tsx';
import styles from './dirt-picker.module.css';

export interface DirtPickerProps {
  label: string;
  /** The first is what the slider opens with. */
  items: { name: string; says: string; picture: PictureData }[];
  failed: string;
  className?: string | undefined;
}

/** The picture's caption, where it is no photograph. */
const say = ({ says, picture }: DirtPickerProps['items'][number]) =>
  picture.illustrative ? `${says} Illustration.` : says;

/**
 * What lies on the glass of the slider above: src/scripts/dirt-picker.ts fetches the picture of a dirt when it is
 * asked for. Without JavaScript it is not there.
 */
export function DirtPicker({ label, items, failed, className }: DirtPickerProps) {
  return (
    <fieldset className={classNames(styles.picker, 'dark', className)} data-dirts="" data-failed={failed}>
      <legend className="visually-hidden">{label}</legend>
      <div className={styles.buttons}>
        {items.map((item, index) => (
          <button
            key={item.name}
            type="button"
            aria-pressed={index === 0}
            data-avif={item.picture.avif}
            data-jpeg={item.picture.src}
            data-look={item.picture.className}
            data-says={say(item)}
          >
            {item.name}
          </button>
        ))}
      </div>
      <p role="status">{items[0] && say(items[0])}</p>
    </fieldset>
  );
}
