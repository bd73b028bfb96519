/**
 * Removes everything that depends on an unconfirmed claim: an item from its list, a field from its group. A value
 * without such a line is returned itself, not as a copy.
 */
export function omitUnconfirmed<Content>(content: Content, confirmed: Set<string>): Content {
  const isUnconfirmed = (value: unknown) =>
    typeof value === 'object' &&
    value !== null &&
    'claim' in value &&
    typeof value.claim === 'string' &&
    !confirmed.has(value.claim);
  const prune = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.filter((item) => !isUnconfirmed(item)).map(prune);
    if (value && typeof value === 'object') {
      const remaining = Object.entries(value).filter(([, inner]) => !isUnconfirmed(inner));
      return Object.fromEntries(remaining.map(([key, inner]) => [key, prune(inner)]));
    }
    return value;
  };
  return prune(content) as Content;
}
