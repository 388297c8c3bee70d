import { lazy } from '../../../../text/memoize.ts';
import { type CueTable, cuesOf, wordSet } from '../cue.ts';

const teaching = wordSet(
  'vermittelte vermittelt vermittlung unterrichtete unterrichtet unterricht schulte geschult schulung schulungen lehrte gelehrt erklärte',
);
const served = wordSet(
  'patienten bewohner bewohnern kunden klienten senioren kinder kindern schüler schülern körperpflege grundpflege waschen mahlzeiten',
);
const people = `team
  teams
  abteilung
  kollegen
  entwicklern
  ingenieuren
  programmierern
  spezialisten
  technikern
  experten
  lieferanten`;
/** Who has it knows little: "wenig praktische Erfahrung mit". */
const little =
  'wenig/wenige/etwas/bisschen/kaum/erste/ersten/gering/geringe/geringen/geringer/geringes/begrenzte/begrenzten/begrenzter/begrenztes/beschränkte/beschränkten/beschränkter/eingeschränkte/eingeschränkten/minimale/minimalen/minimaler/minimales/oberflächliche/oberflächlichen/oberflächliches/rudimentäre/rudimentären/rudimentäres/schwache/schwachen';
const knowing =
  'erfahrung/erfahrungen/praxiserfahrung/berufserfahrung/vorerfahrung/vorerfahrungen/kenntnisse/kenntnissen/kenntnis/vorkenntnisse/vorkenntnissen/fachkenntnisse/programmierkenntnisse/wissen/vorwissen/praxis/übung';
const ofWhat = 'mit/in/im/bei/beim/von/vom/der/des/als/über/auf/zu/zum/zur/an/am';

export const german = lazy(
  (): CueTable => ({
    cues: [
      ...cuesOf(
        { limit: 'none', reach: 'list_after' },
        `ohne
      außer
      ausgenommen
      nicht mehr
      kein/keine/keinen/keinem/keiner
      statt
      anstatt
      anstelle von
      anstelle`,
      ),
      ...cuesOf(
        { limit: 'none', reach: 'list_after' },
        `mit/bei entfernten/entfernter/entferntem/demontierten/demontierter/ausgebauten/ausgebauter/abgebauten
      mit/neben/für/an/zu dem/den/der/das rechtsteam/fachteam`,
      ),
      ...cuesOf(
        {
          limit: 'none',
          reach: 'between',
          openings: wordSet('mit neben für vom durch an ans unterstützte unterstützung begleitete'),
        },
        people,
      ),
      ...cuesOf(
        { limit: 'in_part', reach: 'list_after', isOfHeads: true, isOfPrograms: true },
        `entfernte
      entfernung von
      abschaltung von
      ablösung von
      stilllegung von
      abkehr von
      weg von`,
      ),
      ...cuesOf(
        { limit: 'in_part', reach: 'list_before', isOfPrograms: true },
        `entfernt
      abgeschaltet
      abgelöst
      stillgelegt`,
      ),
      ...cuesOf(
        {
          limit: 'in_part',
          reach: 'between',
          isOfPrograms: true,
          openings: wordSet('ersetzte ersetzt ersatz von ablösung'),
        },
        'durch',
      ),
      ...cuesOf({ limit: 'in_part', reach: 'list_before', isOfPrograms: true }, 'durch * ersetzt'),
      ...cuesOf(
        { limit: 'in_part', reach: 'clause_after' },
        `mithilfe bei/beim
      mitarbeit an/bei/beim
      mitgewirkt an/bei
      mitwirkung an/bei/beim
      half/geholfen bei/beim/mit
      beteiligt an
      assistierte bei/beim
      assistenz bei/beim
      erste/ersten berührung mit/in/im
      erste einblicke in
      einblick/einblicke in
      ${little} *3 ${knowing} *3 ${ofWhat}`,
      ),
      ...cuesOf(
        { limit: 'in_part', reach: 'between', openings: wordSet(little.replaceAll('/', ' ')) },
        knowing,
      ),
      ...cuesOf({ limit: 'in_part', reach: 'list_before', isAside: true }, `${little} *3 ${knowing}`),
      ...cuesOf({ limit: 'in_part', reach: 'clause_after', notBefore: served }, 'unterstützung bei/beim'),
      ...cuesOf({ limit: 'in_part', reach: 'list_after', isOfLearning: true }, 'studierte'),
      ...cuesOf(
        { limit: 'in_part', reach: 'list_after', isOfLearning: true, opensClause: true },
        'selbststudium\nselbststudium in/von/zu',
      ),
      ...cuesOf(
        { limit: 'in_part', reach: 'clause_after', isOfLearning: true },
        `lerne/lernte
      erlernen von
      erlernte
      einarbeitung in
      derzeit/aktuell/zurzeit weiterbildung/umschulung/ausbildung/schulung in/zu/zum/zur
      derzeit/aktuell/zurzeit in weiterbildung/umschulung/ausbildung/schulung in/zu/zum/zur
      kurs/vhs-kurs/onlinekurs in/zu/zum/zur/über`,
      ),
      ...cuesOf(
        { limit: 'in_part', reach: 'list_before', isOfLearning: true },
        `gelernt
      im kurs gelernt`,
      ),
      ...cuesOf(
        { limit: 'in_part', reach: 'clause' },
        `unter anleitung/aufsicht
      unter fachlicher/direkter/enger/ständiger anleitung/aufsicht
      unter anleitung/aufsicht eines/einer/des/der/von
      in meiner/der freizeit
      in der freien zeit
      als hobby
      hobbyprojekt
      hobbyprojekte
      hobby-projekt
      hobby-projekte
      hobbymäßig
      aus spaß
      im heimlabor
      in einem kurs
      im kurs
      im vhs-kurs
      während der ausbildung`,
      ),
      ...cuesOf(
        { limit: 'in_part', reach: 'clause', isOfPrograms: true },
        `privat
      zu hause
      zuhause
      daheim`,
      ),
      ...cuesOf(
        { limit: 'at_most', reach: 'clause' },
        `nur zu hause
      nur zuhause
      nur privat
      nur im kurs/unterricht
      nur in der freizeit/theorie/schule
      nur theoretisch
      nur als anwender`,
      ),
      ...cuesOf(
        { limit: 'at_most', reach: 'list_after', notUnder: teaching },
        `grundkenntnisse in/von/im/der/des/mit
      grundkenntnisse
      grundlegende kenntnisse in/von/im/der/des
      geringe kenntnisse in/von/im
      basiskenntnisse in/von/im
      basiskenntnisse
      anfängerkenntnisse in/von
      anfängerkenntnisse
      grundlagen in/von/der/des/im
      grundlagen
      anfänger in
      anfänger
      einsteiger in`,
      ),
      ...cuesOf(
        { limit: 'at_most', reach: 'list_before', notUnder: teaching },
        `grundkenntnisse
      basiskenntnisse
      basiswissen
      grundwissen
      anfängerkenntnisse
      grundlagen
      anfänger
      einsteiger
      nur grundlagen/grundkenntnisse
      erste kenntnisse
      geringe kenntnisse`,
      ),
    ],
    stops: wordSet(
      `für von vom mit aus bei beim an am auf zu zum zur in im ins über durch nach als seit während um unter wo wenn dass weil
    sehr gute fundierte fortgeschrittene verhandlungssicher vertiefte leitung`,
    ),
    turns: wordSet('aber sondern jedoch während dann später'),
    joiners: wordSet('und oder sowie'),
  }),
);
