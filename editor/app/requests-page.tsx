import './requests.css';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type RequestEntry, type RequestState, type RequestsAnswer, requestsCsvHref, server } from './server.ts';
import type { Inbox } from './use-inbox.ts';

const states: Record<RequestState, string> = { new: 'New', answered: 'Answered', won: 'Won', lost: 'Lost' };
const stateOptions = Object.entries(states).map(([state, label]) => (
  <option key={state} value={state}>
    {label}
  </option>
));
const shownAtOnce = 30;
const typingMilliseconds = 300;
const longest = 800;

type Act = (work: () => Promise<unknown>, done?: string) => Promise<void>;

/** A note is kept as it is typed. */
function Note({ request, act }: { request: RequestEntry; act: Act }) {
  const { id, note } = request;
  const [text, setText] = useState(note);
  const kept = useRef(note);
  const keep = useCallback(() => {
    if (text === kept.current) return;
    kept.current = text;
    void act(() => server.followUp(id, { note: text }), 'Note saved.');
  }, [act, id, text]);
  useEffect(() => {
    const timer = setTimeout(keep, typingMilliseconds);
    return () => clearTimeout(timer);
  }, [keep]);
  return (
    <label>
      Note
      <textarea
        rows={1}
        maxLength={4000}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onBlur={() => keep()}
      />
    </label>
  );
}

interface Deletion {
  request: RequestEntry;
  others: string[];
}

function DeleteDialog({ asked, onEnd, act }: { asked: Deletion | undefined; onEnd: () => void; act: Act }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [lines, setLines] = useState<string[]>();
  useEffect(() => {
    if (asked) dialog.current?.showModal();
    else dialog.current?.close();
    setLines(undefined);
  }, [asked]);
  const remove = (ids: string[]) =>
    act(async () => {
      const answers: string[] = [];
      try {
        for (const id of ids) answers.push(...(await server.deleteRequest(id)).lines);
      } catch (error) {
        answers.push((error as Error).message);
      }
      setLines(answers);
    });
  return (
    <dialog ref={dialog} aria-labelledby="deletion" onClose={onEnd}>
      {asked && (
        <>
          <h2 id="deletion">{lines ? 'What was deleted' : `Delete the request of ${asked.request.name} for good?`}</h2>
          {lines?.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {!lines && <p>It is removed from the inbox, with its marks and your note. There is no way back.</p>}
          <div className="bar">
            {!lines && (
              <button type="button" onClick={() => remove([asked.request.id])}>
                Delete it
              </button>
            )}
            {!lines && asked.others.length > 0 && (
              <button type="button" onClick={() => remove([asked.request.id, ...asked.others])}>
                {`Delete all ${asked.others.length + 1} of this phone number or email address`}
              </button>
            )}
            <button type="button" className="quiet" onClick={() => dialog.current?.close()}>
              {lines ? 'Close' : 'Keep it'}
            </button>
          </div>
        </>
      )}
    </dialog>
  );
}

/** Somebody may have pasted a whole page. */
function Message({ text }: { text: string }) {
  if (text.length <= longest) return <p className="message">{text}</p>;
  return (
    <details className="message">
      <summary>{text.slice(0, longest / 2)}…</summary>
      {text}
    </details>
  );
}

function Request({ request, act, onDelete }: { request: RequestEntry; act: Act; onDelete: () => void }) {
  const { id, time, name, service, property, address, phone, callHref, email, message, besides, marks, faults } =
    request;
  return (
    <article className="request" aria-labelledby={`request-${id}`}>
      <h2 id={`request-${id}`}>
        {name} {request.state === 'new' && <span className="mark">New</span>}
      </h2>
      <p className="notes">{time}</p>
      <p>
        {service}, {property}
        <br />
        {address}
      </p>
      <p className="bar">
        {callHref ? (
          <a className="call" href={callHref}>
            Call {phone}
          </a>
        ) : (
          phone
        )}
        {email && <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>}
      </p>
      {message && <Message text={message} />}
      {besides.length > 0 && <Message text={['Sent besides:', ...besides].join('\n')} />}
      {marks.length > 0 && <p className="notes">Marked: {marks.join(', ')}.</p>}
      {faults.length > 0 && (
        <div className="notice off">
          {faults.map((fault) => (
            <p key={fault}>{fault}</p>
          ))}
          <button
            type="button"
            onClick={() => act(() => server.retryRequest(id), 'It is due now: the server sends it as long as it runs.')}
          >
            Try again
          </button>
        </div>
      )}
      <div className="follow-up">
        <label>
          State
          <select
            value={request.state}
            onChange={({ target }) =>
              act(() => server.followUp(id, { state: target.value as RequestState }), 'State saved.')
            }
          >
            {stateOptions}
          </select>
        </label>
        <Note request={request} act={act} />
        <button type="button" className="quiet" onClick={onDelete}>
          Delete
        </button>
      </div>
    </article>
  );
}

/** Who asked for a quote, the newest first, and what became of it. */
export function RequestsPage({ inbox: { inbox, fresh, trouble, look } }: { inbox: Inbox }) {
  const [search, setSearch] = useState('');
  const [state, setState] = useState('');
  const [most, setMost] = useState(shownAtOnce);
  const [answer, setAnswer] = useState<RequestsAnswer>();
  const [message, setMessage] = useState('');
  const [refusal, setRefusal] = useState('');
  const [asked, setAsked] = useState<Deletion>();
  const isHere = inbox !== undefined && 'fresh' in inbox;
  const latest = useRef(0);
  const load = useCallback(async () => {
    latest.current += 1;
    const own = latest.current;
    const next = await server.listRequests({ search, state, most: String(most) });
    // A slower answer to what was asked before.
    if (own === latest.current) setAnswer(next);
  }, [search, state, most]);
  const act: Act = useCallback(
    async (work, done = '') => {
      try {
        await work();
        setMessage(done);
        setRefusal('');
        await Promise.all([load(), look()]);
      } catch (error) {
        setRefusal((error as Error).message);
      }
    },
    [load, look],
  );
  // Anew when one has come in, too.
  useEffect(() => {
    if (!isHere) return;
    const timer = setTimeout(() => load().catch((error: Error) => setRefusal(error.message)), typingMilliseconds);
    return () => clearTimeout(timer);
  }, [isHere, load, fresh]);

  if (!inbox || 'elsewhere' in inbox) {
    return (
      <div className="page">
        <h1>Requests</h1>
        <p>{trouble || inbox?.elsewhere || 'One moment…'}</p>
      </div>
    );
  }
  const isNarrowed = search.trim() !== '' || state !== '';
  return (
    <div className="page">
      <header className="save-bar">
        <h1>Requests</h1>
        <a href={requestsCsvHref({ search, state })} download>
          Download as CSV
        </a>
        <p role="status" className={refusal || trouble ? 'error' : ''}>
          {refusal || trouble || message}
        </p>
      </header>
      <div className="narrow">
        <label>
          Search
          <input type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
        </label>
        <label>
          Show
          <select value={state} onChange={({ target }) => setState(target.value)}>
            <option value="">All</option>
            {stateOptions}
          </select>
        </label>
      </div>
      {answer?.requests.length === 0 && <p>{isNarrowed ? 'Nothing found.' : 'No requests yet.'}</p>}
      {answer?.requests.map((request) => (
        <Request
          key={request.id}
          request={request}
          act={act}
          onDelete={() => act(async () => setAsked({ request, ...(await server.listOtherRequests(request.id)) }))}
        />
      ))}
      {answer?.hasMore && (
        <button type="button" onClick={() => setMost(most + shownAtOnce)}>
          Show older ones
        </button>
      )}
      <DeleteDialog asked={asked} onEnd={() => setAsked(undefined)} act={act} />
    </div>
  );
}
