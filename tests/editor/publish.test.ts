import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';

const site = vi.hoisted(() => ({ build: () => {} }));
vi.mock('../../scripts/install.mjs', () => ({
  run: async () => {
    site.build();
    return { code: 0, output: '' };
  },
}));

// The editor works on the folder that it was started in: a project of content alone.
const home = process.cwd();
const folder = mkdtempSync(join(tmpdir(), 'publish-'));
const root = join(folder, 'project');
cpSync('src/content', join(root, 'src/content'), { recursive: true });
cpSync('src/pictures/catalogue.yaml', join(root, 'src/pictures/catalogue.yaml'));
writeFileSync(join(root, 'README.md'), 'One\n');
writeFileSync(join(root, 'code.ts'), 'one\n');
process.chdir(root);
const { describeDifferences } = await import('../../editor/server/differences.ts');
const { describeGoBack, getPublishing, goBack, listPublishings, publish } = await import(
  '../../editor/server/publish.ts'
);
const { confine } = await import('../../editor/server/content.ts');
const { commitOnly, listChoices, push, requireTarget } = await import('../../editor/server/git.ts');

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const write = (file: string, text: string) => writeFileSync(join(root, file), text);

const business = 'src/content/business.yaml';
const about = 'src/content/pages/about.yaml';
const folders = ['src/content', 'src/pictures'];
const phone = (number: string) => write(business, read(business).replace(/^phone: .*$/m, `phone: "${number}"`));
/** Back to what stood before the newest publishing. */
const takeBack = async () => goBack((await listPublishings())[1]?.commit ?? '');
const publishAll = () => commitOnly(folders, 'Publish it\n\nPublished-with: npm run edit\n');

git('init', '--quiet', '--initial-branch=main');
git('config', 'user.name', 'T');
git('config', 'user.email', 't@t.example');
git('config', 'core.autocrlf', 'false');
git('add', '--all');
git('commit', '--quiet', '--message=start');
const start = git('rev-parse', 'HEAD').trim();

beforeEach(() => {
  git('reset', '--quiet', '--hard', start);
  git('clean', '-fdq');
  for (const remote of git('remote').split('\n').filter(Boolean)) git('remote', 'remove', remote);
});
afterAll(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true, force: true });
});

/** Work that has nothing to do with content: staged, edited since, edited only, and unknown to Git. */
function workElsewhere() {
  write('README.md', 'Staged\n');
  git('add', 'README.md');
  write('README.md', 'Staged, then edited\n');
  write('code.ts', 'edited\n');
  write('notes.txt', 'unknown to Git\n');
}

/** Everything that could be lost: the last commit, what is staged, and what the folder holds. */
const takeStock = () => [
  git('rev-parse', 'HEAD'),
  git('diff', '--cached'),
  git('diff'),
  git('status', '--porcelain=v1', '--untracked-files=all'),
  git('stash', 'list'),
];
const elsewhere = () => git('status', '--porcelain', '--untracked-files=all', '--', ':!src');
const filesOf = (commit: string) => git('show', '--name-only', '--format=', commit).trim().split('\n');

const expectRefused = async (words: RegExp) => {
  const before = takeStock();
  await expect(takeBack()).rejects.toThrow(words);
  expect(takeStock()).toEqual(before);
};

it('a link to a folder elsewhere leads to no file', () => {
  symlinkSync(folder, join(root, 'src/content/elsewhere'));
  symlinkSync(join(root, 'code.ts'), join(root, 'src/content/linked.yaml'));
  for (const file of ['src/content/elsewhere/a.yaml', 'src/content/linked.yaml']) {
    expect(() => confine(file)).toThrow('no such file');
  }
  expect(confine('src/content/new.yaml')).toBe('src/content/new.yaml');
});

it('a new item is told field by field under the names of the form, without its id', () => {
  const item = { id: 'ana-b', name: 'Ana B.', picture: 'photo-2026', sample: true };
  expect(describeDifferences([], [item])).toEqual([
    { label: 'Ana B. › Name', after: 'Ana B.' },
    { label: 'Ana B. › Picture', after: 'Photo 2026' },
    { label: 'Ana B. › Sample', after: 'Yes' },
  ]);
  expect(describeDifferences([item], [])).toEqual([{ label: 'Ana B.', before: 'Ana B. · Photo 2026' }]);
});

it('a list of names is told once, by what the forms call them', () => {
  const [before, after] = [{ near: ['briargate'] }, { near: ['briargate', 'garden-of-the-gods'] }];
  expect(describeDifferences(before, after)).toEqual([{ label: 'Neighbors', after: 'Garden of the Gods' }]);
  expect(describeDifferences(after, before)).toEqual([{ label: 'Neighbors', before: 'Garden of the Gods' }]);
});

describe('a publishing', () => {
  it('is of content and pictures alone, whatever else is staged, edited or new', async () => {
    workElsewhere();
    const [, staged] = takeStock();
    const other = elsewhere();
    phone('719-634-0142');
    write('src/content/new.yaml', 'a: b\n');
    rmSync(join(root, about));
    await publishAll();
    expect(filesOf('HEAD').sort()).toEqual([business, 'src/content/new.yaml', about].sort());
    expect(elsewhere()).toBe(other);
    expect(git('diff', '--cached')).toBe(staged);
  });

  it('holds nothing that came while the site was built: that stops it, and the next one has it', async () => {
    phone('719-634-0142');
    site.build = () => write(about, `${read(about)}# meanwhile\n`);
    publish();
    const patience = { timeout: 60_000 };
    const message = () => getPublishing().message;
    await expect.poll(message, patience).toContain('changed while the site was built: publish again');
    expect(git('rev-parse', 'HEAD').trim()).toBe(start);
    site.build = () => {};
    publish();
    await expect.poll(message, patience).toContain('Published: ');
    expect(filesOf('HEAD').sort()).toEqual([business, about]);
  });

  it('says at once that it has begun, and at each step which one it is', async () => {
    addRemote('origin');
    const hook = join(root, '.git/hooks/pre-push');
    const go = join(folder, 'go');
    writeFileSync(hook, `#!/bin/sh\nwhile [ ! -e ${go} ]; do sleep 0.1; done\n`);
    chmodSync(hook, 0o755);
    const steps: unknown[] = [];
    site.build = () => steps.push(getPublishing());
    phone('719-634-0142');
    publish();
    expect(getPublishing()).toMatchObject({ state: 'working', step: 'check' });
    expect(() => publish()).toThrow('already');
    await expect.poll(() => getPublishing().step, { timeout: 60_000 }).toBe('send');
    expect(getPublishing().state).toBe('working');
    expect(steps).toMatchObject([{ state: 'working', step: 'check' }]);
    expect(filesOf('HEAD')).toEqual([business]);
    writeFileSync(go, '');
    await expect.poll(() => getPublishing().state, { timeout: 60_000 }).toBe('done');
    rmSync(hook);
    site.build = () => {};
  });

  it('that could not be sent says so at its last step', async () => {
    git('remote', 'add', 'origin', join(folder, 'nowhere.git'));
    phone('719-634-0142');
    publish();
    await expect.poll(() => getPublishing().state, { timeout: 60_000 }).toBe('failed');
    expect(getPublishing()).toMatchObject({ step: 'send' });
    expect(getPublishing().message).toMatch(/^Published: .*saved here, but could not be sent to origin/);
  });

  it('that Git refuses leaves what was staged as it was', async () => {
    const hook = join(root, '.git/hooks/pre-commit');
    writeFileSync(hook, '#!/bin/sh\nexit 1\n');
    chmodSync(hook, 0o755);
    workElsewhere();
    phone('719-634-0142');
    write('src/content/new.yaml', 'a: b\n');
    const before = takeStock();
    await expect(publishAll()).rejects.toThrow();
    expect(takeStock()).toEqual(before);
    rmSync(hook);
  });
});

describe('taking a publishing back', () => {
  it('makes a commit of its files alone, whatever else is staged, edited or new', async () => {
    phone('719-634-0142');
    await publishAll();
    workElsewhere();
    const [, staged] = takeStock();
    const other = elsewhere();
    await takeBack();
    expect(filesOf('HEAD')).toEqual([business]);
    expect(git('diff', '--stat', start, 'HEAD')).toBe('');
    expect(elsewhere()).toBe(other);
    expect(git('diff', '--cached')).toBe(staged);
    await takeBack();
    expect(read(business)).toContain('719-634-0142');
  });

  it('leads back to each one that is listed, and from there to what was taken back', async () => {
    const numbers = ['719-634-0142', '719-634-0143', '719-634-0144'];
    for (const number of numbers) {
      phone(number);
      if (number === numbers[1]) write(about, `${read(about)}# second\n`);
      await publishAll();
    }
    const [third, second, first, before] = await listPublishings();
    const goTo = async (target: typeof first) => {
      await goBack(target?.commit ?? '');
      return [/^phone: "(.*)"$/m.exec(read(business))?.[1], read(about).includes('# second')];
    };
    expect(await goTo(first)).toEqual([numbers[0], false]);
    expect(await goTo(third)).toEqual([numbers[2], true]);
    expect(await goTo(before)).toEqual(['719-555-0142', false]);
    expect(git('diff', '--stat', start, 'HEAD')).toBe('');
    expect(await goTo(second)).toEqual([numbers[1], true]);
    await expect(goTo(second)).rejects.toThrow('stands so already');
    await expect(goBack('HEAD')).rejects.toThrow('no such publishing');
    const going = goBack(first?.commit ?? '');
    expect(() => publish()).toThrow('being published already');
    await expect(goTo(third)).rejects.toThrow('being published');
    await going;
    expect(getPublishing().state).toBe('idle');
    await goTo(second);
    expect(await listPublishings()).toHaveLength(3 + 6 + 1);
  });

  it('is described before it is done, and each state of the list has a name of its own', async () => {
    phone('719-634-0142');
    await publishAll();
    const [, before] = await listPublishings();
    const [change] = await describeGoBack(before?.commit ?? '');
    expect(change).toMatchObject({
      file: business,
      words: [{ before: '719-634-0142', after: '719-555-0142' }],
    });
    expect(read(business)).toContain('719-634-0142');
    await takeBack();
    const names = (await listPublishings()).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('keeps what was committed since on other lines, and changes that are open in other files', async () => {
    phone('719-634-0142');
    await publishAll();
    write(business, read(business).replace(/^founded: .*$/m, 'founded: 1999'));
    git('commit', '--quiet', '--all', '--message=later');
    write(about, `${read(about)}# open\n`);
    await takeBack();
    expect(read(business)).toContain('719-555-0142');
    expect(read(business)).toContain('founded: 1999');
    expect(git('diff', '--name-only').trim()).toBe(about);
  });

  it('is refused, and leaves everything as it was, where the same lines were changed later', async () => {
    phone('719-634-0142');
    await publishAll();
    phone('719-634-0143');
    git('commit', '--quiet', '--all', '--message=later');
    workElsewhere();
    await expectRefused(/cannot be taken back by itself, since Company: Phone, hours, facts was changed again later/);
  });

  it('is refused, and says of which file, while one of its files is open or staged', async () => {
    phone('719-634-0142');
    await publishAll();
    workElsewhere();
    const published = read(business);
    write(business, `${published}# open\n`);
    await expectRefused(/Publish or discard first .* Company: Phone, hours, facts/);
    git('add', business);
    write(business, published);
    await expectRefused(/Publish or discard first .* Company: Phone, hours, facts/);
  });

  it('is refused, and leaves everything as it was, where the site could not be built without it', async () => {
    phone('719-555-014');
    git('commit', '--quiet', '--all', '--message=broken by hand');
    phone('719-634-0142');
    await publishAll();
    workElsewhere();
    await expectRefused(/could not be built: .*is not a phone number/);
  });

  it('is refused in the middle of a merge, and away from any branch', async () => {
    phone('719-634-0142');
    await publishAll();
    git('checkout', '--quiet', '-b', 'other', start);
    phone('719-634-0149');
    git('commit', '--quiet', '--all', '--message=other');
    git('checkout', '--quiet', 'main');
    expect(() => git('merge', 'other')).toThrow();
    await expectRefused(/in the middle of a merge/);
    git('merge', '--abort');
    git('checkout', '--quiet', '--detach');
    await expectRefused(/No branch is checked out/);
    git('checkout', '--quiet', 'main');
    git('branch', '--quiet', '-D', 'other');
  });
});

function addRemote(name: string) {
  const path = join(folder, `${name}.git`);
  rmSync(path, { recursive: true, force: true });
  execFileSync('git', ['init', '--quiet', '--bare', path]);
  git('remote', 'add', name, path);
  return () => execFileSync('git', ['for-each-ref', '--format=%(refname)'], { cwd: path, encoding: 'utf8' }).trim();
}

describe('a publishing is sent', () => {
  it('to the upstream of the branch, whatever others there are', async () => {
    const [backup, origin, upstream] = ['backup', 'origin', 'upstream'].map(addRemote);
    git('push', '--quiet', '--set-upstream', 'upstream', 'main:live');
    phone('719-634-0142');
    await publishAll();
    expect(await push()).toContain('on its way');
    expect([backup?.(), origin?.(), upstream?.()]).toEqual(['', '', 'refs/heads/live']);
    expect(git('rev-list', '--count', '@{upstream}..HEAD').trim()).toBe('0');
    expect(git('config', 'branch.main.remote').trim()).toBe('upstream');
  });

  it('else to origin', async () => {
    const [backup, origin] = ['backup', 'origin'].map(addRemote);
    expect(await push()).toContain('on its way');
    expect([backup?.(), origin?.()]).toEqual(['', 'refs/heads/main']);
  });

  it('else to the one that somebody chooses, and before that nowhere', async () => {
    const [backup, mirror] = ['backup', 'mirror'].map(addRemote);
    expect(await listChoices()).toEqual(['backup', 'mirror']);
    await expect(requireTarget()).rejects.toThrow('Choose where it is to be sent: backup, mirror.');
    await expect(requireTarget('--all')).rejects.toThrow('Choose');
    expect(await push()).toBe('');
    expect(await push('mirror')).toContain('on its way');
    expect([backup?.(), mirror?.()]).toEqual(['', 'refs/heads/main']);
    expect(await listChoices()).toEqual([]);
  });

  it('for as long as it is heard of: one that hangs is ended with all that it started', async () => {
    addRemote('origin');
    const hook = join(root, '.git/hooks/pre-push');
    const pid = join(folder, 'pid');
    writeFileSync(hook, `#!/bin/sh\necho $$ > ${pid}\nexec sleep 600\n`);
    chmodSync(hook, 0o755);
    const words = /saved here, but could not be sent to origin: no answer for 2 seconds/;
    await expect(push(undefined, 1500)).rejects.toThrow(words);
    expect(existsSync(pid)).toBe(true);
    const isAlive = () => {
      try {
        // A process that ended and waits to be collected is no process at work.
        return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${readFileSync(pid, 'utf8').trim()}/stat`, 'utf8'));
      } catch {
        return false;
      }
    };
    await expect.poll(isAlive).toBe(false);
    rmSync(hook);
  });
});
