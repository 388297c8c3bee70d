import type { ResumeDocument, Sections } from '../../contract/resume/resume-document.ts';
import { parseRichText, type Run } from '../../contract/resume/rich-text.ts';
import {
  displayDate,
  printedRun,
  printedText,
  shortAddress,
  withoutTypedMarker,
} from '../../documents/view/printed-text.ts';
import { headingOf, isFixedKey, sectionOrder } from '../../documents/view/section-view.ts';
import type { SectionKey, Words } from '../../documents/view/view-words.ts';
import { wordsFor } from '../../documents/view/words-for.ts';
import { ownValue } from '../../values/own-value.ts';

/** Texts that belong together: the name and contact details, a heading, a job, a school. */
export interface TextGroup {
  /** Path in the document: `sections.experience.items[0]`. */
  readonly path: string;
  /** Expected in any order. */
  readonly anywhere: readonly string[];
  /** Expected in this order. */
  readonly inOrder: readonly string[];
  /** Facts that may be worded in several ways; one wording of each is expected, in any order. */
  readonly oneOf?: readonly Wordings[];
}

/** Wordings of one fact, the one of the view first; each is a list of texts. */
export type Wordings = readonly (readonly string[])[];

export interface Expectation {
  /**
   * True if the theme prints the texts of the view. HTML themes by third parties have their own headings, and icons
   * instead of the networks of profiles.
   */
  readonly asViewed: boolean;
}

type Basics = ResumeDocument['basics'];
type Profile = Sections['profiles']['items'][number];
type Url = Basics['url'];
type Leaves = Readonly<Record<string, unknown>>;

/** Fields that are not printed as they are: flags, and addresses of entries, which may be links only. */
const unprinted = new Set(['id', 'visible', 'icon', 'level', 'url', 'date', 'summary', 'keywords']);

/** All texts that a PDF must contain, read from the document and not from the view that the theme gets. */
export function expectedTexts(document: ResumeDocument, expectation: Expectation): readonly TextGroup[] {
  const words = wordsFor(document);
  const sections = sectionOrder(document).flatMap((key) => {
    const texts = sectionTexts(document.sections, key, words);
    return [...headingTexts(document.sections, key, words, texts, expectation), ...texts];
  });
  return [headTexts(document, expectation), ...sections];
}

function headTexts({ basics, sections }: ResumeDocument, { asViewed }: Expectation): TextGroup {
  const profiles = sections.profiles.visible ? sections.profiles.items.filter((item) => item.visible) : [];
  const plain = [basics.name, basics.headline, basics.email, basics.phone, basics.location].map(printedText);
  const fields = basics.customFields.flatMap(({ name, value }) => (asViewed ? [name, value] : [value]));
  const address = asViewed ? addressTexts(basics.url) : [shortAddress(basics.url.href)];
  const anywhere = [...plain, ...address, ...fields.map(printedText)].filter(isNotEmpty);
  const known = new Set(anywhere.map((text) => text.toLowerCase()));
  // Texts that differ only in capitals are printed once.
  const isKnown = (wordings: Wordings): boolean =>
    wordings.some(([text = '']) => known.has(text.toLowerCase()));
  return {
    path: 'basics',
    anywhere: anywhere.filter((text, index) => firstIgnoringCase(anywhere, text) === index),
    inOrder: [],
    oneOf: profiles
      .flatMap((profile) => profileTexts(profile, asViewed))
      .filter((wordings) => !isKnown(wordings)),
  };
}

function firstIgnoringCase(texts: readonly string[], text: string): number {
  return texts.findIndex((other) => other.toLowerCase() === text.toLowerCase());
}

/** The wordings of a profile: the user name or the address, and the network unless the address contains it. */
function profileTexts(profile: Profile, asViewed: boolean): readonly Wordings[] {
  const [network, username] = [printedText(profile.network), printedText(profile.username)];
  const address = shortAddress(profile.url.href);
  const holds = (text: string) => address.toLowerCase().includes(text.toLowerCase());
  const who = holds(username) ? [address, username] : [username, address];
  const where = holds(network) ? [network, address] : [network];
  return (asViewed ? [who, where] : [[...who, network]])
    .map((wordings) => wordings.filter(isNotEmpty).map((text) => [text]))
    .filter((wordings) => wordings.length > 0);
}

/** The address, after its label if that is not part of the address. */
function addressTexts({ label, href }: Url): readonly string[] {
  const [said, address] = [shortAddress(label), shortAddress(href)];
  return address.toLowerCase().includes(said.toLowerCase()) ? [address] : [said, address];
}

/** The heading of a section that is not empty. Themes may print it in capitals. */
function headingTexts(
  sections: Sections,
  key: string,
  words: Words,
  texts: readonly TextGroup[],
  { asViewed }: Expectation,
): readonly TextGroup[] {
  if (!asViewed || texts.every(({ anywhere, inOrder }) => anywhere.length + inOrder.length === 0)) return [];
  const heading = isFixedKey(key)
    ? headingOf(key, sections[key].name, words)
    : printedText(ownValue(sections.custom, customKey(key))?.name ?? '');
  if (heading === '') return [];
  return [
    { path: `sections.${key}`, anywhere: [], inOrder: [], oneOf: [[[heading], [heading.toUpperCase()]]] },
  ];
}

function customKey(key: string): string {
  return key.replace(/^custom\./, '');
}

function sectionTexts(sections: Sections, key: string, words: Words): readonly TextGroup[] {
  // Profiles are printed with the contact details.
  if (key === 'profiles') return [];
  const path = `sections.${key}`;
  if (key === 'summary') {
    const { visible, content } = sections.summary;
    return visible ? [{ path, anywhere: [], inOrder: blockTexts(content) }] : [];
  }
  const section = isFixedKey(key)
    ? sections[key as Exclude<SectionKey, 'summary'>]
    : ownValue(sections.custom, customKey(key));
  if (!section?.visible) return [];
  return section.items.flatMap((item, index) =>
    item.visible ? [itemTexts(item, `${path}.items[${index}]`, words)] : [],
  );
}

function itemTexts(item: Leaves, path: string, words: Words): TextGroup {
  const { date, summary, keywords, ...rest } = item;
  const leaves = Object.entries(rest).filter(([key]) => !unprinted.has(key) && !isRepeated(item, key));
  const texts = [...leaves.map(([, value]) => value), ...(Array.isArray(keywords) ? keywords : [])];
  const shown = texts.map((text) => printedText(String(text)));
  return {
    path,
    anywhere: [...shown, displayDate(String(date ?? ''), words)].filter(isNotEmpty),
    inOrder: blockTexts(String(summary ?? '')),
  };
}

/** True for a subject that the degree contains: it is printed once. */
function isRepeated({ area, studyType }: Leaves, key: string): boolean {
  return key === 'area' && String(studyType).toLowerCase().includes(String(area).toLowerCase());
}

function blockTexts(html: string): readonly string[] {
  return parseRichText(html)
    .flatMap((block) => (block.type === 'list' ? block.items.map(withoutTypedMarker) : [block.runs]))
    .map((runs: readonly Run[]) => printedRun(runs.map(({ text }) => text).join('')).trim())
    .filter(isNotEmpty);
}

function isNotEmpty(text: string): boolean {
  return text !== '';
}
