import { getQuestionState, ownerQuestions, testVisitors } from '../content/owner-questions.ts';
import { readSource } from '../content/read-all.ts';
import type { LaunchIssue } from './launch-issue.ts';

/** Lists the owner's questions that have no answer on a page, the most asked first. */
export function checkQuestions(root: string): LaunchIssue[] {
  return ownerQuestions.flatMap((entry): LaunchIssue[] => {
    const { question, visitors, file, path, answer, place } = entry;
    const source = readSource(root, file);
    const state = getQuestionState(entry, source.data);
    if (state === 'answered') return [];
    const field = state === 'written' ? ['confirmed'] : path;
    const what =
      state === 'written'
        ? `${question} Answered, and hidden until confirmed holds the day.`
        : `${question} Write ${answer}. Shown at: ${place}.`;
    return [
      {
        kind: 'question',
        sort: 'What visitors ask first, and only you can answer',
        what: `(${visitors} of ${testVisitors}) ${what}`,
        where: [source.locate(field), field.join('.')].filter(Boolean).join(' '),
        fix: `No page shows what you leave out. Each question stopped or slowed so many of ${testVisitors} readers who tried the site in the role of a customer. docs/editing.md says more.`,
      },
    ];
  });
}
