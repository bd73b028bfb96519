/**
 * The calls of GitHub's API that the CMS makes (REST and GraphQL, told apart by their shapes), answered from a
 * repository on this machine: one person, one branch.
 */
import { type Changes, type Commit, type Repository, UserError } from './repository.ts';

export interface ApiResponse {
  status: number;
  type?: string;
  body: string | Buffer;
}

const respondJson = (data: unknown, status = 200): ApiResponse => ({ status, body: JSON.stringify(data) });

interface Addition {
  path: string;
  contents: string;
  /** The text with which the page merged the form; GitHub's API has no such field. */
  mergedText?: string;
}

interface CommitInput {
  expectedHeadOid: string;
  fileChanges: { additions?: Addition[]; deletions?: { path: string }[] };
}

interface Query {
  query: string;
  variables: { input?: CommitInput };
}

const describeCommit = ({ oid, authorName: name, authorEmail: email, date, subject }: Commit) => ({
  oid,
  message: subject,
  committedDate: date,
  author: { name, email, avatarUrl: '', user: null },
});

/** The CMS passes texts to the page without white space at their ends, and with these line ends. */
const normalizeText = (text = '') => text.replace(/\r\n?/g, '\n').trim();

/** Throws if the page merged a form with another text than that of the commit on which it saves. */
async function refuseStaleTexts(repository: Repository, oid: string, additions: Addition[]) {
  const merged = additions.filter(({ mergedText }) => mergedText !== undefined);
  const getName = ({ path }: Addition) => `${oid}:./${path}`;
  const texts = await repository.readBlobTexts(merged.map(getName));
  // A file that was deleted meanwhile has no text to overwrite.
  const isStale = (addition: Addition) => {
    const text = texts.get(getName(addition));
    return text !== undefined && normalizeText(text) !== normalizeText(addition.mergedText);
  };
  if (merged.some(isStale))
    throw new UserError(
      'This window has an older text of this form. Reload this page in your browser and press Restore: what you typed and what was changed meanwhile are both kept.',
    );
}

async function save(repository: Repository, { expectedHeadOid, fileChanges }: CommitInput) {
  const { additions = [], deletions = [] } = fileChanges;
  await refuseStaleTexts(repository, expectedHeadOid, additions);
  const changes: Changes = new Map([
    ...deletions.map(({ path }) => [path, undefined] as const),
    ...additions.map(({ path, contents }) => [path, Buffer.from(contents, 'base64')] as const),
  ]);
  const oid = await repository.commit(expectedHeadOid, changes);
  const files = additions.map(async ({ path }, index) => {
    return [`file_${index}`, { oid: await repository.git('rev-parse', `${oid}:./${path}`) }] as const;
  });
  const { date } = await repository.readCommit(oid);
  return { oid, committedDate: date, ...Object.fromEntries(await Promise.all(files)) };
}

// content_0: object(oid: "…") and commit_0: ref(…) { … history(first: 1, path: "…") }
const requestedParts = /(\w+_\d+):\s+(?:object\(oid: "(\w+)"\)|ref\([^)]*\)[^"]*?first: (\d+), path: "([^"]+)")/g;

async function query(repository: Repository, { query, variables }: Query): Promise<unknown> {
  if (variables.input) return { createCommitOnBranch: { commit: await save(repository, variables.input) } };
  const parts = [...query.matchAll(requestedParts)];
  const last = describeCommit(await repository.readCommit('HEAD'));
  if (parts.length === 0) {
    const branch = await repository.git('rev-parse', '--abbrev-ref', 'HEAD');
    return {
      repository: {
        defaultBranchRef: { name: branch },
        ref: { target: { oid: last.oid, history: { nodes: [last] } } },
      },
    };
  }
  const texts = query.includes('on Blob')
    ? await repository.readBlobTexts(parts.map(([, , oid = '']) => oid))
    : undefined;
  const history = parts.some(([, , , , path]) => path) ? await repository.readHistory() : undefined;
  const results = parts.map(([, alias = '', oid = '', count, path]): [string, unknown] => {
    if (path) {
      const commits = (history?.get(path) ?? []).slice(0, Number(count)).map(describeCommit);
      // For many files, the CMS asks for the last commit of each. For one file, it asks for all commits and shows only
      // their authors, so the author is replaced by the message.
      const nodes =
        count === '1'
          ? [commits[0] ?? last]
          : commits.map((commit) => ({ ...commit, author: { ...commit.author, name: commit.message } }));
      return [alias, { target: { history: { nodes } } }];
    }
    // The CMS asks for the builds of a commit in the same way. There are none here.
    return [alias, texts ? { text: texts.get(oid), isTruncated: false } : {}];
  });
  return { repository: Object.fromEntries(results) };
}

async function listTree(repository: Repository, revision: string) {
  const lines = (await repository.git('ls-tree', '-r', '-l', revision)).split('\n');
  const tree = lines.flatMap((line) => {
    const [, type, sha, size, path] = /^\d+ (\w+) (\w+) +(\d+|-)\t(.+)$/.exec(line) ?? [];
    return path ? [{ type, sha, size: Number(size), path }] : [];
  });
  return { tree };
}

/** Answers the call under a path below the root of the API. */
export async function handleApiCall(repository: Repository, path: string, body: string): Promise<ApiResponse> {
  const [, call = path, kind, revision = ''] =
    /^(repos)\/[^/]+\/[^/]+\/(collaborators|git\/trees|git\/blobs)\/(\w[\w.-]*)/.exec(path) ?? [];
  if (call === 'user') {
    const name = (await repository.tryGit('config', 'user.name')) || 'You';
    return respondJson({ id: 1, login: 'you', name, email: '', avatar_url: '', html_url: '' });
  }
  if (call === 'graphql') {
    try {
      return respondJson({ data: await query(repository, JSON.parse(body)) });
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      return respondJson({ data: null, errors: [{ message: error.message }] });
    }
  }
  if (kind === 'collaborators') return { status: 204, body: '' };
  if (kind === 'git/trees') return respondJson(await listTree(repository, revision));
  if (kind === 'git/blobs') {
    return {
      status: 200,
      type: 'application/octet-stream',
      body: await repository.gitBytes(['cat-file', 'blob', revision]),
    };
  }
  return respondJson({ message: 'Not Found' }, 404);
}
