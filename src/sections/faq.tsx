import { Icon } from '../ui/icon.tsx';
import { LinkedText } from '../ui/linked-text.tsx';
import { type Phone, PhoneLink } from '../ui/phone-link.tsx';
import { Section, type SectionLook, SideLayout } from '../ui/section.tsx';
import { SideHead, type SideHeadProps } from '../ui/side-head.tsx';
import styles from './faq.module.css';

export interface FaqProps extends SideHeadProps, SectionLook {
  items: { question: string; answer: string }[];
  /** Stands under the intro, to ask anything else. */
  phone?: Phone;
}

/** Questions that open one at a time; the first stands open. */
export function Faq({ items, phone, tone, tight, id, ...head }: FaqProps) {
  return (
    <Section tone={tone} tight={tight} id={id}>
      <SideLayout
        even
        head={
          <>
            <SideHead {...head} />
            {phone && (
              <p>
                <PhoneLink phone={phone} />
              </p>
            )}
          </>
        }
      >
        <div className={styles.faq}>
          {items.map((item, index) => (
            <details key={item.question} name="faq" open={index === 0}>
              <summary>
                <h3>{item.question}</h3>
                <Icon name="plus" />
              </summary>
              <p>
                <LinkedText>{item.answer}</LinkedText>
              </p>
            </details>
          ))}
        </div>
      </SideLayout>
    </Section>
  );
}
