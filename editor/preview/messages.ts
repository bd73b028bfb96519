/** What stands at a field: its words as they are saved, or the name of its picture. */
export interface Shown {
  words?: string | undefined;
  slot?: string | undefined;
  /** The page says it in another way, and follows once it is saved. */
  isFixed?: boolean;
}

/** From the editor to the page beside it. */
export interface ToPage {
  /** Words as they are saved, and as they are typed. */
  typed: [saved: string, typed: string][];
  /** What to bring into sight and to mark. */
  at?: Shown | undefined;
  /** It is marked where it stands, in sight or not. */
  stays?: boolean;
}

/** From the page to the editor. */
export type FromPage =
  | { kind: 'opened'; page: string }
  /** Whether what was to be brought into sight is there, and whether it changes while it is typed. */
  | { kind: 'shown'; at: Shown; isThere: boolean; isLive: boolean }
  | { kind: 'pressed'; page: string; words: string; block: string; letter: number; slot?: string; isLink: boolean };
