import { PlaceNames, type PlaceNamesProps } from '../ui/place-names.tsx';
import { Section, type SectionLook, SideLayout } from '../ui/section.tsx';
import { SideHead, type SideHeadProps } from '../ui/side-head.tsx';

export interface PlaceListProps extends SideHeadProps, SectionLook, PlaceNamesProps {
  /** Heading column 5/7 instead of 4/8. */
  even?: boolean;
}

/** Places with a note each, beside their heading. */
export function PlaceList({ places, dense, narrow, even, tone, tight, id, ...head }: PlaceListProps) {
  return (
    <Section tone={tone} tight={tight} id={id}>
      <SideLayout even={even} head={<SideHead {...head} />}>
        <PlaceNames places={places} dense={dense} narrow={narrow} />
      </SideLayout>
    </Section>
  );
}
