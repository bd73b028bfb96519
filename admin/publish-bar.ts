/** The bar of `npm run edit`: it shows the changes that are not online yet, with a button that publishes them. */
import { barChannel } from './edit-page.ts';
import { endedMessage, restartedMessage } from './edit-server-calls.ts';

const pollMilliseconds = 10_000;

interface PublishState {
  waiting?: number;
  /** The result of the last attempt. */
  message?: string;
  /** The address of the list of quote requests, if this machine stores them. */
  requests?: string;
  /** The address of the public site, after changes were sent to its host. */
  site?: string;
  /** True while the host is still building. */
  isBuilding?: boolean;
  /** The address of the list of all changes. */
  changes?: string;
  /** The text of the list of old addresses, which the edit server changes as pages are deleted. */
  addresses?: string;
  /** A consequence of the last save that the owner should check, with a link. */
  notice?: { text: string; link: string; address: string };
}

function describeState({ waiting, message }: PublishState): string {
  if (message) return message;
  if (waiting === undefined)
    return 'What you save is kept on this computer and is not online: the person who set the site up has to connect it first.';
  if (waiting === 0) return 'All that you have saved is sent.';
  return waiting === 1 ? 'One change is not online yet.' : `${waiting} changes are not online yet.`;
}

function createLink(text: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.textContent = text;
  // An unsaved form stays open, and the CMS does not handle the click as a link to one of its pages.
  link.target = '_blank';
  link.hidden = true;
  return link;
}

function setLink(link: HTMLAnchorElement, address: string | undefined) {
  if (address) link.href = address;
  link.hidden = !address;
}

/** Shows the bar and returns a function that updates it after a save, in all windows. `onAddresses` receives the list of old addresses. */
export function showPublishBar(onAddresses: (text: string) => void) {
  const statusText = document.createElement('p');
  statusText.setAttribute('role', 'status');
  const button = document.createElement('button');
  button.textContent = 'Put it online';
  const bar = document.createElement('footer');
  bar.className = 'online-bar';
  const siteLink = createLink('Open your website');
  const noticeLink = createLink('');
  const changesLink = createLink('All changes');
  const requestsLink = createLink('Requests');
  const links = document.createElement('nav');
  links.append(changesLink, requestsLink);
  bar.append(button, statusText, siteLink, noticeLink, links);
  document.body.append(bar);

  let shownState: PublishState = {};
  let seenNotice: string | undefined;
  async function load(request?: RequestInit): Promise<PublishState> {
    try {
      const response = await fetch(`${import.meta.env.BASE_URL}online`, request);
      return response.status === 401 ? { waiting: 0, message: restartedMessage } : await response.json();
    } catch {
      return { waiting: 0, message: endedMessage };
    }
  }
  async function refresh(request?: RequestInit) {
    const online = await load(request);
    // The result of an attempt stays visible until more is saved.
    if (online.message || online.waiting !== shownState.waiting) shownState = online;
    const notice = online.notice?.address === seenNotice ? undefined : online.notice;
    statusText.textContent = [notice?.text, describeState(shownState)].filter(Boolean).join(' ');
    noticeLink.textContent = notice?.link ?? '';
    setLink(noticeLink, notice?.address);
    if (online.addresses !== undefined) onAddresses(online.addresses);
    if (online.changes) setLink(changesLink, online.changes);
    if (online.requests) setLink(requestsLink, online.requests);
    setLink(siteLink, shownState.site);
    button.hidden = !shownState.waiting;
    if (shownState.isBuilding) setTimeout(() => void refresh(), pollMilliseconds);
  }
  noticeLink.addEventListener('click', () => {
    seenNotice = new URL(noticeLink.href).pathname;
  });
  button.addEventListener('click', () => {
    button.hidden = true;
    statusText.textContent = 'Building the site, then sending it to where your website takes it from.';
    void refresh({ method: 'POST' }).then(tellWindows);
  });
  const update = () => void refresh();
  // Two windows may be in sight next to each other, where only one of them gets the focus.
  const windows = new BroadcastChannel(barChannel);
  const tellWindows = () => windows.postMessage('changed');
  windows.addEventListener('message', update);
  // A page of the edit server may have reverted a change. The window gets no focus if its preview had it before.
  addEventListener('focus', update);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') update();
  });
  update();
  return () => {
    update();
    tellWindows();
  };
}
