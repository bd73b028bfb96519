import { getQuestionState, ownerQuestions, testVisitors } from '../content/owner-questions.ts';
import { readSource } from '../content/read-content.ts';
import type { LaunchIssue } from './launch-issue.ts';

/** Lists the owner's questions that have no answer on a page, the most asked first. */
export function checkQuestions(root: string): LaunchIssue[] {
  return ownerQuestions.flatMap((entry): LaunchIssue[] => {
    const { question, visitors, file, path, answer, shownAt } = entry;
    const source = readSource(root, file);
    const state = getQuestionState(entry, source.data);
    if (state === 'answered') return [];
    const field = state === 'written' ? ['confirmed'] : path;
    const what =
      state === 'written'
        ? `${question} Answered, but hidden until you set confirmed to the day.`
        : `${question} Write ${answer}. Shown at: ${shownAt}.`;
    return [
      {
        kind: 'question',
        code: 'What visitors ask first, and only you can answer',
        problem: `(${visitors} of ${testVisitors}) ${what}`,
        location: [source.locate(field), field.join('.')].filter(Boolean).join(' '),
        fix: `Pages leave out what is not answered. The number is how many of ${testVisitors} test readers, each in the role of a customer, the question stopped or slowed. See docs/editing.md.`,
      },
    ];
  });
}
