/**
 * Answers the same question once in a build, where content does not change. Under the dev server it does, so there
 * each call asks again. What it answers is shared by all pages: read it, do not change it.
 */
export function oncePerBuild<Question extends unknown[], Answer>(
  ask: (...question: Question) => Promise<Answer>,
  getKey: (...question: Question) => string = () => '',
): (...question: Question) => Promise<Answer> {
  const answers = new Map<string, Promise<Answer>>();
  return (...question) => {
    if (import.meta.env.DEV) return ask(...question);
    const key = getKey(...question);
    const known = answers.get(key) ?? ask(...question);
    answers.set(key, known);
    return known;
  };
}
