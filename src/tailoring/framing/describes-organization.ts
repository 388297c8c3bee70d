import { phrases } from '../../lexicon/packed/phrase-lists.ts';
import { wordList } from '../../lexicon/packed/word-lists.ts';
import { readVerb } from '../../lexicon/words/verbs.ts';
import { hasIdeograph } from '../../text/letters.ts';
import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import { tokenize } from '../../text/tokenize.ts';
import { lowerCase } from '../../values/fold.ts';
import { wordSet } from '../../values/lists.ts';
import { endsList, joinsNames } from './limits/cues.ts';

/** Nouns for kinds of employers, which end a phrase in English and German. Lower case. */
const organizationNouns = wordList('tailoring', 'organization_noun');
const germanHeads = preparedPattern(() => `.(?:${phrases('tailoring', 'organization_end', 'de')})$`, '');
/** The same in French and Spanish, where they begin the phrase. */
const organizationNounsFirst = wordList('tailoring', 'organization_noun_first');
const organizationPraise = wordList('tailoring', 'organization_praise');
/** Nouns that begin a sentence about the employer, if a verb of being or making follows. */
const employerNouns = wordList('tailoring', 'employer_noun');
const organizationVerbs = wordList('tailoring', 'organization_verb');
const articles = wordList('tailoring', 'article');
const indefinite: ReadonlySet<string> = wordSet('a an ein eine un une una');
/** Nouns after "a" for what a person may have or do, such as a role or a project. */
const engagementNouns = wordList('tailoring', 'engagement_noun');
/** Participles that describe an employer: "a company founded in 1990, known for …". */
const organizationParticiples = wordList('tailoring', 'organization_participle');
const persons: ReadonlySet<string> = wordSet('i my me ich mein meine je j’ai mes mon mi mis');

const chinese = preparedPattern(() => `(?:${phrases('tailoring', 'organization_end', 'zh')})$`);
const chineseOpening = preparedPattern(() => `^(?:${phrases('tailoring', 'organization_opening', 'zh')})`);
const maxOpeningLength = 14;

export interface EntryContext {
  /** The name of the employer, club or customer. */
  readonly organization: string;
  /** True for the text that introduces an entry, where "A busy ward with 40 beds" describes the employer, too. */
  readonly introduces: boolean;
}

/** True if a sentence says what an employer is or offers, and not what the person did there. */
export function describesOrganization(sentence: string, { organization, introduces }: EntryContext): boolean {
  const tokens = tokenize(sentence);
  const words = tokens.map(({ text }) => lowerCase(text));
  if (words.length === 0 || words.some((word) => persons.has(word))) return false;
  if (hasIdeograph(sentence)) return isChineseDescription(sentence, { organization, introduces });
  if (saysWhatWasDone(sentence, tokens)) return false;
  const name = tokenize(organization).map(({ text }) => lowerCase(text));
  const named = articles.has(words[0] ?? '') && !articles.has(name[0] ?? '') ? words.slice(1) : words;
  if (name.length > 0 && name.every((word, index) => isSameName(named[index], word))) {
    return organizationVerbs.has(named[name.length] ?? '') || articles.has(named[name.length] ?? '');
  }
  if (employerNouns.has(named[0] ?? '') && organizationVerbs.has(named[1] ?? '')) return true;
  return opensWithOrganization(words, introduces);
}

const domainEnding = /\.[a-z]{2,4}$/;

/** Ignores the ending of a domain: `Acme` is the same as `Acme.io`. */
function isSameName(word: string | undefined, name: string): boolean {
  return word === name || word === name.replace(domainEnding, '');
}

/** True for "A small agency", "Leading provider of …", "Entreprise leader dans …". */
function opensWithOrganization(words: readonly string[], introduces: boolean): boolean {
  const phrase = openingPhrase(words);
  if (phrase.length === 0 || readVerb(words[0] ?? '')?.forms.includes('past')) return false;
  const [first = ''] = words;
  const last = phrase.at(-1) ?? '';
  const opens = introduces || articles.has(first) || organizationPraise.has(first);
  if (opens && (organizationNouns.has(last) || germanHeads.test(last))) return true;
  if (organizationNounsFirst.has(words[articles.has(first) ? 1 : 0] ?? '')) return true;
  return introduces && indefinite.has(first) && phrase.every((word) => !engagementNouns.has(word));
}

/** The words up to the first preposition, relative pronoun or verb about an employer; none if there are too many. */
function openingPhrase(words: readonly string[]): readonly string[] {
  const end = words.findIndex(
    (word, index) =>
      index > 0 &&
      (endsList(word) ||
        phraseEnds.has(word) ||
        organizationVerbs.has(word) ||
        organizationParticiples.has(word)),
  );
  const phrase = end === -1 ? words : words.slice(0, end);
  return phrase.length > maxOpeningLength ? [] : phrase.filter((word) => !joinsNames(word));
}

const phraseEnds: ReadonlySet<string> = wordSet(
  'of de du des del offering providing making selling serving teaching',
);

/**
 * True if an action verb opens the sentence or follows a comma, a colon or a dash. Its subject is the person: "A
 * small shop, ran the till".
 */
function saysWhatWasDone(sentence: string, tokens: ReturnType<typeof tokenize>): boolean {
  return tokens.some(({ text, start }, index) => {
    const gap = sentence.slice(tokens[index - 1]?.end ?? 0, start);
    if (index > 0 && !/[,:;–—-]\s/.test(gap)) return false;
    const word = lowerCase(text);
    return (readVerb(word)?.forms.includes('past') ?? false) && !organizationParticiples.has(word);
  });
}

function isChineseDescription(sentence: string, { organization, introduces }: EntryContext): boolean {
  const [opening = ''] = sentence.split(/[，,。；：:]/u);
  if (organization !== '' && opening.startsWith(organization))
    return /^(?:是|提供|主营|专注)/u.test(opening.slice(organization.length));
  return chineseOpening.test(opening) || (introduces && chinese.test(opening.trim()));
}
