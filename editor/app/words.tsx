import type { Change } from './server.ts';

/** What was, and what is to be, field by field. */
export function Words({ words }: Pick<Change, 'words'>) {
  return (
    <ul>
      {words.map(({ label, before, after }) => (
        <li key={`${label} ${before} ${after}`}>
          <strong>{label}</strong>: {before !== undefined && <del>{before}</del>}{' '}
          {after !== undefined && <ins>{after}</ins>}
        </li>
      ))}
    </ul>
  );
}
