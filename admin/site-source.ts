/** Where the CMS reads and writes: https://sveltiacms.app/en/docs/backends/github */
export interface BackendSettings {
  repo: string;
  branch?: string;
  /** Where people sign in through a helper; without it each pastes a token. */
  signInUrl?: string;
  /** The host of the repository on this machine, in place of GitHub's. */
  host?: { api: string; key: string };
}

/** What the page is told as it starts: no text of a file, which only who is signed in may read. */
export interface SiteSource {
  backend: BackendSettings;
  /** The names of areas and services, by their files: the CMS hands over their texts without a path. */
  names: Record<string, string>;
  /** The ids of claims that single lines may name. */
  claims: string[];
  /** The file of every picture, by its name in content. */
  pictures: Record<string, string>;
  /** In pixels, of each of those that can be decoded. */
  widths: Record<string, number>;
}
