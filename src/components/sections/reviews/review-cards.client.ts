import { formatAge } from '../../../lib/site/review-age.ts';

/** Updates the age of each review to the current date: the page may have been built long before. */
export function showReviewAges() {
  for (const time of document.querySelectorAll('time')) time.textContent = formatAge(time.dateTime, new Date());
}
