import type { ResumeDocument, Sections } from '../../contract/resume/resume-document.ts';
import { documentLanguage, isRightToLeft } from './document-language.ts';
import { linked, plain, printedLink, printedText, shortAddress } from './printed-text.ts';
import { sectionOrder, sectionView } from './section-view.ts';
import type { ResumeView, TextLink } from './view-model.ts';
import { wordsFor } from './words-for.ts';

/** Everything that a theme prints, as a pure function of the document. */
export function buildResumeView(document: ResumeDocument): ResumeView {
  const language = documentLanguage(document);
  const words = wordsFor(document);
  const name = printedText(document.basics.name);
  return {
    title: name === '' ? words.resume : `${name} - ${words.resume}`,
    language,
    rightToLeft: isRightToLeft(document),
    paper: document.metadata.page.format === 'letter' ? 'us-letter' : 'a4',
    name,
    headline: printedText(document.basics.headline),
    contact: contactItems(document),
    sections: sectionOrder(document)
      .map((key) => sectionView(document, key, words))
      .filter((section) => section !== null),
    pageLabel: words.page,
  };
}

type Basics = ResumeDocument['basics'];
type Profile = Sections['profiles']['items'][number];

/** Contact details, including the profiles, which are not a section of their own. */
export function contactItems(document: ResumeDocument): TextLink[] {
  const { basics, sections } = document;
  const profiles = sections.profiles.visible ? sections.profiles.items.filter((item) => item.visible) : [];
  const items = [
    linked(basics.email, `mailto:${basics.email}`),
    linked(basics.phone, telephoneHref(basics.phone)),
    plain(basics.location),
    printedLink(basics.url),
    ...profiles.map(profileLink),
    ...basics.customFields.map(customField),
  ];
  return items.filter((item, index) => item.text !== '' && firstWithText(items, item) === index);
}

/** Removes duplicates, such as a website that is also a profile. */
function firstWithText(items: readonly TextLink[], item: TextLink): number {
  return items.findIndex((other) => other.text.toLowerCase() === item.text.toLowerCase());
}

function telephoneHref(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, '');
  return digits === '' ? '' : `tel:${digits}`;
}

function profileLink(profile: Profile): TextLink {
  const address = shortAddress(profile.url.href);
  const [network, username] = [printedText(profile.network), printedText(profile.username)];
  const holds = (text: string) => address.toLowerCase().includes(text.toLowerCase());
  const place = holds(username) ? address : username;
  const parts = place === address && holds(network) ? [address] : [network, place];
  return linked(parts.filter((part) => part !== '').join(': '), profile.url.href);
}

function customField(field: Basics['customFields'][number]): TextLink {
  const text = [field.name, field.value].filter((part) => part.trim() !== '').join(': ');
  return linked(text, field.value);
}
