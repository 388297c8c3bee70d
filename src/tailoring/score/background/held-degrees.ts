import type { DateRange } from '../../../contract/dates.ts';
import type { Degree } from '../../../contract/score.ts';
import { degreesIn } from '../../../lexicon/degree-words.ts';
import { fold } from '../../../text/fold.ts';
import { groupBy } from '../../../text/lists.ts';
import { memoize } from '../../../text/memoize.ts';
import { type PreparedPattern, preparedPattern } from '../../../text/prepared-pattern.ts';
import type { Chunk, ResumeModel } from '../../resume/resume-model.ts';

/** Begun and not finished: no degree yet. Over folded text. */
const unfinished = preparedPattern(
  String.raw`\b(?:in progress|(?:expected|anticipated) (?:\w+ )?(?:\w+ )?(?:\d{4}|graduation)|graduation expected|incomplete|not completed|unfinished|ongoing|coursework (?:towards?|for)|some college|no degree|without (?:a )?degree|abgebrochen|ohne abschluss|laufend|voraussichtlich|en cours|non (?:obtenu|valide)|inacheve|en curso|sin terminar|inconclus[oa]|incomplet[oa])\b|在读|肄业`,
  '',
);

/** A school entry that has one of these holds this and nothing else, whatever other words it has. */
const decidedBy: readonly (readonly [Degree, PreparedPattern])[] = [
  [
    'bachelor',
    preparedPattern(
      String.raw`\bdipl(?:om|\.)[^,;]{0,60}\bfh\b|\b(?:ingenier[oa]|arquitect[oa]) tecnic[oa]\b`,
      '',
    ),
  ],
  [
    'bachelor',
    preparedPattern(
      String.raw`\bdiplome d['’]etat\b[^;]{0,60}\binfirmi|\bdiplomatura\b|\bdiplomad[oa] en\b`,
      '',
    ),
  ],
  ['associate', preparedPattern(String.raw`\bgrado superior\b|\btecnic[oa] superior\b|\bcfgs\b`, '')],
  ['vocational', preparedPattern(String.raw`\bgrado medio\b|\bcfgm\b|\bbac(?:calaureat)? pro\w*`, '')],
  ['master', preparedPattern(String.raw`\bmasterstudium\b|\bmasterabschluss\b|\blaurea magistrale\b`, '')],
  [
    'highschool',
    preparedPattern(
      String.raw`\bvordiplom\b|\b(?:fach)?(?:abitur|hochschulreife)\b|\bfachhochschulreife\b`,
      '',
    ),
  ],
];

/** What a school entry may say and a posting would not, over folded text. */
const heldWords: readonly (readonly [Degree, PreparedPattern])[] = [
  ['doctorate', preparedPattern(String.raw`\bd\.?phil\b|\bdr\.?-?\s?ing\b|^promotion\b|\bdoktor`, '')],
  [
    'master',
    preparedPattern(
      String.raw`\b(?:m\.?\s?phil|ll\.?\s?m|m\.?ph|mfa|mpa|m\.\s?sc|m\.\s?a\.|mgr|maitrise|dea|dess)(?!\p{L})|\bdipl[.-]\s?-?\p{L}|\bingenieur(?:e)? diplome`,
    ),
  ],
  [
    'bachelor',
    preparedPattern(
      String.raw`\b(?:ll\.?\s?b|mbbs|b\.\s?a\.|b\.\s?sc|laurea|graduad[oa] en|ingenier[oa]|pg\s?dip|pgce|postgraduate (?:certificate|diploma))(?!\p{L})|\(hons\)`,
    ),
  ],
  [
    'associate',
    preparedPattern(
      String.raw`\b(?:foundation degree|hnd|higher national diploma|advanced diploma|deust|nursing diploma|diploma in nursing|meister(?:in)?|gepruft\w* techniker\w*)\b|专科|高职`,
      '',
    ),
  ],
  [
    'vocational',
    preparedPattern(
      String.raw`\b(?:nvq|city (?:&|and) guilds|gesell(?:e|in)|\p{L}{0,30}kauf(?:mann|frau)|\p{L}{0,30}fachangestellte\w{0,4}|examinierte\w{0,4}|titre professionnel)(?!\p{L})|\((?:ihk|hwk)\)|中专|职高|技校`,
    ),
  ],
  [
    'highschool',
    preparedPattern(String.raw`\ba[- ]levels?\b|\bgcses?\b|\bbac (?:s|es|l|stmg|general)\b|\bmatura\b`, ''),
  ],
];

/** Case tells these apart: `BS` from `bs`, `BUT` from `but`. In a posting they mean other things: MS Office. */
const shortForms: readonly (readonly [Degree, PreparedPattern])[] = [
  ['doctorate', preparedPattern(String.raw`\b(?:MD|M\.D\.|JD|J\.D\.|DPT|DVM)(?!\p{L})`)],
  [
    'master',
    preparedPattern(String.raw`\b(?:M\.?[AS]|M\.?Ed|M\.?Eng|Diplom|Mastère|Máster|Ingénieur)(?!\p{L})`),
  ],
  [
    'bachelor',
    preparedPattern(String.raw`\b(?:B\.?[AS]|B\.?Com|BUT|Licence|Grado|Ingeniería|Licenciatura)(?!\p{L})`),
  ],
  ['associate', preparedPattern(String.raw`\b(?:A\.?[AS]|AAS)(?!\p{L})`)],
  ['vocational', preparedPattern(String.raw`\bCAP(?!\p{L})`)],
];

/** Every degree that the school entries of a resume show as held on the day `asOf` (YYYY-MM-DD). */
export function heldDegrees(
  { chunks, entries }: Pick<ResumeModel, 'chunks' | 'entries'>,
  asOf: string,
): Degree[] {
  const running = new Set(entries.filter(({ dates }) => endsAfter(dates, asOf)).map(({ path }) => path));
  return [...schoolsOf(chunks)]
    .filter(([path]) => !running.has(path))
    .flatMap(([, school]) => degreesOfSchool(school));
}

/** What lasts "to present" may only lack its end date; an end that is named and lies ahead is clear. */
function endsAfter({ end }: DateRange, asOf: string): boolean {
  if (end === null || end === 'present') return false;
  const [year = 0, month = 0] = asOf.split('-').map(Number);
  return end.year > year || (end.year === year && (end.month ?? 0) > month);
}

function schoolsOf(chunks: readonly Chunk[]): ReadonlyMap<string, readonly Chunk[]> {
  return groupBy(
    chunks.filter(({ kind }) => kind === 'education'),
    ({ entry, path }) => entry ?? path,
  );
}

/** What the entry calls itself decides; its courses and remarks speak where that says nothing. */
function degreesOfSchool(school: readonly Chunk[]): readonly Degree[] {
  const isName = ({ path }: Chunk) => path.endsWith('.studyType') || path.endsWith('.area');
  const named = joined(school.filter(isName));
  const remarks = school.filter(({ path }) => path.endsWith('.summary'));
  if (unfinished.test(fold(`${named}, ${joined(remarks)}`))) return [];
  const degrees = heldDegreesIn(named);
  return degrees.length > 0 ? degrees : heldDegreesIn(joined(school));
}

function joined(chunks: readonly Chunk[]): string {
  return chunks.map(({ text }) => text).join(', ');
}

/** The degrees that the name of a school entry says, in five languages and more. */
const heldDegreesIn = memoize(500, (text): readonly Degree[] => {
  const folded = fold(text);
  const decided = decidedBy.find(([, pattern]) => pattern.test(folded));
  if (decided) return [decided[0]];
  const matched = (forms: typeof heldWords, written: string) =>
    forms.flatMap(([degree, pattern]) => (pattern.test(written) ? [degree] : []));
  return [...degreesIn(text), ...matched(heldWords, folded), ...matched(shortForms, text)];
});
