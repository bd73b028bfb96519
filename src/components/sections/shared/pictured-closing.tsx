import { IllustrationTag } from '../../ui/illustration-tag.tsx';
import { type PictureData, PictureImage } from '../../ui/picture.tsx';
import { ClosingCall, type ClosingCallProps } from './closing-call.tsx';
import styles from './pictured-closing.module.css';

export interface PicturedClosingProps extends ClosingCallProps {
  picture: PictureData;
  /** That the pictures of this page are drawn, where this is the first of them. */
  drawn?: string | undefined;
}

/** The closing call with a picture under it, on wide screens beside it. */
export function PicturedClosing({ picture, drawn, ...call }: PicturedClosingProps) {
  return (
    <div className={styles.pictured}>
      <ClosingCall {...call} />
      <div className={styles.picture}>
        <PictureImage picture={picture} sizes="(min-width: 60rem) max(50vw, 50rem), 100vw" />
        <IllustrationTag>{drawn}</IllustrationTag>
      </div>
    </div>
  );
}
