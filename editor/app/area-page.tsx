import { useEffect, useState } from 'react';
import { FaultList } from './faults.tsx';
import { ContentForm } from './form/content-form.tsx';
import { type AreaDraft, type Fault, type OpenDraft, ServerRefusal, type SiteAnswer, server } from './server.ts';
import { findTyped, forgetTyped, keepTyped } from './typed.ts';
import { isGap } from './use-open-file.ts';

const nameToSlug = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');

/** The name of a new area; all else follows on the page of its draft. */
export function NewAreaPage({ site, onMade }: { site: SiteAnswer; onMade: () => void }) {
  const [name, setName] = useState('');
  const [trouble, setTrouble] = useState('');
  const slug = nameToSlug(name);
  const make = async () => {
    try {
      const area = { name, order: site.references.areas.length + 1 };
      await server.saveDraft({ slug, area, pages: {} });
      onMade();
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

/** An area in the making: its facts, its pages one by one, and a word about each service. */
export function AreaDraftPage({ slug, site, onChanged }: { slug: string; site: SiteAnswer; onChanged: () => void }) {
  const [opened, setOpened] = useState<OpenDraft>();
  const [draft, setDraft] = useState<AreaDraft>();
  /** The last one that the server has answered for. */
  const [answered, setAnswered] = useState<AreaDraft>();
  const [isSaving, setSaving] = useState(false);
  const [faults, setFaults] = useState<Fault[]>();
  const [step, setStep] = useState('area');
  const [message, setMessage] = useState('');
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    server.openDraft(slug).then(
      (found) => {
        setOpened(found);
        setDraft((findTyped(typedKey(slug))?.data as AreaDraft | undefined) ?? found.draft);
      },
      (error: Error) => setMessage(error.message),
    );
  }, [slug]);
  // Each step begins at its top.
  useEffect(() => {
    document.querySelector('.page')?.scrollIntoView();
  }, [step]);
  // Every pause in typing saves the draft, and says what it still lacks; what is typed meanwhile goes with the next.
  useEffect(() => {
    if (!draft || draft === answered) return;
    keepTyped(typedKey(slug), { hash: '', data: draft });
    if (isSaving) return;
    const timer = setTimeout(async () => {
      setSaving(true);
      try {
        setFaults((await server.saveDraft(draft)).faults);
        setMessage('The draft is saved.');
        forgetTyped(typedKey(slug));
      } catch (error) {
        setMessage((error as Error).message);
      }
      setAnswered(draft);
      setSaving(false);
    }, pause);
    return () => clearTimeout(timer);
  }, [slug, draft, answered, isSaving]);
  if (!opened || !draft) return <div className="page">{message || 'One moment…'}</div>;

  const fileOf = (name: string) =>
    name === 'area' ? `src/content/areas/${slug}.yaml` : `src/content/area-pages/${slug}/${name}.yaml`;
  const ownFaults = (name: string) => (faults ?? []).filter(({ file }) => file === fileOf(name));
  const steps = ['area', ...Object.keys(draft.pages), 'finish'];
  const stepNames: Record<string, string> = {
    area: 'The place',
    finish: 'Make it part of the site',
  };
  const form = opened.forms[step];
  const data = step === 'area' ? draft.area : draft.pages[step];
  const change = (value: unknown) =>
    setDraft(
      step === 'area'
        ? { ...draft, area: value as AreaDraft['area'] }
        : { ...draft, pages: { ...draft.pages, [step]: value as AreaDraft['area'] } },
    );
  const complete = async () => {
    try {
      await server.saveDraft(draft);
      await server.completeDraft(slug);
      forgetTyped(typedKey(slug));
      location.hash = `#/edit/${fileOf('area')}`;
      onChanged();
    } catch (error) {
      const found = (error instanceof ServerRefusal && error.details.faults) || [];
      setFaults(found);
      setStep(steps.find((name) => found.some(({ file }) => file === fileOf(name))) ?? 'finish');
      setAsked(true);
      setMessage((error as Error).message);
    }
  };
  return (
    <div className="page">
      <header className="save-bar">
        <h1>{String(draft.area['name'] ?? slug)}</h1>
        <p role="status">{draft === answered ? message : 'Not saved yet.'}</p>
      </header>
      <nav aria-label="Steps">
        <ol className="steps">
          {steps.map((name) => (
            <li key={name}>
              <button type="button" aria-current={step === name ? 'step' : undefined} onClick={() => setStep(name)}>
                {stepNames[name] ?? opened.pageNames[name]}
                {faults && opened.forms[name] && (
                  <small>{ownFaults(name).length > 0 ? ` ${ownFaults(name).length} to do` : ' done'}</small>
                )}
              </button>
            </li>
          ))}
        </ol>
      </nav>
      {step === 'area' && (
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
      {form && (
        <>
          <FaultList faults={isAsked ? ownFaults(step) : []} file={fileOf(step)} site={site} />
          <ContentForm
            key={step}
            isNew
            schema={form}
            data={data}
            // What is not written yet is no mistake before somebody asks whether it is complete.
            faults={ownFaults(step).filter((fault) => isAsked || !isGap(fault))}
            site={site}
            onChange={change}
          />
          <button type="button" className="primary" onClick={() => setStep(steps[steps.indexOf(step) + 1] ?? 'finish')}>
            Next
          </button>
        </>
      )}
      {step === 'finish' && (
        <>
          <FaultList
            faults={(isAsked && faults?.filter(({ file }) => !steps.some((name) => file === fileOf(name)))) || []}
            file=""
            site={site}
          />
          <p>
            This writes the files of the area, names it in the ZIP check and beside its neighbors, and links its pages.
            Nobody else sees it before you publish.
          </p>
          <div className="bar">
            <button type="button" className="primary" onClick={complete}>
              Make it part of the site
            </button>
            <button
              type="button"
              className="quiet"
              onClick={async () => {
                if (!confirm('Throw this draft away?')) return;
                await server.removeDraft(slug);
                forgetTyped(typedKey(slug));
                location.hash = '#/';
                onChanged();
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
