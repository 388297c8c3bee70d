import type { ResumeDocument } from '../../contract/resume/resume-document.ts';
import { parseRichText, plainText } from '../../contract/resume/rich-text.ts';
import { phrases } from '../../lexicon/packed/phrase-lists.ts';
import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';

/* Lines that only say that references are available on request, which readers assume. */

const named = (): string =>
  `(?:${phrases('tailoring', 'references_named', 'en', 'de', 'fr', 'es')})[\\s:.–—-]{1,3}|(?:${phrases('tailoring', 'references_named', 'zh')})[：:]?`;
const offered = (): string => `(?:${phrases('tailoring', 'offered_on_request')})[.!。]?\\s*$`;

const wholeOffer = preparedPattern(() => `^\\s*(?:${named()})${offered()}`, 'iu');
const offerBelowHeading = preparedPattern(() => `^\\s*(?:${named()})?${offered()}`, 'iu');

/** True for `References available on request`; false for other things on request, and beside a name. */
export function offersReferences(text: string): boolean {
  return wholeOffer.test(text);
}

type Reference = ResumeDocument['sections']['references']['items'][number];

/** True for an item of the references that says nothing else, such as `Available on request`. */
export function isOnlyOffer({ name, description, summary, url }: Reference): boolean {
  const lines = parseRichText(summary).flatMap((block) => {
    const items = block.type === 'list' ? block.items : [block.runs];
    return items.map(plainText);
  });
  const texts = [name, description, ...lines].filter((text) => text.trim() !== '');
  return url.href === '' && texts.length > 0 && texts.every((text) => offerBelowHeading.test(text));
}

/** The base paths of such items that are visible. */
export function pathsOfOffers({ sections: { references } }: ResumeDocument): readonly string[] {
  if (!references.visible) return [];
  return references.items.flatMap((item, index) =>
    item.visible && isOnlyOffer(item) ? [`references[${index}]`] : [],
  );
}
