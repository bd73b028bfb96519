import type { SiteAnswer } from '../server.ts';

/** A new picture, or one of the site with what is to become of it. */
export interface PictureRequest {
  slot: string;
  isNew?: boolean;
  /** One that was dropped already. */
  file?: File | undefined;
  /** Once it is saved. */
  onChosen?: (slot: string) => void;
}

/** A name that no picture has: the day, which nobody has to type and no visitor sees. */
export function makePictureName({ pictures }: SiteAnswer): string {
  const name = `photo-${new Date().toLocaleDateString('en-CA')}`;
  for (let count = 1; ; count++) {
    const counted = count === 1 ? name : `${name}-${count}`;
    if (!pictures[counted]) return counted;
  }
}
