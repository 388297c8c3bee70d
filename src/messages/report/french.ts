import type { ReportMessages } from './report-messages.ts';

/** French has the plural from two on. */
const plural = (count: number): string => (count > 1 ? 's' : '');

export const french: ReportMessages = {
  quotes: ['«\u00a0', '\u00a0»'],
  labeled: (label, text) => `${label}\u00a0: ${text}`,
  comma: ', ',
  semicolon: '\u00a0; ',
  places: {
    sections: {
      work: ['poste', 'postes'],
      volunteer: ['bénévolat', 'bénévolat'],
      projects: ['projet', 'projets'],
      education: ['formation', 'formation'],
      skills: ['groupe de compétences', 'compétences'],
      certificates: ['certification', 'certifications'],
      languages: ['langue', 'langues'],
      awards: ['distinction', 'distinctions'],
      publications: ['publication', 'publications'],
      interests: ['centre d’intérêt', 'centres d’intérêt'],
      references: ['référence', 'références'],
    },
    whole: {
      'basics.label': 'titre',
      'basics.summary': 'profil',
      'basics.name': 'nom',
      'basics.email': 'adresse e-mail',
      'basics.phone': 'numéro de téléphone',
      'basics.location': 'lieu',
      'basics.url': 'site web',
      'basics.image': 'photo',
      sections: 'rubriques',
      custom: 'autres rubriques',
    },
    fields: { title: 'intitulé', text: 'texte', points: 'points' },
    point: 'point',
    contact: 'coordonnées',
    profile: ['profil en ligne', 'profils en ligne'],
    otherSection: 'autre rubrique',
    entry: 'entrée',
    comma: ', ',
  },
  kicker: 'Modifications et raisons',
  positionAt: (position, company) => `${position}, ${company}`,
  score: {
    title: 'Note',
    of: (points, most) => `${points} sur ${most}`,
    percent: (percent) => `${percent}\u00a0%`,
    becomes: 'devient',
    moved: (before, after, ceiling) =>
      `Avant\u00a0: ${before}, maintenant\u00a0: ${after}, au maximum ${ceiling} sur 100`,
    gained: (points, ceiling) => {
      const count = Math.abs(points);
      const gain =
        points === 0
          ? 'Comme avant'
          : `${count} point${plural(count)} de ${points > 0 ? 'plus' : 'moins'} qu’avant`;
      return `${gain}\u00a0; maximum possible avec ce CV\u00a0: ${ceiling}.`;
    },
    parts: 'Composition de la note',
    part: 'Critère',
    share: 'Taux',
    points: 'Points',
    dials: {
      fit: { name: 'Adéquation', meaning: 'ce que votre CV prouve' },
      presentation: { name: 'Présentation', meaning: 'la clarté avec laquelle il le montre' },
    },
    components: {
      must: 'compétences exigées',
      depth: 'solidité des preuves',
      nice: 'compétences souhaitées',
      title: 'intitulé du poste',
      field: 'domaine professionnel',
      years: 'années d’expérience',
      degree: 'diplôme',
      literal: 'termes de l’offre',
      listed: 'citées dans les compétences',
      top: 'visibles au premier coup d’œil',
      parse: 'lisible par les logiciels',
    },
    deductions: { missing_licence: (terms) => `manque\u00a0: ${terms}` },
    together: (reached, most) =>
      `Au total, ${reached} points sur ${most}. La note en découle selon une échelle fixe\u00a0; elle est plus basse si moins de la moitié des exigences est prouvée.`,
  },
  requirements: {
    title: 'Ce que l’offre demande',
    asked: 'Exigence',
    state: 'État',
    shownBy: 'Preuve',
    statuses: { met: 'remplie', 'in part': 'en partie', missing: 'absente' },
    classes: {
      must: 'exigé',
      nice: 'souhaité',
      responsibility: 'tâche',
      soft: 'savoir-être',
    },
    groups: {
      mandatory: 'Habilitation ou langue indispensable',
      required: 'Exigé',
      probable: 'Probablement exigé',
      nice: 'Souhaité',
      tasks: 'Tâches',
      soft: 'Savoir-être, non pris en compte',
    },
    tally: (met, inPart, missing) =>
      `${met} remplie${plural(met)}, ${inPart} en partie, ${missing} absente${plural(missing)}`,
    moreInJson: (more) => `et ${more} autre${plural(more)}, dans le rapport en JSON`,
    namedOnly: 'mentionné, mais pas comme une chose que vous avez faite ou obtenue',
    nothing: 'rien dans le CV',
    closest: 'le plus proche\u00a0:',
    limited: 'la ligne n’en dit qu’une partie, ou parle d’un travail avec de l’aide',
    listedOnly: 'cité dans une liste, sans exemple',
    morePlaces: (more) => `${more} autre${plural(more)}`,
  },
  changes: {
    title: 'Modifications',
    none: 'Ni les mots ni l’ordre n’ont été modifiés.',
    removed: 'supprimé',
    added: 'ajouté',
    byYou: 'par vous',
    why: 'Raison',
    serves: 'Répond à',
    basedOn: 'D’après',
    now: (order) => `Maintenant\u00a0: ${order}`,
    movedTo: 'vers',
    operations: {
      rewrite: 'reformulation',
      alias: 'graphie d’un nom',
      surface_skill: 'compétence ajoutée',
      reorder: 'nouvel ordre',
      hide: 'masqué',
      restore: 'affiché de nouveau',
      merge: 'points réunis',
      headline: 'titre',
      summary: 'profil',
      section_order: 'ordre des rubriques',
      edit: 'modifié',
      answer: 'réponse',
    },
    undo: 'Chaque modification peut être annulée seule, gratuitement\u00a0:',
    withheld: (count, reasons) =>
      `${count === 1 ? 'Une reformulation a été écartée, car elle se serait mal lue' : `${count} reformulations ont été écartées, car elles se seraient mal lues`}\u00a0: ${reasons}.`,
  },
  gaps: {
    title: 'Ce que votre CV ne montre pas',
    advice: 'L’offre le demande. Si c’est votre cas, ajoutez-le à votre CV.',
  },
  hidden: {
    title: 'Masqué',
    note: 'Absent de cette version\u00a0; votre CV d’origine le contient toujours.',
    what: 'Quoi',
    where: 'Où',
    why: 'Pourquoi',
  },
  warnings: 'Bon à savoir',
};
