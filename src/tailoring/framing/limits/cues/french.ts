import { lazy } from '../../../../text/memoize.ts';
import { type CueTable, cuesOf, wordSet } from '../cue.ts';

const teaching = wordSet(
  'enseigné enseignement enseigner animé formé formation donné dispensé cours initiation initié transmis expliqué',
);

const served = wordSet(
  'domicile personne personnes toilette repas patients usagers clients élèves enfants résidents familles',
);
/** Who has it knows little: "peu d’expérience", "expérience professionnelle limitée". */
const little =
  'peu/quelque/quelques/faible/faibles/maigre/maigres/petite/légère/légères/minime/vague/vagues/modeste/modestes';
const knowing =
  'expérience/expériences/connaissance/connaissances/pratique/maîtrise/expertise/compétence/compétences';
const limited =
  'limitée/limitées/restreinte/restreintes/réduite/réduites/faible/faibles/minime/minimale/minimales/superficielle/superficielles/sommaire/sommaires/partielle/partielles/modeste/modestes';

export const french = lazy(
  (): CueTable => ({
    cues: [
      ...cuesOf(
        { limit: 'none', reach: 'list_after', isOfHeads: true },
        `sans
      sauf
      hormis
      excepté
      à part
      au lieu de/du/des
      à la place de/du/des
      plus aucun/aucune`,
      ),
      ...cuesOf(
        { limit: 'none', reach: 'list_after' },
        `avec/pour/auprès/soutenu/assisté/accompagné/côtés équipe/équipes
      avec/pour/soutenu/assisté/accompagné les/des/le/la/nos/une équipe/équipes/service/collègues/développeurs/ingénieurs/techniciens/spécialistes/experts/fournisseurs
      avec/pour/auprès/côtés de équipe
      auprès/côtés des équipes/développeurs/ingénieurs/techniciens/spécialistes/experts
      auprès/côtés du service
      avec/pour/auprès/côtés de équipe de`,
      ),
      ...cuesOf(
        { limit: 'in_part', reach: 'list_after', isOfHeads: true, isOfPrograms: true },
        `suppression de/du/des
      supprimé
      retiré
      retrait de/du/des
      abandon de/du/des
      abandonné
      décommissionnement de/du/des`,
      ),
      ...cuesOf(
        {
          limit: 'in_part',
          reach: 'between',
          isOfPrograms: true,
          openings: wordSet('remplacé remplacement remplaçant'),
        },
        'par',
      ),
      ...cuesOf(
        { limit: 'in_part', reach: 'clause_after', notBefore: served },
        `aide à/au/aux
      aide pour
      aidé à/au/aux
      aidé équipe à
      appui à/au/aux
      participation à/au/aux
      participé à/au/aux
      contribution à/au/aux
      contribué à/au/aux
      première expérience de/en/avec
      premières expériences de/en/avec
      initiation à/au/aux
      familiarisé avec
      sensibilisation à/au/aux`,
      ),
      ...cuesOf(
        { limit: 'in_part', reach: 'clause_after' },
        `${little} *3 ${knowing}
      peu de *3 ${knowing}
      ${knowing} *3 ${limited}`,
      ),
      ...cuesOf(
        { limit: 'in_part', reach: 'list_before', isAside: true },
        `${little} *3 ${knowing}
      peu de *3 ${knowing}
      ${knowing} *3 ${limited}`,
      ),
      ...cuesOf({ limit: 'in_part', reach: 'list_after', isOfLearning: true }, 'étudié'),
      ...cuesOf(
        { limit: 'in_part', reach: 'list_after', isOfLearning: true, opensClause: true },
        `autoformation
      autoformation en/à/de/sur
      auto formation
      auto formation en/à/de/sur`,
      ),
      ...cuesOf(
        { limit: 'in_part', reach: 'clause_after', isOfLearning: true },
        `apprentissage de/du/des
      en train apprendre
      apprends
      appris
      suivi un/des cours de/en/sur
      suivi un cours
      cours en ligne de/sur
      actuellement formation en/à/de
      actuellement en formation`,
      ),
      ...cuesOf(
        { limit: 'in_part', reach: 'clause' },
        `sous supervision
      sous la supervision/surveillance/direction
      sous le contrôle/encadrement
      encadré/encadrée/supervisé/supervisée par
      pendant/sur mon temps libre
      sur le temps libre
      comme loisir/hobby/passe-temps
      en loisir
      projet personnel
      projets personnels
      projet de loisir
      pour le plaisir
      pour mon plaisir
      à titre privé/personnel
      dans un cours
      en cours du soir
      lors un cours
      pendant un cours`,
      ),
      ...cuesOf(
        { limit: 'in_part', reach: 'clause', isOfPrograms: true },
        `à la maison
      chez moi`,
      ),
      ...cuesOf(
        { limit: 'at_most', reach: 'clause' },
        `seulement/uniquement à la maison
      à la maison seulement/uniquement
      seulement/uniquement chez moi
      chez moi seulement/uniquement
      uniquement/seulement en cours/théorie
      en théorie seulement/uniquement`,
      ),
      ...cuesOf(
        { limit: 'at_most', reach: 'list_after', notUnder: teaching },
        `notions de/en/sur/élémentaires
      notions
      quelques notions de/en
      premières notions de/en
      connaissances de base en/de/du/des/sur
      connaissances de base
      connaissances élémentaires/limitées en/de/du
      bases en
      les bases de/du/en
      rudiments de/du
      débutant en/sur
      débutante en/sur
      niveau débutant en/sur
      débutant`,
      ),
      ...cuesOf(
        { limit: 'at_most', reach: 'list_before', notUnder: teaching },
        `notions
      notions de base
      connaissances de base
      niveau débutant
      débutant
      débutante
      les bases
      bases
      bases seulement/uniquement`,
      ),
    ],
    stops: wordSet(
      `pour par avec dans sur sous chez en à au aux depuis pendant après avant selon que qui où dont lors via
    avancé avancée expert experte solide solides maîtrise courant`,
    ),
    turns: wordSet('mais puis tandis cependant ensuite'),
    joiners: wordSet('et ou'),
  }),
);
