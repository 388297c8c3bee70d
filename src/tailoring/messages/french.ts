import type { Messages } from './messages.ts';

/** No-break spaces, as French sets them inside quotation marks and before two-part signs. */
const quoted = (term: string): string => `«\u00a0${term}\u00a0»`;
const listed = (terms: readonly string[]): string => terms.map(quoted).join(', ');

export const french: Messages = {
  space: ' ',
  writtenIn: (language) => `le CV est rédigé en ${language}`,
  languages: { en: 'anglais', de: 'allemand', fr: 'français', es: 'espagnol', zh: 'chinois' },
  questions: {
    tool: (term) => `Avez-vous travaillé avec ${quoted(term)}\u00a0? Précisez où et comment.`,
    method: (term) =>
      `Votre travail comprenait-il ceci\u00a0: ${quoted(term)}\u00a0? Ajoutez un exemple au poste concerné.`,
    domain: (term) =>
      `Avez-vous travaillé dans ce domaine\u00a0: ${quoted(term)}\u00a0? Ajoutez le poste ou le projet concerné.`,
    unknown: (term) => `Pouvez-vous montrer ceci\u00a0: ${quoted(term)}\u00a0? Ajoutez un exemple.`,
    certificate: (term) =>
      `Êtes-vous titulaire de cette certification\u00a0: ${quoted(term)}\u00a0? Ajoutez-la à vos certifications.`,
    licence: (term) =>
      `Êtes-vous titulaire de ce permis ou de cette habilitation\u00a0: ${quoted(term)}\u00a0? Ajoutez-le à vos certifications.`,
    language: (term) =>
      `Parlez-vous cette langue\u00a0: ${quoted(term)}\u00a0? Ajoutez-la à vos langues, avec votre niveau.`,
    soft: (term) =>
      `Avez-vous un exemple professionnel de cette qualité\u00a0: ${quoted(term)}\u00a0? Ajoutez-le.`,
    near: (quotes) => `Votre CV mentionne déjà ${listed(quotes)}.`,
    shown: (quote, term) =>
      `Ce passage montre-t-il ${quoted(term)}\u00a0: ${quoted(quote)}\u00a0? Dites avec vos mots ce que vous avez fait.`,
    typicalTask: (title, term) =>
      `Un poste comme ${quoted(title)} comprend le plus souvent ${quoted(term)}, mais votre CV n’en parle pas. Si vous l’avez fait, ajoutez-y un exemple.`,
  },
  proposals: {
    tool: '[Activité] avec [outil]',
    method: '[Activité] pour [qui ou quel projet]',
    domain: '[Activité] dans le domaine [domaine]',
    unknown: '[Activité], avec pour résultat [résultat]',
    certificate: '[certification], [année]',
    licence: '[permis ou habilitation], [année]',
    language: '[langue], [niveau]',
  },
  wording: {
    filler: 'Mots inutiles supprimés.',
    opener: 'Commence désormais par ce que vous avez fait.',
    actionFirst: 'D’abord ce que vous avez fait, puis avec quoi.',
    marks: 'Espaces et virgules à leur place.',
    verb: 'Commence désormais par un verbe clair.',
    tense: 'Au passé, car ce poste est terminé.',
    resultFirst: 'Le résultat vient en premier.',
    resultJoined: 'Le résultat suit directement l’action.',
    split: 'Un long point a été divisé.',
    merged: 'Deux points courts au début identique ont été réunis.',
    jobBullets: 'Le paragraphe est devenu une liste : ses points se trouvent d’un coup d’œil.',
    tinyBullets: 'Les mots isolés tiennent maintenant en une ligne.',
    action: 'Dit par un verbe ce que vous avez fait.',
    voice: 'Écrit sans « je », comme il est d’usage dans un CV.',
    praise: 'Un éloge qui ne dit rien du travail a été retiré.',
    label: 'Commence par ce que vous avez fait, sans intitulé.',
    typing: 'Les fautes de frappe sont corrigées.',
    capital: 'Commence par une majuscule, comme les autres lignes.',
    rejoined: 'Les deux moitiés d’une ligne sont réunies.',
    wish: 'Ce que vous cherchez figure dans la candidature : le profil dit ce que vous apportez.',
    summaryLine: 'Les mots isolés du profil tiennent maintenant en une ligne.',
  },
  changes: {
    alias: (from, to) => `L’offre écrit ${quoted(to)}, votre CV ${quoted(from)}\u00a0: c’est la même chose.`,
    nameSpelling: (name) => `Écrit ${quoted(name)} comme son éditeur.`,
    surfaced: (term) =>
      `L’offre demande ${quoted(term)}. Votre CV le montre, mais vos compétences ne le citaient pas.`,
    surfacedAs: (term, quote) =>
      `L’offre demande ${quoted(term)}. Votre CV le montre sous le nom ${quoted(quote)}.`,
    broaderTerm: (term, quote) =>
      `Terme plus général\u00a0: votre CV mentionne ${quoted(quote)}, qui relève de ${quoted(term)}.`,
    headline: 'Le titre cite désormais ce que l’offre demande en premier et que votre CV montre.',
    headlineTitle:
      'Votre CV n’avait pas de titre\u00a0: il porte désormais votre fonction, qui correspond à l’offre.',
    summaryBuilt: 'Ce résumé est composé de ce que vos postes montrent pour cette offre.',
    summaryExtended:
      'Votre résumé cite désormais aussi ce que l’offre demande, avec des faits tirés de vos postes.',
    bulletOrder: 'Les points les plus utiles pour cette offre viennent désormais en premier.',
    skillOrder: 'Des compétences que l’offre demande ont été avancées.',
    entryFirst: (title) =>
      `Placé en premier, car c’est le plus utile pour cette offre\u00a0: ${quoted(title)}.`,
    skillsUp:
      'Vos compétences viennent désormais avant vos postes, car le haut montrait peu de ce que l’offre demande.',
    jobsUp:
      'Vos emplois viennent désormais avant vos compétences\u00a0: après vos années dans le métier, ils en disent plus.',
    projectsUp: 'Les projets utiles pour cette offre viennent désormais avant votre formation.',
    hidden: 'Masqué pour gagner de la place\u00a0: sans rapport avec cette offre.',
    hiddenOld: (years) =>
      `Masqué pour gagner de la place\u00a0: sans rapport avec cette offre, et ce poste a pris fin il y a ${years} ans.`,
    hiddenDuplicate: (skill) => `Masqué, car ${quoted(skill)} figure deux fois dans vos compétences.`,
  },
  ownEdits: {
    set: 'Modifié par vous.',
    add: 'Ajouté par vous.',
    remove: 'Supprimé par vous.',
    arrange: 'Réordonné par vous.',
    answer: 'Votre réponse à une question sur cette offre. Elle fait maintenant partie de votre CV.',
  },
  warnings: {
    noRequirements:
      'Aucune exigence n’a été trouvée dans cette offre. Vérifiez que le texte de l’offre est complet.',
    suspectedInjection:
      'Une partie de l’offre s’adresse à une machine et non à des personnes. Elle a été ignorée.',
    partlyRead:
      'L’offre a trop de lignes ou demande trop de choses. Seul le début a été lu. Vérifiez qu’il s’agit bien d’une seule offre.',
    resumePartlyRead: (texts) =>
      `Votre CV a trop de lignes. Seules les ${texts} premières sont évaluées, et il n’est pas adapté. Vérifiez qu’il s’agit bien d’un seul CV.`,
    languageDiffers: (posting, resume) =>
      `L’offre est en ${posting}, le CV en ${resume}. Seul ce que les deux langues écrivent de la même façon peut correspondre, comme les noms, les certifications et les années. Rien n’est traduit.`,
    knockout: (terms, cap) =>
      `L’offre l’exige et votre CV ne le montre pas\u00a0: ${terms.join(', ')}. Sans cela, la note ne peut pas dépasser ${cap}.`,
    wordingKept:
      'Aucune phrase n’a été reformulée\u00a0: hors de l’anglais, peu de tournures sont connues, et aucune ne s’appliquait. Seuls l’ordre, les compétences et l’orthographe des termes peuvent changer.',
    editedByHand: (ids) =>
      `Écrit par vous, sans vérification par rapport à votre CV\u00a0: ${ids.join(', ')}.`,
    editLost: (id, text) =>
      `Votre modification ${id} ne s’applique plus, car ce qu’elle modifiait a été annulé. ${text === '' ? '' : `Votre texte\u00a0: ${quoted(text)}. `}Annulez ${id} pour l’abandonner.`,
    undoneBeneath: (ids, edit) =>
      `Annulé sous votre modification ${edit}\u00a0: ${ids.join(', ')}. Votre modification est conservée. Annulez aussi ${edit} pour voir la différence.`,
  },
};
