import { describe, expect, test } from 'vitest';
import { genericWords, grammarWords } from '../../../src/lexicon/words/generic-words.ts';
import { hedges, namesSkillInPart } from '../../../src/lexicon/words/hedge-words.ts';
import { pastOfUnranked } from '../../../src/lexicon/words/verb-forms.ts';
import { inflect, isPastForm, pastOfBase, readVerb, spelledLike } from '../../../src/lexicon/words/verbs.ts';
import { IrregularVerb, Nominalization, readTable, WordClasses } from '../../../tools/lexicon/tables.ts';

describe('verbs', () => {
  test.each([
    ['run', 'ran', 'running', 'runs'],
    ['plan', 'planned', 'planning', 'plans'],
    ['migrate', 'migrated', 'migrating', 'migrates'],
    ['supply', 'supplied', 'supplying', 'supplies'],
    ['oversee', 'oversaw', 'overseeing', 'oversees'],
    ['teach', 'taught', 'teaching', 'teaches'],
    ['write', 'wrote', 'writing', 'writes'],
    ['lead', 'led', 'leading', 'leads'],
    ['troubleshoot', 'troubleshot', 'troubleshooting', 'troubleshoots'],
    ['rebuild', 'rebuilt', 'rebuilding', 'rebuilds'],
    ['cut', 'cut', 'cutting', 'cuts'],
    ['transfer', 'transferred', 'transferring', 'transfers'],
    ['monitor', 'monitored', 'monitoring', 'monitors'],
    ['deploy', 'deployed', 'deploying', 'deploys'],
  ])('%s: %s, %s, %s', (lemma, past, gerund, third) => {
    expect([inflect(lemma, 'past'), inflect(lemma, 'gerund'), inflect(lemma, 'third')]).toEqual([
      past,
      gerund,
      third,
    ]);
    for (const word of [lemma, past, gerund, third]) expect(readVerb(word)?.lemma).toBe(lemma);
  });

  test.each([
    ['equip', 'equipped'],
    ['commit', 'committed'],
    ['retrofit', 'retrofitted'],
    ['patrol', 'patrolled'],
    ['mimic', 'mimicked'],
    ['quiz', 'quizzed'],
    ['freeze', 'froze'],
    ['breed', 'bred'],
    ['quit', 'quit'],
    ['hang', 'hung'],
    ['visit', 'visited'],
    ['offer', 'offered'],
    ['target', 'targeted'],
    ['label', 'labeled'],
  ])('the past of %s is %s', (base, past) => {
    expect(pastOfBase(base)).toBe(past);
  });

  test('an unclear stress gives no past', () => {
    expect(['gossip', 'unpin', 'worship'].map(pastOfBase)).toEqual([null, null, null]);
  });

  test.each([
    ['Helped', 0],
    ['participated', 0],
    ['Worked', 0],
    ['built', 1],
    ['written', 1],
    ['Designed', 2],
    ['led', 3],
    ['Supervising', 3],
  ])('%s has rank %i', (word, rank) => {
    expect(readVerb(word)?.rank).toBe(rank);
  });

  test('both spellings of English are read, and the writer’s own is kept', () => {
    expect(readVerb('organised')?.lemma).toBe('organize');
    expect(spelledLike('organisation', 'organized')).toBe('organised');
    expect(spelledLike('organization', 'organized')).toBe('organized');
  });

  test('a word that is no verb of the table is not read as one', () => {
    expect(readVerb('kubernetes')).toBeNull();
    expect(readVerb('constructor')).toBeNull();
  });

  test('an irregular past that is not a base is a past and has none', () => {
    const verbs = readTable('language/en/irregular-verbs.tsv', IrregularVerb);
    const bases = new Set(verbs.map(({ base }) => base));
    const pasts = verbs.map(({ past }) => past).filter((past) => !bases.has(past));
    expect(pasts.filter((past) => pastOfUnranked(past) !== null || !isPastForm(past))).toEqual([]);
    expect(pastOfUnranked('saw')).toBeNull();
    expect(pasts.length).toBeGreaterThan(100);
  });

  test('the third person has the past of its verb, or none', () => {
    const words = readTable('language/en/word-classes.tsv', WordClasses).flatMap((row) => row.words);
    // One can summon somebody, and summons somebody.
    const known = new Set(words);
    const verbs = words.filter(
      (word) =>
        /[^sxzhoy]$/.test(word) && pastOfBase(word) !== null && !isPastForm(word) && !known.has(`${word}s`),
    );
    const wrong = verbs.filter((verb) => ![pastOfBase(verb), null].includes(pastOfBase(`${verb}s`)));
    expect(wrong).toEqual([]);
    expect(verbs.length).toBeGreaterThan(500);
  });

  test('found is what was found, not what was founded', () => {
    expect(readVerb('Found')).toMatchObject({ lemma: 'find', forms: ['past'] });
  });

  test('every noun of the table stands for a verb of the table', () => {
    const unknown = readTable('language/en/nominalizations.tsv', Nominalization)
      .map(({ verb }) => verb)
      .filter((lemma) => !readVerb(lemma));
    expect(unknown).toEqual([]);
  });
});

describe('closed lists', () => {
  test('at most 200 words may be said without evidence, and none of them is a verb that claims', () => {
    expect(genericWords.words().length).toBeLessThanOrEqual(200);
    const claiming = genericWords.words().filter((word) => (readVerb(word)?.rank ?? 0) > 1);
    expect(claiming).toEqual([]);
  });

  test('no hedge is a generic word, which a rewrite may drop', () => {
    const free = [...grammarWords.words(), ...genericWords.words()];
    expect(free.filter((word) => hedges().some(({ pattern }) => word.search(pattern.regExp) !== -1))).toEqual(
      [],
    );
  });

  test.each(['CPA candidate', 'Basic Python', 'Familiarity with Go', 'Grundkenntnisse in SAP'])(
    '%s claims only a part',
    (text) => {
      expect(namesSkillInPart(text)).toBe(true);
    },
  );
});
