import { useCallback, useEffect, useState } from 'react';
import { editHref } from './address.ts';
import {
  type Change,
  type ChangesAnswer,
  type PastPublishing,
  type Publishing,
  pictureHref,
  publishedPictureHref,
  server,
} from './server.ts';

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
      <ul>
        {words.map(({ label, before, after }) => (
          <li key={label}>
            <strong>{label}</strong>: {before !== undefined && <del>{before}</del>}{' '}
            {after !== undefined && <ins>{after}</ins>}
          </li>
        ))}
      </ul>
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
function Past({ past, isBusy, onGoBack }: { past: PastPublishing[]; isBusy: boolean; onGoBack: (to: string) => void }) {
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
                  onClick={() => onGoBack(commit)}
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

/** What changed, and one button to publish it. */
export function PublishPage({ onChanged }: { onChanged: () => void }) {
  const [answer, setAnswer] = useState<ChangesAnswer>();
  const [publishing, setPublishing] = useState<Publishing>();
  const [remote, setRemote] = useState<string>();
  const [message, setMessage] = useState('');
  const load = useCallback(async () => {
    try {
      const answer = await server.getChanges();
      setAnswer(answer);
      setPublishing(answer.publishing);
    } catch (error) {
      setMessage((error as Error).message);
    }
  }, []);
  useEffect(() => void load(), [load]);
  const isWorking = publishing?.state === 'working';
  useEffect(() => {
    if (!isWorking) return;
    const timer = setInterval(async () => {
      const now = await server.getPublishing().catch((error: Error) => setMessage(error.message));
      if (now) setPublishing(now);
      if (!now || now.state === 'working') return;
      await load();
      onChanged();
    }, 500);
    return () => clearInterval(timer);
  }, [isWorking, load, onChanged]);
  const act = async (work: () => Promise<unknown>) => {
    setMessage('');
    try {
      await work();
    } catch (error) {
      setMessage((error as Error).message);
    }
    await load();
    onChanged();
  };
  const publish = async () => {
    setMessage('');
    try {
      setPublishing(await server.publish(remote));
    } catch (error) {
      setMessage((error as Error).message);
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
        <p role="status" className={publishing?.state === 'failed' ? 'error' : ''}>
          {message || (isWorking ? 'Publishing. Save nothing more until it is checked.' : publishing?.message)}
        </p>
        {publishing && <Progress publishing={publishing} />}
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
          : 'The site is built first, which takes a minute or two. Only if that works are these changes published, all of them together.'}
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
        onGoBack={(commit) => {
          void act(() => tell(server.goBack(commit, remote)));
          setMessage('Going back…');
        }}
      />
    </div>
  );
}
