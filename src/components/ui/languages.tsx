import { languageCodes } from '../../lib/schemas/answers.ts';

export interface LanguagesProps {
  languages: { language: keyof typeof languageCodes; text: string }[] | undefined;
}

/** A sentence for each language besides English, in that language. */
export function Languages({ languages = [] }: LanguagesProps) {
  return languages.map(({ language, text }) => (
    <p key={language} lang={languageCodes[language]} dir="auto" translate="no">
      {text}
    </p>
  ));
}
