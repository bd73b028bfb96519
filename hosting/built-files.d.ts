/** Written by the build (src/pages/quote-site.json.ts). */
declare module '*/dist/quote-site.json' {
  const site: import('../src/lib/quotes/replies.ts').ReplySite;
  export default site;
}

/** Written by the build (src/pages/redirects.json.ts). */
declare module '*/dist/redirects.json' {
  const list: import('../src/lib/schemas/redirect.ts').Redirect[];
  export default list;
}
