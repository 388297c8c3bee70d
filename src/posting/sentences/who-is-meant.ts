import { opensTerm } from '../../lexicon/find-terms.ts';
import { lexiconIndex, memoizeByLexicon } from '../../lexicon/lexicon.ts';
import { readVerb } from '../../lexicon/verbs.ts';
import { findKeys, rangeOf, type TokenRange } from '../../text/find-form.ts';
import type { PhraseTable } from '../../text/phrase-table.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';
import { firstWord, type Token, termKey, tokenize } from '../../text/tokenize.ts';

/* Who a sentence is about: over folded text. */

/** Speaks to the reader, or of the person who will do the work. */
export const addressesReader: PhraseTable = {
  en: String.raw`
    you\b|you.(?:ll|re|ve|d)\b|your\b|yourself|(?:post.?holder|job.?holder|incumbent|successful (?:candidate|applicant)|candidates?|applicants?)\b
    (?:the|this|our) (?:new )?(?:role|position|job|post|hire|colleague|person)\b|responsible for|duties include
  `,
  de: String.raw`
    (?:du|dir|dich|dein\w{0,30}|ihr|ihre[nrms]?|ihnen)\b|sie (?:\w{1,30}en)\b|\w{1,30}en sie\b|(?:die|diese|der) (?:stelle|position|aufgabe)\b
  `,
  fr: String.raw`
    (?:vous|votre|vos|tu|ton|ta|tes|toi|te)\b|(?:le|ce) poste\b|(?:la|le) titulaire
  `,
  es: String.raw`
    (?:tu|tus|te|ti|usted|contigo)\b|\w{2,30}(?:aras|eras|iras)\b|(?:el|este) puesto\b|la persona (?:seleccionada|que)
  `,
  zh: `
    你|您|本岗位|该岗位|该职位
  `,
};

/** Says that the reader will do it. */
export const givesWork: PhraseTable = {
  en: String.raw`
    you(?:.ll|.d| will| would| should| get to| help)\b|your (?:job|role|work|task|day|mission)|for you to\b
  `,
  de: String.raw`
    (?:du|sie) (?:wirst|werden|ubernimmst|ubernehmen|kannst|konnen|bist|sind)\b|(?:deine|ihre) (?:aufgabe|rolle)
  `,
  fr: String.raw`
    (?:vous|tu) (?:serez|seras|allez|vas|pourrez|pourras|prend\w{1,30}|etes|es|\w{1,30}rez)\b|(?:votre|ton) (?:mission|role)
  `,
  es: String.raw`
    \w{2,30}(?:aras|eras|iras)\b|tu (?:mision|rol|trabajo)
  `,
  zh: `
    你将|您将|你会|你需
  `,
};

/** Tells which people the reader would join. */
export const namesTeam: PhraseTable = {
  en: String.raw`
    (?:join|joining|be part of|work for|part of) (?:an?|our|the) [^.,]{0,40}\b(?:team|company|group|firm|practice|school|department|organi[sz]ation|business)\b
  `,
  de: String.raw`
    (?:team|unternehmen|haus|betrieb), (?:das|die|der|in dem)\b
  `,
  fr: String.raw`
    (?:rejoign|integr)\w{1,30} (?:une?|notre|l.) ?(?:equipe|entreprise|groupe|cabinet|societe)
  `,
  es: `
    (?:te )?(?:uniras|incorporaras|formaras parte) (?:a|de) (?:un|una|nuestro|nuestra)
  `,
};

/** How sentences begin in which the employer tells of itself. */
export const employerSpeaks: PhraseTable = {
  en: String.raw`
    (?:at|with|through|from|by|using|for|since|over|across|in|among) [^.;]{2,160}, (?:we|our)\b(?! (?:are |.re )?(?:\w{1,30} )?(?:looking|seeking|need|require|expect|want|ask|hiring))
    (?:we|we.ve|we.re|our|us|at our)\b|(?:the|this|our) (?:company|firm|hospital|(?:care |nursing )?home|unit|charity|centre|center|nursery|facility|branch|restaurant|hotel|school|clinic|practice|team|department|office|app|product|platform|group|business|agency|site|shop|studio|charity|trust)\b
    (?:half|most|many|some|two|three|four|none|all|several|one|each|few) of us\b
  `,
  de: String.raw`
    (?:mit|seit|durch|in|als|dank|aus) [^.;]{2,120} (?!such|brauch|erwart|wunsch|freu)\w{1,30}n wir\b
    (?:wir|unser|unsere|unseren|unserem|bei uns)\b|(?:das|die|der) (?:unternehmen|haus|klinik|firma|team|schule|kanzlei|gruppe|betrieb)\b
  `,
  fr: String.raw`
    (?:avec|depuis|grace a|forte? de|au sein de|dans) [^.;]{2,160}, (?:nous|notre)\b(?! (?:recherch|cherch|recrut))
    (?:nous|notre|nos|chez nous)\b|(?:l.entreprise|la societe|la clinique|le groupe|l.equipe|l.agence|l.etablissement)
  `,
  es: String.raw`
    (?:con|desde|gracias a|en) [^.;]{2,160}, (?:somos|nuestr[oa]s?|trabajamos|ayudamos|ofrecemos|desarrollamos)\b
    (?:somos|nuestr[oa]s?|tenemos|contamos con|trabajamos)\b|(?:la empresa|el equipo|el centro|el grupo|la clinica)\b
  `,
  zh: `
    我们|公司|团队|本公司|集团|(?:本|我)?(?:医院|学校|酒店|门店|工厂|院)(?!.{0,12}经[验历])
  `,
};

/** Finite verbs: a sentence with one states something, one without may be a list of what is asked for. */
export const statesSomething: PhraseTable = {
  en: String.raw`
    (?:is|are|was|were|has|have|had|will|does|did|can|runs?|makes?|uses?|used|sits?|ships?|sells?|serves?|builds?|helps?|works?|comes?|goes|went|gets?|offers?|provides?|employs?|operates?|grew|founded|starts?|keeps?|takes?|gave|gives?|pays?|stands?|follows?|changes?|fills|moves?|treats?|cares?|looks?|wishes|means|knows?)\b
  `,
  de: String.raw`
    (?:ist|sind|war|waren|haben|wird|werden|gibt|gilt|kann|konnen|betreibt|bietet|bieten|kommt|kommen|liegt|arbeitet|arbeiten|macht|geht|steht|sucht|baut|bauen|produziert)\b
  `,
  fr: String.raw`
    (?:est|sont|etait|ont|sera|seront|compte|propose|cherche|edite|recrute|accompagne|realise|dispose|s.engage|tourne|travaille|developpe)\b
  `,
  es: String.raw`
    (?:es|son|era|fue|ha|han|hay|tiene|tienen|esta|estan|sera|busca|ofrece|cuenta|trabaja|fabrica|elabora|garantiza|cuidan)\b
  `,
};

/** "Manage the rota": begins with what is to be done. */
export function isImperative(text: string): boolean {
  return readVerb(firstWord(text).toLowerCase())?.forms.includes('base') === true;
}

/** What a name has besides the name itself. Token keys. */
const legalForms: ReadonlySet<string> = new Set(
  'ab ag bv co company corp corporation gmbh group holding holdings inc incorporated kg kgaa limited llc llp ltd mbh nv oy plc pty sa sarl sas se sl slu spa srl'.split(
    ' ',
  ),
);

interface CompanyName {
  /** Token keys of its spellings: in full, and without legal forms; the longest first. */
  readonly spellings: readonly (readonly string[])[];
  /** The first word as written: a name that is also a word has a capital. */
  readonly first: string;
}

const readName = memoizeByLexicon(20, (companyName: string): CompanyName => {
  const tokens = tokenize(companyName);
  const whole = tokens.map(({ key }) => key);
  const bare = whole.slice(0, whole.findLastIndex((key) => !legalForms.has(key)) + 1);
  const alone = bare.slice(0, isKnownByFirst(bare) ? 1 : 0);
  const spellings = [whole, bare, alone].filter(({ length }) => length > 0);
  return { spellings, first: tokens[0]?.text ?? '' };
});

/** People call a company by its first word, unless that says what it does: `Dental`, `Data`. */
function isKnownByFirst([first = '', ...rest]: readonly string[]): boolean {
  return rest.length > 0 && first.length > 3 && !opensTerm(first);
}

/** Where a text names the company, by its name or by the first word of it. */
export function employerIn(text: string, companyName: string): readonly TokenRange[] {
  const { spellings, first } = readName(companyName);
  if (first === '' || !text.includes(first)) return [];
  const tokens = tokenize(text);
  return spellings
    .flatMap((keys) => placesOf(keys, tokens))
    .filter(({ start }) => text.startsWith(first, start));
}

function placesOf(keys: readonly string[], tokens: readonly Token[]): readonly TokenRange[] {
  const places: TokenRange[] = [];
  for (let at = findKeys(tokens, keys, 0); at !== -1; at = findKeys(tokens, keys, at + 1)) {
    places.push(rangeOf(tokens, at, keys.length));
  }
  return places;
}

/** The text with a stand-in of the same length for the company: `Alpine Dental` is no dental insurance. */
export function withoutEmployer(text: string, companyName: string): string {
  return employerIn(text, companyName).reduce(
    (masked, { start, end }) => masked.slice(0, start) + 'X'.repeat(end - start) + masked.slice(end),
    text,
  );
}

const word = String.raw`\p{Lu}[\p{L}\p{N}&’'-]*`;
const name = `(?:The )?(${word}(?: (?:(?:of|and|&|de|der|und|et|y) )?${word}){0,4})`;
/** Bounded: a run of blank lines is looked at once, not once for each of them. */
const opening = String.raw`(?:^|[.!?:]\s{1,8}|\n[ \t]{0,8})`;

/** An agency that hires for a client, or whose page it is: the posting names it, the target does not. */
const namedAs: readonly ReturnType<typeof preparedPattern>[] = [
  preparedPattern(
    String.raw`${opening}${name} (?:is|are) (?:(?:currently|now|actively|once again|again) )?(?:recruiting|hiring|seeking|searching|looking (?:for|to)|(?:(?:the|a|an|one of the) )(?:[\p{L}’'-]+ ){0,3}(?:provider|leader|company|firm|agency|employer|manufacturer|consultancy|recruiter)\b)`,
    'gu',
  ),
  preparedPattern(String.raw`(?:©|\(c\)|[Cc]opyright)\s{0,3}(?:\d{4}\s{0,3})?(?:by )?${name}`, 'gu'),
  preparedPattern(String.raw`${opening}${name} (?:sucht|recrute|recherche|busca|selecciona)\b`, 'gu'),
];

const notNames: ReadonlySet<string> = new Set(
  'We You They It This That Our Your My He She There Who What Candidates Applicants Wir Sie Er Das Nous Vous On Elle Il Ella Él Se'.split(
    ' ',
  ),
);

/** Nobody hires for more houses on one page; the bound keeps the reading of any text linear. */
const maxWorkplaces = 20;

/** The company of the target and every other house that the posting names as one that hires. */
export function workplacesIn(text: string, companyName: string): readonly string[] {
  const found = namedAs.flatMap((pattern) => pattern.all(text)).map(({ 1: workplace = '' }) => workplace);
  const named = [...new Set(found)]
    .slice(0, maxWorkplaces)
    .filter((workplace) => !notNames.has(workplace) && !text.includes(` ${workplace.toLowerCase()}`))
    .filter((workplace) => !lexiconIndex().terms.get(termKey(workplace)));
  return [...new Set([companyName, ...named])];
}
