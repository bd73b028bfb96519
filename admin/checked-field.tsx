/** The fields of the CMS, each with what the site's own rules find in it, said at the field while it is typed. */
import CMS, { type CustomFieldControlProps } from '@sveltia/cms';
import { Component, createElement, createRef } from 'react';
import { findKeyPath } from './cms-internals.ts';
import type { Group } from './shape.ts';

type Entry = CustomFieldControlProps['entry'];

/** What is wrong with an entry, by the fields that show it. */
export type FindFaults = (held: Group, path: string) => Map<string, string>;

/** All fields of an entry ask at once, and share one look at it. */
export function memoizeFaults(findFaults: FindFaults) {
  const looks = new WeakMap<object, Map<string, string>>();
  return (entry: NonNullable<Entry>) => {
    const known = looks.get(entry);
    if (known) return known;
    const { data, path } = entry.toJS() as { data: Group; path?: string };
    // Of a new one the address is not known before it is saved.
    const found = path ? findFaults(data, path) : new Map<string, string>();
    looks.set(entry, found);
    return found;
  };
}

/** The CMS itself says that a field is empty. */
const isEmpty = (value: unknown) => value === undefined || value === null || String(value).trim() === '';

/** As a field is asked, React has not yet handed on what was typed. */
export const waitForReactUpdate = () => new Promise((resolve) => setTimeout(resolve, 30));

/** A sentence below a field that refuses nothing; `keyPath` is `undefined` until the field is drawn. */
type DescribeValue = (value: unknown, keyPath: string | undefined, form: Group) => string | undefined;

export function createCheckedField(type: string, findFaults: FindFaults, describeValue?: DescribeValue) {
  const look = memoizeFaults(findFaults);
  return class CheckedField extends Component<CustomFieldControlProps> {
    place = createRef<HTMLDivElement>();
    asked = 0;
    said: string | undefined;

    async isValid(value: unknown) {
      this.asked += 1;
      const { asked } = this;
      await waitForReactUpdate();
      const { entry } = this.props;
      const keyPath = findKeyPath(this.place.current);
      const isTold = isEmpty(value) && this.props.field.get('required') !== false;
      const message = entry && keyPath !== undefined && !isTold ? look(entry).get(keyPath) : undefined;
      if (message !== this.said) {
        this.said = message;
        // The CMS shows what it was answered last as a value is handed on: the same once more, where none has come since.
        setTimeout(() => asked === this.asked && this.props.onChange(value));
      }
      return message === undefined ? true : { error: { message } };
    }

    override componentDidMount() {
      if (describeValue) this.forceUpdate();
    }

    renderNote() {
      const { entry, value } = this.props;
      const form = (entry?.toJS() as { data?: Group } | undefined)?.data ?? {};
      const words = describeValue?.(value, findKeyPath(this.place.current), form);
      return words && <p className="own-note">{words}</p>;
    }

    override render() {
      const { control } = CMS.getFieldType(type) ?? {};
      return (
        <div ref={this.place}>
          {control && createElement(control, this.props)}
          {this.renderNote()}
        </div>
      );
    }
  };
}
