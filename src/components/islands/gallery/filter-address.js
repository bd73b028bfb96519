// Runs inside the page, right after the filter: the first frame shows the category of the address, and a choice stands
// in the address before React is there. Of a category that does not exist no radio is checked, and nothing is shown.
// It asks for the radios each time, since React may have drawn others.
{
  const checkAsked = () => {
    const asked = new URLSearchParams(location.search).get('category') || 'all';
    for (const radio of document.getElementsByName('category')) radio.checked = radio.value === asked;
  };
  checkAsked();
  addEventListener('popstate', checkAsked);
  // By then the browser has put back what it remembers of an earlier visit.
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
