import { canonical } from '../../../lexicon/lexicon.ts';
import { chineseTellings } from '../../../lexicon/tellings/chinese.ts';
import { englishTellings } from '../../../lexicon/tellings/english.ts';
import { frenchTellings } from '../../../lexicon/tellings/french.ts';
import { germanTellings } from '../../../lexicon/tellings/german.ts';
import { spanishTellings } from '../../../lexicon/tellings/spanish.ts';
import { fold } from '../../../text/fold.ts';
import { rememberingFor } from '../../../text/remembering.ts';
import { type Token, tokenize } from '../../../text/tokenize.ts';
import type { Doing, WordTest } from './doing.ts';
import { charactersBetween, wordsBetween } from './doing-of.ts';
import { isFormOf, sameKey, startsAs } from './word-tests.ts';

/** How the verbs and the sentences of a language are read. */
interface Grammar {
  readonly tellings: string;
  /** The tests for the words of one verb. */
  readonly verb: (written: string) => readonly WordTest[];
  readonly clause: Pick<Doing, 'objectEndsPhrase' | 'reach' | 'mayFollow' | 'mayBeOneVerb'>;
}

const plain = { objectEndsPhrase: false, reach: wordsBetween, mayFollow: false, mayBeOneVerb: false };

const grammars: readonly Grammar[] = [
  { tellings: englishTellings, verb: englishVerb, clause: { ...plain, objectEndsPhrase: true } },
  { tellings: germanTellings, verb: stemmedVerb, clause: { ...plain, mayFollow: true } },
  { tellings: frenchTellings, verb: stemmedVerb, clause: plain },
  { tellings: spanishTellings, verb: stemmedVerb, clause: plain },
  { tellings: chineseTellings, verb: chineseVerb, clause: { ...plain, reach: charactersBetween } },
];

/** `look_after` is two words. */
function englishVerb(written: string): readonly WordTest[] {
  const [verb = '', ...particles] = written.split('_');
  return [isFormOf(verb), ...particles.flatMap((each) => tokenize(each).map(sameKey))];
}

function stemmedVerb(written: string): readonly WordTest[] {
  return written.split('_').map((stem) => startsAs(fold(stem)));
}

function chineseVerb(written: string): readonly WordTest[] {
  return tokenize(written).map(sameKey);
}

interface Telling {
  readonly verbs: readonly string[];
  readonly objects: readonly string[];
  readonly grammar: Grammar;
}

/** The doings by which people tell a skill that they do not name: invoices were entered and paid by accounts payable. */
export function tellingDoings(term: string): readonly Doing[] {
  readings ??= readAll();
  const tellings = readings.get(canonical(term));
  return tellings ? doingsIn(tellings) : [];
}

let readings: ReadonlyMap<string, readonly Telling[]> | undefined;

function readAll(): ReadonlyMap<string, readonly Telling[]> {
  const byTerm = new Map<string, Telling[]>();
  for (const grammar of grammars) {
    for (const line of grammar.tellings.trim().split('\n')) {
      const [term = '', verbs = '', objects = ''] = line.split(/ [<:] /).map((part) => part.trim());
      const telling = { verbs: verbs.split(' '), objects: objects.split(', '), grammar };
      byTerm.set(term, [...(byTerm.get(term) ?? []), telling]);
    }
  }
  return byTerm;
}

const doingsIn = rememberingFor((tellings: readonly Telling[]): readonly Doing[] =>
  tellings.flatMap(doingsTold),
);

function doingsTold({ verbs, objects, grammar }: Telling): Doing[] {
  const named = objects.map(tokenize);
  return oneForEachLength(verbs.map(grammar.verb)).flatMap((doing) =>
    named.map((object) => ({ doing, ...objectOf(object), ...grammar.clause })),
  );
}

/** Verbs of as many words are one doing with any of them. */
function oneForEachLength(verbs: readonly (readonly WordTest[])[]): (readonly WordTest[])[] {
  const single = verbs.filter(({ length }) => length === 1).flat();
  const longer = verbs.filter(({ length }) => length > 1);
  const anyOf: WordTest = (token) => single.some((test) => test(token));
  return single.length > 0 ? [[anyOf], ...longer] : longer;
}

function objectOf(object: readonly Token[]): Pick<Doing, 'key' | 'object'> {
  return { key: object[0]?.key ?? null, object: object.map(sameKey) };
}
