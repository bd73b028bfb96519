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
    <dialog
      ref={dialog}
      className="picture-dialog"
      aria-label="A picture"
      // Leaving the browser's choice of files is a cancel, too, which comes up from the field.
      onCancel={({ target, currentTarget }) => target === currentTarget && cancel()}
    >
      <SaveBar
        opened={opened}
        file={catalogue}
        within={slot}
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
  const [told, setTold] = useState('');
  const dialog = asked ? (
    <PictureDialog
      key={asked.slot}
      asked={asked}
      site={site}
      onSaved={() => {
        setTold(
          asked.onChosen
            ? 'The picture is taken in. Save this form, too.'
            : 'The picture is saved. Publish it when you are ready.',
        );
        onSaved();
      }}
      onClose={() => setAsked(undefined)}
    />
  ) : (
    told && (
      <p role="status" className="notice told">
        {told}
      </p>
    )
  );
  return { onPicture: setAsked, dialog };
}
