import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import compatData from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, Identifier, SupportStatement } from '@mdn/browser-compat-data';
import { type CssNode, parse as parseCss, walk } from 'css-tree';
import { parseAst } from 'vite';
import { oldestBrowsers } from '../../src/lib/oldest-browsers.ts';
import { type BuiltPage, dist } from './site-files.ts';

const { css, html, api, javascript } = compatData;
const floors = {
  chrome: oldestBrowsers.chrome,
  firefox: oldestBrowsers.firefox,
  safari: oldestBrowsers.safari,
  safari_ios: oldestBrowsers.ios,
};

/** A prefixed or partial implementation counts as support. Infinity if there is none. */
function getVersion(support: SupportStatement | undefined): number {
  const statements = [support ?? []].flat().filter(({ flags, version_removed: removed }) => !flags && !removed);
  return Math.min(
    Infinity,
    ...statements.map(({ version_added: added }) => Number.parseFloat(String(added).replace('≤', '')) || Infinity),
  );
}

const isSupported = ({ support }: CompatStatement) =>
  Object.entries(floors).every(([name, floor]) => getVersion(support[name as keyof typeof floors]) <= floor);

/** Names the features of a build that one of the oldest browsers lacks, with the places that use them. */
export class FeatureReport {
  readonly places = new Map<string, Set<string>>();

  add(name: string, feature: Identifier | undefined, place: string) {
    const statement = feature?.__compat;
    // A prefixed name is for one engine only.
    if (!statement || isSupported(statement) || /-(webkit|moz)-/.test(name)) return;
    const places = this.places.get(name) ?? new Set();
    this.places.set(name, places.add(place));
  }
}

const toKey = (name: string) => name.replaceAll('-', '_');
const getUnit = (unit: string) => {
  const units = css.types?.['length'];
  const group = /^[dsl]v/.test(unit)
    ? `viewport_percentage_units_${{ d: 'dynamic', s: 'small', l: 'large' }[unit[0] ?? '']}`
    : '';
  return (
    units?.[unit] ?? units?.[group] ?? (unit.startsWith('cq') ? units?.['container_query_length_units'] : undefined)
  );
};

function reportStyles(text: string, place: string, report: FeatureReport) {
  const visit = (node: CssNode) => {
    if (node.type === 'NestingSelector') report.add('nesting', css.selectors?.['nesting'], place);
    else if (node.type === 'PseudoClassSelector') report.add(`:${node.name}`, css.selectors?.[node.name], place);
    else if (node.type === 'PseudoElementSelector') report.add(`::${node.name}`, css.selectors?.[node.name], place);
    else if (node.type === 'Dimension') report.add(node.unit, getUnit(node.unit), place);
    else if (node.type === 'Function') report.add(`${node.name}()`, css.types?.[node.name], place);
    else if (node.type === 'Atrule') {
      report.add(`@${node.name}`, css['at-rules']?.[node.name], place);
      const features = css['at-rules']?.[node.name] ?? {};
      if (node.prelude)
        walk(node.prelude, (each) => {
          if (each.type === 'Feature') report.add(`@${node.name} (${each.name})`, features[toKey(each.name)], place);
          if (each.type === 'FeatureRange') report.add(`@${node.name} (<)`, features['range_syntax'], place);
        });
    } else if (node.type === 'Declaration') {
      const property = css.properties?.[node.property];
      report.add(node.property, property, place);
      walk(node.value, (each) => {
        if (each.type === 'Identifier' || each.type === 'Function')
          report.add(`${node.property}: ${each.name}`, property?.[each.name] ?? property?.[toKey(each.name)], place);
        if (each.type === 'Operator' && each.value === '/' && node.property === 'content')
          report.add('content: alternative text', property?.['alt_text'], place);
      });
    }
  };
  walk(parseCss(text, { parseCustomProperty: true }), visit);
}

function reportElements({ document, route }: BuiltPage, report: FeatureReport) {
  for (const element of document.querySelectorAll('*')) {
    const tag = element.rawTagName.toLowerCase();
    const feature = html.elements?.[tag];
    report.add(`<${tag}>`, feature, route);
    for (const [name, value] of Object.entries(element.attributes)) {
      const attribute = feature?.[name] ?? html.global_attributes?.[name];
      report.add(`<${tag} ${name}>`, attribute, route);
      for (const word of value.split(' ')) report.add(`<${tag} ${name}=${word}>`, attribute?.[word], route);
    }
  }
}

/** The interfaces that most scripts of a page use. */
const interfaces = [
  'Document',
  'Element',
  'Event',
  'EventTarget',
  'HTMLElement',
  'HTMLDialogElement',
  'History',
  'Node',
];

const listMembers = (name: string, feature: Identifier | undefined): [string, Identifier][] =>
  Object.entries(feature ?? {})
    .filter(([member]) => !member.startsWith('__') && member !== name)
    .map(([member, each]) => [member.replace(/_static$/, ''), each as Identifier]);

/** Methods and properties by name, such as `findLast`: a script does not show the type of their object. */
const members = Map.groupBy(
  [
    ...Object.keys(javascript.builtins ?? {}).flatMap((name) => listMembers(name, javascript.builtins?.[name])),
    ...interfaces.flatMap((name) => listMembers(name, api[name])),
  ],
  ([name]) => name,
);

function reportScript(text: string, place: string, report: FeatureReport) {
  const checkGlobal = (name: string) => report.add(name, javascript.builtins?.[name] ?? api[name], place);
  const checkMember = (name: string) => {
    const features = members.get(name)?.map(([, feature]) => feature) ?? [];
    if (features.every(({ __compat }) => __compat && !isSupported(__compat)))
      report.add(`.${name}`, features[0], place);
  };
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, object, property, computed, callee } = node as Record<string, { name?: string } | undefined>;
    if (String(type) === 'MemberExpression' && !computed && property?.name) checkMember(property.name);
    for (const base of [object, callee]) if (base?.name) checkGlobal(base.name);
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseAst(text));
}

/** Reads the pages, with their inline styles and scripts, and the script files of a build. */
export function listNewFeatures(pages: BuiltPage[]): Map<string, Set<string>> {
  const report = new FeatureReport();
  const seen = new Set<string>();
  const once = (text: string) => seen.size < seen.add(text).size;
  for (const page of pages) {
    reportElements(page, report);
    for (const style of page.document.querySelectorAll('style'))
      if (once(style.textContent)) reportStyles(style.textContent, page.route, report);
    for (const script of page.document.querySelectorAll('script:not([src])'))
      if (!/json|rules/.test(script.getAttribute('type') ?? '') && once(script.textContent))
        reportScript(script.textContent, page.route, report);
  }
  // Skips React, which checks for the features that it uses.
  for (const file of globSync('_astro/*.js', { cwd: dist, exclude: ['_astro/{client,react}.*'] }))
    reportScript(readFileSync(join(dist, file), 'utf8'), file, report);
  return report.places;
}
