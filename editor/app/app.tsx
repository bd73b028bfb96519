import { type ComponentProps, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { editHref, useAddress } from './address.ts';
import { AreaDraftPage, AreaMadePage, NewAreaPage } from './area-page.tsx';
import { EditPage } from './edit-page.tsx';
import { LaunchPage } from './launch-page.tsx';
import { catalogue } from './picture-form.tsx';
import { PicturesPage } from './pictures-page.tsx';
import { Preview } from './preview.tsx';
import { PublishPage } from './publish-page.tsx';
import { RequestsPage } from './requests-page.tsx';
import { type SiteAnswer, server } from './server.ts';
import { findArea, Sidebar } from './sidebar.tsx';
import { useBeside } from './use-beside.ts';
import { useInbox } from './use-inbox.ts';

/** What is changed most, under the names that it has everywhere. */
const oftenChanged = [
  'src/content/business.yaml',
  'src/content/reviews.yaml',
  catalogue,
  'src/content/pages/home.yaml',
];

function Start({ site, fresh }: { site: SiteAnswer; fresh: number }) {
  return (
    <div className="page">
      <h1>What would you like to change?</h1>
      <ul className="tiles">
        <li>
          <a href="#/requests">Requests{fresh > 0 && `, ${fresh} new`}</a>
        </li>
        {oftenChanged.map((file) => (
          <li key={file}>
            <a href={editHref(file)}>{site.files.find((entry) => entry.file === file)?.title}</a>
          </li>
        ))}
        <li>
          <a href="#/new-area">Add an area</a>
        </li>
        <li>
          <a href="#/launch">Before the launch</a>
        </li>
      </ul>
      <p>Change the words, save, and look at the site. Nobody else sees a change before you publish it.</p>
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
  const main = useRef<HTMLElement>(null);
  /** What a narrow window shows in the place of the form. */
  const [unfolded, setUnfolded] = useState<'menu' | 'site'>();
  // Whatever was chosen there is in the form now.
  const beside = useBeside(site?.preview ?? '');
  const inbox = useInbox();
  const { show, follow } = beside;
  const place = `${page}/${rest}/${target} ${beside.openings}`;
  useEffect(() => setUnfolded(undefined), [place]);
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
  // A picture is shown where it is used.
  const ownPage = rest === catalogue ? undefined : entry?.page;
  useEffect(() => {
    if (ownPage) follow(ownPage);
  }, [ownPage, rest, follow]);

  if (!site) return <main className="page">{trouble || 'One moment…'}</main>;
  const [drafted = '', step = ''] = rest.split('/');
  const draftPage = (slug: string, place: ComponentProps<typeof AreaDraftPage>['place']) => (
    <AreaDraftPage key={slug} slug={slug} place={place} site={site} beside={beside} onChanged={refresh} />
  );
  /** Words of a draft that were pressed in the page beside: there is no file of them yet. */
  const ofDraft = Object.keys(site.drafts).find((slug) => findArea(rest) === slug);
  const pages: Record<string, () => React.ReactNode> = {
    edit: () =>
      ofDraft ? (
        draftPage(ofDraft, { file: rest, path: target ?? [] })
      ) : rest === catalogue ? (
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
    requests: () => <RequestsPage inbox={inbox} />,
    launch: () => <LaunchPage site={site} />,
    publish: () => <PublishPage facts={site.facts} onChanged={refresh} />,
    'new-area': () => <NewAreaPage onMade={refresh} site={site} />,
    area: () =>
      !(drafted in site.drafts) && site.references.areas.some(({ value }) => value === drafted) ? (
        <AreaMadePage slug={drafted} site={site} beside={beside} />
      ) : (
        draftPage(drafted, { step })
      ),
  };
  const dock = (name: 'menu' | 'site', closed: string) => (
    <button
      type="button"
      className={name}
      aria-expanded={unfolded === name}
      onClick={() => setUnfolded(unfolded === name ? undefined : name)}
    >
      {unfolded === name ? 'Back to the form' : closed}
    </button>
  );
  return (
    <div className="shell">
      <button type="button" className="skip" onClick={() => main.current?.focus()}>
        Skip to the form
      </button>
      <Sidebar
        site={site}
        fresh={inbox.fresh}
        current={[page, page === 'area' ? drafted : rest].filter(Boolean).join('/')}
        isOpen={unfolded === 'menu'}
      />
      <main ref={main} tabIndex={-1}>
        {pages[page]?.() ?? <Start site={site} fresh={inbox.fresh} />}
      </main>
      <Preview site={site} beside={beside} editing={page === 'edit' ? rest : ''} isOpen={unfolded === 'site'} />
      <div className="dock">
        {dock('menu', 'Menu')}
        {dock('site', 'Show the site')}
      </div>
    </div>
  );
}
