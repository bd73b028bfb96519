import { type MouseEvent, useEffect, useState } from 'react';
import { editHref } from './address.ts';
import { goToField, type Path } from './field-place.ts';
import { ContentForm } from './form/content-form.tsx';
import { pictureHref, type SiteAnswer, type SitePicture, server, type Upload } from './server.ts';
import type { OpenedFile } from './use-open-file.ts';

export const catalogue = 'src/pictures/catalogue.yaml';

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
  /** As the site has it; nothing for a new one. */
  picture: SitePicture | undefined;
  /** One that was dropped already. */
  file: File | undefined;
  onFocal: (focal: [number, number]) => void;
  onUpload: (upload: Upload) => void;
}

/** A picture with what must stay in sight, and what each frame of the site shows of it. */
function Slot({ slot, entry, upload, picture, file, onFocal, onUpload }: SlotProps) {
  const [answer, setAnswer] = useState<Upload>();
  const [isBusy, setBusy] = useState(false);
  // Whoever chose this picture stands at its file.
  useEffect(() => {
    document.getElementById('upload')?.focus();
    void take(file);
  }, []);
  const focal = entry.focal ?? [50, 50];
  const source = pictureHref(
    upload ? { upload } : { slot, stamp: `${picture?.stamp}`, ...(entry.from && { from: entry.from }) },
  );
  const take = async (chosen: File | undefined) => {
    if (!chosen) return;
    setBusy(true);
    try {
      const taken = await server.upload(slot, chosen);
      setAnswer(taken);
      if (!taken.fault) onUpload(taken);
    } catch (error) {
      setAnswer({ id: '', width: 0, height: 0, fault: (error as Error).message });
    } finally {
      setBusy(false);
    }
  };
  const hasPicture = upload !== undefined || picture !== undefined;
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
      {hasPicture && (
        <>
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
            {picture?.frames.map(({ ratio, where }) => (
              <li key={`${ratio}${where}`}>
                <img src={source} alt="" style={{ aspectRatio: ratio, objectPosition: `${focal[0]}% ${focal[1]}%` }} />
                <small>
                  {ratio.replace(' / ', ':')}, {where}
                </small>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

interface PictureFormProps {
  opened: OpenedFile;
  slot: string;
  site: SiteAnswer;
  target?: Path | undefined;
  file?: File | undefined;
}

/** One picture of the catalogue: its file, what stays in sight, its words, and the places that show it. */
export function PictureForm({ opened, slot, site, target, file }: PictureFormProps) {
  const { draft, faults, change } = opened;
  if (!draft || !opened.opened) return null;
  const entries = draft.data as Record<string, Entry>;
  const entry = entries[slot] ?? {};
  const schemas = opened.opened.schema.properties ?? {};
  const { properties, required = [] } = schemas[slot] ?? Object.values(schemas)[0] ?? {};
  const { focal: _, ...fields } = properties ?? {};
  const own = faults.filter(({ path }) => path[0] === slot);
  const picture = site.pictures[slot];
  return (
    <>
      {picture && (
        <section aria-label="Used on">
          <h2>{picture.uses.length > 0 ? 'Used on' : 'Used on no page'}</h2>
          <ul>
            {picture.uses.map(({ title, file, path }) => (
              <li key={`${file} ${path.join('.')}`}>
                <a href={editHref(file, path)}>{title}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Slot
        key={slot}
        slot={slot}
        entry={entry}
        upload={draft.uploads[slot]}
        picture={picture}
        file={file}
        onFocal={(focal) => change({ data: { ...entries, [slot]: { ...entry, focal } } })}
        onUpload={({ id }) => {
          // The newest draft is changed: much may have been typed while the picture was taken in.
          change(({ data, uploads }) => {
            const all = data as Record<string, Entry>;
            // The old words are of the old picture.
            const { alt, credit, illustrative, from, ...rest } = all[slot] ?? entry;
            return { data: { ...all, [slot]: { ...rest, focal: [50, 50] } }, uploads: { ...uploads, [slot]: id } };
          });
          requestAnimationFrame(() => goToField(['alt']));
        }}
      />
      <ContentForm
        schema={{ type: 'object', properties: fields, required }}
        data={entry}
        faults={own.map((fault) => ({ ...fault, path: fault.path.slice(1) }))}
        site={site}
        target={target}
        onChange={(data) => change({ data: { ...entries, [slot]: data } })}
      />
    </>
  );
}
