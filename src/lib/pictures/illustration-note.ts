/** What a page says once of its pictures: a drawn one shows no job of the company. */
export function composeIllustrationNote(drawn: boolean[]): string | undefined {
  if (!drawn.includes(true)) return;
  return `${drawn.includes(false) ? 'Some pictures' : 'Pictures'} on this page are illustrations`;
}
