import type { LimitToTell, LimitWithoutWords, Messages } from './messages.ts';

/** French has no-break spaces inside quotation marks and before two-part punctuation marks. */
const quoted = (term: string): string => `«\u00a0${term}\u00a0»`;
const listed = (terms: readonly string[]): string => terms.map(quoted).join(', ');

const limitReasons: Readonly<Record<LimitWithoutWords, string>> = {
  other_line: 'ailleurs, seulement des notions',
  row_of_names: 'seulement énuméré, sans exemple',
  product_name: 'seulement dans un nom de projet',
  part: 'la ligne n’en montre qu’une partie',
  one_program: 'un seul des logiciels est cité',
  whole_suite: 'cite la suite, pas ce logiciel',
  held_title: 'seul l’intitulé du poste le dit',
  only_claimed: 'ni emploi ni études ne le montrent',
  level: 'niveau inférieur à celui demandé',
};

function limitText(limit: LimitToTell): string {
  if (limit.kind === 'words') return `la ligne dit ${quoted(limit.words)}`;
  if (limit.kind !== 'job_title') return limitReasons[limit.kind];
  const { title } = limit;
  return title === null
    ? 'aucun poste ne montre ce travail'
    : `le poste ${quoted(title)} ne montre pas ce type de travail`;
}

export const french: Messages = {
  space: ' ',
  writtenIn: (language) => `le CV est rédigé en ${language}`,
  limit: limitText,
  languages: { en: 'anglais', de: 'allemand', fr: 'français', es: 'espagnol', zh: 'chinois' },
  questions: {
    tool: (term) => `Avez-vous déjà travaillé avec ${quoted(term)}\u00a0? Si oui, précisez où et comment.`,
    method: (term) =>
      `Avez-vous de l’expérience dans ce domaine\u00a0: ${quoted(term)}\u00a0? Si oui, ajoutez un exemple au poste correspondant.`,
    domain: (term) =>
      `Avez-vous travaillé dans le domaine ${quoted(term)}\u00a0? Si oui, ajoutez le poste ou le projet.`,
    task: (term) =>
      `Cela faisait-il partie de vos tâches\u00a0: ${quoted(term)}\u00a0? Si oui, ajoutez un exemple au poste correspondant.`,
    unknown: (term) => `Avez-vous de l’expérience avec ${quoted(term)}\u00a0? Si oui, ajoutez un exemple.`,
    certificate: (term) =>
      `Avez-vous cette certification ou ce diplôme\u00a0: ${quoted(term)}\u00a0? Si oui, ajoutez-le à vos certifications.`,
    licence: (term) =>
      `Avez-vous ce permis ou cette habilitation\u00a0: ${quoted(term)}\u00a0? Si oui, ajoutez-le à vos certifications.`,
    language: (term) => `Parlez-vous ${term}\u00a0? Si oui, ajoutez-le à vos langues, avec votre niveau.`,
    degree: (term) =>
      `Avez-vous ce diplôme\u00a0: ${quoted(term)}\u00a0? Si oui, ajoutez-le à vos formations.`,
    study: (term) =>
      `Avez-vous suivi une formation dans ce domaine\u00a0: ${quoted(term)}\u00a0? Si oui, ajoutez-la à vos formations.`,
    title: (term) =>
      `Avez-vous déjà exercé ce métier\u00a0: ${quoted(term)}\u00a0? Si oui, ajoutez le poste.`,
    near: (quotes) => `Votre CV mentionne déjà ${listed(quotes)}.`,
    onlyNamed: (quote) => `Votre CV mentionne ${quoted(quote)}, sans dire ce que vous avez fait.`,
    shown: (quote, term) =>
      `Votre CV indique ${quoted(quote)}. Cela comprend-il ${quoted(term)}\u00a0? Si oui, dites avec vos mots ce que vous avez fait.`,
    typicalTask: (title, term) =>
      `Un poste comme ${quoted(title)} comprend en général ${quoted(term)}, mais votre CV n’en parle pas. Si vous l’avez fait, ajoutez un exemple à ce poste.`,
  },
  proposals: {
    tool: '[Activité] avec [outil]',
    activity: '[tâche] [pour qui, combien ou avec quel résultat]',
    thing: '[exigence] : [ce que vous avez fait]',
    certificate: '[certification], [année]',
    licence: '[permis ou habilitation], [année]',
    language: '[langue], [niveau]',
    degree: '[diplôme], [établissement], [année]',
    study: '[matière], [établissement], [année]',
    title: '[métier], [de quand à quand]',
  },
  wording: {
    filler: 'Dit la même chose en moins de mots ou plus simplement.',
    opener: 'Commence désormais par ce que vous avez fait.',
    actionFirst: 'D’abord ce que vous avez fait, puis avec quoi.',
    marks: 'Espaces et virgules corrigées.',
    stop: 'Se termine comme les autres lignes du poste.',
    verb: 'Commence désormais par un verbe clair.',
    tense: 'Au passé, car ce poste est terminé.',
    evenTense: 'Tous les verbes de la phrase sont au même temps.',
    resultFirst: 'Le résultat vient en premier.',
    resultJoined: 'Le résultat suit directement l’action.',
    split: 'Un point trop long a été divisé.',
    merged: 'Deux points courts qui commencent de la même façon ont été réunis.',
    jobBullets: 'Le paragraphe est devenu une liste, plus rapide à parcourir.',
    tinyBullets: 'Mots isolés réunis sur une ligne.',
    action: 'Dit par un verbe ce que vous avez fait.',
    voice: 'Écrit sans « je », comme il est d’usage dans un CV.',
    owner: 'Écrit sans « mon » ni « notre », comme il est d’usage dans un CV.',
    thirdPerson: 'Écrit de votre point de vue, non à la troisième personne.',
    praise: 'Éloge sans contenu supprimé.',
    label: 'Commence par ce que vous avez fait, sans intitulé.',
    typing: 'Fautes de frappe corrigées.',
    article: 'Article manquant ajouté.',
    capital: 'Commence par une majuscule, comme les autres lignes.',
    noun: 'Nomme l’activité, comme les autres lignes.',
    rejoined: 'Une ligne coupée en deux a été réunie.',
    wish: 'Ce que vous recherchez a sa place dans la lettre de motivation. Le profil dit ce que vous apportez.',
    summaryLine: 'Mots isolés du profil réunis sur une ligne.',
  },
  changes: {
    alias: (from, to) => `L’offre dit ${quoted(to)}, votre CV ${quoted(from)}\u00a0: c’est la même chose.`,
    nameSpelling: (name) => `Orthographe corrigée\u00a0: ${quoted(name)}.`,
    surfaced: (term) =>
      `L’offre demande ${quoted(term)}. Votre CV le montre, mais cela manquait dans vos compétences.`,
    surfacedAs: (term, quote) =>
      `L’offre demande ${quoted(term)}. Votre CV le montre sous le nom ${quoted(quote)}.`,
    broaderTerm: (term, quote) =>
      `Votre CV mentionne ${quoted(quote)}\u00a0; l’offre emploie le terme plus général ${quoted(term)}.`,
    headline: 'Le titre cite désormais ce que l’offre demande en premier et que votre CV montre.',
    headlineTitle:
      'Votre CV n’avait pas de titre. Il indique désormais celle de vos fonctions qui est la plus proche de l’offre.',
    headlineOfField:
      'Votre titre citait un autre domaine. Il indique désormais celle de vos fonctions qui est la plus proche de l’offre.',
    headlineForWish:
      'Votre titre exprimait un souhait. Il indique désormais celle de vos fonctions qui est la plus proche de l’offre.',
    summaryBuilt: 'Nouveau résumé, composé de ce que vos postes montrent pour cette offre.',
    summaryExtended:
      'Votre résumé cite désormais aussi ce que l’offre demande, avec des faits tirés de vos postes.',
    bulletOrder: 'Les points les plus utiles pour cette offre viennent désormais en premier.',
    skillOrder: (names) => `Remonté, car l’offre le demande\u00a0: ${names}.`,
    entryFirst: (title) =>
      `Placé en premier, car c’est ce qui correspond le mieux à cette offre\u00a0: ${quoted(title)}.`,
    skillsUp:
      'Vos compétences viennent désormais avant vos postes, car le haut du CV montrait peu de ce que l’offre demande.',
    jobsUp:
      'Vos postes viennent désormais avant vos compétences, car vos années dans le métier en disent plus.',
    projectsUp: 'Les projets utiles pour cette offre viennent désormais avant votre formation.',
    hidden: 'Masqué pour gagner de la place\u00a0: sans rapport avec cette offre.',
    hiddenOld: (years) =>
      `Masqué pour gagner de la place\u00a0: sans rapport avec cette offre, et ce poste a pris fin il y a ${years} ans.`,
    hiddenDuplicate: (skill) => `Masqué, car ${quoted(skill)} figure deux fois dans vos compétences.`,
    hiddenRepeat: 'Masqué, car la même ligne figure déjà plus haut dans ce poste.',
    hiddenOffer: 'Retiré : les références sur demande vont de soi.',
    hiddenWish: 'Retiré : ce texte dit ce que vous cherchez, pas ce que vous apportez.',
  },
  raised: (met, of) =>
    `relevé, car ${met} des ${of} exigences obligatoires sont remplies\u00a0; les missions et les intitulés de poste pèsent moins`,
  fewAsked: (percent) =>
    `ne compte que pour ${percent}\u00a0%, car peu d’exigences de l’annonce ont pu être lues et aucun poste ne lui correspond de façon certaine`,
  lowered: (percent) =>
    percent === 0
      ? 'ne compte pas tant que peu d’exigences sont remplies, car à lui seul, ce critère dit peu de choses sur le poste'
      : `ne compte que pour ${percent}\u00a0% tant que peu d’exigences sont remplies, car à lui seul, ce critère dit peu de choses sur le poste`,
  withheld: {
    brackets: 'une parenthèse ou un guillemet serait resté ouvert',
    markup: 'une balise ou une mention du site d’emploi serait restée dans le texte',
    cut_term: 'une partie d’un mot plus long aurait été reprise de l’offre',
    capital: 'une phrase aurait commencé par une minuscule',
    number: 'le singulier et le pluriel ne se seraient pas accordés',
    article: 'l’article n’aurait pas convenu au mot suivant',
    verb_form: 'un verbe aurait eu une forme incorrecte',
    limiting_word: 'un mot restrictif aurait disparu',
    participle: 'une phrase aurait perdu son sujet',
    older_name: 'un ancien nom aurait remplacé un nom plus récent',
    tense: 'seule une partie des postes terminés aurait été mise au passé',
    repeated: 'une compétence aurait figuré deux fois',
  },
  ownEdits: {
    set: 'Modifié par vous.',
    add: 'Ajouté par vous.',
    remove: 'Supprimé par vous.',
    arrange: 'Réordonné par vous.',
    hide: 'Masqué par vous.',
    show: 'Affiché de nouveau par vous.',
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
    sameAtGood:
      'Au niveau good, le CV serait le même pour moins de crédits\u00a0: le niveau super ne trouve rien d’autre à changer.',
    wordingKept:
      'Aucune phrase ou presque n’a été reformulée\u00a0: hors de l’anglais, seules quelques tournures sont connues. L’ordre, les compétences et l’orthographe des termes peuvent quand même changer.',
    editedByHand: (ids) =>
      `Écrit par vous, sans vérification par rapport à votre CV\u00a0: ${ids.join(', ')}.`,
    editLost: (id, text) =>
      `Votre modification ${id} ne s’applique plus, car ce qu’elle modifiait a été annulé. ${text === '' ? '' : `Votre texte\u00a0: ${quoted(text)}. `}Annulez ${id} pour l’abandonner.`,
  },
};
