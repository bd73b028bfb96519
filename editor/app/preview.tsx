import { useEffect, useRef, useState } from 'react';
import type { SiteAnswer } from './server.ts';
import type { Beside } from './use-beside.ts';

const widths = { Phone: 390, Desktop: 1440 };

/** The file that a page's own words stand in. */
const findOwnFile = (site: SiteAnswer, page: string) =>
  site.files.find((entry) => entry.page === page && /\/(pages|legal|services|area-pages)\//.test(entry.file));

/** What one can do with the page beside: change what it says, or follow it to where it leads. */
function Offer({ site, beside, editing }: { site: SiteAnswer; beside: Beside; editing: string }) {
  const { page, note, followed } = beside;
  const own = findOwnFile(site, page);
  return (
    <div className="bar offer">
      <p role="status">{note || 'Click a text or a picture to change it.'}</p>
      {own && own.file !== editing && (
        <button type="button" onClick={() => beside.open({ file: own.file, path: [] })}>
          Edit this page
        </button>
      )}
      {followed && (
        <button type="button" onClick={() => beside.open(followed)}>
          Edit the words of the link
        </button>
      )}
    </div>
  );
}

interface PreviewProps {
  site: SiteAnswer;
  beside: Beside;
  /** The file whose form is open. */
  editing: string;
  isOpen: boolean;
}

/** The site itself beside the form, as wide as on a phone or on a desk. */
export function Preview({ site, beside, editing, isOpen }: PreviewProps) {
  const [device, setDevice] = useState<keyof typeof widths>('Phone');
  const [room, setRoom] = useState({ width: 390, height: 800 });
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = stage.current;
    if (!box) return;
    const observer = new ResizeObserver(() => setRoom({ width: box.clientWidth, height: box.clientHeight }));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  const { page, wanted, frame, isThere, setThere } = beside;
  // It may end, and start again.
  useEffect(() => {
    if (!site.isPreviewReady) setThere(false);
  }, [site.isPreviewReady, setThere]);
  const width = widths[device];
  const scale = Math.min(1, room.width / width);
  return (
    <aside aria-label="The site" className={isOpen ? 'preview open' : 'preview'}>
      <div className="bar">
        <fieldset className="devices">
          <legend className="hidden">Width</legend>
          {(Object.keys(widths) as (keyof typeof widths)[]).map((name) => (
            <label key={name}>
              <input type="radio" name="device" checked={device === name} onChange={() => setDevice(name)} />
              {name}
            </label>
          ))}
        </fieldset>
        <a href={`${site.preview}${page}`} target="_blank" rel="noreferrer">
          Open this page
        </a>
      </div>
      <Offer site={site} beside={beside} editing={editing} />
      <div className="stage" ref={stage}>
        {site.isPreviewReady && (
          <iframe
            ref={frame}
            // It goes elsewhere by itself, too: asked for a page anew, it goes there again.
            key={wanted.count}
            title={`The site: ${page}`}
            src={`${site.preview}${wanted.page}`}
            // A page that has failed says nothing else.
            onLoad={() => setThere(true)}
            style={{
              width,
              height: room.height / scale,
              transform: `scale(${scale})`,
              marginInline: scale < 1 ? 0 : 'auto',
            }}
          />
        )}
        {!isThere && <p>{site.isPreviewReady ? 'Loading the page…' : 'The site is starting…'}</p>}
      </div>
    </aside>
  );
}
