import type { TokenRange } from '../../text/find-form.ts';
import { memoize } from '../../text/memoize.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';
import { splitSentences } from '../../text/split-sentences.ts';
import {
  denials,
  type Frame,
  isFramed,
  notYetLearned,
  notYetLearnedElsewhere,
  othersWork,
  othersWorkElsewhere,
} from './frames.ts';

/** "Want to learn Go" and "no experience with Go" name a skill without having it; "planning for Go" may be work. */
const wish = preparedPattern(
  String.raw`(?:^|\bi |\band |[,;] )plan to\b|\b(?:(?:wants?|wanting|hopes?|hoping|planning|keen|eager|excited|would like|aspires?|aspiring) to|(?:hoping|keen|eager) for|looking (?:to (?:learn|move|gain|grow|work|start|use|deepen)|for (?:an? |my |new |opportunit))|interested in|interest in|currently learning|learning about|open to learning|curious about|no (?:prior |previous |direct |hands-on )?(?:experience|knowledge)|not (?:yet )?(?:experienced|familiar|certified|licensed)|never (?:used|worked)|without experience|lack(?:ing)? experience)\b`,
  'i',
);
const wishElsewhere = preparedPattern(
  String.raw`\b(?:möchte|würde gerne?|interessiere mich|interessiert an|interesse an|keine (?:erfahrung|kenntnisse)|ohne erfahrung|lerne gerade|souhaite|aimerais|envie d|intéressée? par|aucune expérience|pas d['’]expérience|sans expérience|me gustaría|quiero aprender|deseo aprender|interesad[oa] en|sin experiencia|ninguna experiencia)|希望学习|想学|有兴趣|感兴趣|没有.{0,6}经验|无.{0,6}经验`,
  'iu',
);

/** Begun and not finished. "Work in progress" and "better than expected" are words of any work. */
const begun = preparedPattern(
  String.raw`\b(?:studying for|candidate for|(?:working towards?|preparing for) (?:\S+ ){0,4}(?:exam|certifi|licen|degree|diploma)|(?:^|[(,:–-] ?)(?:currently )?in progress|in progress(?= ?[),]|$)|expected (?:in |by )?(?:\w+ )?\d{4}|(?:in|zur) vorbereitung auf|en cours (?:d['’]obtention|de (?:formation|certification|préparation))|en curso|en formación)|(?:^|[(,] ?)(?:en cours|in vorbereitung|laufend)(?= ?[),]|$)|备考|考取中|在读`,
  'iu',
);

/** On the way to a certificate, not there: part of its examination, an application that is pending. */
const underWay = preparedPattern(
  String.raw`\b(?:candidate|pending|eligible|eligibility|in progress|expected|in training|studying|preparing for|working towards?|exam(?:ination)?s? (?:sections?|parts?)|(?:sections?|parts?) (?:of the \S+ exam|passed|remaining)|(?:last|first|two|three|\d) (?:\S+ ){0,2}sections?)\b`,
  'i',
);
const underWayElsewhere = preparedPattern(
  String.raw`(?<!\p{L})(?:in ausbildung|angestrebt|in vorbereitung|voraussichtlich|prüfung (?:im|folgt|steht)|en cours|en préparation|en formation|prévue? en|en curso|en proceso|en trámite|pendiente|previst[oa])(?!\p{L})|待考|报考|考试中`,
  'iu',
);

/** Words that a frame needs one of: most sentences have none, and are not read for frames. */
const framing = preparedPattern(
  String.raw`\b(?:not?|never|without|\w+n['’]t|sells?|sold|selling|resold|reselling|bought|buying|purchased|procured|ordered|commissioned|outsourced|subcontracted|contracted|hired|hiring|paid|engaged|recruit\w*|placed|placing|headhunted|alongside|beside|next|meetings|walked|watched|observed|shadow\w+|sent|passed|forwarded|escorted|by|job|task|work|left|team|attend\w*|part|participated|booked|sat|went|completed|will|plans?|course|training|list|enjoys?|loves?|likes?|dislikes?|collects?|hobb\w+|pastimes?)\b|\bkein|\bohne|\bpas|\baucun|\bsans|\bsin|\bning|nicht|\bnie\b|\bdurch\b|\bvo[mn]\b|\ban\b|verkauft|zuge|hospit|confi|trait|externali|\bvent|\bvend|\bpor\b|subcontrat|teil|besuch|geplant|gebucht|suivi|particip|asist|loisirs|aficiones|freizeit|[由不未没从销推购采外参接报爱兴]`,
  'iu',
);
const framesOfSkills = [...othersWork, ...othersWorkElsewhere, ...notYetLearned, ...notYetLearnedElsewhere];

/** Whether the sentence around `range` claims what it names: it does not only wish for it, deny it or give it to others. */
export function assertsExperience(text: string, range: TokenRange): boolean {
  const around = rangeAround(text, range);
  const { isExperience, framed } = claimOf(text.slice(around.start, around.end));
  if (!isExperience || framed === null) return isExperience;
  const place = `${range.start - around.start} ${range.end - around.start}`;
  const known = framed.get(place);
  if (known !== undefined) return !known;
  const isFramedHere = isIn(framesOfSkills, text, around, range);
  framed.set(place, isFramedHere);
  return !isFramedHere;
}

/** As assertsExperience, of a certificate: `CPA candidate` and `two CPA exam sections` hold none. */
export function assertsHolding(text: string, range: TokenRange): boolean {
  const around = rangeAround(text, range);
  const sentence = text.slice(around.start, around.end);
  if (!claimOf(sentence).isExperience || underWay.test(sentence) || underWayElsewhere.test(sentence))
    return false;
  return !isIn([], text, around, range);
}

/** A sentence is asked for each skill that it names. `framed`: what was found at each place; null where no frame can be. */
const claimOf = memoize(2000, (sentence) => ({
  isExperience: !(wish.test(sentence) || wishElsewhere.test(sentence) || begun.test(sentence)),
  framed: framing.test(sentence) ? new Map<string, boolean>() : null,
}));

/** Denied, or within one of the frames. */
function isIn(
  frames: readonly Frame[],
  text: string,
  around: TokenRange,
  { start, end }: TokenRange,
): boolean {
  const parted = { before: text.slice(around.start, start), behind: text.slice(end, around.end) };
  return isFramed(parted, denials) || isFramed(parted, frames);
}

function rangeAround(text: string, range: TokenRange): TokenRange {
  const around = splitSentences(text).find(({ start, end }) => start <= range.start && range.start < end);
  return around ?? { start: 0, end: text.length };
}
