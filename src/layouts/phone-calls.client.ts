declare global {
  interface Window {
    /** Without arguments it tells of the visit itself. */
    umami?: { track(event?: string, data?: Record<string, string>): unknown };
  }
}

// The analytics script is async: it counts as missing if it has not run this long after the load event.
const setUpDelay = 100;

/**
 * Records a 'Phone Call' event for every tel: link, those added later too. The click itself is never touched: a
 * waiting analytics request must not hold back a call.
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
    }, setUpDelay);
  if (document.readyState === 'complete') setUp();
  else addEventListener('load', setUp);
}
