import { formatAge } from '../../../lib/site/review-age.ts';

/** Says how long ago each review was written as of now: the page may have been built long before. */
export function showReviewAges() {
  for (const time of document.querySelectorAll('time')) time.textContent = formatAge(time.dateTime, new Date());
}
