/** The calls of the CMS to `npm run edit`: their failures in plain words, and a signal after each save. */

const offerDrafts = 'what you typed is offered there';
export const endedMessage = `The edit program has ended. Start it again (npm run edit), and open the address that it shows: ${offerDrafts}.`;
export const restartedMessage = `The edit program was started again. Open the address that it shows now: ${offerDrafts}.`;

interface CommitVariables {
  input?: { fileChanges: { deletions?: { path: string }[] } };
}

/** The files that a call deletes; `undefined` if it saves nothing. */
function listDeletions(body: unknown): string[] | undefined {
  if (typeof body !== 'string' || !body.includes('createCommitOnBranch')) return undefined;
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
  onSaved: (deletions: string[]) => void,
): typeof fetch {
  return async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!address.includes(base)) return original(input, init);
    const response = await original(input, init).catch((error: Error) => {
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
