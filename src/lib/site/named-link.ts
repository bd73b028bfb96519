/** A link whose text makes sense without context. */
export interface NamedLink {
  name: string;
  href: string;
}

/** One breadcrumb above a page; the last one may have no address. */
export interface Crumb {
  name: string;
  href?: string;
  /** The name is that of a place, which no translation changes, and which the label under the breadcrumbs repeats. */
  place?: true;
}
