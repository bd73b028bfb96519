import { parse } from 'node-html-parser';

for (const route of process.argv.slice(2)) {
  const main = parse(await (await fetch('http://127.0.0.1:4731' + route)).text()).querySelector('main');
  console.log('\n##', route);
  for (const el of main.querySelectorAll('h1, h2, dl > div, li, p')) {
    if (el.closest('nav') || (el.tagName === 'P' && el.closest('li, dl'))) continue;
    console.log('-', el.text.replace(/\s+/g, ' ').trim().slice(0, 420));
  }
}
