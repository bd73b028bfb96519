const said = 'on this page are illustrations';

/** What a page says once of its pictures: a drawn one shows no job of the company. */
export function composeIllustrationNote(drawn: boolean[]): string | undefined {
  if (!drawn.includes(true)) return;
  return `${drawn.includes(false) ? 'Some pictures' : 'Pictures'} ${said}`;
}

export const hasIllustrationNote = (html: string) => html.includes(said);
