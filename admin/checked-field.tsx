/** Wraps the fields of the CMS, so that each shows the faults that the site's own rules find while the user types. */
import CMS, { type CustomFieldControlProps } from '@sveltia/cms';
import { createElement, createRef } from 'react';
import { findKeyPath } from './cms-internals.ts';
import type { Group } from './shape.ts';
import { ValidatedField } from './validated-field.ts';

type Entry = CustomFieldControlProps['entry'];

/** Returns the fault messages of an entry by the key paths of the fields that show them. */
export type FindFaults = (data: Group, path: string) => Map<string, string>;

/** Caches the faults of an entry, because all of its fields are validated at once. */
export function memoizeFaults(findFaults: FindFaults) {
  const faultsByEntry = new WeakMap<object, Map<string, string>>();
  return (entry: NonNullable<Entry>) => {
    const cachedFaults = faultsByEntry.get(entry);
    if (cachedFaults) return cachedFaults;
    const { data, path } = entry.toJS() as { data: Group; path?: string };
    // A new entry has no path before it is saved.
    const faults = path ? findFaults(data, path) : new Map<string, string>();
    faultsByEntry.set(entry, faults);
    return faults;
  };
}

/** The CMS itself reports an empty required field. */
const isEmpty = (value: unknown) => value === undefined || value === null || String(value).trim() === '';

/** Completes a fault such as "is empty: write it", which has its subject only in lists of faults. */
const describeFault = (fault: string | undefined) =>
  fault && /^(is|has|must|needs)\b/.test(fault) ? `This ${fault}.` : fault;

/** Returns a note below a field, which prevents no save. `keyPath` is `undefined` until the field is rendered. */
type DescribeValue = (value: unknown, keyPath: string | undefined, form: Group) => string | undefined;

export function createCheckedField(type: string, findFaults: FindFaults, describeValue?: DescribeValue) {
  const getFaults = memoizeFaults(findFaults);
  return class CheckedField extends ValidatedField {
    container = createRef<HTMLDivElement>();

    findMessage(value: unknown) {
      const { entry } = this.props;
      const keyPath = findKeyPath(this.container.current);
      const isReportedByCms = isEmpty(value) && this.props.field.get('required') !== false;
      return entry && keyPath !== undefined && !isReportedByCms
        ? describeFault(getFaults(entry).get(keyPath))
        : undefined;
    }

    override componentDidMount() {
      if (describeValue) this.forceUpdate();
    }

    renderNote() {
      const { entry, value } = this.props;
      const form = (entry?.toJS() as { data?: Group } | undefined)?.data ?? {};
      const note = describeValue?.(value, findKeyPath(this.container.current), form);
      return note && <p className="own-note">{note}</p>;
    }

    override render() {
      const { control } = CMS.getFieldType(type) ?? {};
      return (
        <div ref={this.container}>
          {control && createElement(control, this.props)}
          {this.renderNote()}
        </div>
      );
    }
  };
}
