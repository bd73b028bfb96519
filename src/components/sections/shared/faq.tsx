import { Disclosure } from '../../ui/disclosure.tsx';
import { LinkedText } from '../../ui/linked-text.tsx';
import { RuledSection } from '../../ui/ruled-section.tsx';
import styles from './faq.module.css';

interface FaqProps {
  heading: string;
  items: { question: string; answer: string }[];
}

/** Questions that open one at a time; the first is open initially. Without any, the section is left out. */
export function Faq({ heading, items }: FaqProps) {
  if (!items.length) return null;
  return (
    <RuledSection heading={heading} tone="mist" id="questions">
      <div className={styles.faq}>
        {items.map((item, index) => (
          <Disclosure key={item.question} summary={<h3>{item.question}</h3>} name="faq" open={index === 0}>
            <p>
              <LinkedText>{item.answer}</LinkedText>
            </p>
          </Disclosure>
        ))}
      </div>
    </RuledSection>
  );
}
