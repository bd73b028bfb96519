/** On the owner's own machine: what is saved and not online yet, and the button that puts it there. */
import type { Online } from './go-online.ts';

const readMilliseconds = 3000;

function describe({ waiting, isWorking, said }: Online): string {
  if (isWorking || said) return said;
  if (waiting === undefined) return 'What you save is kept on this computer: it has no place to send it to yet.';
  if (waiting === 0) return 'All that you have saved is sent.';
  return waiting === 1 ? 'One change is not online yet.' : `${waiting} changes are not online yet.`;
}

export function showOnlineBar() {
  const words = document.createElement('p');
  words.setAttribute('role', 'status');
  const button = document.createElement('button');
  button.textContent = 'Put it online';
  const bar = document.createElement('footer');
  bar.className = 'online-bar';
  bar.append(button, words);
  document.body.append(bar);

  let last = '';
  async function refresh(request?: RequestInit) {
    // The program in the terminal may have ended.
    const online: Online = await fetch('online', request).then(
      (answer) => answer.json(),
      () => ({
        waiting: undefined,
        isWorking: false,
        said: 'The editor has ended: type npm run edit once more.',
        details: '',
      }),
    );
    const text = describe(online);
    if (text !== last) words.textContent = text;
    last = text;
    words.title = online.details;
    button.hidden = online.isWorking || !online.waiting;
  }
  button.addEventListener('click', () => void refresh({ method: 'POST' }));
  setInterval(refresh, readMilliseconds);
  void refresh();
}
