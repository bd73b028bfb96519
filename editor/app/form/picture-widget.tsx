import type { WidgetProps } from '@rjsf/utils';
import { useEffect, useRef, useState } from 'react';
import { type SiteAnswer, thumbnailHref } from '../server.ts';
import { choosePictures } from './choose-pictures.ts';
import { contextOf } from './form-context.ts';
import { makePictureName } from './picture-name.ts';
import { Thumbnail } from './thumbnail.tsx';
import { described } from './widgets.tsx';

interface PickerProps {
  site: SiteAnswer;
  /** The form that asks, and what it has. */
  file: string;
  chosen: string | undefined;
  onChoose: (slot: string) => void;
  onNew: () => void;
  onClose: () => void;
}

function Picker({ site, file, chosen, onChoose, onNew, onClose }: PickerProps) {
  const [wanted, setWanted] = useState('');
  const found = choosePictures(site.pictures, { wanted, file, chosen });
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="picture-dialog" aria-label="Choose a picture" onClose={onClose}>
      <header className="save-bar">
        <h2>Choose a picture</h2>
        <div className="bar">
          <button type="button" className="quiet" onClick={onClose}>
            Leave it as it is
          </button>
          <button type="button" className="primary" onClick={onNew}>
            A new picture
          </button>
        </div>
        <label className="search">
          Find one by what it shows or where it is used
          <input type="search" value={wanted} onChange={({ target }) => setWanted(target.value)} />
        </label>
      </header>
      {found.length === 0 && <p role="status">Nothing found</p>}
      <ul className="gallery">
        {found.map(([slot, picture]) => (
          <li key={slot}>
            <button
              type="button"
              data-slot={slot}
              aria-current={slot === chosen || undefined}
              onClick={() => onChoose(slot)}
            >
              {slot === chosen && <strong>The one it has</strong>}
              <img src={thumbnailHref(slot, picture)} alt="" loading="lazy" width="240" height="180" />
              <small>{picture.alt}</small>
            </button>
          </li>
        ))}
      </ul>
    </dialog>
  );
}

/** A picture where it stands: seen, replaced by dropping another on it, or changed for one of the site. */
export function PictureWidget({ value, onChange, label, required, ...rest }: WidgetProps) {
  const { site, file = '', onPicture } = contextOf(rest.registry);
  const [isChoosing, setChoosing] = useState(false);
  const picture = value ? site.pictures[value] : undefined;
  const bringNew = (file?: File) =>
    onPicture?.({ slot: makePictureName(site), isNew: true, file, onChosen: (slot) => onChange(slot) });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the short way; the buttons do the same.
    <div
      className="picture-field"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const file = event.dataTransfer.files[0];
        if (file && picture) onPicture?.({ slot: value, file });
        else if (file) bringNew(file);
      }}
    >
      {picture ? (
        <Thumbnail slot={value} picture={picture} />
      ) : (
        <span className="thumbnail empty">Drop a picture here</span>
      )}
      <div>
        <p className="notes">{picture?.alt ?? value ?? 'No picture yet.'}</p>
        <div className="bar">
          {picture && (
            <button
              type="button"
              onClick={() => onPicture?.({ slot: value })}
              aria-label={`Replace or frame: ${label}`}
            >
              Replace or frame
            </button>
          )}
          <button
            {...described(rest)}
            type="button"
            onClick={() => setChoosing(true)}
            aria-label={`${picture ? 'Choose another' : 'Choose a picture'}: ${label}`}
          >
            {picture ? 'Choose another' : 'Choose a picture'}
          </button>
          {value && !required && (
            <button
              type="button"
              className="quiet"
              onClick={() => onChange(undefined)}
              aria-label={`Leave out: ${label}`}
            >
              Leave out
            </button>
          )}
        </div>
      </div>
      {isChoosing && (
        <Picker
          site={site}
          file={file}
          chosen={value}
          onClose={() => setChoosing(false)}
          onNew={() => {
            setChoosing(false);
            bringNew();
          }}
          onChoose={(slot) => {
            setChoosing(false);
            onChange(slot);
          }}
        />
      )}
    </div>
  );
}
