import { fillFacts } from '../preview/words.ts';

export const claimsFile = 'src/content/claims.yaml';

export interface Claim {
  id: string;
  claim: string;
  confirmed: string | false;
}

interface ClaimBoxesProps {
  claims: Claim[];
  facts: Record<string, string>;
  onChange: (claims: Claim[]) => void;
}

/** All claims at once, to be read and ticked one after the other; the form below has the rest of each. */
export function ClaimBoxes({ claims, facts, onChange }: ClaimBoxesProps) {
  const confirm = (index: number, isTrue: boolean) =>
    onChange(
      claims.map((claim, place) =>
        place === index ? { ...claim, confirmed: isTrue && new Date().toLocaleDateString('en-CA') } : claim,
      ),
    );
  return (
    <details>
      <summary>
        True today: {claims.filter(({ confirmed }) => confirmed).length} of {claims.length}
      </summary>
      {claims.map(({ id, claim, confirmed }, index) => (
        <label key={id} className="toggle">
          <input
            type="checkbox"
            checked={Boolean(confirmed)}
            onChange={({ target }) => confirm(index, target.checked)}
          />
          {fillFacts(claim ?? '', facts)}
        </label>
      ))}
    </details>
  );
}
