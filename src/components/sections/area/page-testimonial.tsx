import { Voice, type VoiceProps } from '../../ui/voice.tsx';
import styles from './page-testimonial.module.css';

export interface PageTestimonialProps {
  testimonial?: VoiceProps | undefined;
}

/** One customer's words on glass; nothing at all where there are none. A sample, which nobody said, says so. */
export function PageTestimonial({ testimonial }: PageTestimonialProps) {
  if (!testimonial) return null;
  return (
    <section className={styles.voice}>
      <div className="wrap">
        <Voice {...testimonial} />
      </div>
    </section>
  );
}
