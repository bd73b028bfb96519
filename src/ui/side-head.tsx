import type { ReactNode } from 'react';
import { GoLink } from './go-link.tsx';
import { Label } from './label.tsx';
import { Picture, type PictureData } from './picture.tsx';
import styles from './side-head.module.css';

export interface SideHeadProps {
  label?: string;
  heading: string;
  intro?: ReactNode;
  picture?: PictureData;
  link?: { name: string; href: string };
}

export function SidePicture({ picture }: { picture: PictureData }) {
  return <Picture picture={picture} sizes="(min-width: 64rem) 45rem, 92vw" className={styles.picture} />;
}

/** What stands in the heading column of a SideLayout. */
export function SideHead({ label, heading, intro, picture, link }: SideHeadProps) {
  return (
    <>
      {label && <Label>{label}</Label>}
      <h2>{heading}</h2>
      {intro && <p>{intro}</p>}
      {picture && <SidePicture picture={picture} />}
      {link && <GoLink href={link.href}>{link.name}</GoLink>}
    </>
  );
}
