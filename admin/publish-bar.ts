/** On the owner's own machine: what is saved and not online yet, and the button that puts it there. */

interface Online {
  waiting?: number;
  /** What came of the last try. */
  said?: string;
  /** The address of the list of quote requests, where this machine keeps them. */
  requests?: string;
}

function describe({ waiting, said }: Online): string {
  if (said) return said;
  if (waiting === undefined)
    return 'What you save is kept on this computer and is not online: whoever set the site up has to connect it first.';
  if (waiting === 0) return 'All that you have saved is sent.';
  return waiting === 1 ? 'One change is not online yet.' : `${waiting} changes are not online yet.`;
}

/** Shows it, and answers what brings it up to date. */
export function showPublishBar() {
  const words = document.createElement('p');
  words.setAttribute('role', 'status');
  const button = document.createElement('button');
  button.textContent = 'Put it online';
  const bar = document.createElement('footer');
  bar.className = 'online-bar';
  const requestsLink = document.createElement('a');
  requestsLink.textContent = 'Requests';
  // A form that is not saved yet stays open, and the CMS does not take the press for one of its own pages.
  requestsLink.target = '_blank';
  requestsLink.hidden = true;
  bar.append(button, words, requestsLink);
  document.body.append(bar);

  let shown: Online = {};
  async function refresh(request?: RequestInit) {
    // The program in the terminal may have ended.
    const ended = { waiting: 0, said: 'The editor has ended: type npm run edit once more.' };
    const online: Online = await fetch(`${import.meta.env.BASE_URL}online`, request)
      .then((answer) => answer.json())
      .catch(() => ended);
    // What came of a try is said until more is saved.
    if (online.said || online.waiting !== shown.waiting) shown = online;
    words.textContent = describe(shown);
    if (online.requests) requestsLink.href = online.requests;
    requestsLink.hidden = !requestsLink.href;
    button.hidden = !shown.waiting;
  }
  button.addEventListener('click', () => {
    button.hidden = true;
    words.textContent = 'Building the site, then sending it to where your website takes it from.';
    void refresh({ method: 'POST' });
  });
  const update = () => void refresh();
  // Something may have been taken back, or saved, in another window.
  addEventListener('focus', update);
  update();
  return update;
}
