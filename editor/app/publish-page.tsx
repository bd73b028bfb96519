import { useCallback, useEffect, useRef, useState } from 'react';
import { editHref } from './address.ts';
import { HoursNotice } from './hours-notice.tsx';
import {
  type Change,
  type ChangedFile,
  type HistoryAnswer,
  type PastPublishing,
  type Publishing,
  pictureHref,
  publishedPictureHref,
  server,
} from './server.ts';
import { Words } from './words.tsx';

const states: Record<Change['state'], string> = { changed: '', new: 'New', removed: 'Removed' };

function SideBySide({ rows }: Pick<Change, 'rows'>) {
  return (
    <details>
      <summary>Side by side</summary>
      <table className="diff">
        <thead>
          <tr>
            <th scope="col">Published</th>
            <th scope="col">To be published</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ left, right }) => (
            <tr key={`${left?.[0]}-${right?.[0]}`} className={left?.[1] === right?.[1] ? '' : 'other'}>
              <td>{left?.[1]}</td>
              <td>{right?.[1]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

interface Refusal {
  /** The commit or the file whose button was pressed; the page's own has no name. */
  at?: string | undefined;
  message: string;
}

/** Why something is not done, beside the button that was pressed for it. */
function Refused({ refusal, at }: { refusal: Refusal | undefined; at?: string }) {
  if (!refusal || refusal.at !== at) return null;
  return (
    <p role="alert" className="error">
      {refusal.message}
    </p>
  );
}

/** A file at once, and what changed in it once that is known. */
type Listed = ChangedFile & Partial<Change>;

interface ChangedProps {
  change: Listed;
  refusal: Refusal | undefined;
  onDiscard: () => void;
}

function Changed({ change, refusal, onDiscard }: ChangedProps) {
  const { file, title, state, isPicture, words, rows = [] } = change;
  const slot = file.replace(/^.*\/|\.\w+$/g, '');
  return (
    <section className="change" aria-label={title}>
      <h2>
        {isPicture ? title : <a href={editHref(file)}>{title}</a>} <small>{states[state]}</small>
      </h2>
      {isPicture && (
        <div className="pair">
          {state !== 'new' && <img src={publishedPictureHref(file)} alt="As published" />}
          {state !== 'removed' && <img src={pictureHref({ slot })} alt="To be published" />}
        </div>
      )}
      {words ? <Words words={words} /> : <p>Comparing…</p>}
      {rows.length > 0 && <SideBySide rows={rows} />}
      <button type="button" className="quiet" onClick={onDiscard}>
        Discard this change
      </button>
      <Refused refusal={refusal} at={file} />
    </section>
  );
}

const steps = {
  check: 'Check: build the whole site',
  commit: 'Commit: into the history',
  send: 'Send it to your host',
};

/** How far a publishing is: what is done, what is under way, what is to come. */
function Progress({ publishing }: { publishing: Publishing }) {
  const { state, step, message, seconds } = publishing;
  const names = Object.keys(steps);
  const at = names.indexOf(step ?? '');
  if (at < 0) return null;
  // Where there is no host to send it to, that step never comes.
  const shown = Object.entries(steps).slice(0, state === 'done' ? at + 1 : names.length);
  const isNow = (place: number) => place === at && state === 'working';
  return (
    <ol className="progress">
      {shown.map(([name, label], place) => (
        <li key={name} aria-current={isNow(place) ? 'step' : undefined}>
          {label}
          {(place < at || state === 'done') && <small>Done</small>}
          {isNow(place) && <small>{`${message}, ${seconds} s`}</small>}
          {place === at && state === 'failed' && <small className="error">Not done</small>}
        </li>
      ))}
    </ol>
  );
}

/** What was published, each a state to go back to. */
function Past({
  past,
  isBusy,
  refusal,
  onGoBack,
}: {
  past: PastPublishing[];
  isBusy: boolean;
  refusal: Refusal | undefined;
  onGoBack: (to: string, words: string) => void;
}) {
  if (past.length === 0) return null;
  return (
    <section aria-labelledby="past">
      <h2 id="past">Published so far</h2>
      <p className="notes">
        To go back is a publishing too: what it takes back stays in this list. Changes that are not published stay open.
      </p>
      <ol className="past">
        {past.map(({ commit, name, date }, index) => {
          const words = [name, date && new Date(date).toLocaleString()].filter(Boolean).join(', ');
          return (
            <li key={commit}>
              <span>{words}</span>
              {index === 0 ? (
                <small>The newest</small>
              ) : (
                <button
                  type="button"
                  disabled={isBusy}
                  onClick={() => onGoBack(commit, words)}
                  aria-label={`Go back to this: ${words}`}
                >
                  Go back to this
                </button>
              )}
              <Refused refusal={refusal} at={commit} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}

interface Return {
  commit: string;
  words: string;
  changes: Change[];
}

/** What going back changes, before it is done. */
function ReturnDialog({ asked, onGo, onClose }: { asked: Return; onGo: () => void; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} aria-labelledby="return" onClose={onClose}>
      <h2 id="return">Go back to {asked.words}?</h2>
      <p>This then stands on the public site, at once:</p>
      <ul>
        {asked.changes.map(({ file, title, state, words }) => (
          <li key={file}>
            {title} <small>{states[state]}</small>
            <Words words={words} />
          </li>
        ))}
      </ul>
      <div className="bar">
        <button type="button" className="primary" onClick={onGo}>
          Go back
        </button>
        <button type="button" className="quiet" onClick={onClose}>
          Leave it as it is
        </button>
      </div>
    </dialog>
  );
}

interface PublishPageProps {
  facts: Record<string, string>;
  onChanged: () => void;
}

/** What changed, and one button to publish it. */
export function PublishPage({ facts, onChanged }: PublishPageProps) {
  const [changes, setChanges] = useState<Listed[]>();
  const [history, setHistory] = useState<HistoryAnswer>();
  const [publishing, setPublishing] = useState<Publishing>();
  const [remote, setRemote] = useState<string>();
  const [message, setMessage] = useState('');
  const [refusal, setRefusal] = useState<Refusal>();
  const [asked, setAsked] = useState<Return>();
  const refuse = useCallback((error: unknown, at?: string) => {
    setMessage('');
    setRefusal({ at, message: (error as Error).message });
  }, []);
  const load = useCallback(async () => {
    try {
      const listed = await server.getChanges();
      setPublishing(listed.publishing);
      setChanges((known = []) =>
        listed.changes.map((change) => ({ ...known.find(({ file }) => file === change.file), ...change })),
      );
      await Promise.all([
        server.describeChanges().then((described) => setChanges(described.changes)),
        server.getHistory().then(setHistory),
      ]);
    } catch (error) {
      refuse(error);
    }
  }, [refuse]);
  useEffect(() => void load(), [load]);
  const isWorking = publishing?.state === 'working';
  useEffect(() => {
    if (!isWorking) return;
    const timer = setInterval(async () => {
      const now = await server.getPublishing().catch(refuse);
      if (now) setPublishing(now);
      if (!now || now.state === 'working') return;
      await load();
      onChanged();
    }, 500);
    return () => clearInterval(timer);
  }, [isWorking, load, onChanged, refuse]);
  const act = async (work: () => Promise<unknown>, at?: string) => {
    setRefusal(undefined);
    setMessage('');
    await work().catch((error) => refuse(error, at));
  };
  const change = (work: () => Promise<unknown>, at?: string) =>
    act(work, at).then(async () => {
      await load();
      onChanged();
    });
  const tell = (work: Promise<{ message: string }>) => work.then(({ message }) => setMessage(message));
  if (!changes) return <div className="page">{refusal?.message || 'Looking for what changed…'}</div>;
  const { past = [], remotes = [], unsent = 0 } = history ?? {};
  return (
    <div className="page">
      <header className="save-bar">
        <h1>Publish</h1>
        <div className="bar">
          <Refused refusal={refusal} />
          <button
            type="button"
            className="primary"
            disabled={isWorking || changes.length === 0}
            onClick={() => act(async () => setPublishing(await server.publish(remote)))}
          >
            {isWorking ? 'Publishing…' : 'Publish'}
          </button>
        </div>
        <p role="status" className={!message && publishing?.state === 'failed' ? 'error' : ''}>
          {message ||
            (isWorking
              ? 'Publishing. If you save something before the check is done, nothing is published: then press Publish again.'
              : publishing?.message)}
        </p>
        {publishing && <Progress publishing={publishing} />}
      </header>
      {changes.length > 0 && <HoursNotice facts={facts} />}
      {remotes.length > 0 && (
        <p className="field">
          <label className="name" htmlFor="remote">
            Where it is sent, remembered from then on
          </label>
          <select id="remote" value={remote ?? ''} onChange={({ target }) => setRemote(target.value || undefined)}>
            <option value="">Choose</option>
            {remotes.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </p>
      )}
      {unsent > 0 && !isWorking && (
        <section className="notice">
          <h2>Not all of it is sent to your host yet</h2>
          <button type="button" className="quiet" onClick={() => change(() => tell(server.sendAgain(remote)), 'send')}>
            Send it again
          </button>
          <Refused refusal={refusal} at="send" />
        </section>
      )}
      {publishing?.output && <pre className="output">{publishing.output}</pre>}
      <p>
        {changes.length === 0
          ? 'Everything is published as it stands.'
          : 'The site is built first. Only if that works are these changes published, all of them together.'}
      </p>
      {changes.map((listed) => (
        <Changed
          key={listed.file}
          change={listed}
          refusal={refusal}
          onDiscard={() => {
            if (confirm(`Discard what changed in ${listed.title}?`))
              void change(() => server.discard(listed.file), listed.file);
          }}
        />
      ))}
      <Past
        past={past}
        isBusy={isWorking}
        refusal={refusal}
        onGoBack={(commit, words) =>
          act(async () => setAsked({ commit, words, ...(await server.describeGoBack(commit)) }), commit)
        }
      />
      {asked && (
        <ReturnDialog
          asked={asked}
          onClose={() => setAsked(undefined)}
          onGo={() => {
            setAsked(undefined);
            void change(() => tell(server.goBack(asked.commit, remote)), asked.commit);
            setMessage('Going back…');
          }}
        />
      )}
    </div>
  );
}
