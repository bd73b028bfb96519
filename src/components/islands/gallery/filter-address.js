// Runs inline, right after the filter: the first frame shows the category of the address, and a choice is written to
// the address before React has loaded. For an unknown category no radio button is checked, and no picture is shown.
// The radio buttons are queried every time, because React may have replaced them.
{
  const checkAsked = () => {
    const asked = new URLSearchParams(location.search).get('category') || 'all';
    for (const radio of document.getElementsByName('category')) radio.checked = radio.value === asked;
  };
  checkAsked();
  addEventListener('popstate', checkAsked);
  // The browser has restored the form state of an earlier visit by then.
  addEventListener('pageshow', checkAsked);
  addEventListener('change', ({ target }) => {
    if (target.name !== 'category') return;
    const url = new URL(location);
    url.searchParams.set('category', target.value);
    if (target.value === 'all') url.searchParams.delete('category');
    url.hash = '';
    history.pushState(null, '', url);
    dispatchEvent(new PopStateEvent('popstate'));
  });
}
