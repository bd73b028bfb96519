/** The build writes it (src/pages/quote-site.json.ts). */
declare module '*/dist/quote-site.json' {
  const site: import('../src/lib/quotes/replies.ts').ReplySite;
  export default site;
}
