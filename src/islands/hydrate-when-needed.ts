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

/** client:when-needed */
const hydrateWhenNeeded: ClientDirective = (load) => {
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
