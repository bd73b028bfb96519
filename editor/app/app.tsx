import { useCallback, useEffect, useMemo, useState } from 'react';
import { editHref, useAddress } from './address.ts';
import { AreaDraftPage, NewAreaPage } from './area-page.tsx';
import { EditPage } from './edit-page.tsx';
import { FoundList } from './found-list.tsx';
import { LaunchPage } from './launch-page.tsx';
import { PicturesPage } from './pictures-page.tsx';
import { Preview } from './preview.tsx';
import { PublishPage } from './publish-page.tsx';
import { type SiteAnswer, server } from './server.ts';
import { listTypedFiles } from './typed.ts';
import { useBeside } from './use-beside.ts';

const groups = ['Company', 'Pages', 'Services', 'Reviews', 'Pictures', 'Areas'];
export const catalogue = 'src/pictures/catalogue.yaml';

function Sidebar({ site, current }: { site: SiteAnswer; current: string }) {
  const [wanted, setWanted] = useState('');
  const typed = listTypedFiles();
  const matches = site.files.filter(({ title }) => title.toLowerCase().includes(wanted.trim().toLowerCase()));
  const link = (href: string, title: string, isTyped = false) => (
    <li key={href}>
      <a href={href} aria-current={current === href.slice(2) ? 'page' : undefined}>
        {title}
        {isTyped && <span className="mark">Not saved</span>}
      </a>
    </li>
  );
  return (
    <nav aria-label="What to change" className="sidebar">
      <p className="brand">Site editor</p>
      <ul className="acts">
        {link('#/publish', 'Publish')}
        {link('#/launch', 'Before the launch')}
        {link('#/new-area', 'Add an area')}
        {site.drafts.map((slug) => link(`#/area/${slug}`, `Area in the making: ${slug}`))}
      </ul>
      <label className="search">
        Find
        <input type="search" value={wanted} onChange={({ target }) => setWanted(target.value)} />
      </label>
      {groups.map((group) => {
        const files = matches.filter((file) => file.group === group).sort((a, b) => (a.title < b.title ? -1 : 1));
        if (files.length === 0) return null;
        const isOpen = wanted.trim() !== '' || files.some(({ file }) => current === `edit/${file}`);
        return (
          <details key={group} open={isOpen || group === 'Company'}>
            <summary>{group}</summary>
            <ul>{files.map(({ file, title }) => link(editHref(file), title, typed.has(file)))}</ul>
          </details>
        );
      })}
      {wanted.trim() !== '' && <FoundList wanted={wanted.trim()} titles={matches.length} />}
    </nav>
  );
}

function Start({ site }: { site: SiteAnswer }) {
  return (
    <div className="page">
      <h1>What would you like to change?</h1>
      <ul className="tiles">
        <li>
          <a href={editHref('src/content/business.yaml')}>Phone, hours, facts</a>
        </li>
        <li>
          <a href={editHref('src/content/reviews.yaml')}>Reviews</a>
        </li>
        <li>
          <a href={editHref(catalogue)}>Pictures</a>
        </li>
        <li>
          <a href={editHref('src/content/pages/home.yaml')}>The words of Home</a>
        </li>
        <li>
          <a href="#/new-area">Add an area</a>
        </li>
        <li>
          <a href="#/launch">What a launch still misses</a>
        </li>
      </ul>
      <p>
        Choose on the left, change the words, save, and look at the site beside. Nobody else sees a change before you
        publish it.
      </p>
      <Faults site={site} />
    </div>
  );
}

/** What is wrong with the content already, by somebody's hand outside the editor. */
function Faults({ site }: { site: SiteAnswer }) {
  if (site.faults.length === 0) return null;
  return (
    <section className="notice off">
      <h2>The site cannot be built at the moment</h2>
      <ul>
        {site.faults.map(({ file, path, message }) => (
          <li key={`${file}${path}${message}`}>
            <a href={editHref(file, path)}>{file}</a>: {message}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function App() {
  const { page, rest, target } = useAddress();
  const [site, setSite] = useState<SiteAnswer>();
  const [trouble, setTrouble] = useState('');
  const beside = useBeside(site?.preview ?? '');
  const { show, follow } = beside;
  const refresh = useCallback(async () => {
    try {
      setSite(await server.getSite());
    } catch (error) {
      setTrouble((error as Error).message);
    }
  }, []);
  useEffect(() => void refresh(), [refresh]);
  // The preview takes a while to start, and says nothing when it has.
  useEffect(() => {
    if (!site || site.isPreviewReady) return;
    const timer = setTimeout(refresh, 1500);
    return () => clearTimeout(timer);
  }, [site, refresh]);
  const entry = useMemo(() => site?.files.find(({ file }) => page === 'edit' && file === rest), [site, page, rest]);
  const ownPage = entry?.page;
  useEffect(() => {
    if (ownPage) follow(ownPage);
  }, [ownPage, rest, follow]);

  if (!site) return <main className="page">{trouble || 'One moment…'}</main>;
  const pages: Record<string, () => React.ReactNode> = {
    edit: () =>
      rest === catalogue ? (
        <PicturesPage key={`${target}`} site={site} target={target} onSaved={refresh} onShow={show} />
      ) : (
        <EditPage
          key={rest}
          file={rest}
          title={entry?.title ?? rest}
          site={site}
          target={target}
          onSaved={refresh}
          beside={beside}
        />
      ),
    launch: () => <LaunchPage />,
    publish: () => <PublishPage onChanged={refresh} />,
    'new-area': () => <NewAreaPage onMade={refresh} site={site} />,
    area: () => <AreaDraftPage key={rest} slug={rest} site={site} onChanged={refresh} />,
  };
  return (
    <div className="shell">
      <Sidebar site={site} current={[page, rest].filter(Boolean).join('/')} />
      <main>{pages[page]?.() ?? <Start site={site} />}</main>
      <Preview site={site} beside={beside} editing={page === 'edit' ? rest : ''} />
    </div>
  );
}
