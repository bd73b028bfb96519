import { useEffect, useState } from 'react';
import { editHref } from './address.ts';
import { type LaunchIssue, server } from './server.ts';

const kinds: Record<LaunchIssue['kind'], string> = {
  blocker: 'In the way of a launch',
  warning: 'Worth a look',
  'left out': 'Left out of the public site',
};

/** What `npm run check:launch` lists, each line the way to its field. */
export function LaunchPage() {
  const [lines, setLines] = useState<LaunchIssue[]>();
  const [trouble, setTrouble] = useState('');
  useEffect(() => {
    server.getLaunchIssues().then(setLines, (error: Error) => setTrouble(error.message));
  }, []);
  if (!lines) return <div className="page">{trouble || 'Looking through everything…'}</div>;
  return (
    <div className="page">
      <h1>Before the launch</h1>
      {(Object.keys(kinds) as LaunchIssue['kind'][]).map((kind) => {
        const sorts = Map.groupBy(
          lines.filter((line) => line.kind === kind),
          ({ sort }) => sort,
        );
        if (sorts.size === 0) return null;
        return (
          <section key={kind} aria-labelledby={kind}>
            <h2 id={kind}>{`${kinds[kind]}: ${lines.filter((line) => line.kind === kind).length}`}</h2>
            {[...sorts].map(([sort, group]) => (
              <details key={sort} className="sort" open={group.length < 8}>
                <summary>{`${sort.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase())} (${group.length})`}</summary>
                <p className="notes">{group[0]?.fix}</p>
                <ul>
                  {group.map(({ where, what, field }) => (
                    <li key={`${where}${what}`}>
                      {field ? <a href={editHref(field.file, field.path)}>{what}</a> : what}
                      {!field && <small> {where}</small>}
                    </li>
                  ))}
                </ul>
              </details>
            ))}
          </section>
        );
      })}
      {lines.length === 0 && <p>Nothing. The site is ready.</p>}
    </div>
  );
}
