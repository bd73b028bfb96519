import { type SitePicture, thumbnailHref } from '../server.ts';

/** A small picture with the point that stays in sight. */
export function Thumbnail({ slot, picture }: { slot: string; picture: SitePicture }) {
  const [left, top] = picture.focal;
  return (
    <span className="thumbnail">
      <img src={thumbnailHref(slot, picture)} alt="" loading="lazy" />
      <span className="point" style={{ left: `${left}%`, top: `${top}%` }} />
    </span>
  );
}
