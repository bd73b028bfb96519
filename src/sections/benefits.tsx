import { Icon, type IconName } from '../ui/icon.tsx';
import { Section, type SectionLook, SideLayout } from '../ui/section.tsx';
import { SideHead, type SideHeadProps, SidePicture } from '../ui/side-head.tsx';
import styles from './benefits.module.css';

export interface BenefitsProps extends SideHeadProps, SectionLook {
  items: { title: string; text: string; icon?: IconName }[];
}

/** A heading beside a ticked list, its picture under it and on narrow screens after the list. */
export function Benefits({ items, tone, tight, id, picture, ...head }: BenefitsProps) {
  return (
    <Section tone={tone} tight={tight} id={id}>
      <SideLayout
        even
        head={<SideHead {...head} />}
        picture={
          picture && (
            <div className={styles.picture}>
              <SidePicture picture={picture} />
            </div>
          )
        }
      >
        <ul className={styles.benefits}>
          {items.map((item) => (
            <li key={item.title}>
              <Icon name={item.icon ?? 'check'} />
              <div>
                <h3>{item.title}</h3>
                <p>{item.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </SideLayout>
    </Section>
  );
}
