import { useEffect, useRef, useState } from 'react';
import { nameField } from '../server/field-names.ts';
import type { PictureRequest } from './form/picture-name.ts';
import { catalogue, PictureForm } from './picture-form.tsx';
import { SaveBar } from './save-bar.tsx';
import type { SiteAnswer } from './server.ts';
import { forgetTyped } from './typed.ts';
import { useOpenFile } from './use-open-file.ts';

interface PictureDialogProps {
  asked: PictureRequest;
  site: SiteAnswer;
  onSaved: () => void;
  onClose: () => void;
}

function PictureDialog({ asked, site, onSaved, onClose }: PictureDialogProps) {
  const { slot, isNew = false, file, onChosen } = asked;
  const dialog = useRef<HTMLDialogElement>(null);
  const opened = useOpenFile(catalogue, () => {
    // It closes before it could see that nothing waits to be saved any more.
    forgetTyped(catalogue);
    onChosen?.(slot);
    onSaved();
    onClose();
  });
  const { draft, change } = opened;
  const entries = draft?.data as Record<string, object> | undefined;
  const isMissing = isNew && entries !== undefined && !entries[slot];
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    // Whose building it shows matters for what is not near a pane or a wall: the form asks under More.
    const entry = { focal: [50, 50], property: 'either' };
    if (isMissing) change(({ data }) => ({ data: { ...(data as object), [slot]: entry } }));
  }, [isMissing, slot, change]);
  const cancel = () => {
    if (opened.isTyped) opened.discard();
    onClose();
  };
  return (
    <dialog ref={dialog} className="picture-dialog" aria-label="A picture" onCancel={cancel}>
      <SaveBar
        opened={opened}
        file={catalogue}
        title={isNew ? 'A new picture' : nameField(slot)}
        site={site}
        onLeave={cancel}
      />
      {!isMissing && <PictureForm opened={opened} slot={slot} site={site} file={file} />}
    </dialog>
  );
}

/** Lets any form replace a picture, or take in a new one, where it stands. */
export function usePictureDialog(site: SiteAnswer, onSaved: () => void) {
  const [asked, setAsked] = useState<PictureRequest>();
  const [isSaved, setSaved] = useState(false);
  const dialog = asked ? (
    <PictureDialog
      key={asked.slot}
      asked={asked}
      site={site}
      onSaved={() => {
        setSaved(true);
        onSaved();
      }}
      onClose={() => setAsked(undefined)}
    />
  ) : (
    isSaved && (
      <p role="status" className="notice told">
        The picture is saved. Publish it when you are ready.
      </p>
    )
  );
  return { onPicture: setAsked, dialog };
}
