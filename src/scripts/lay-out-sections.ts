import { nextFrame } from './next-frame.ts';

/**
 * Lays out what the first paint left for later (`content-visibility` in src/styles/base.css), one section a frame, so
 * that no touch waits long. From then on all heights are true: a quick flick through guessed ones would make the page
 * jump under the finger.
 */
export async function layOutSections() {
  for (const section of document.querySelectorAll<HTMLElement>('main > *, [data-card]>div')) {
    await nextFrame();
    section.style.contentVisibility = 'visible';
  }
}
