import { useEffect, useState } from 'react';
import { editHref } from './address.ts';
import { type LaunchIssue, type SiteAnswer, server } from './server.ts';

interface Sort {
  name: string;
  todo: string;
}

/** The names under which the owner sees each sort, in this order; the rest follow under their own names. */
const sorts: Record<string, Sort> = {
  'placeholder-phone': { name: 'Your phone number', todo: 'Write the number that customers call.' },
  'placeholder-email': { name: 'Your email address', todo: 'Write an address that you read.' },
  'placeholder-link': { name: 'Your pages elsewhere', todo: 'Write the addresses of your own pages.' },
  'unconfirmed-claim': {
    name: 'What the site says about you',
    todo: 'Tick what is true today. What is not true must go: Find leads to its sentences.',
  },
  'unreviewed-legal-text': {
    name: 'Terms and privacy',
    todo: 'Read both, or have them read, and set the day on which it was done.',
  },
  'illustrative-picture': {
    name: 'Photographs of your work',
    todo: 'The gallery shows drawings still. Put photographs of your own in their places.',
  },
  'sample-quote': {
    name: 'Samples of what customers say',
    todo: 'The public site leaves samples out. Replace them as real customers speak.',
  },
  'unnamed-owner': { name: 'Who you are', todo: 'Your name, a sentence and a portrait, on the page About.' },
  illustration: {
    name: 'Drawings on other pages',
    todo: 'Each is labeled as an illustration until a photograph takes its place.',
  },
  'unconfirmed-line': {
    name: 'Lines left out until you confirm them',
    todo: 'Nothing to do: the public site goes without them. Tick one, and its lines appear.',
  },
};

const isOwners = ({ field }: LaunchIssue) => field !== undefined;
const fewLines = 3;

function Part({ title, lines, site }: { title: string; lines: LaunchIssue[]; site: SiteAnswer }) {
  if (lines.length === 0) return null;
  const titleOf = (file: string) => site.files.find((entry) => entry.file === file)?.title;
  const nameFiles = (words: string) => words.replaceAll(/src\/[\w/.-]+\w/g, (file) => titleOf(file) ?? file);
  const groups = Map.groupBy(lines, ({ sort }) => sort);
  const names = [...Object.keys(sorts), ...groups.keys()].filter((sort, index, all) => all.indexOf(sort) === index);
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {names.map((sort) => {
        const group = groups.get(sort);
        if (!group) return null;
        const { name, todo } = sorts[sort] ?? {
          name: sort.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase()),
          todo: group[0]?.fix,
        };
        return (
          <details key={sort} className="sort" open={group.length <= fewLines}>
            <summary>
              {name} <span className="count">{group.length}</span>
            </summary>
            <p className="notes">{todo}</p>
            <ul>
              {group.map(({ where, what, field }) => (
                <li key={`${where}${what}`}>
                  {field ? <a href={editHref(field.file, field.path)}>{nameFiles(what)}</a> : what}{' '}
                  <small>{field ? titleOf(field.file) : where}</small>
                </li>
              ))}
            </ul>
          </details>
        );
      })}
    </section>
  );
}

/** What `npm run check:launch` lists: what the owner can do, each line the way to its field, and the host's apart. */
export function LaunchPage({ site }: { site: SiteAnswer }) {
  const [lines, setLines] = useState<LaunchIssue[]>();
  const [trouble, setTrouble] = useState('');
  useEffect(() => {
    server.getLaunchIssues().then(setLines, (error: Error) => setTrouble(error.message));
  }, []);
  if (!lines) return <div className="page">{trouble || 'Looking through everything…'}</div>;
  const owners = lines.filter(isOwners);
  const yours = owners.filter(({ kind }) => kind === 'blocker');
  const hosts = lines.filter((line) => !isOwners(line));
  return (
    <div className="page">
      <h1>Before the launch</h1>
      <p>{`Left to do: ${yours.length} for you, ${hosts.length} for whoever hosts the site.`}</p>
      <Part title="For you to do" lines={yours} site={site} />
      <Part title="Worth a look" lines={owners.filter(({ kind }) => kind !== 'blocker')} site={site} />
      <Part title="For whoever hosts the site" lines={hosts} site={site} />
    </div>
  );
}
