import { useCallback, useEffect, useState } from 'react';
import { editHref } from './address.ts';
import {
  type Change,
  type ChangesAnswer,
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
  const isBuilding = publishing?.state === 'building';
  useEffect(() => {
    if (!isBuilding) return;
    const timer = setInterval(async () => {
      const now = await server.getPublishing();
      setPublishing(now);
      if (now.state !== 'building') await load();
    }, 1000);
    return () => clearInterval(timer);
  }, [isBuilding, load]);
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
  const tell = (work: Promise<{ message: string }>) => work.then(({ message }) => setMessage(message));
  if (!answer) return <div className="page">{message || 'Looking for what changed…'}</div>;
  const { changes, last, remotes, unsent } = answer;
  return (
    <div className="page">
      <header className="save-bar">
        <h1>Publish</h1>
        <div className="bar">
          <button
            type="button"
            className="primary"
            disabled={isBuilding || changes.length === 0}
            onClick={() => act(() => server.publish(remote))}
          >
            {isBuilding ? 'Publishing…' : 'Publish'}
          </button>
        </div>
        <p role="status" className={publishing?.state === 'failed' ? 'error' : ''}>
          {message || publishing?.message}
        </p>
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
      {unsent > 0 && !isBuilding && (
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
      {last && (
        <section className="notice">
          <h2>The last publishing</h2>
          <p>
            {last.subject}, {new Date(last.date).toLocaleString()}
          </p>
          <button
            type="button"
            className="quiet"
            disabled={isBuilding}
            onClick={() => act(() => tell(server.undo(remote)))}
          >
            Take it back
          </button>
        </section>
      )}
    </div>
  );
}
