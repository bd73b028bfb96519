/** The questions that visitors ask first and only the owner can answer, the most asked first. */
import { isPlaceholderLink } from '../settings/placeholder-host.ts';
import { paths, serviceHref } from '../site/paths.ts';

export interface OwnerQuestion {
  /** The question in the words of a visitor. */
  question: string;
  /** The number of 21 test visitors whom it stopped or slowed. Each was a reader in the role of a customer. */
  visitors: number;
  /** The field for the answer. */
  file: string;
  path: string[];
  /** Continues a sentence that begins with "Write". */
  answer: string;
  /** The place at which visitors read it, with the address of one such page. */
  shownAt: string;
  href: string;
  /** Replaces the rule that a field with content is an answer. */
  isAnswer?: (value: unknown) => boolean;
}

export const testVisitors = 21;

const business = 'src/content/business.yaml';
const answers = 'src/content/answers.yaml';
const windows = serviceHref('residential', 'window-cleaning');
const regions = `${paths.areasServed}#regions`;
const hotels = serviceHref('commercial', 'hotel-hospitality');

interface Statement {
  sample?: boolean;
}

export const ownerQuestions: OwnerQuestion[] = [
  {
    question: 'What does it cost?',
    visitors: 14,
    file: 'src/content/prices.yaml',
    path: ['from'],
    answer: 'the lowest price of each service, or your prices per pane',
    shownAt: 'What it costs, on service and area pages',
    href: `${windows}#facts`,
  },
  {
    question: 'Who are you, and who comes?',
    visitors: 13,
    file: answers,
    path: ['people'],
    answer: 'a name, and a real photograph if you like',
    shownAt: 'About, and next to the quote form',
    href: paths.about,
  },
  {
    question: 'Are these reviews real?',
    visitors: 13,
    file: 'src/content/reviews.yaml',
    path: [],
    answer: 'what real customers wrote, pasted from your listing',
    shownAt: 'Reviews',
    href: paths.reviews,
    isAnswer: (list) => (list as Statement[]).some(({ sample }) => !sample),
  },
  {
    question: 'Where can I read your reviews myself?',
    visitors: 13,
    file: business,
    path: ['links', 'reviews', 'url'],
    answer: 'the address of your own listing, not of a search',
    shownAt: 'Reviews, and the foot of every page',
    href: paths.reviews,
    isAnswer: (url) => !isPlaceholderLink(String(url)),
  },
  {
    question: 'What is your license number?',
    visitors: 11,
    file: business,
    path: ['licenses'],
    answer: 'each number, and who issued it',
    shownAt: 'Who comes, Insurance, and About',
    href: `${windows}#facts`,
  },
  {
    question: 'Who insures you, and up to how much?',
    visitors: 7,
    file: business,
    path: ['insurance'],
    answer: 'the insurer and the limits',
    shownAt: 'Who comes, Insurance, and About',
    href: `${windows}#facts`,
  },
  {
    question: 'How soon can you come?',
    visitors: 6,
    file: business,
    path: ['leadTime'],
    answer: 'your next free day, and the day on which that was so',
    shownAt: 'How soon, and for buildings Dates',
    href: `${windows}#facts`,
  },
  {
    question: 'On which terms do managed properties pay?',
    visitors: 4,
    file: business,
    path: ['terms', 'netTerms'],
    answer: 'the terms you offer, such as net 30',
    shownAt: 'Invoices, on pages for buildings',
    href: `${hotels}#facts`,
  },
  {
    question: 'Do you work on Saturdays?',
    visitors: 2,
    file: answers,
    path: ['saturdays'],
    answer: 'whether you do, and how far ahead they are booked',
    shownAt: 'How soon, on pages for homes',
    href: `${windows}#facts`,
  },
  {
    question: 'When are you in Denver?',
    visitors: 2,
    file: answers,
    path: ['denverDates'],
    answer: 'your days there, and how far ahead they are booked',
    shownAt: 'the ZIP check, the comparison of regions and the quote form',
    href: regions,
  },
  {
    question: 'What is the minimum in Denver?',
    visitors: 2,
    file: answers,
    path: ['denverMinimum'],
    answer: 'the figure',
    shownAt: 'the ZIP check, the comparison of regions and the quote form',
    href: regions,
  },
  {
    question: 'What does travel to Denver cost?',
    visitors: 2,
    file: answers,
    path: ['denverTravel'],
    answer: 'the figure',
    shownAt: 'the ZIP check, the comparison of regions and the quote form',
    href: regions,
  },
  {
    question: 'Who pays if you break a pane?',
    visitors: 2,
    file: answers,
    path: ['damage'],
    answer: 'what you do in that case',
    shownAt: 'If it’s not right, on service and area pages, and the Terms',
    href: `${windows}#facts`,
  },
  {
    question: 'How long is the paint under warranty?',
    visitors: 2,
    file: answers,
    path: ['paintWarranty'],
    answer: 'how long, and what you do then',
    shownAt: 'Warranty, on pages about painting, and the Terms',
    href: `${serviceHref('residential', 'painting')}#facts`,
  },
  {
    question: 'Who bonds you?',
    visitors: 2,
    file: business,
    path: ['bond'],
    answer: 'the bonding company',
    shownAt: 'Who comes, Insurance, and About',
    href: `${windows}#facts`,
  },
  {
    question: 'Do you carry workers’ compensation?',
    visitors: 2,
    file: answers,
    path: ['workersCompensation'],
    answer: 'that you do, if so, and with whom',
    shownAt: 'Insurance, Who comes, and About',
    href: `${hotels}#facts`,
  },
  {
    question: 'Do you come at night, how fast and at what price?',
    visitors: 2,
    file: answers,
    path: ['nightCallOut'],
    answer: 'how long it takes, and what it costs',
    shownAt: 'the emergency line of hotels',
    href: hotels,
  },
  {
    question: '¿Hablan español?',
    visitors: 1,
    file: answers,
    path: ['languages'],
    answer: 'a sentence in each language that you speak',
    shownAt: 'under the phone number of every page',
    href: paths.contact,
  },
];

const isGroup = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isFilled = (value: unknown): boolean =>
  isGroup(value) ? Object.keys(value).length > 0 : value !== undefined && value !== null && value !== '';

/** `written` means that there is an answer, but no page shows it before the file is confirmed. */
export type QuestionState = 'open' | 'written' | 'answered';

/** `data` is the content of the question's file. Prices count if any are given, by service or per pane. */
export function getQuestionState({ file, path, isAnswer = isFilled }: OwnerQuestion, data: unknown): QuestionState {
  const value = path.reduce<unknown>((inner, key) => (isGroup(inner) ? inner[key] : undefined), data);
  const { confirmed = true, panes } = isGroup(data) ? data : {};
  if (!isAnswer(value) && !(file.endsWith('/prices.yaml') && panes)) return 'open';
  return confirmed ? 'answered' : 'written';
}
