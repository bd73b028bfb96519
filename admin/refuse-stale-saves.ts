const changedMeanwhile =
  'Another window has saved this form at the same moment. Save once more: you will be asked if both changed the same field.';

interface CommitVariables {
  input?: { fileChanges: { additions?: { path: string }[] } };
}

/** Returns the paths of the files that a call to the API of GitHub writes. */
function listWrittenFiles(body: unknown): string[] {
  if (typeof body !== 'string' || !body.includes('createCommitOnBranch')) return [];
  const { variables } = JSON.parse(body) as { variables: CommitVariables };
  return variables.input?.fileChanges.additions?.map(({ path }) => path) ?? [];
}

/**
 * Wraps `fetch`, and refuses a commit of a file for which `isStale` is true. After the texts of a save are merged, the
 * CMS looks for newer commits once more and commits on top of them, which would overwrite their changes of the same file.
 */
export function refuseStaleSaves(original: typeof fetch, isStale: (path: string) => boolean): typeof fetch {
  return async (input, init) => {
    if (listWrittenFiles(init?.body).some(isStale)) throw new Error(changedMeanwhile);
    return original(input, init);
  };
}
