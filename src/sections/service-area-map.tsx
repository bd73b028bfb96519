import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './service-area-map.module.css';

export interface MapPlace {
  name: string;
  x: number;
  y: number;
  anchor: 'start' | 'end' | 'none';
  /** Named on wide screens only. */
  minor: boolean;
}

export interface ServiceAreaMapProps {
  places: MapPlace[];
  /** The map's own page. */
  pageUrl: string;
  /** What src/scripts/map-embed.ts puts in the drawing's place when the visitor asks; nothing is fetched before. */
  embedUrl?: string | undefined;
}

// Contour lines of the Peak, Highway 24 and I-25, drawn from real coordinates and stretched east to west.
const contours = [
  'M132 308Q139 319 134 331Q129 344 119 349Q109 355 98 352Q88 349 77 342Q67 334 72 321Q77 308 81 297Q86 285 97 282Q109 279 118 288Q126 297 132 308Z',
  'M160 299Q174 319 163 343Q153 366 133 376Q113 386 92 384Q71 381 53 364Q36 347 44 323Q53 298 61 275Q69 252 92 247Q115 243 130 261Q145 279 160 299Z',
  'M192 289Q216 319 197 355Q178 391 148 405Q119 420 85 421Q51 422 28 391Q4 360 13 323Q22 286 36 250Q49 214 85 208Q121 202 144 230Q167 258 192 289Z',
  'M227 277Q263 319 234 368Q206 417 165 438Q125 459 75 465Q26 470 0 421Q-26 372 -21 321Q-16 270 6 221Q28 171 78 165Q128 158 160 196Q192 234 227 277Z',
  'M267 262Q311 319 274 383Q236 446 184 475Q132 504 65 515Q-2 526 -28 455Q-54 384 -59 317Q-63 250 -29 188Q5 126 70 119Q135 112 179 159Q222 206 267 262Z',
].join('');
const highway24 = 'M0 265C60 230 110 290 276 300S354 318 392 326H720';
const interstate25 =
  'M338 -30S347 40 351 70 382 112 395 130 427 176 440 195 406 243 392 263 392 307 392 326 432 357 449 370 497 405 517 420 546 462 558 480 587 536 599 560';

/** A drawn map as the poster of the interactive one. */
export function ServiceAreaMap({ places, pageUrl, embedUrl }: ServiceAreaMapProps) {
  return (
    <div className={styles.map} data-map="">
      <svg viewBox="0 0 720 540" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path className={styles.contour} d={contours} />
        <path className={styles.highway} d={highway24} />
        <path className={styles.interstate} d={interstate25} />
        <path d="M77 337 103 299 113 313 119 306 137 337Z" fill="#d8eef7" />
        <path d="M77 337 103 299 107 337Z" fill="#86cbe8" />
        <text x="77" y="363" className={styles.big}>
          Pikes Peak
        </text>
        <text x="337" y="26" className={styles.far} textAnchor="end">
          Denver metro ↑
        </text>
        <text x="467" y="360" className={styles.far}>
          I-25
        </text>
        {places.map((place) => (
          <g key={place.name} className={place.minor ? styles.minor : undefined}>
            <circle cx={place.x} cy={place.y} r="5.5" fill="#86cbe8" />
            {place.anchor !== 'none' && (
              <text
                x={place.anchor === 'end' ? place.x - 13 : place.x + 15}
                y={place.y + 5}
                textAnchor={place.anchor === 'end' ? 'end' : undefined}
              >
                {place.name}
              </text>
            )}
          </g>
        ))}
        <circle cx="406" cy="326" r="10" fill="#ffbd2b" />
        <circle cx="406" cy="326" r="4" fill="#0b2530" />
        <text x="421" y="331" className={styles.big}>
          Colorado Springs
        </text>
      </svg>
      <div className={styles.open} data-map-embed={embedUrl}>
        <ButtonLink href={pageUrl} tone="snow" small rel="noopener">
          <Icon name="map" />
          Open the interactive map
        </ButtonLink>
      </div>
    </div>
  );
}
