import { useState } from 'react';
import { editHref } from './address.ts';
import { FoundList } from './found-list.tsx';
import type { SiteAnswer } from './server.ts';
import { useTypedFiles } from './typed.ts';

const groups = ['Company', 'Pages', 'Services', 'Customers', 'Pictures', 'Areas'];

type Files = SiteAnswer['files'];

const byTitle = (files: Files) => files.toSorted((one, other) => (one.title < other.title ? -1 : 1));

/** The area whose pages a file is one of, by its short name. */
export const findArea = (file: string) => /\/(?:areas|area-pages)\/([\w-]+)/.exec(file)?.[1];

interface SidebarProps {
  site: SiteAnswer;
  /** Requests that nobody has answered. */
  fresh: number;
  current: string;
  isOpen: boolean;
}

/** All that can be changed, each once, and a search through all words. */
export function Sidebar({ site, fresh, current, isOpen: isUnfolded }: SidebarProps) {
  const [typing, setTyping] = useState('');
  const wanted = typing.trim();
  const typed = useTypedFiles();
  const matches = site.files.filter(({ title }) => title.toLowerCase().includes(wanted.toLowerCase()));
  const link = (href: string, title: string, mark = '') => (
    <li key={href}>
      <a href={href} aria-current={current === href.slice(2) ? 'page' : undefined}>
        {title} {mark && <span className="mark">{mark}</span>}
      </a>
    </li>
  );
  const listLinks = (files: Files) => (
    <ul>
      {byTitle(files).map(({ file, title }) => link(editHref(file), title, typed.includes(file) ? 'Not saved' : ''))}
    </ul>
  );
  const isOpen = (files: Files) => wanted !== '' || files.some(({ file }) => current === `edit/${file}`);
  /** The areas below their names: five or six pages each. */
  const listAreas = (files: Files) => {
    const { none = [], ...areas } = Object.groupBy(files, ({ file }) => findArea(file) ?? 'none');
    return (
      <>
        {none.length > 0 && listLinks(none)}
        {Object.entries(areas).map(([area, own = []]) => (
          <details key={area} open={isOpen(own)} className="area">
            <summary>{site.references.areas.find(({ value }) => value === area)?.label ?? area}</summary>
            {listLinks(own)}
          </details>
        ))}
      </>
    );
  };
  return (
    <nav aria-label="What to change" className={isUnfolded ? 'sidebar open' : 'sidebar'}>
      <p className="brand">
        <a href="#/">Site editor</a>
      </p>
      <ul className="acts">
        {link('#/requests', 'Requests', fresh > 0 ? `${fresh} new` : '')}
        {link('#/publish', 'Publish')}
        {link('#/launch', 'Before the launch')}
        {link('#/new-area', 'Add an area')}
        {Object.entries(site.drafts).map(([slug, name]) => link(`#/area/${slug}`, `Area in the making: ${name}`))}
      </ul>
      <label className="search">
        Find
        <input type="search" value={typing} onChange={({ target }) => setTyping(target.value)} />
      </label>
      {groups.map((group) => {
        const files = matches.filter((file) => file.group === group);
        if (files.length === 0) return null;
        return (
          <details key={group} open={isOpen(files) || group === 'Company'}>
            <summary>{group}</summary>
            {group === 'Areas' ? listAreas(files) : listLinks(files)}
          </details>
        );
      })}
      {wanted !== '' && <FoundList wanted={wanted} titles={matches.length} />}
    </nav>
  );
}
