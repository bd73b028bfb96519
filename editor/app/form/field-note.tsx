import type { SiteAnswer } from '../server.ts';
import type { Beside } from '../use-beside.ts';

/** The field that one is at, as the pages of the site show it. */
export interface AtField {
  id: string;
  words?: string | undefined;
  slot?: string | undefined;
  /** The pages that show it. */
  pages: string[];
}

/** More are counted alone: a note of several lines would move the fields below it. */
const mostNamed = 3;

/** What becomes of a field in the page beside, and which other pages show it. */
export function FieldNote({ at, site, beside }: { at: AtField; site: SiteAnswer; beside: Beside }) {
  const { shown, page } = beside;
  const isAnswered = shown !== undefined && shown.words === at.words && shown.slot === at.slot;
  const nameOf = (address: string) => site.files.find((file) => file.page === address)?.title ?? address;
  const [elsewhere] = at.pages.filter((address) => address !== page);
  const names = at.pages.length > mostNamed ? '' : `: ${at.pages.map(nameOf).join(', ')}`;
  return (
    <span className="beside" role="status">
      {isAnswered && shown.isThere && shown.isLive && 'The page beside shows it as you type. '}
      {isAnswered && shown.isThere && !shown.isLive && 'The page beside follows when you save. '}
      {at.pages.length > 1 && `${at.pages.length} pages share it${names}. `}
      {isAnswered && !shown.isThere && (
        <>
          Not on the page beside.{' '}
          {elsewhere && (
            <button type="button" className="link" onClick={() => beside.show(elsewhere)}>
              Show it on {nameOf(elsewhere)}
            </button>
          )}
        </>
      )}
    </span>
  );
}
