/** The page on which the owner edits the site. */

import CMS, { type CmsConfig } from '@sveltia/cms';
import { parse } from 'yaml';
import { contentKinds } from '../src/lib/content/content-kinds.ts';
import { lengthAdvice, reviewLength } from '../src/lib/launch/review-length.ts';
import { getAreaPageName } from '../src/lib/schemas/area-page.ts';
import { catalogueFile } from '../src/lib/schemas/picture.ts';
import { redirectsFile } from '../src/lib/schemas/redirect.ts';
import { createCatalogueField } from './catalogue-field.tsx';
import { createCheckedField, type FindFaults } from './checked-field.tsx';
import { createSaveError, invalidateCachedFile, storeCredentials } from './cms-internals.ts';
import { createConfig } from './config.ts';
import { areaPageFolder, areaPageForms, getFileLabel, singleForms } from './content-forms.ts';
import { describeHours } from './describe-hours.ts';
import { createEditFetch } from './edit-server-calls.ts';
import { fieldParameter, getEntryAddress } from './entry-address.ts';
import { getFieldLabel } from './field-names.ts';
import {
  catalogueWidget,
  checkedName,
  checkedTypes,
  hoursWidget,
  listChoices,
  listKnownNames,
  pictureWidget,
  questionsWidget,
  reviewWidget,
} from './fields.ts';
import { focusOpeningField } from './focus-nested-field.ts';
import { combineFormats, createFormat, type Format, RefusedSaveError, sourceKey } from './format.ts';
import { createHoursList } from './other-hours.ts';
import { catalogueField, updateCatalogue } from './picture-entry.ts';
import { createPictureField } from './picture-field.tsx';
import { createPreview } from './preview.tsx';
import { showPublishBar } from './publish-bar.ts';
import { createQuestionsField } from './questions-field.tsx';
import { linkFaults } from './refusal-links.ts';
import { refuseStaleSaves } from './refuse-stale-saves.ts';
import { createReviewField, importPastedReview } from './review-field.tsx';
import type { Group } from './shape.ts';
import { Site, type SiteSource } from './site.ts';
import { showUnsavedForms } from './unsaved-forms.ts';

const source: SiteSource = await (await fetch(`${import.meta.env.BASE_URL}site.json`)).json();
const site = new Site(source);
const { key } = source.backend;
/** The texts with which the save in progress was merged, by path; `undefined` for a new file. */
let mergedTexts = new Map<string, string | undefined>();
if (key) storeCredentials(key);
if (key) {
  const updateBar = showPublishBar((addresses) => site.setText(redirectsFile, addresses));
  window.fetch = createEditFetch(
    window.fetch.bind(window),
    `${import.meta.env.BASE_URL}api/`,
    (path) => mergedTexts.get(path),
    (deletions) => {
      for (const path of deletions) site.setText(path, undefined);
      updateBar();
    },
  );
}

window.fetch = refuseStaleSaves(
  window.fetch.bind(window),
  (path) => mergedTexts.has(path) && mergedTexts.get(path) !== site.getText(path),
);

const businessFile = contentKinds.business.files[0] ?? '';

/** The formats by the file of the form, or by the folder of its files. */
const formats = new Map<string, Format>();

function register(name: string, place: string, format: Format) {
  formats.set(place, format);
  CMS.registerCustomFormat(name, place.endsWith('.md') ? 'md' : 'yaml', {
    // A replacement in cms-internals.ts adds the path. A path that was found by the name of the entry would be that of
    // another file after the name is changed in another window, and saves would overwrite what that window has saved.
    fromFile: (text: string, path?: string) => {
      if (!path) throw new Error('The CMS passed the text of a file without its path.');
      // The CMS may pass an empty text for a file that another window saved with an entry: the old text is kept.
      if (text.trim()) site.setText(path, `${text.trimEnd()}\n`);
      return format.fromFile(text);
    },
    // preSave has stored the new text of the file here.
    toFile: (data) => data[sourceKey],
  });
  const read = (text: string) => format.fromFile(text);
  const formatText = (text: string) => site.formatText(text);
  const getFacts = () => getFormat(businessFile).fromFile(site.getText(businessFile) ?? '');
  const showsDrafts = key !== undefined;
  CMS.registerPreviewTemplate(name, createPreview({ form: name, place, read, formatText, getFacts, showsDrafts }));
}

for (const form of singleForms) {
  register(form.name, form.place, createFormat(form, site));
}
const areaPages = Object.entries(areaPageForms).map(([name, form]) => [name, createFormat(form, site)]);
register(
  'area-pages',
  areaPageFolder,
  combineFormats(
    Object.fromEntries(areaPages),
    getAreaPageName,
    (area) => source.names[`src/content/areas/${area}.yaml`] ?? getFieldLabel(area),
  ),
);

function getFormat(path: string): Format {
  const [, format] = [...formats].find(([place]) => path.startsWith(place)) ?? [];
  if (!format) throw new Error(`There is no form for ${path}.`);
  return format;
}

const findFaults: FindFaults = (data, path) => getFormat(path).findFaults(data, path);
CMS.registerFieldType(hoursWidget, createCheckedField('string', findFaults, describeHours));
/** Returns the advice on a text that is too long or too short. */
function describeLength(value: unknown, keyPath = ''): string | undefined {
  const note = reviewLength(keyPath.split('.'), site.formatText(String(value ?? '')));
  return note && `This ${note.problem}. ${lengthAdvice[note.code]}`;
}
for (const type of checkedTypes)
  CMS.registerFieldType(checkedName(type), createCheckedField(type, findFaults, describeLength));
CMS.registerFieldType(pictureWidget, createPictureField(site, findFaults));
CMS.registerFieldType(catalogueWidget, createCatalogueField(site));
CMS.registerFieldType(questionsWidget, createQuestionsField(site));
CMS.registerFieldType(reviewWidget, createReviewField(listKnownNames(source)));

/**
 * Tells other windows of this browser the new catalogue. The CMS shares its cache with them, which lacks the texts of
 * files that were saved with an entry: their next save would restore the old catalogue.
 */
const catalogueChannel = new BroadcastChannel(catalogueFile);
catalogueChannel.addEventListener('message', ({ data }: MessageEvent<string>) => site.setText(catalogueFile, data));

/** The texts of the save in progress, by path. */
let savedTexts = new Map<string, string>();
/** The hours before the save: the CMS reads the saved files before it calls postSave. */
let hoursBefore = '';

/** Returns the hours of the file in a form that can be compared. */
function readHours(text = ''): string {
  const { hours, newHours } = parse(text) ?? {};
  return JSON.stringify([hours, newHours]);
}

CMS.registerEventListener({
  name: 'preSave',
  handler: ({ entry }) => {
    const { path, data, newRecord } = entry.toJS() as { path: string; data: Group; newRecord: boolean };
    // The area and the work of a page determine its file, and the CMS would overwrite one that exists.
    if (newRecord && site.getText(path) !== undefined) {
      throw createSaveError(
        `${getFileLabel(path)} exists already. Open it in the list to change it. If you have just deleted it, reload this page first: what you typed is offered again.`,
      );
    }
    const catalogue = updateCatalogue(site.catalogue, data);
    // The form had an older catalogue than the site, because of a save elsewhere. By now it has the new one.
    if (catalogue !== (data[catalogueField] ? site.pendingCatalogue : undefined)) {
      throw createSaveError(
        'The description of another picture was just changed in another window. Save once more: both changes are kept.',
      );
    }
    mergedTexts = new Map([path, catalogueFile].map((file) => [file, site.getText(file)]));
    const format = getFormat(path);
    hoursBefore = readHours(site.getText(businessFile));
    try {
      const text = format.toFile(importPastedReview(data), path);
      savedTexts = new Map([[path, text], ...(catalogue === undefined ? [] : [[catalogueFile, catalogue] as const])]);
      // The CMS continues with the new content of the file, including changes from elsewhere.
      return entry.set('data', format.fromFile(text));
    } catch (error) {
      if (error instanceof RefusedSaveError) linkFaults(error.lines, path);
      throw createSaveError((error as Error).message);
    }
  },
});
const hoursList = createHoursList();

CMS.registerEventListener({
  name: 'postSave',
  handler: () => {
    mergedTexts.clear();
    for (const [path, text] of savedTexts) site.setText(path, text);
    const catalogue = savedTexts.get(catalogueFile);
    if (catalogue !== undefined) catalogueChannel.postMessage(catalogue);
    const isChanged = hoursBefore !== readHours(site.getText(businessFile));
    if (isChanged) hoursList.show(site.findHoursContradictions());
    else if (hoursList.isOpen()) hoursList.update(site.findHoursContradictions());
  },
});
// A list of texts on another page leads to this field. The CMS reads only the hash of the address.
const keyPath = new URLSearchParams(location.search).get(fieldParameter);
if (keyPath) {
  history.replaceState(history.state, '', location.pathname + location.hash);
  void focusOpeningField(keyPath);
}
// The editor opens with the questions that visitors ask first.
if (!location.hash) history.replaceState(history.state, '', getEntryAddress('src/content/answers.yaml'));
await invalidateCachedFile(source.backend.repo, catalogueFile);
CMS.init({ config: createConfig(source.backend, listChoices(source)) as CmsConfig });
await showUnsavedForms(source.backend.repo);
