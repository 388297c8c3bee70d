import { fold } from '../../text/fold.ts';
import { lazy, memoize } from '../../text/memoize.ts';
import {
  countPhrases,
  hasPhrase,
  type PhraseTable,
  sieveOf,
  startsWithPhrase,
} from '../../text/phrase-table.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';
import { cueOf, required } from '../cues/cues.ts';
import { headingWords, type Section } from './heading-words.ts';

/** Signs, the number of a section, and the small words that talk leads in with: "So, what will you do?" */
const ornament = preparedPattern(
  String.raw`^[^\p{L}\p{N}]+|^[一二三四五六七八九十]{1,2}[、.]\s*|^(?:so|and|ok|okay|now|well|alright|here['’]?s|this is),?\s+(?=(?:what|who|why|how|where|you|your|we|the)\b)`,
);

/** In lines: each is asked about again as a heading, as the last line of a wrapped one, and as what stands below a heading. */
const maxRemembered = 500;

/** The section whose heading a text begins like; null for none. */
export function knownHeading(text: string): Section | null {
  return headingIn(text).section;
}

const headingIn = memoize(maxRemembered, (text): { readonly section: Section | null } => ({
  section: sectionOf(text),
}));

const sieve = lazy(() => sieveOf(headingWords.map(({ phrases }) => phrases)));

function sectionOf(text: string): Section | null {
  const folded = fold(text).replace(ornament.for(text), '').replaceAll('’', "'").trim();
  const asked = questionSection(folded);
  if (asked) return asked;
  const possible = sieve()(folded);
  const section =
    headingWords.find(
      ({ phrases }, index) => ((possible >> index) & 1) === 1 && startsWithPhrase(phrases, folded),
    )?.section ?? null;
  // "Qualifications that would be a plus"
  return section === 'requirements' && cueOf(text) === 'nice' && !hasPhrase(required, folded)
    ? 'nice'
    : section;
}

/**
 * What stands below a question, which is folded text, by who is meant, how strongly, and whether it is denied:
 * "what do we need to see?", "was ist nicht nötig?"; null for one that asks for nothing of the reader.
 */
function questionSection(question: string): Section | null {
  if (!/[?？][\s~=*_#>\])】+-]*$/.test(question) || !startsWithPhrase(asksWhat, question)) return null;
  if (hasPhrase(asksForOffer, question)) return 'benefits';
  if (hasPhrase(asksOtherwise, question)) return null;
  const wishes = hasPhrase(wishesFor, question);
  if (!wishes && !hasPhrase(asksOfReader, question)) return null;
  const isDenied = countPhrases(denies, question) % 2 === 1;
  if (isDenied) return 'refused';
  return wishes ? 'nice' : 'requirements';
}

/* What a question that heads a list is about: over folded text. */

/** Asks for things; "how", "why" and "where" ask for something else. */
const asksWhat: PhraseTable = {
  en: String.raw`
    (?:(?:and|so|but|or|now|ok|okay|well),? ){0,3}(?:what|which)\b
  `,
  de: String.raw`
    (?:(?:und|also|aber) ){0,3}(?:was|welche[rsnm]?|wor(?:auf|uber|an|in|um)|womit|wovon)\b
  `,
  fr: String.raw`
    (?:(?:et|alors|mais),? ){0,3}(?:que\b|qu.|quoi|de quoi|quel(?:le)?s?\b|a quoi)
  `,
  es: String.raw`
    (?:(?:y|e|pero|entonces),? ){0,3}(?:que|cual(?:es)?|a que)\b
  `,
};

/** Asks what the reader would get. */
const asksForOffer: PhraseTable = {
  en: String.raw`
    (?:from us|for you|give you|in it)\b|can you expect|(?:do|will|should|could|can|would) you (?:get|earn|receive|expect)\b
  `,
  de: String.raw`
    bieten|geben wir|davon\b|(?:konnen|kannst|durfen|darfst) (?:sie|du) .{0,30}(?:erwarten|freuen)|freut (?:dich|sie|euch)\b
  `,
  fr: `
    offr|propos
  `,
  es: `
    ofrec|te llevas|te damos
  `,
};

/** Asks what is done, described or sent: no question for what somebody brings along. */
const asksOtherwise: PhraseTable = {
  en: String.raw`
    you to (?!have\b|bring|know|be\b)|(?:need|want|have)(?:s|ed)? to (?!see|find|hear|know|have|bring|be\b)|(?:need|want)(?:s|ed)? (?:\w{1,30} )?done\W{0,20}$|(?:about|with) us\b|do we love|you (?:will |would |.ll )?(?:love|like|enjoy|learn)|appl(?:y|ication)|send|submit|happens|comes next|all day|forward to
  `,
  de: String.raw`
    erwartet (?:dich|sie|euch)\b|bei uns\b(?! punkt)|danach|bewerb\w{0,30}|uber uns|zu tun
  `,
  fr: `
    postul|ferez|feras|chez nous|de nous
  `,
  es: `
    haras|nosotros|postul|solicitud|pasa
  `,
};

/** Denies; denied twice is asked for: "what can you not do without". */
const denies: PhraseTable = {
  en: String.raw`
    (?:not|no|never|nothing|without|missing|lacking|little|forget|skip|leave)\b|cannot\b|(?:ca|wo|do|does|did|is|are|was|would|should|need)n.?t\b
  `,
  de: String.raw`
    (?:nicht|kein\w{0,30}|nie|ohne|verzicht\w{0,30}|fehlen|sparen|zu ?hause|weglassen|vergessen|egal)\b
  `,
  fr: String.raw`
    (?:pas|aucune?|jamais|sans|inutile)\b
  `,
  es: String.raw`
    (?:no|nunca|sin|tampoco|nada)\b
  `,
};

/** Wishes for something, and makes no condition of it. */
const wishesFor: PhraseTable = {
  en: String.raw`
    (?:would|might|could|will|.d) .{0,20}(?:love|happy|happier|glad|delight\w{0,30}|smile|excite\w{0,30}|impress|help|tip)\b|lovely|nice|great|welcome\b|(?:a|an) (?:plus|bonus|asset|advantage|edge)|extras?\b|helps\b|on top\b|even better|bonus(?:es)?\b
  `,
  de: String.raw`
    freu(?:t|en)\b|ware\b|gern\w{0,30}|hilft|hilfreich|von vorteil|schon\b|wunschenswert|obendrauf|punkten
  `,
  fr: String.raw`
    plaisir|aimer(?:ions|ait)|appreci\w{0,30}|plus\W{0,20}$|serait|atouts?\b
  `,
  es: String.raw`
    gustaria|encantaria|suma\w{0,30}|valora\w{0,30}|seria|plus\b|extra\b
  `,
};

/** Asks what somebody has, knows or can; or what the employer or the work wants, or holds for important. */
const asksOfReader: PhraseTable = {
  en: String.raw`
    (?:we|i|(?:job|role|post|position|work|team)) (?:\w{1,30} )?(?:need|require|expect|ask|want|look(?:ing)? for|seek(?:ing)?|hope|after|insist|mind|care|fuss|worry|set store)\b
    you (?:\w{1,30} )?(?:need|bring|have|know|be able|offer|possess|do without|forget|skip|leave)\b|(?:must|should|ought) (?:you|be|your|someone|somebody|an? \w{1,30})\b|expected\b|(?:is|are) (?:\w{1,30} ){0,2}(?:needed|required|necessary|essential|important|importance|vital|asked)\b
    (?:what|which) (?:skills?|experience|qualifications?|knowledge|training|background)\b|matters?\b|counts?\b|on your (?:cv|resume)
  `,
  de: String.raw`
    voraus\b|erwart(?:en|et) (?:wir|die|der)|brauch\w{0,30}|benotig\w{0,30}|muss\w{0,30}|soll(?:te)?\w{0,30}|mitbring\w{0,30}|(?:konnen|kannst) (?:du|sie)\b|wichtig|legen wir|kommt es|zahlt\b|kenntnisse|fahigkeiten|notig\b|notwendig|erforderlich|verlang\w{0,30}|such(?:en|t)\b|rolle\b|verzichten
  `,
  fr: String.raw`
    faut|attend\w{0,30}|(?:re)?cherch\w{0,30}|demand\w{0,30}|besoin|savoir|competences|diplomes?\b|compte\b|necessaires?|exig\w{0,30}|importants?\b|devez|dois\b
  `,
  es: String.raw`
    esperamos|pedimos|buscamos|exigimos|hay que|hace falta|hacen falta|debes|deberias|necesit\w{0,30}|saber|importa\w{0,30}|necesari\w{0,30}|conocimientos|valoramos|tienes que
  `,
};
