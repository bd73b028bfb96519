import { useCallback, useEffect, useRef, useState } from 'react';
import { editHref } from './address.ts';
import { HoursNotice } from './hours-notice.tsx';
import {
  type Change,
  type ChangesAnswer,
  type PastPublishing,
  type Publishing,
  pictureHref,
  publishedPictureHref,
  server,
} from './server.ts';
import { Words } from './words.tsx';

const states: Record<Change['state'], string> = { changed: '', new: 'New', removed: 'Removed' };

function SideBySide({ change }: { change: Change }) {
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
          {change.rows.map(({ left, right }) => (
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

function ChangedFile({ change, onDiscard }: { change: Change; onDiscard: () => void }) {
  const { file, title, state, isPicture, words } = change;
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
      <Words words={words} />
      {change.rows.length > 0 && <SideBySide change={change} />}
      <button type="button" className="quiet" onClick={onDiscard}>
        Discard this change
      </button>
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
  onGoBack,
}: {
  past: PastPublishing[];
  isBusy: boolean;
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
  const [answer, setAnswer] = useState<ChangesAnswer>();
  const [publishing, setPublishing] = useState<Publishing>();
  const [remote, setRemote] = useState<string>();
  const [message, setMessage] = useState('');
  const [isRefused, setRefused] = useState(false);
  const [asked, setAsked] = useState<Return>();
  const refuse = useCallback((error: unknown) => {
    setMessage((error as Error).message);
    setRefused(true);
  }, []);
  const load = useCallback(async () => {
    try {
      const answer = await server.getChanges();
      setAnswer(answer);
      setPublishing(answer.publishing);
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
  const act = async (work: () => Promise<unknown>) => {
    setRefused(false);
    setMessage('');
    try {
      await work();
    } catch (error) {
      refuse(error);
    }
    await load();
    onChanged();
  };
  const publish = async () => {
    setRefused(false);
    setMessage('');
    try {
      setPublishing(await server.publish(remote));
    } catch (error) {
      refuse(error);
    }
  };
  const tell = (work: Promise<{ message: string }>) => work.then(({ message }) => setMessage(message));
  if (!answer) return <div className="page">{message || 'Looking for what changed…'}</div>;
  const { changes, past, remotes, unsent } = answer;
  return (
    <div className="page">
      <header className="save-bar">
        <h1>Publish</h1>
        <div className="bar">
          <button type="button" className="primary" disabled={isWorking || changes.length === 0} onClick={publish}>
            {isWorking ? 'Publishing…' : 'Publish'}
          </button>
        </div>
        <p role="status" className={isRefused || publishing?.state === 'failed' ? 'error' : ''}>
          {message || (isWorking ? 'Publishing. Save nothing more until it is checked.' : publishing?.message)}
        </p>
        {publishing && <Progress publishing={publishing} />}
        {changes.length > 0 && <HoursNotice facts={facts} />}
      </header>
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
          <button type="button" className="quiet" onClick={() => act(() => tell(server.sendAgain(remote)))}>
            Send it again
          </button>
        </section>
      )}
      {publishing?.output && <pre className="output">{publishing.output}</pre>}
      <p>
        {changes.length === 0
          ? 'Everything is published as it stands.'
          : 'The site is built first. Only if that works are these changes published, all of them together.'}
      </p>
      {changes.map((change) => (
        <ChangedFile
          key={change.file}
          change={change}
          onDiscard={() => {
            if (confirm(`Discard what changed in ${change.title}?`)) void act(() => server.discard(change.file));
          }}
        />
      ))}
      <Past
        past={past}
        isBusy={isWorking}
        onGoBack={(commit, words) =>
          act(async () => {
            const { changes } = await server.describeGoBack(commit);
            setAsked({ commit, words, changes });
          })
        }
      />
      {asked && (
        <ReturnDialog
          asked={asked}
          onClose={() => setAsked(undefined)}
          onGo={() => {
            setAsked(undefined);
            void act(() => tell(server.goBack(asked.commit, remote)));
            setMessage('Going back…');
          }}
        />
      )}
    </div>
  );
}
