/** The list of the questions that visitors ask first. Each line links to the field of its answer. */
import type { CustomFieldControlProps } from '@sveltia/cms';
import { Component, type MouseEvent } from 'react';
import { parse } from 'yaml';
import {
  getQuestionState,
  type OwnerQuestion,
  ownerQuestions,
  type QuestionState,
  testVisitors,
} from '../src/lib/content/owner-questions.ts';
import { getEntryAddress } from './entry-address.ts';
import { openField } from './focus-nested-field.ts';
import type { Site } from './site.ts';

const stateLabels: Record<QuestionState, string> = {
  open: '',
  written: 'Written. Pages show it once Confirmed below holds the day.',
  answered: 'Answered',
};

function handleClick(event: MouseEvent<HTMLAnchorElement>, { file, path }: OwnerQuestion) {
  event.preventDefault();
  void openField(file, path.join('.'));
}

export const createQuestionsField = (site: Site) =>
  class QuestionsField extends Component<CustomFieldControlProps> {
    getState(entry: OwnerQuestion): QuestionState {
      const text = site.getText(entry.file);
      return text === undefined ? 'open' : getQuestionState(entry, parse(text));
    }

    override render() {
      return (
        <div className="own-field own-questions">
          <p>
            Pages show an answer once you have written it, and nothing in its place before. The numbers are how many of{' '}
            {testVisitors} readers, each in the role of a customer, the question stopped or slowed.
          </p>
          <ol>
            {ownerQuestions.map((entry) => {
              const state = this.getState(entry);
              return (
                <li key={entry.question} data-state={state}>
                  <a href={getEntryAddress(entry.file)} onClick={(event) => handleClick(event, entry)}>
                    {entry.question}
                  </a>{' '}
                  <small>{`(${entry.visitors})`}</small> <b>{stateLabels[state]}</b>
                  <br />
                  {`Write ${entry.answer}. Shown at: ${entry.shownAt}.`}
                </li>
              );
            })}
          </ol>
        </div>
      );
    }
  };
