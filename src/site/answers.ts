import type { z } from 'zod';
import type { answers } from '../schemas/service.ts';
import type { WordsOf } from './pages.ts';
import { paths } from './paths.ts';

type Words = WordsOf<'services'>['answers'];
type Topic = keyof Words['labels'];
type ServiceAnswers = z.output<typeof answers>;

export interface Answer {
  topic: Topic;
  label: string;
  text: string;
}

export interface AnswerQuestion {
  words: Words;
  /** A launch build may have taken lines out. */
  service: Partial<ServiceAnswers>;
  kind: 'residential' | 'commercial';
  /** Of the area; 'both' on pages about no area. */
  zone: 'city' | 'nearby' | 'both';
  /** The page with the questions, the service's own or About; left out on the page that holds them. */
  serviceHref?: string;
}

const link = (name: string, href: string) => `[${name}](${href})`;
const join = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ');

/** The first questions of a buyer, each with its one line; what has no line is left out. */
export function composeAnswers({ words, service, kind, zone, serviceHref }: AnswerQuestion) {
  const said: Partial<Record<Topic, string | undefined>> = {
    included: service.included?.text,
    time: service.time?.text,
    price: join(service.price?.text, serviceHref && link(words.links.questions, `${serviceHref}#questions`)),
    rain: words.rain,
    [kind === 'residential' ? 'home' : 'site']: service.home?.text,
    soon: join(words.soon[zone], link(words.links.zip, `${paths.areasServed}#zip`)),
    paving: service.paving ? words.paving[zone] : undefined,
    insurance: join(...words.insurance[kind].map(({ text }) => text), link(words.links.people, paths.about)),
    guarantee: words.guarantee,
    payment: words.payment[kind],
  };
  const topics = Object.keys(words.labels) as Topic[];
  return {
    heading: words.heading,
    answers: topics.flatMap((topic): Answer[] => {
      const text = said[topic];
      return text ? [{ topic, label: words.labels[topic], text }] : [];
    }),
  };
}
