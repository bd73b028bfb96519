import { useEffect, useState } from 'react';
import { fillFacts } from '../preview/words.ts';
import { editHref } from './address.ts';
import { type Contradiction, server } from './server.ts';

const pause = 350;

/** The sentences elsewhere that say other hours than those given, or saved, each the way to its field. */
export function HoursNotice({ hours, facts }: { hours?: unknown; facts: Record<string, string> }) {
  const [found, setFound] = useState<Contradiction[]>([]);
  const said = JSON.stringify({ hours });
  useEffect(() => {
    let isStale = false;
    const timer = setTimeout(async () => {
      // Where it cannot be asked, saving says why.
      const { contradictions } = await server
        .findContradictions(JSON.parse(said).hours)
        .catch(() => ({ contradictions: [] }));
      if (!isStale) setFound(contradictions);
    }, pause);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [said]);
  if (found.length === 0) return null;
  return (
    <section className="notice" aria-label="Sentences that say other hours">
      <h2>
        {found.length === 1
          ? 'One sentence says other hours: change it, too'
          : `${found.length} sentences say other hours: change them, too`}
      </h2>
      <ul>
        {found.map(({ file, path, title, label, sentence }) => (
          <li key={`${file}${path}${sentence}`}>
            <a href={editHref(file, path)}>{`${title}, ${label}`}</a> “{fillFacts(sentence, facts)}”
          </li>
        ))}
      </ul>
    </section>
  );
}
