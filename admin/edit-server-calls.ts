/** The calls of the CMS to `npm run edit`: the merged texts of a save, failures in plain words, a signal after a save. */

const offerDrafts = 'what you typed is offered there';
export const endedMessage = `The edit program has ended. Start it again (npm run edit), and open the address that it shows: ${offerDrafts}.`;
export const restartedMessage = `The edit program was started again. Open the address that it shows now: ${offerDrafts}.`;

interface CommitVariables {
  input?: { fileChanges: { additions?: { path: string; mergedText?: string }[]; deletions?: { path: string }[] } };
}

type GetText = (path: string) => string | undefined;

const isSave = (body: unknown): body is string => typeof body === 'string' && body.includes('createCommitOnBranch');

/** Adds the texts with which the form was merged, so that the edit server can compare them with the files. */
function addMergedTexts(init: RequestInit | undefined, getMergedText: GetText): RequestInit | undefined {
  if (!isSave(init?.body)) return init;
  const call = JSON.parse(init.body) as { variables: CommitVariables };
  for (const addition of call.variables.input?.fileChanges.additions ?? []) {
    const mergedText = getMergedText(addition.path);
    if (mergedText !== undefined) addition.mergedText = mergedText;
  }
  return { ...init, body: JSON.stringify(call) };
}

/** The files that a call deletes; `undefined` if it saves nothing. */
function listDeletions(body: unknown): string[] | undefined {
  if (!isSave(body)) return undefined;
  const { variables } = JSON.parse(body) as { variables: CommitVariables };
  return variables.input?.fileChanges.deletions?.map(({ path }) => path) ?? [];
}

/**
 * Wraps `fetch` for addresses below `base`. The CMS shows the message of a network error as it is, which is "Failed to
 * fetch" in one browser and other words in the next, and has no event for a deletion.
 */
export function createEditFetch(
  original: typeof fetch,
  base: string,
  getMergedText: GetText,
  onSaved: (deletions: string[]) => void,
): typeof fetch {
  return async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!address.includes(base)) return original(input, init);
    const response = await original(input, addMergedTexts(init, getMergedText)).catch((error: Error) => {
      throw error.name === 'AbortError' ? error : new Error(endedMessage);
    });
    if (response.status === 401) throw new Error(restartedMessage);
    const deletions = response.ok ? listDeletions(init?.body) : undefined;
    if (deletions) {
      const { errors } = (await response.clone().json()) as { errors?: unknown };
      if (!errors) onSaved(deletions);
    }
    return response;
  };
}
