import { Fold } from '../ui/fold.tsx';
import { PlaceNames, type PlaceNamesProps } from '../ui/place-names.tsx';
import { Section, type SectionLook, SideLayout } from '../ui/section.tsx';
import { SideHead, type SideHeadProps } from '../ui/side-head.tsx';

export interface PlaceListProps extends SideHeadProps, SectionLook, PlaceNamesProps {
  /** Heading column 5/7 instead of 4/8. */
  even?: boolean;
  /** Folded on phones, under these words. */
  fold?: string;
}

/** Places with a note each, beside their heading. */
export function PlaceList({ places, dense, narrow, even, fold, tone, tight, id, ...head }: PlaceListProps) {
  const names = <PlaceNames places={places} dense={dense} narrow={narrow} />;
  return (
    <Section tone={tone} tight={tight} id={id}>
      <SideLayout even={even} head={<SideHead {...head} />}>
        {fold ? <Fold summary={fold}>{names}</Fold> : names}
      </SideLayout>
    </Section>
  );
}
