/** The reasons to refuse an SVG; the first pattern that matches its text applies. */
const unsafePatterns: [pattern: RegExp, reason: string][] = [
  [/\0/, 'is not in UTF-8: save it as plain SVG'],
  [/<!(?:DOCTYPE|ENTITY)/i, 'has a document type or entities: save it as plain SVG'],
  [/<(?:[\w-]+:)?script|[\s"'/]on[a-z]+\s*=/i, 'has a script in it: save it as plain SVG'],
  [/<(?:[\w-]+:)?(?:foreignObject|iframe|embed|object)/i, 'has a piece of a web page in it: save it as plain SVG'],
  [
    /<(?:[\w-]+:)?(?:text|tspan|style|font)\b|font-family|<\?xml-stylesheet/i,
    'has text or fonts in it: turn letters into paths, and styles into attributes',
  ],
  [/(?:href|src)\s*=\s*(?!["']#)/i, 'refers to another file: put everything into the drawing itself'],
  [/url\(\s*(?!["']?#)/i, 'refers to another file: put everything into the drawing itself'],
];

/** Returns why an SVG is unsafe or differs from machine to machine, with the fix; `undefined` if it is neither. */
export function findSvgFault(bytes: Buffer): string | undefined {
  const source = bytes.toString('utf8');
  return unsafePatterns.find(([pattern]) => pattern.test(source))?.[1];
}
