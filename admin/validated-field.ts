/** The base of the custom fields that the site's own rules check. */
import type { CustomFieldControlProps } from '@sveltia/cms';
import { Component } from 'react';
import { isSame } from './yaml-document.ts';

const pollMilliseconds = 30;
const maxPolls = 100;

/**
 * Waits until React has rendered the value that the CMS validates, for three seconds at most. Before that, `entry` still
 * has the older value. A change of another field is rendered within the first wait.
 */
export async function waitForReactUpdate(field: Component<CustomFieldControlProps>, value: unknown) {
  for (let polls = 0; polls < maxPolls; polls++) {
    await new Promise((resolve) => setTimeout(resolve, pollMilliseconds));
    if (isSame(field.props.value, value)) return;
  }
}

export abstract class ValidatedField<State = object> extends Component<CustomFieldControlProps, State> {
  #validationCount = 0;
  #shownMessage: string | undefined;

  /** Returns the message about a value that React has rendered; `undefined` if nothing is wrong. */
  abstract findMessage(value: unknown): string | undefined | Promise<string | undefined>;

  async isValid(value: unknown) {
    this.#validationCount += 1;
    const validationCount = this.#validationCount;
    await waitForReactUpdate(this, value);
    const message = await this.findMessage(value);
    // The CMS shows a new result only after a change, so this repeats the same value. If a later check has begun, that
    // one does so.
    setTimeout(() => {
      if (message === this.#shownMessage || validationCount !== this.#validationCount) return;
      this.#shownMessage = message;
      this.props.onChange(value);
    });
    return message === undefined ? true : { error: { message } };
  }
}
