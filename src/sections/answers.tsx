import { Fold } from '../ui/fold.tsx';
import { LinkedText } from '../ui/linked-text.tsx';
import { Section } from '../ui/section.tsx';
import styles from './answers.module.css';

export interface AnswersProps {
  heading: string;
  answers: { topic: string; label: string; text: string }[];
}

function Lines({ answers }: Pick<AnswersProps, 'answers'>) {
  return (
    <dl>
      {answers.map(({ topic, label, text }) => (
        <div key={topic}>
          <dt>{label}</dt>
          <dd>
            <LinkedText>{text}</LinkedText>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** How many stand open on a phone: what is included, how long it takes, what drives the price. */
const open = 3;

/**
 * What a buyer asks first, a line each. The same lines stand on many pages: whoever measures what pages have of their
 * own leaves out what is marked with data-shared-words.
 */
export function Answers({ heading, answers }: AnswersProps) {
  return (
    <Section tight id="answers">
      <div className={styles.answers} data-shared-words="">
        <h2>{heading}</h2>
        <div className={styles.lines}>
          <Lines answers={answers.slice(0, open)} />
          <Fold summary="More answers">
            <Lines answers={answers.slice(open)} />
          </Fold>
        </div>
      </div>
    </Section>
  );
}
