/** The field of a picture: its file, description and focal point, and how the page crops it. */
import { createRef } from 'react';
import { type FindFaults, memoizeFaults } from './checked-field.tsx';
import { findKeyPath } from './cms-internals.ts';
import { getFieldLabel } from './field-names.ts';
import { FocalPoint } from './focal-point.tsx';
import {
  findPictureFault,
  findSlot,
  findTypedFacts,
  isNewPicture,
  type PictureValue,
  readCatalogue,
  readPictureEntry,
  readPictureValue,
} from './picture-entry.ts';
import { listFrames } from './picture-frames.ts';
import type { Site } from './site.ts';
import { ValidatedField } from './validated-field.ts';

interface PictureTextsProps {
  /** The alternative text and the credit of the picture. */
  texts: Pick<ReturnType<typeof readPictureEntry>, 'alt' | 'credit'>;
  className: string | undefined;
  onChange: (change: PictureValue) => void;
}

function PictureTexts({ texts, className, onChange }: PictureTextsProps) {
  return (['alt', 'credit'] as const).map((name) => (
    <label key={name}>
      {getFieldLabel(name)}
      <textarea
        rows={name === 'alt' ? 2 : 1}
        className={className}
        value={texts[name] ?? ''}
        onChange={({ target }) => onChange({ [name]: target.value })}
      />
    </label>
  ));
}

interface PictureButtonsProps {
  id: string;
  onChoose: () => void;
  onUpload: (file: File) => void;
  /** `undefined` if there is no picture, or if the field requires one. */
  onRemove: (() => void) | undefined;
}

function PictureButtons({ id, onChoose, onUpload, onRemove }: PictureButtonsProps) {
  return (
    <div className="own-row">
      <button type="button" id={id} onClick={onChoose}>
        Choose from all pictures
      </button>
      <label>
        Or a new one
        <input
          type="file"
          accept="image/*,.heic,.heif"
          onChange={({ target: { files } }) => {
            const file = files?.[0];
            if (file) onUpload(file);
          }}
        />
      </label>
      {onRemove && (
        <button type="button" onClick={onRemove}>
          Leave it out
        </button>
      )}
    </div>
  );
}

export function createPictureField(site: Site, findFaults: FindFaults) {
  const getFaults = memoizeFaults(findFaults);
  return class PictureField extends ValidatedField<{ status: string; keyPath: string }> {
    override state = { status: '', keyPath: '' };
    container = createRef<HTMLDivElement>();

    override componentDidMount() {
      this.setState({ keyPath: findKeyPath(this.container.current) ?? '' });
    }

    async findMessage(value: unknown) {
      const pictureValue = readPictureValue(value);
      const slot = findSlot(pictureValue);
      // A new picture from a draft of the CMS has no width yet after the page was reloaded.
      if (isNewPicture(pictureValue) && slot && !site.pictures.widths.has(slot))
        await site.pictures.addUpload(slot, pictureValue.picture ?? '');
      const pictureFault =
        slot && findPictureFault(readPictureEntry(site.catalogue, pictureValue), site.pictures.widths.get(slot));
      const { entry } = this.props;
      const fault = pictureFault || (entry && getFaults(entry).get(this.state.keyPath));
      return fault && !slot ? 'The picture is missing: choose one.' : fault;
    }

    change(change: PictureValue) {
      this.props.onChange({ ...readPictureValue(this.props.value), ...change });
    }

    async runWithStatus(work: () => Promise<string>) {
      this.setState({ status: 'Adding the picture …' });
      this.setState({ status: await work().catch(({ message }: Error) => message) });
    }

    /** The CMS encodes the file again: upright, no wider than the site needs, and without location and camera data. */
    async upload(file: File): Promise<string> {
      const valueBefore = readPictureValue(this.props.value);
      const name = site.pictures.createUploadName(file.name, readCatalogue(site.catalogue));
      const picture = await this.props.addFile(file, { name: `${name}${/\.\w+$/.exec(file.name)?.[0] ?? '.jpg'}` });
      if (!isNewPicture({ picture })) {
        this.props.onChange({ picture });
        return 'The site has this picture already.';
      }
      const slot = await site.pictures.addUpload(name, picture);
      const typedFacts = findTypedFacts(valueBefore, readPictureValue(this.props.value));
      this.props.onChange({ picture, slot, focal: [50, 50], property: 'either', ...typedFacts });
      return 'Added, without location and camera data. Describe what it shows and who took it.';
    }

    choose = () =>
      this.runWithStatus(async () => {
        const picked = await this.props.pickFile({ kind: 'image', allowURL: false });
        if (!picked || Array.isArray(picked)) return '';
        const picture = picked.value;
        // The CMS has chosen the name of such an upload, and the catalogue would not have it, so the upload is dropped.
        if (isNewPicture({ picture })) return 'Add a new picture with the button next to this one, not in that dialog.';
        this.props.onChange({ picture });
        return '';
      });

    renderPicture(pictureValue: PictureValue) {
      const { alt = '', focal = [50, 50] } = readPictureEntry(site.catalogue, pictureValue);
      const source = isNewPicture(pictureValue)
        ? pictureValue.picture
        : site.pictures.getUrl(findSlot(pictureValue) ?? '');
      return (
        <FocalPoint
          source={source}
          alt={alt}
          focal={focal}
          aspectRatios={listFrames(this.state.keyPath)}
          onChange={(newFocal) => this.change({ focal: newFocal })}
        />
      );
    }

    override render() {
      const pictureValue = readPictureValue(this.props.value);
      const hasPicture = pictureValue.picture !== undefined;
      const { field, forID, classNameWrapper, onChange } = this.props;
      return (
        <div ref={this.container} className="own-field">
          {hasPicture && this.renderPicture(pictureValue)}
          <PictureButtons
            id={forID}
            onChoose={this.choose}
            onUpload={(file) => void this.runWithStatus(() => this.upload(file))}
            onRemove={hasPicture && !field.get('required') ? () => onChange({}) : undefined}
          />
          <p role="status">{this.state.status}</p>
          {hasPicture && (
            <PictureTexts
              texts={readPictureEntry(site.catalogue, pictureValue)}
              className={classNameWrapper}
              onChange={(change) => this.change(change)}
            />
          )}
        </div>
      );
    }
  };
}
