declare global {
  interface Window {
    /** Records a page view if called without arguments. */
    umami?: { track(event?: string, data?: Record<string, string>): unknown };
  }
}

// The analytics script is async: it counts as missing if it has not run this long after the load event.
const setUpDelayMilliseconds = 100;

/**
 * Records a 'Phone Call' event for every tel: link, including links added later. The click itself is never canceled: a
 * pending analytics request must not delay a call.
 */
export function trackPhoneCalls() {
  const setUp = () =>
    setTimeout(() => {
      if (!window.umami) {
        console.warn('Umami script not loaded. Phone call tracking will not be initialized.');
        return;
      }
      document.addEventListener('click', (event) => {
        if (!(event.target as Element).closest('a[href^="tel:"]')) return;
        try {
          window.umami?.track('Phone Call', { page: location.href, pathname: location.pathname });
        } catch (error) {
          console.warn(error);
        }
      });
    }, setUpDelayMilliseconds);
  if (document.readyState === 'complete') setUp();
  else addEventListener('load', setUp);
}
