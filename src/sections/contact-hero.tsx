import { Breadcrumbs, type Crumb } from '../ui/breadcrumbs.tsx';
import { type PictureData, PictureImage } from '../ui/picture.tsx';
import styles from './contact-hero.module.css';

export interface ContactHeroProps {
  crumbs: Crumb[];
  heading: string;
  intro: string;
  picture: PictureData;
}

/** A low head, so that the form stands on the first screen; its picture ends in the line of the work order under it. */
export function ContactHero({ crumbs, heading, intro, picture }: ContactHeroProps) {
  return (
    <section className={styles.hero}>
      <div className={`${styles.words} wrap`}>
        <Breadcrumbs crumbs={crumbs} />
        <h1>{heading}</h1>
        <p>{intro}</p>
      </div>
      <div className={styles.picture}>
        <PictureImage picture={picture} sizes="(min-width: 40rem) 50vw, 100vw" priority />
      </div>
    </section>
  );
}
