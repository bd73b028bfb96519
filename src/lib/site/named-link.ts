/** Where to go, in words that can stand alone. */
export interface NamedLink {
  name: string;
  href: string;
}

/** One step of the trail above a page; the last one may have no address of its own. */
export interface Crumb {
  name: string;
  href?: string;
  /** Names a place, which no translation changes, and which the label under the trail says too. */
  place?: true;
}
