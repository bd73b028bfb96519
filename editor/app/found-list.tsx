import { useEffect, useState } from 'react';
import { editHref } from './address.ts';
import { type Finding, server } from './server.ts';

const pause = 150;

/** The sentence with what was looked for marked in it. */
function Marked({ text, words }: { text: string; words: string[] }) {
  const pattern = words.map((word) => word.replaceAll(/[^\p{L}\d]/gu, '\\$&')).join('|');
  // Every second piece is a hit.
  return text
    .split(new RegExp(`(${pattern})`, 'iu'))
    .map((piece, index) => (index % 2 === 1 ? <mark key={`${index}${piece}`}>{piece}</mark> : piece));
}

/** Where the words that somebody looks for stand in the site. */
export function FoundList({ wanted, titles }: { wanted: string; titles: number }) {
  const [answer, setAnswer] = useState<Finding & { wanted: string }>();
  useEffect(() => {
    let isStale = false;
    const timer = setTimeout(async () => {
      const finding = await server.findWords(wanted).catch(() => ({ found: [], more: 0 }));
      if (!isStale) setAnswer({ ...finding, wanted });
    }, pause);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [wanted]);
  const { found = [], more = 0, wanted: asked = '' } = answer ?? {};
  const words = asked.split(/\s+/).filter(Boolean);
  const count = found.length + more;
  const tally = count > 0 ? `${count} ${count === 1 ? 'text' : 'texts'}` : titles > 0 ? '' : 'Nothing found';
  return (
    <>
      <p aria-live="polite" className="tally">
        {asked === wanted ? tally : 'Searching…'}
      </p>
      <ul className="found">
        {found.map(({ file, path, title, label, text }) => (
          <li key={`${file} ${path.join('.')} ${text}`}>
            <a href={editHref(file, path)}>
              <small>
                {title}, {label}
              </small>
              <span>
                <Marked text={text} words={words} />
              </span>
            </a>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="tally">And {more} more: another word makes them fewer.</p>}
    </>
  );
}
