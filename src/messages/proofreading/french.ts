import type { ProofreadingMessages } from './proofreading-messages.ts';

const quoted = (word: string): string => `«\u00a0${word}\u00a0»`;
/** French has the plural from two on. */
const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count > 1 ? many : one}`;
const times = (count: number): string => (count > 1 ? ` (${count} fois)` : '');
const ordinal = (number: number): string => `${number}${number === 1 ? 'er' : 'e'}`;
const experience = (years: number): string =>
  years === 0 ? 'moins d’un an d’expérience' : `${counted(years, 'an')} d’expérience`;

export const french: ProofreadingMessages = {
  places: {
    name: 'Nom',
    headline: 'Titre',
    email: 'E-mail',
    phone: 'Téléphone',
    location: 'Lieu',
    contact: 'Coordonnées',
    otherSection: 'Autre rubrique',
    whole: 'CV entier',
  },
  labeled: (place, message) => `${place}\u00a0: ${message}`,
  placed: (...parts) => parts.join(', '),
  dates: 'dates',
  entry: (number) => `${number === 1 ? '1re' : `${number}e`} entrée`,
  bullet: (number) => `${ordinal(number)} point`,
  bullets: (numbers, hasMore) =>
    `points ${hasMore ? `${numbers.join(', ')} et d’autres` : `${numbers.slice(0, -1).join(', ')} et ${numbers.at(-1)}`}`,
  names: (names, more) => names.join(', ') + (more > 0 ? ` et ${counted(more, 'autre')}` : ''),
  duration: (years, months) =>
    [...(years > 0 ? [counted(years, 'an')] : []), ...(months > 0 ? [`${months} mois`] : [])].join(' et '),
  missingEmail: {
    message: 'Il manque une adresse e-mail.',
    advice: 'Ajoutez une adresse e-mail, pour que les employeurs puissent vous joindre.',
  },
  missingPhone: {
    message: 'Il manque un numéro de téléphone.',
    advice: 'Ajoutez un numéro de téléphone, pour que les employeurs puissent vous joindre.',
  },
  noJobs: {
    message: 'Le CV n’a aucun poste, mais ses compétences contiennent un texte qui peut en être un.',
    advice:
      'Écrivez un titre comme «\u00a0Expérience professionnelle\u00a0» au-dessus de vos postes dans votre fichier et enregistrez-le de nouveau\u00a0: resume-tailor base set FILE.',
  },
  placeholder: {
    message: (quote) => `${quoted(quote)} est un texte à remplacer et ne dit rien de vous.`,
    advice: 'Remplacez-le par vos propres mots ou supprimez-le.',
  },
  dateOrder: {
    message: (dates) => `${quoted(dates)}\u00a0: la fin précède le début.`,
    advice: 'Corrigez les dates ou inversez-les.',
  },
  dateFuture: {
    start: (dates) => `${quoted(dates)}\u00a0: le début est dans le futur.`,
    end: (dates) => `${quoted(dates)}\u00a0: la fin est dans le futur.`,
    advice:
      'Corrigez l’année, écrivez «\u00a0aujourd’hui\u00a0» si c’est en cours, ou ajoutez «\u00a0prévu\u00a0» à une date à venir.',
  },
  gap: {
    before: (name) => `avant ${name}`,
    message: (duration, earlier, later) => `${duration} sans activité indiquée entre ${earlier} et ${later}.`,
    advice: 'Vous pouvez ajouter ce que vous avez fait alors. Si une date est fausse, corrigez-la.',
  },
  overlap: {
    message: (names) => `En même temps que ${names}.`,
    many: (count, all, names) => `${count} postes sur ${all} se chevauchent avec un autre\u00a0: ${names}.`,
    advice:
      'Si les deux sont exacts, gardez-les. Précisez par exemple «\u00a0temps partiel\u00a0» ou «\u00a0indépendant\u00a0».',
  },
  tooLong: {
    message: (pages, years) => `Environ ${counted(pages, 'page')} pour ${experience(years)}.`,
    advice: 'Gardez ce qui compte pour le poste recherché et raccourcissez le reste.',
  },
  tooShort: {
    message: (words, years) =>
      `${counted(words, 'mot')} sur ce que vous avez fait, pour ${experience(years)}.`,
    advice: 'Ajoutez ce que vous avez fait dans vos derniers postes, et les résultats.',
  },
  weakOpening: {
    message: (opening) => `${quoted(opening)} nomme une responsabilité, pas ce que vous avez fait.`,
    many: (count) => `${count} points commencent par une responsabilité au lieu de ce que vous avez fait.`,
    advice: 'Commencez par l’action, puis l’ampleur et le résultat.',
  },
  oneWord: {
    message: 'Ce point ne compte qu’un seul mot.',
    many: (count) => `${count} points ne comptent qu’un seul mot.`,
    advice: 'Dites ce que vous avez fait et avec quel résultat, ou placez ce mot parmi vos compétences.',
  },
  longLine: {
    bullet: (length) => `Ce point compte ${length}.`,
    paragraph: (length) => `Ce paragraphe compte ${length}.`,
    many: (count) => `${count} textes sont très longs.`,
    words: (count) => counted(count, 'mot'),
    characters: (count) => counted(count, 'caractère'),
    advice: 'Divisez-le en points d’une ou deux lignes, ou raccourcissez-le.',
  },
  firstPerson: {
    message: (word) => `${quoted(word)} est à la première personne.`,
    many: (count) => `${count} textes sont à la première personne.`,
    advice:
      'Supprimez «\u00a0je\u00a0», «\u00a0mon\u00a0» et «\u00a0notre\u00a0»\u00a0: «\u00a0Gestion du magasin\u00a0» dit la même chose que «\u00a0J’ai géré notre magasin\u00a0».',
  },
  repeatedOpening: {
    andLater: (place) => `${place} et plus loin`,
    message: (count, all, word) => `${count} points sur ${all} commencent par ${quoted(word)}.`,
    advice: 'Variez le premier mot de certains d’entre eux.',
  },
  spelling: {
    misspelled: (word, count) => `${quoted(word)}${times(count)} est mal orthographié.`,
    slip: (word, count) => `${quoted(word)}${times(count)} est une faute de frappe.`,
    unknown: (word, count) => `${quoted(word)}${times(count)} n’est pas dans le dictionnaire.`,
    write: (word) => `Écrivez ${quoted(word)}.`,
    didYouMean: (words) =>
      `Vouliez-vous dire ${words.map(quoted).join(', ')}\u00a0? Si le mot est correct, gardez-le.`,
  },
  none: 'Aucune erreur trouvée.',
  counts: (errors, warnings, hints) =>
    [counted(errors, 'erreur'), counted(warnings, 'avertissement'), counted(hints, 'remarque')].join(', '),
};
