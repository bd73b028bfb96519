import type { ClientDirective } from 'astro';
import { onFirstSign, runAfterFrame } from './when-needed.ts';

/** Whether the island has to show something that the page as it was built does not: a choice in the address, a draft. */
function hasStateToShow() {
  try {
    return location.search !== '' || sessionStorage.length > 0;
  } catch {
    return false;
  }
}

/** Every event that an island handles; of any other it hears nothing. */
export const heardEvents = ['input', 'invalid', 'submit'];

/**
 * React listens to some eighty kinds of events, a dozen of which come with one touch. To hear them in vain took a phone
 * 10 of the 45 ms from a touch on a field or the button to the end of its handlers (medians of 11 visits).
 */
function hearOnly(events: string[], root: HTMLElement) {
  const listen = root.addEventListener.bind(root);
  root.addEventListener = (type: string, ...rest: [EventListener]) => {
    if (events.includes(type)) listen(type, ...rest);
  };
}

/** client:when-needed */
const hydrateWhenNeeded: ClientDirective = (load, _options, island) => {
  hearOnly(heardEvents, island);
  const hydrate = async () => (await load())();
  if (hasStateToShow()) runAfterFrame(hydrate);
  else onFirstSign(hydrate);
};

declare module 'astro' {
  interface AstroClientDirectives {
    'client:when-needed'?: boolean;
  }
}

export default hydrateWhenNeeded;
