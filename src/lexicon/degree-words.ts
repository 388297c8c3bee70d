import type { Degree } from '../contract/score.ts';
import { fold } from '../text/fold.ts';
import { lazy, memoize } from '../text/memoize.ts';
import { type PreparedPattern, preparedPattern } from '../text/prepared-pattern.ts';
import { simplified } from './simplified.ts';

/** Highest first, over folded text in simplified characters: the first that matches names the degree. */
const degreeWords: readonly (readonly [Degree, PreparedPattern])[] = [
  [
    'doctorate',
    preparedPattern(
      String.raw`\b(?:ph\.?\s?d|doctorate|doctoral|(?:abgeschlossene )promotion|promoviert|dr\. (?:rer|med|phil|ing)|doctorat|doctorado|m\.?d\. degree|doctor of|j\.?d\.? (?:degree|from|required|or)|juris doctor|pharm\.?d|d\.?n\.?p)\b|博士`,
      '',
    ),
  ],
  [
    'master',
    preparedPattern(
      String.raw`\bmaster(?:['’]?s)?\b(?! (?:data|schedule|production|plan|service|electrician|plumber|branch|file|record))|\b(?:m\.?sc\.?|mba|m\.?eng|m\.?s\. (?:in|degree)|ms in|m\.?a\. in|ma in|msn|msw|m\.ed|ll\.m|^llm(?=$|[,;]| in\b| \()|llm (?:degree|in (?:\w{1,30} ){0,3}law)|diplom(?:-?ingenieur|-?kauf\w{0,30})?(?: \((?:univ|tu)\))?|magister|staatsexamen|bac ?\+ ?5|diplome d['’]ingenieur|ecole d['’]ingenieurs?|maestria|posgrado|licenciatura con master|dscg|niveau i\b|(?:advanced|graduate|postgraduate|post.graduate) (?:university )?degree|post.?graduate (?:qualification|diploma))\b|硕士|研究生`,
      '',
    ),
  ],
  [
    'bachelor',
    preparedPattern(
      String.raw`\bbachelor(?:['’]?s)?\b|\b(?:b\.?sc\.?|b\.?eng|b\.?s\.? in|b\.?a\.? in|b\.?[as]\.? (?:or|and|degree|\(?hons)|undergraduate or|bs\/|ba\/bs|bs\/ba|bsn|bba|bfa|b\.ed|bed (?:degree|hons|honours)|b\.?tech|undergraduate degree|llb|2:[12] (?:or|from|in|degree|honours|minimum)|graduates? in (?!training|charge)|(?:four|4).year (?:degree|college|university)|baccalaureate degree|fachhochschulabschluss|licence (?:en|professionnelle)|bac ?\+ ?[34]|dcg|grado (?:o \w{1,30} )?(?:en|universitario)|diplomatura|diplomad[oa] en|graduad[oa](?:\/[oa]|\([oa]\))? en (?!eso)|titulad[oa](?:\/[oa]|\([oa]\))? (?:universitari|superior)\w{0,30}|licenciatura|licenciad[oa]|lic\. en|diplome d['’]etat d['’]infirmi\w{0,30}|infirmiere? d\.?e\b|ingenieria tecnica)\b|本科|学士|大学(?=毕业|以上|学历)|(?<=学历(?:要求)?(?:\s?[:：]\s?))大学`,
      '',
    ),
  ],
  [
    'associate',
    preparedPattern(
      String.raw`\bassociate(?:['’]s?)? (?:degree|(?:of|in) (?:arts|science|applied|nursing))\b|\bassociates degree\b|\bhn[cd]\b|\bfoundation degree\b|\b(?:adn|a\.?a\.?s|two.year degree|2.year degree|bts|dut|bac ?\+ ?2|tecnico superior)\b|大专|专科(?=及?以上|学历|毕业)|(?<=学历(?:要求)?(?:\s?[:：]\s?))专科`,
      '',
    ),
  ],
  [
    'vocational',
    preparedPattern(
      String.raw`\b(?:(?:abgeschlossene |kaufmannische |technische ){0,9}(?:berufs)?ausbildung|gesellenbrief|meisterbrief|abgeschlossene lehre|(?<!after (?:your |an |the |their )?)apprenticeship|cert(?:ificate)?\.? (?:ii|iii|iv)\b|trade (?:certificate|qualifi\w{1,30}|papers)|time.served|apprentice.trained|level [2-5] (?:diploma|qualification)|staatlich gepruft\w{0,30}|examinierte[rn]?|abschluss als \w{5,30}(?:angestellte[rn]?|fachwirt\w{0,30}|kauf\w{1,30}|mechaniker\w{0,30}|techniker\w{0,30}|pfleger\w{0,30})|gesellenprufung|berufsabschluss|gelernte[rn]? \w{4,30}|(?:weiterbildung|fortbildung|abschluss) (?:zum|zur|als) (?:\w{1,30} )?(?:techniker|meister|industriemeister)\w{0,30}|industriemeister\w{0,30}|techniker(?:schule|ausbildung|abschluss)|vocational (?:training|degree|diploma|qualification)|trade school|technical diploma|(?:un|du|le|diplome|niveau|de) cap\b|\bcap (?:cuisine|patisserie|petite|aepe|elec|plomb|coiff|esthet|boul|bouch|macon|menuis|ou bep)|bep\b|bac pro|titre professionnel|nvq|btec|t.level|formacion profesional|carrera tecnica|ciclo formativo|grado (?:medio|superior)|cfg[sm]\b|diplome d['’]etat(?! d['’]infirmi))|中专`,
      '',
    ),
  ],
  [
    'highschool',
    preparedPattern(
      String.raw`\b(?:high.?school (?:diploma|degree|graduat\w{1,30}|education|equivalen\w{1,30}|or equivalent)|(?:graduat\w{1,30} from|completion of) high.?school|h\.?s\.? diploma|ged|g\.e\.d|(?<!teach\w{0,30} )a.levels? (?:in|or|at|and|including)|(?:two|three|2|3) a.levels?|educated to a.level|a.levels\b(?=.{0,30}\b(?:equivalent|grades?|standard)\b)|leaving cert(?:ificate)?|higher school certificate|secondary school|abitur|mittlere reife|realschul\w{0,30}|hauptschul\w{0,30}|schulabschluss|baccalaureat|bachillerato|preparatoria (?:terminada|concluida|completa)|secundaria (?:terminada|concluida|completa)|la eso|eso (?:finalizad|completad|obtenid|termina)\w{0,30}|educacion secundaria|graduado en eso|gcses|gcse\b(?=.{0,40}\b(?:grades?|pass|equivalent)\b)|niveau bac)\b|高中|高职(?=以上|毕业|[、/])`,
      '',
    ),
  ],
];

/** Words for a first degree that say nothing beside a named one: "Master's degree in …". */
const anyDegree = preparedPattern(
  String.raw`\b(?:(?:college|university|undergraduate|tertiary|relevant|related|technical) degree|(?:graduat\w{1,30} from|graduate of) (?:an? |the )?(?:\w{1,30} ){0,3}(?:college|university)|(?:college|university) (?:graduate|education)|tertiary (?:qualifications?|education|studies)\b|degree (?:in|or|level|qualified|educated|required|preferred|from)\b|(?:first|honours|hons|good|accredited) degree|(?:\w{1,30})?studium\b|hochschulabschluss|diplome universitaire|titulacion universitaria|titulo (?:universitario|profesional|de grado|de \w{1,30}(?:\/[oa])? )|carrera universitaria|(?:estudios|formacion|grado|nivel) universitari[oa]s?|(?:graduad|egresad|recibid)[oa](?:\/[oa]|\([oa]\))?s? (?:universitari\w{1,30}|recientes?|de carreras?|de la carrera)|profesional(?:es)? en (?:ciencias|ingenieria|administracion|derecho|contabilidad|contaduria|psicologia|economia|comunicacion|marketing))`,
  '',
);

/** Most texts name no degree: that is asked of all their words at once. */
const anyWord = lazy(() => {
  const patterns = [...degreeWords.map(([, pattern]) => pattern), anyDegree];
  return preparedPattern(patterns.map(({ source }) => source).join('|'), '');
});

const ladder: readonly Degree[] = [
  'highschool',
  'vocational',
  'associate',
  'bachelor',
  'master',
  'doctorate',
];

function comparable(text: string): string {
  return simplified(fold(text));
}

/** In texts: the clauses of a posting are asked about again when all are read. */
const maxRemembered = 1000;

/** Where a text begins to speak of a degree; -1 where it does not. */
export const degreePosition = memoize(
  maxRemembered,
  (text): number => anyWord().exec(comparable(text))?.index ?? -1,
);

/** Every degree that a text names, highest first. */
export function degreesIn(text: string): Degree[] {
  if (degreePosition(text) === -1) return [];
  const compared = comparable(text);
  const named = degreeWords.flatMap(([degree, pattern]) => (pattern.test(compared) ? [degree] : []));
  return named.length > 0 ? named : ['bachelor'];
}

/** 0 for a school diploma to 5 for a doctorate. */
export function degreeRank(degree: Degree): number {
  return ladder.indexOf(degree);
}
