/** Where to go, in words that can stand alone. */
export interface NamedLink {
  name: string;
  href: string;
}
