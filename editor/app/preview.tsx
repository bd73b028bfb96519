import { useEffect, useRef, useState } from 'react';
import type { SiteAnswer } from './server.ts';

const widths = { Phone: 390, Desktop: 1440 };

/** The site itself beside the form, as wide as on a phone or on a desk. */
export function Preview({ site, page, count }: { site: SiteAnswer; page: string; count: number }) {
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
  const width = widths[device];
  const scale = Math.min(1, room.width / width);
  const address = `${site.preview}${page}`;
  return (
    <aside aria-label="The site" className="preview">
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
        <a href={address} target="_blank" rel="noreferrer">
          {page}
        </a>
      </div>
      <div className="stage" ref={stage}>
        {site.isPreviewReady ? (
          <iframe
            // Loaded anew after each saving.
            key={count}
            title={`The site: ${page}`}
            src={address}
            style={{
              width,
              height: room.height / scale,
              transform: `scale(${scale})`,
              marginInline: scale < 1 ? 0 : 'auto',
            }}
          />
        ) : (
          <p>The site is starting…</p>
        )}
      </div>
    </aside>
  );
}
