// Runs inside the page, between the filter buttons and the grid, so that the first frame shows what the address asks
// for. CATEGORIES becomes the list of categories that have projects.
{
  const asked = new URLSearchParams(location.search).get('category') || 'all';
  const gallery = document.currentScript.parentElement;
  gallery.dataset.category = asked === 'all' || CATEGORIES.includes(asked) ? asked : 'none';
  for (const button of gallery.querySelectorAll('[name=category]')) {
    button.setAttribute('aria-pressed', button.value === asked);
  }
}
