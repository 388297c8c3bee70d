import { phrases } from '../../lexicon/phrase-lists.ts';
import { readVerb } from '../../lexicon/verbs.ts';
import { wordList } from '../../lexicon/word-lists.ts';
import { lowerCase } from '../../text/fold.ts';
import { wordSet } from '../../text/lists.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';
import { tokenize } from '../../text/tokenize.ts';
import { endsList, joinsNames } from './limits/cues.ts';

/** What an employer is called by its kind; in English and German it ends a phrase. Lower case, as written. */
const organizations = wordList('tailoring', 'organization_noun');
const germanHeads = preparedPattern(() => `.(?:${phrases('tailoring', 'organization_end', 'de')})$`, '');
/** The same in French and Spanish, where it begins the phrase. */
const organizationsFirst = wordList('tailoring', 'organization_noun_first');
const praise = wordList('tailoring', 'organization_praise');
/** Begins a sentence about the employer, if a verb of being or making follows. */
const employers = wordList('tailoring', 'employer_noun');
const beings = wordList('tailoring', 'organization_verb');
const articles = wordList('tailoring', 'article');
const indefinite: ReadonlySet<string> = wordSet('a an ein eine un une una');
/** What a person may be in or do, as a noun after "a". */
const work = wordList('tailoring', 'engagement_noun');
/** Participles that tell of an employer: "a company founded in 1990, known for …". */
const aboutEmployers = wordList('tailoring', 'organization_participle');
const persons: ReadonlySet<string> = wordSet('i my me ich mein meine je j’ai mes mon mi mis');

const chinese = preparedPattern(() => `(?:${phrases('tailoring', 'organization_end', 'zh')})$`);
const chineseOpening = preparedPattern(() => `^(?:${phrases('tailoring', 'organization_opening', 'zh')})`);
const maxOpeningLength = 14;

export interface EntryContext {
  /** The name of the employer, the club or the customer. */
  readonly organization: string;
  /** In the one text that introduces an entry, "A busy ward with 40 beds" is a place as well. */
  readonly introduces: boolean;
}

/** Whether a sentence says what an employer is and offers, and nothing that the person did there. */
export function describesOrganization(sentence: string, { organization, introduces }: EntryContext): boolean {
  const tokens = tokenize(sentence);
  const words = tokens.map(({ text }) => lowerCase(text));
  if (words.length === 0 || words.some((word) => persons.has(word))) return false;
  if (/\p{Script=Han}/u.test(sentence)) return isChineseDescription(sentence, { organization, introduces });
  if (isDoneIn(sentence, tokens)) return false;
  const name = tokenize(organization).map(({ text }) => lowerCase(text));
  const named = articles.has(words[0] ?? '') && !articles.has(name[0] ?? '') ? words.slice(1) : words;
  if (name.length > 0 && name.every((word, index) => isSameName(named[index], word))) {
    return beings.has(named[name.length] ?? '') || articles.has(named[name.length] ?? '');
  }
  if (employers.has(named[0] ?? '') && beings.has(named[1] ?? '')) return true;
  return opensWithOrganization(words, introduces);
}

const domainEnding = /\.[a-z]{2,4}$/;

/** `Acme` is `Acme.io`. */
function isSameName(word: string | undefined, name: string): boolean {
  return word === name || word === name.replace(domainEnding, '');
}

/** "A small agency", "Leading provider of …", "Entreprise leader dans …". */
function opensWithOrganization(words: readonly string[], introduces: boolean): boolean {
  const phrase = openingPhrase(words);
  if (phrase.length === 0 || readVerb(words[0] ?? '')?.forms.includes('past')) return false;
  const [first = ''] = words;
  const last = phrase.at(-1) ?? '';
  const opens = introduces || articles.has(first) || praise.has(first);
  if (opens && (organizations.has(last) || germanHeads.test(last))) return true;
  if (organizationsFirst.has(words[articles.has(first) ? 1 : 0] ?? '')) return true;
  return introduces && indefinite.has(first) && phrase.every((word) => !work.has(word));
}

/** The words of the sentence up to its first preposition or relative pronoun. */
function openingPhrase(words: readonly string[]): readonly string[] {
  const end = words.findIndex(
    (word, index) =>
      index > 0 && (endsList(word) || ofs.has(word) || beings.has(word) || aboutEmployers.has(word)),
  );
  const phrase = end === -1 ? words : words.slice(0, end);
  return phrase.length > maxOpeningLength ? [] : phrase.filter((word) => !joinsNames(word));
}

const ofs: ReadonlySet<string> = wordSet(
  'of de du des del offering providing making selling serving teaching',
);

/** An action verb after a comma, a colon or a dash has the person for its subject: "A small shop, ran the till". */
function isDoneIn(sentence: string, tokens: ReturnType<typeof tokenize>): boolean {
  return tokens.some(({ text, start }, index) => {
    const gap = sentence.slice(tokens[index - 1]?.end ?? 0, start);
    if (index > 0 && !/[,:;–—-]\s/.test(gap)) return false;
    const word = lowerCase(text);
    return (readVerb(word)?.forms.includes('past') ?? false) && !aboutEmployers.has(word);
  });
}

function isChineseDescription(sentence: string, { organization, introduces }: EntryContext): boolean {
  const [opening = ''] = sentence.split(/[，,。；：:]/u);
  if (organization !== '' && opening.startsWith(organization))
    return /^(?:是|提供|主营|专注)/u.test(opening.slice(organization.length));
  return chineseOpening.test(opening) || (introduces && chinese.test(opening.trim()));
}
