declare module 'js-yaml' {
  /** Throws at text that is no YAML. An unquoted 2024-01-01 is a date, not text. */
  export function load(text: string): unknown;
}
