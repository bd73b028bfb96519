/** The field of a picture: its file, description and focal point, and how the page crops it. */
import type { CustomFieldControlProps } from '@sveltia/cms';
import { Component, createRef, type PointerEvent } from 'react';
import { type FindFaults, memoizeFaults, waitForReactUpdate } from './checked-field.tsx';
import { findKeyPath } from './cms-internals.ts';
import { getFieldLabel } from './field-names.ts';
import {
  findPictureFault,
  findSlot,
  type HeldPicture,
  isNew,
  readEntries,
  readFacts,
  readHeld,
} from './picture-facts.ts';
import { listFrames } from './picture-frames.ts';
import type { Site } from './site.ts';

const asPercent = (part: number, whole: number) => Math.min(100, Math.max(0, Math.round((part / whole) * 100)));

export function createPictureField(site: Site, findFaults: FindFaults) {
  const look = memoizeFaults(findFaults);
  return class PictureField extends Component<CustomFieldControlProps, { told: string; keyPath: string }> {
    override state = { told: '', keyPath: '' };
    place = createRef<HTMLDivElement>();

    override componentDidMount() {
      this.setState({ keyPath: findKeyPath(this.place.current) ?? '' });
    }

    async isValid(value: unknown) {
      await waitForReactUpdate();
      const held = readHeld(value);
      const slot = findSlot(held);
      // A new picture from a draft of the CMS has no width yet after the page was reloaded.
      if (isNew(held) && slot && !site.pictures.widths.has(slot))
        await site.pictures.addUpload(slot, held.picture ?? '');
      const own = slot && findPictureFault(readFacts(site.catalogue, held), site.pictures.widths.get(slot));
      const { entry } = this.props;
      const message = own || (entry && look(entry).get(this.state.keyPath));
      return message ? { error: { message } } : true;
    }

    change(change: HeldPicture) {
      this.props.onChange({ ...readHeld(this.props.value), ...change });
    }

    async take(work: () => Promise<string>) {
      this.setState({ told: 'Taking it in …' });
      this.setState({ told: await work().catch(({ message }: Error) => message) });
    }

    /** The CMS encodes the file again: upright, no wider than the site needs, and without location and camera data. */
    async upload(file: File): Promise<string> {
      const name = site.pictures.nameUpload(file.name, readEntries(site.catalogue));
      const picture = await this.props.addFile(file, { name: `${name}${/\.\w+$/.exec(file.name)?.[0] ?? '.jpg'}` });
      if (!isNew({ picture })) {
        this.props.onChange({ picture });
        return 'The site has this picture already.';
      }
      const slot = await site.pictures.addUpload(name, picture);
      this.props.onChange({ picture, slot, alt: '', focal: [50, 50], property: 'either', credit: '' });
      return 'Taken in, without place and camera. Say what it shows and who took it.';
    }

    choose = () =>
      this.take(async () => {
        const picked = await this.props.pickFile({ kind: 'image', allowURL: false });
        if (!picked || Array.isArray(picked)) return '';
        const picture = picked.value;
        // The CMS has chosen the name of such an upload, and the catalogue would not have it, so the upload is dropped.
        if (isNew({ picture })) return 'A new picture is taken in beside this button, not in that dialog.';
        this.props.onChange({ picture });
        return '';
      });

    point = ({ currentTarget, clientX, clientY }: PointerEvent) => {
      const { x, y, width, height } = currentTarget.getBoundingClientRect();
      this.change({ focal: [asPercent(clientX - x, width), asPercent(clientY - y, height)] });
    };

    renderPicture(held: HeldPicture) {
      const { alt = '', focal: [left, top] = [50, 50] } = readFacts(site.catalogue, held);
      const source = isNew(held) ? held.picture : site.pictures.addressOf(findSlot(held) ?? '');
      const objectPosition = `${left}% ${top}%`;
      return (
        <>
          <div role="presentation" className="own-picture" onPointerDown={this.point}>
            <img src={source} alt={alt} draggable={false} />
            <span style={{ left: `${left}%`, top: `${top}%` }} />
          </div>
          <p>Press on what must stay in sight where a frame cuts the edges off.</p>
          <div className="own-row">
            {listFrames(this.state.keyPath).map((aspectRatio) => (
              <img
                key={aspectRatio}
                className="own-frame"
                src={source}
                alt=""
                style={{ aspectRatio, objectPosition }}
              />
            ))}
          </div>
          <details>
            <summary>By numbers</summary>
            {['From the left', 'From the top'].map((label, axis) => (
              <label key={label}>
                {label}
                <input
                  type="range"
                  value={[left, top][axis]}
                  onChange={({ target: { value } }) =>
                    this.change({ focal: axis === 0 ? [Number(value), top] : [left, Number(value)] })
                  }
                />
              </label>
            ))}
          </details>
        </>
      );
    }

    renderFacts(held: HeldPicture) {
      const said = readFacts(site.catalogue, held);
      return (['alt', 'credit'] as const).map((name) => (
        <label key={name}>
          {getFieldLabel(name)}
          <textarea
            rows={name === 'alt' ? 2 : 1}
            className={this.props.classNameWrapper}
            value={said[name] ?? ''}
            onChange={({ target }) => this.change({ [name]: target.value })}
          />
        </label>
      ));
    }

    override render() {
      const held = readHeld(this.props.value);
      const isThere = held.picture !== undefined;
      const { field, forID, onChange } = this.props;
      return (
        <div ref={this.place} className="own-field">
          {isThere && this.renderPicture(held)}
          <div className="own-row">
            <button type="button" id={forID} onClick={this.choose}>
              Choose from all pictures
            </button>
            <label>
              Or a new one
              <input
                type="file"
                accept="image/*,.heic,.heif"
                onChange={({ target: { files } }) => {
                  const file = files?.[0];
                  if (file) void this.take(() => this.upload(file));
                }}
              />
            </label>
            {isThere && !field.get('required') && (
              <button type="button" onClick={() => onChange({})}>
                Leave it out
              </button>
            )}
          </div>
          <p role="status">{this.state.told}</p>
          {isThere && this.renderFacts(held)}
        </div>
      );
    }
  };
}
