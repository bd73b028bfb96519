import { GoLink } from '../ui/go-link.tsx';
import { NameRun } from '../ui/name-run.tsx';
import type { NamedLink } from '../ui/named-link.ts';
import { RuledSection } from '../ui/ruled-section.tsx';

export interface AreaNamesProps {
  heading: string;
  names: string[];
  link: NamedLink;
}

/** All areas by name alone. */
export function AreaNames({ heading, names, link }: AreaNamesProps) {
  return (
    <RuledSection heading={heading} tone="mist">
      <NameRun names={names} />
      <GoLink href={link.href}>{link.name}</GoLink>
    </RuledSection>
  );
}
