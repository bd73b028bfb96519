import { useEffect, useMemo, useState } from 'react';
import { fillGaps } from '../server/fill-gaps.ts';
import { editHref } from './address.ts';
import { type AreaStep, fileOfStep, findStep, type Lacking, listLacking, listSteps } from './area-steps.ts';
import { FaultList } from './faults.tsx';
import { goToField, type Path } from './field-place.ts';
import { ContentForm } from './form/content-form.tsx';
import { usePictureDialog } from './picture-dialog.tsx';
import { type AreaDraft, type Fault, type OpenDraft, ServerRefusal, type SiteAnswer, server } from './server.ts';
import { findArea } from './sidebar.tsx';
import { findTyped, forgetTyped, keepTyped } from './typed.ts';
import type { Beside } from './use-beside.ts';
import { useShownField } from './use-shown-field.ts';

const nameToSlug = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');

/** The name of a new area; all else follows on the page of its draft. */
export function NewAreaPage({ site, onMade }: { site: SiteAnswer; onMade: () => Promise<void> }) {
  const [name, setName] = useState('');
  const [trouble, setTrouble] = useState('');
  const slug = nameToSlug(name);
  const make = async () => {
    try {
      const area = { name, order: site.references.areas.length + 1 };
      await server.saveDraft({ slug, area, pages: {} });
      void onMade();
      location.hash = `#/area/${slug}`;
    } catch (error) {
      setTrouble((error as Error).message);
    }
  };
  return (
    <div className="page">
      <h1>Add an area</h1>
      <p>
        An area is a few facts and one to six pages of its own. You can stop after any field and go on another day: the
        draft stays here, and the site shows nothing of it before it is complete.
      </p>
      <form
        className="inline"
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
      >
        <label className="name" htmlFor="area-name">
          Its name, as visitors say it
        </label>
        <input id="area-name" required value={name} onChange={({ target }) => setName(target.value)} />
        <p className="notes">
          {slug
            ? `Its pages will stand under /areas-served/colorado-springs/${slug}. That cannot be changed later without breaking links.`
            : ''}
        </p>
        <button type="submit" className="primary">
          Begin
        </button>
        {trouble && <p className="error">{trouble}</p>}
      </form>
    </div>
  );
}

const pause = 400;
const typedKey = (slug: string) => `area/${slug}`;
const finish = 'finish';

const countParts = ({ length }: Lacking[]) => `${length} ${length === 1 ? 'part' : 'parts'} to do`;

const dataOf = ({ area, pages }: AreaDraft, page: string) => (page === 'area' ? area : pages[page]);

interface AreaDraftProps {
  slug: string;
  /** The step that one is at, or the field that one wants to go to. */
  place: { step: string } | { file: string; path: Path };
  site: SiteAnswer;
  beside: Beside;
  onChanged: () => Promise<void>;
}

/** An area in the making: its facts, then its pages one by one in steps, each page as far as it is written beside. */
export function AreaDraftPage({ slug, place, site, beside, onChanged }: AreaDraftProps) {
  const [opened, setOpened] = useState<OpenDraft>();
  const [draft, setDraft] = useState<AreaDraft>();
  /** The last one that the server has answered for. */
  const [answered, setAnswered] = useState<AreaDraft>();
  const [isSaving, setSaving] = useState(false);
  const [faults, setFaults] = useState<Fault[]>();
  const [trouble, setTrouble] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [isMaking, setMaking] = useState(false);
  useEffect(() => {
    server.openDraft(slug).then(
      (found) => {
        setOpened(found);
        setDraft((findTyped(typedKey(slug))?.data as AreaDraft | undefined) ?? found.draft);
      },
      (error: Error) => setTrouble(error.message),
    );
  }, [slug]);
  // Every pause in typing saves the draft, and says what it still lacks; what is typed meanwhile goes with the next.
  useEffect(() => {
    if (!draft || draft === answered) return;
    keepTyped(typedKey(slug), { hash: '', data: draft });
    if (isSaving) return;
    const timer = setTimeout(async () => {
      setSaving(true);
      try {
        setFaults((await server.saveDraft(draft)).faults);
        setTrouble('');
        forgetTyped(typedKey(slug));
      } catch (error) {
        setTrouble((error as Error).message);
      }
      setAnswered(draft);
      setSaving(false);
    }, pause);
    return () => clearTimeout(timer);
  }, [slug, draft, answered, isSaving]);

  const pageNames = Object.keys(draft?.pages ?? {}).join(' ');
  const steps = useMemo(
    () => (opened ? listSteps(opened, pageNames.split(' ').filter(Boolean)) : []),
    [opened, pageNames],
  );
  const stepOf = (fault: Pick<Fault, 'file' | 'path'>) => findStep(steps, slug, fault);
  const isLast = 'step' in place && place.step === finish;
  const step = isLast
    ? undefined
    : (('step' in place ? steps.find(({ name }) => name === place.step) : stepOf(place)) ?? steps[0]);
  const go = (name: string) => {
    location.hash = `#/area/${slug}/${name}`;
  };
  // Each step begins at its top.
  useEffect(() => {
    document.querySelector('.page')?.scrollIntoView();
  }, [step?.name]);

  const page = step?.page ?? 'area';
  const file = fileOfStep(slug, page);
  const saved = answered && dataOf(answered, page);
  const data = draft && dataOf(draft, page);
  /** As the page beside shows it. */
  const shown = useMemo(() => {
    const show = (some: unknown) => opened && { data: fillGaps(opened.forms[page] ?? {}, some, site) };
    return { opened: show(saved), draft: show(data) };
  }, [opened, page, saved, data, site]);
  const at = useShownField(file, shown, site, beside);
  const pictures = usePictureDialog(site, onChanged);
  const shownPage = page === 'area' ? Object.keys(answered?.pages ?? {})[0] : page;
  const isShown = shownPage !== undefined && answered?.pages[shownPage] !== undefined;
  const { follow } = beside;
  const { hash } = location;
  useEffect(() => {
    if (isShown) follow(`/draft/${slug}/${shownPage}`);
  }, [slug, isShown, shownPage, follow, hash]);

  if (!opened || !draft) return <div className="page">{trouble || 'One moment…'}</div>;
  const ownFaults = (some: AreaStep) => (faults ?? []).filter((fault) => stepOf(fault) === some);
  const change = (value: unknown) => {
    const written = value as AreaDraft['area'];
    setDraft(page === 'area' ? { ...draft, area: written } : { ...draft, pages: { ...draft.pages, [page]: written } });
  };
  const complete = async () => {
    setMaking(true);
    try {
      await server.saveDraft(draft);
      await server.completeDraft(slug);
      forgetTyped(typedKey(slug));
      await onChanged();
    } catch (error) {
      const found = (error instanceof ServerRefusal && error.details.faults) || [];
      setFaults(found);
      go(steps.find((some) => found.some((fault) => stepOf(fault) === some))?.name ?? finish);
      setAsked(true);
      setTrouble((error as Error).message);
    } finally {
      setMaking(false);
    }
  };
  const leadTo = (name: string, title: string, lacking?: Lacking[]) => (
    <li key={name}>
      <button
        type="button"
        aria-current={name === (step?.name ?? finish) ? 'step' : undefined}
        onClick={() => go(name)}
      >
        {title}
        {lacking && <small>{lacking.length > 0 ? ` ${countParts(lacking)}` : ' done'}</small>}
      </button>
    </li>
  );
  const lackingOf = (some: AreaStep) => listLacking(some, ownFaults(some));
  return (
    <div className="page">
      <header className="save-bar">
        <h1>{String(draft.area['name'] ?? slug)}</h1>
        <p role="status">
          {isMaking
            ? 'Making it part of the site. Its page comes beside once it stands.'
            : draft !== answered
              ? 'Saving as you type…'
              : trouble || 'The draft is saved.'}
        </p>
      </header>
      <nav aria-label="Steps">
        <ol className="steps">
          {steps.map((some) => leadTo(some.name, some.title, faults && lackingOf(some)))}
          {leadTo(finish, 'Make it part of the site')}
        </ol>
      </nav>
      {step && faults && lackingOf(step).length > 0 && (
        <p className="lacking">
          Still to be written here:{' '}
          {lackingOf(step).map(({ title, path }) => (
            <button key={title} type="button" className="link" onClick={() => goToField(path)}>
              {title}
            </button>
          ))}
        </p>
      )}
      {page === 'area' && step && (
        <fieldset className="group depth-1">
          <legend>Which pages it has</legend>
          <p className="notes">A page that you do not write does not exist, and nothing links to it.</p>
          {Object.entries(opened.pageNames).map(([name, label]) => (
            <label key={name} className="toggle">
              <input
                type="checkbox"
                checked={name in draft.pages}
                onChange={({ target }) => {
                  const { [name]: _, ...others } = draft.pages;
                  setDraft({ ...draft, pages: target.checked ? { ...draft.pages, [name]: {} } : others });
                }}
              />
              {label}
            </label>
          ))}
        </fieldset>
      )}
      {step ? (
        <>
          {page !== 'area' && (
            <p className="notes">
              The page beside shows what you have written. Words in brackets are still to be written, and until you
              choose a picture it borrows one.
            </p>
          )}
          <FaultList faults={isAsked ? ownFaults(step) : []} file={file} site={site} />
          <ContentForm
            key={step.name}
            isNew
            schema={step.form}
            data={data}
            // What is not written yet is no mistake before somebody asks whether it is complete.
            faults={ownFaults(step).filter(({ isGap }) => isAsked || !isGap)}
            site={site}
            target={'path' in place ? place.path : undefined}
            context={{ file, beside, at, onPicture: pictures.onPicture }}
            onChange={change}
          />
          <button type="button" className="primary" onClick={() => go(steps[steps.indexOf(step) + 1]?.name ?? finish)}>
            Next
          </button>
          {pictures.dialog}
        </>
      ) : (
        <>
          <FaultList faults={(isAsked && faults?.filter((fault) => !stepOf(fault))) || []} file="" site={site} />
          <p>
            This adds its pages to the site, names it in the ZIP check and beside its neighbors, and links them. Nobody
            else sees it before you publish.
          </p>
          <ul>
            {faults &&
              steps
                .filter((some) => lackingOf(some).length > 0)
                .map((some) => (
                  <li key={some.name}>
                    {some.title}, {countParts(lackingOf(some))}:{' '}
                    {lackingOf(some)
                      .map(({ title }) => title)
                      .join(', ')}
                  </li>
                ))}
          </ul>
          <div className="bar">
            <button type="button" className="primary" disabled={isMaking} onClick={complete}>
              {isMaking ? 'Making it part of the site…' : 'Make it part of the site'}
            </button>
            <button
              type="button"
              className="quiet"
              disabled={isMaking}
              onClick={async () => {
                if (!confirm('Throw this draft away?')) return;
                await server.removeDraft(slug);
                forgetTyped(typedKey(slug));
                beside.show('/');
                location.hash = '#/';
                await onChanged();
              }}
            >
              Throw the draft away
            </button>
          </div>
        </>
      )}
    </div>
  );
}

interface AreaMadeProps {
  slug: string;
  site: SiteAnswer;
  beside: Beside;
}

/** What has become of a draft: its page beside, the way to each of its forms, and to the public. */
export function AreaMadePage({ slug, site, beside }: AreaMadeProps) {
  const files = site.files.filter(({ file }) => findArea(file) === slug);
  const area = files.find(({ file }) => file === fileOfStep(slug, 'area'));
  const { show } = beside;
  const page = area?.page;
  useEffect(() => {
    if (page) show(page);
  }, [page, show]);
  return (
    <div className="page">
      <h1>{area?.title}</h1>
      <p role="status">
        {area?.title} is part of the site now; below are its forms. Nobody else sees it yet: Publish puts it on line.
      </p>
      <ul>
        {files.map(({ file, title }) => (
          <li key={file}>
            <a href={editHref(file)}>{title}</a>
          </li>
        ))}
      </ul>
      <p>
        <a href="#/publish">Publish</a>
      </p>
    </div>
  );
}
