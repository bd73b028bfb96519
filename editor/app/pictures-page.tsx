import { useEffect, useState } from 'react';
import { nameField } from '../server/field-names.ts';
import type { Path } from './field-place.ts';
import { makePictureName } from './form/picture-name.ts';
import { usePictureDialog } from './picture-dialog.tsx';
import { catalogue, PictureForm } from './picture-form.tsx';
import { SaveBar } from './save-bar.tsx';
import { type SiteAnswer, thumbnailHref } from './server.ts';
import { useOpenFile } from './use-open-file.ts';

interface PicturesPageProps {
  site: SiteAnswer;
  target: Path | undefined;
  onSaved: () => void;
  /** Which page the site beside is to show. */
  onShow: (page: string) => void;
}

/** Every picture of the site, and the one that was chosen. */
export function PicturesPage({ site, target, onSaved, onShow }: PicturesPageProps) {
  const opened = useOpenFile(catalogue, onSaved);
  const [chosen, setChosen] = useState(String(target?.[0] ?? ''));
  const fresh = usePictureDialog(site, () => {
    opened.discard();
    onSaved();
  });
  const picture = site.pictures[chosen];
  const page = picture?.uses[0]?.page;
  useEffect(() => {
    if (page) onShow(page);
  }, [page, onShow]);
  if (!opened.opened || !opened.draft) return <div className="page">{opened.message || 'One moment…'}</div>;
  return (
    <div className="page">
      <SaveBar
        opened={opened}
        file={catalogue}
        within={chosen}
        title={picture ? nameField(chosen) : 'All pictures'}
        site={site}
      />
      {picture ? (
        <>
          <p>
            <button type="button" className="quiet" onClick={() => setChosen('')}>
              All pictures
            </button>
          </p>
          <PictureForm opened={opened} slot={chosen} site={site} target={target?.slice(1)} />
        </>
      ) : (
        <>
          <p>
            <button
              type="button"
              disabled={opened.isTyped}
              onClick={() => fresh.onPicture({ slot: makePictureName(site), isNew: true })}
            >
              Add a picture
            </button>
          </p>
          <ul className="gallery">
            {Object.entries(site.pictures).map(([slot, one]) => (
              <li key={slot}>
                <button type="button" onClick={() => setChosen(slot)}>
                  <img src={thumbnailHref(slot, one)} alt="" loading="lazy" width="240" height="180" />
                  <strong>{nameField(slot)}</strong>
                  <small>{one.alt}</small>
                </button>
              </li>
            ))}
          </ul>
          {fresh.dialog}
        </>
      )}
    </div>
  );
}
