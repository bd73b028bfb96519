import { type MouseEvent, useEffect, useState } from 'react';
import { SaveBar } from './edit-page.tsx';
import { ContentForm } from './form/content-form.tsx';
import { goToField, type Path } from './form/field-place.ts';
import { pictureHref, type SiteAnswer, server, type Upload } from './server.ts';
import { useOpenFile } from './use-open-file.ts';

const file = 'src/pictures/catalogue.yaml';

interface Entry {
  alt?: string;
  credit?: string;
  focal?: [number, number];
  illustrative?: boolean;
  from?: string;
}

interface SlotProps {
  slot: string;
  entry: Entry;
  upload: string | undefined;
  frames: SiteAnswer['frames'];
  onFocal: (focal: [number, number]) => void;
  onUpload: (upload: Upload) => void;
}

/** A picture with what must stay in sight, and what each frame of the site shows of it. */
function Slot({ slot, entry, upload, frames, onFocal, onUpload }: SlotProps) {
  const [answer, setAnswer] = useState<Upload>();
  const [isBusy, setBusy] = useState(false);
  // Whoever chose this picture stands at its file.
  useEffect(() => document.getElementById('upload')?.focus(), []);
  const focal = entry.focal ?? [50, 50];
  const source = pictureHref(upload ? { upload } : { slot, ...(entry.from && { from: entry.from }) });
  const take = async (picture: File | undefined) => {
    if (!picture) return;
    setBusy(true);
    try {
      const taken = await server.upload(slot, picture);
      setAnswer(taken);
      if (!taken.fault) onUpload(taken);
    } catch (error) {
      setAnswer({ id: '', width: 0, height: 0, fault: (error as Error).message });
    } finally {
      setBusy(false);
    }
  };
  const onClick = (event: MouseEvent<HTMLImageElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const share = (place: number, start: number, length: number) =>
      Math.min(100, Math.max(0, Math.round(((place - start) / length) * 100)));
    onFocal([share(event.clientX, box.left, box.width), share(event.clientY, box.top, box.height)]);
  };
  const slider = (axis: 0 | 1, label: string) => (
    <label className="name">
      {label}: {focal[axis]} %
      <input
        type="range"
        min="0"
        max="100"
        value={focal[axis]}
        onChange={({ target }) =>
          onFocal(axis === 0 ? [Number(target.value), focal[1]] : [focal[0], Number(target.value)])
        }
      />
    </label>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the short way; the field below does the same.
    <div
      className="slot"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void take(event.dataTransfer.files[0]);
      }}
    >
      <div className="upload">
        <label className="name" htmlFor="upload">
          Another picture: choose a JPEG, PNG, WebP or AVIF, or drop it here
        </label>
        <input
          id="upload"
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif,image/heic"
          onChange={({ target }) => void take(target.files?.[0])}
        />
        <p role="status" className={answer?.fault ? 'error' : 'notes'}>
          {isBusy && 'Taking it in…'}
          {!isBusy && answer?.fault && `This picture ${answer.fault}.`}
          {!isBusy &&
            answer &&
            !answer.fault &&
            `Taken in, ${answer.width} by ${answer.height}, without place, camera and date. `}
          {!isBusy && answer?.note}
          {upload && ' Write what it shows and who took it, then save.'}
        </p>
      </div>
      <p className="notes">Click what must stay in sight when a frame cuts the edges off.</p>
      <div className="focal">
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the sliders below do the same by keyboard. */}
        <img src={source} alt={entry.alt ?? ''} onClick={onClick} />
        <span className="point" style={{ left: `${focal[0]}%`, top: `${focal[1]}%` }} />
      </div>
      <div className="sliders">
        {slider(0, 'From the left')}
        {slider(1, 'From the top')}
      </div>
      <ul className="crops" aria-label="What each frame shows">
        {frames.map(({ ratio, where }) => (
          <li key={ratio}>
            <img src={source} alt="" style={{ aspectRatio: ratio, objectPosition: `${focal[0]}% ${focal[1]}%` }} />
            <small>
              {ratio.replace(' / ', ':')} {where.join(', ')}
            </small>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface PicturesPageProps {
  site: SiteAnswer;
  target: Path | undefined;
  onSaved: () => void;
  /** Which page the site beside is to show. */
  onShow: (page: string) => void;
}

/** Every picture of the site: its file, its words, and what of it stays in sight. */
export function PicturesPage({ site, target, onSaved, onShow }: PicturesPageProps) {
  const opened = useOpenFile(file, onSaved);
  const [chosen, setChosen] = useState(String(target?.[0] ?? ''));
  const [name, setName] = useState('');
  const page = site.shownOn[chosen];
  useEffect(() => {
    if (page) onShow(page);
  }, [page, onShow]);
  if (!opened.opened || !opened.draft) return <div className="page">{opened.message || 'One moment…'}</div>;
  const { draft, faults, change } = opened;
  const entries = draft.data as Record<string, Entry>;
  const schemas = opened.opened.schema.properties ?? {};
  const entry = entries[chosen];
  const { properties, required = [] } = schemas[chosen] ?? Object.values(schemas)[0] ?? {};
  const { focal: _, ...fields } = properties ?? {};
  const own = faults.filter(({ path }) => path[0] === chosen);
  return (
    <div className="page">
      <SaveBar opened={opened} file={file} title={entry ? chosen : 'Pictures'} site={site} />
      {entry && (
        <p>
          <button type="button" className="quiet" onClick={() => setChosen('')}>
            All pictures
          </button>
        </p>
      )}
      {entry ? (
        <>
          <Slot
            key={chosen}
            slot={chosen}
            entry={entry}
            upload={draft.uploads[chosen]}
            frames={site.frames}
            onFocal={(focal) => change({ data: { ...entries, [chosen]: { ...entry, focal } } })}
            onUpload={({ id }) => {
              // Of the newest draft: much may have been typed while the picture was taken in.
              change(({ data, uploads }) => {
                const all = data as Record<string, Entry>;
                // The old words are of the old picture.
                const { alt, credit, illustrative, from, ...rest } = all[chosen] ?? entry;
                return { data: { ...all, [chosen]: rest }, uploads: { ...uploads, [chosen]: id } };
              });
              requestAnimationFrame(() => goToField(['alt']));
            }}
          />
          <ContentForm
            schema={{ type: 'object', properties: fields, required }}
            data={entry}
            faults={own.map((fault) => ({ ...fault, path: fault.path.slice(1) }))}
            site={site}
            target={target?.slice(1)}
            onChange={(data) => change({ data: { ...entries, [chosen]: data } })}
          />
        </>
      ) : (
        <>
          <ul className="gallery">
            {Object.entries(entries).map(([slot, { alt, from }]) => (
              <li key={slot}>
                <button type="button" onClick={() => setChosen(slot)}>
                  <img
                    src={pictureHref({ slot, ...(from && { from }) })}
                    alt=""
                    loading="lazy"
                    width="240"
                    height="180"
                  />
                  <strong>{slot}</strong>
                  <small>{alt}</small>
                </button>
              </li>
            ))}
          </ul>
          <form
            className="inline"
            onSubmit={(event) => {
              event.preventDefault();
              if (!entries[name]) change({ data: { ...entries, [name]: { focal: [50, 50] } } });
              setChosen(name);
            }}
          >
            <label className="name" htmlFor="new-slot">
              A place for another picture: its name, in lowercase words joined by hyphens
            </label>
            <input
              id="new-slot"
              required
              pattern="[a-z0-9]+(-[a-z0-9]+)*"
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
            <button type="submit">Add it</button>
          </form>
        </>
      )}
    </div>
  );
}
