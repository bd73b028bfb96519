/** Building the site and sending it to where its host takes it from. */
import { run } from '../scripts/install.mjs';
import { Refusal, type Repository } from './repository.ts';

export interface Online {
  /** Changes that are saved here and sent nowhere yet; undefined where no place to send them is known. */
  waiting: number | undefined;
  isWorking: boolean;
  /** What came of the last try, or how far this one is. */
  said: string;
  /** Whatever a program said of it, for whoever helps. */
  details: string;
}

const helper = 'show this to whoever set the site up';
/** What Git says in many words, and what to do. */
const causes: [RegExp, string][] = [
  [
    /resolve host|unable to connect|Connection (timed out|refused)|Network is unreachable|Could not connect/i,
    'there is no network: connect this computer, then press the button again',
  ],
  [
    /terminal prompts disabled|Authentication failed|Permission denied|could not read|403|401/i,
    `this computer has no login there: ${helper}`,
  ],
  [
    /not found|does not appear to be a git repository|does not exist/i,
    `the place where the site is kept is not there: ${helper}`,
  ],
  [/rejected|non-fast-forward|fetch first/i, `somebody else has changed the same lines: ${helper}`],
];

const nameCause = (details: string) => causes.find(([sign]) => sign.test(details))?.[1] ?? helper;

export class GoingOnline {
  #repository: Repository;
  #work: Pick<Online, 'isWorking' | 'said' | 'details'> = { isWorking: false, said: '', details: '' };
  /** The state of the site of which something was said. */
  #head = '';

  constructor(repository: Repository) {
    this.#repository = repository;
  }

  async #findRemote(): Promise<string | undefined> {
    const remotes = (await this.#repository.ask('remote')).split('\n').filter(Boolean);
    const branch = await this.#repository.ask('branch', '--show-current');
    const own = await this.#repository.ask('config', `branch.${branch}.remote`);
    return [own, 'origin', remotes.length === 1 ? remotes[0] : undefined].find(
      (name) => name && remotes.includes(name),
    );
  }

  async read(): Promise<Online> {
    const [remote, head] = await Promise.all([this.#findRemote(), this.#repository.readHead()]);
    // What was said is over once more is saved.
    if (!this.#work.isWorking && head !== this.#head) this.#work = { isWorking: false, said: '', details: '' };
    const args = ['rev-list', '--count', 'HEAD', '--not', `--remotes=${remote}`];
    return { ...this.#work, waiting: remote === undefined ? undefined : Number(await this.#repository.ask(...args)) };
  }

  /** Begins, and answers at once: `read` tells how far it is. */
  start(): void {
    if (this.#work.isWorking) return;
    this.#say('Building the site, to see that all of it is sound.');
    this.#build()
      .then((said) => this.#end(said, ''))
      .catch((error: Error) => {
        const details = error instanceof Refusal ? String(error.cause ?? '') : String(error);
        const said = error instanceof Refusal ? error.message : `Nothing went online: ${helper}.`;
        return this.#end(said, details.trim().slice(-4000));
      });
  }

  async #end(said: string, details: string) {
    this.#head = await this.#repository.readHead();
    this.#work = { isWorking: false, said, details };
  }

  #say(said: string) {
    this.#work = { isWorking: true, said, details: '' };
  }

  async #build(): Promise<string> {
    const remote = await this.#findRemote();
    if (!remote) throw new Refusal(`It is saved on this computer, and no place to send it is known: ${helper}.`);
    const { code, output } = await run('astro', ['build'], { onOutput: () => {} });
    if (code !== 0) {
      // The first line that names a file is the fault itself, in the words of the build.
      const fault = /^src\/\S+: .+$/m.exec(output)?.[0] ?? helper;
      throw new Refusal(`The site could not be built, so nothing went online: ${fault}`, { cause: output });
    }
    this.#say('Sending it to where your website takes it from.');
    await this.#send(remote).catch((error: Error & { said?: string }) => {
      const details = error.said ?? error.message;
      throw new Refusal(`It is saved on this computer and not online yet: ${nameCause(details)}.`, { cause: details });
    });
    return 'It is sent. Your website shows it once its host has built it, in a few minutes.';
  }

  async #send(remote: string): Promise<void> {
    const branch = await this.#repository.run('branch', '--show-current');
    const push = () => this.#repository.run('push', '--quiet', '--set-upstream', remote, `HEAD:refs/heads/${branch}`);
    await push().catch(async (error: Error & { said?: string }) => {
      if (!/rejected|fetch first/.test(error.said ?? '')) throw error;
      // Somebody has saved elsewhere: their changes first, then ours, where no two are of the same lines.
      await this.#repository.run('pull', '--quiet', '--rebase', '--autostash', remote, branch).catch(async () => {
        await this.#repository.ask('rebase', '--abort');
        throw error;
      });
      await push();
    });
  }
}
