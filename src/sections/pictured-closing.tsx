import { IllustrationTag } from '../ui/illustration-tag.tsx';
import { type PictureData, PictureImage } from '../ui/picture.tsx';
import { ClosingCall, type ClosingCallProps } from './closing-call.tsx';
import styles from './pictured-closing.module.css';

export interface PicturedClosingProps extends ClosingCallProps {
  picture: PictureData;
}

/** The closing call with a picture under it, on wide screens beside it. */
export function PicturedClosing({ picture, ...call }: PicturedClosingProps) {
  return (
    <div className={styles.pictured}>
      <ClosingCall {...call} />
      <div className={styles.picture}>
        <PictureImage picture={picture} sizes="(min-width: 60rem) max(50vw, 50rem), 100vw" />
        <IllustrationTag picture={picture} />
      </div>
    </div>
  );
}
