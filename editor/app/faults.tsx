import { namePath } from '../server/field-names.ts';
import { editHref } from './address.ts';
import { goToField } from './field-place.ts';
import type { Fault, SiteAnswer } from './server.ts';

interface FaultListProps {
  faults: Fault[];
  /** The file whose form is open. */
  file: string;
  /** The one entry of the file that the form has. */
  within?: string | undefined;
  site: SiteAnswer;
}

/** What is wrong, each a way to its field, or to the other file that it would break. */
export function FaultList({ faults, file, within, site }: FaultListProps) {
  if (faults.length === 0) return null;
  const toField = ({ path }: Fault) => (path[0] === within ? path.slice(1) : path);
  const nameOf = (fault: Fault) => {
    const title = site.files.find((entry) => entry.file === fault.file)?.title ?? fault.file;
    const isHere = fault.file === file || fault.file === '';
    return [!isHere && title, namePath(toField(fault))].filter(Boolean).join(', ') || 'All of it';
  };
  return (
    <section className="notice off faults" aria-label="What needs your attention">
      <h2>{faults.length === 1 ? 'One thing needs your attention' : `${faults.length} things need your attention`}</h2>
      <ul>
        {faults.map((fault) => (
          <li key={`${fault.file}${fault.path}${fault.message}`}>
            {fault.file === file || fault.file === '' ? (
              <button type="button" className="link" onClick={() => goToField(toField(fault))}>
                {nameOf(fault)}
              </button>
            ) : (
              <a href={editHref(fault.file, fault.path)}>{nameOf(fault)}</a>
            )}{' '}
            {fault.message}
          </li>
        ))}
      </ul>
    </section>
  );
}
