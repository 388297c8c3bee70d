import { phrases } from '../../../../lexicon/packed/phrase-lists.ts';
import { activityAtStart } from '../../../../lexicon/words/infinitives.ts';
import { preparedPattern } from '../../../../text/patterns/prepared-pattern.ts';
import { namedCharge } from '../../../framing/foreign-charges.ts';
import { namedActivities, type RomanceLanguage } from '../../../framing/romance-activities.ts';
import { capitalized } from '../../../grammar/spelling.ts';
import { overInInfinitives, overInPastVerbs, type Pattern } from '../pattern.ts';

/* Duties that name a thing or an infinitive, in German, French and Spanish. Those with a noun are in other files. */

export const germanCharge: Pattern = {
  rule: 'german_charge',
  why: 'opener',
  languages: ['de'],
  from: 'super',
  apply: (text, { style: { opensWith } }) => (isWithoutNouns(opensWith) ? null : namedCharge(text, 'de')),
  examples: [
    ['Verantwortlich für ein Team von 12 Mitarbeitern', 'Führung eines Teams von 12 Mitarbeitern'],
    ['Ich war verantwortlich für 12 Mitarbeiter', 'Führung von 12 Mitarbeitern'],
    ['Verantwortlich für das Budget von 2 Mio. Euro', 'Verwaltung des Budgets von 2 Mio. Euro'],
    ['Zuständig für den Fuhrpark mit 20 Wagen', 'Verwaltung des Fuhrparks mit 20 Wagen'],
    ['Zuständig für die Stammkunden in Bayern', 'Betreuung der Stammkunden in Bayern'],
    ['Zuständig für 40 Filialen im Raum Süd', 'Betreuung von 40 Filialen im Raum Süd'],
  ],
  leaves: [
    ['ein Team kann auch betreut worden sein', 'Zuständig für das Team Einkauf in Kiel'],
    ['ein Zustand wird nicht verwaltet', 'Verantwortlich für die Sauberkeit der Küche'],
    ['eine zweite Sache hinge in der Luft', 'Zuständig für die Kasse und das Lager'],
    ['ein Verb auch', 'Zuständig für die Kasse und habe 3 Azubis betreut'],
    ['mitverantwortlich ist weniger', 'Mitverantwortlich für das Budget von 2 Mio. Euro'],
    ['neben Verben passt kein Substantiv', 'Zuständig für die Stammkunden in Bayern', overInPastVerbs],
  ],
};

export const frenchCharge: Pattern = {
  rule: 'french_charge',
  why: 'opener',
  languages: ['fr'],
  from: 'super',
  apply: (text, { style: { opensWith } }) => (isWithoutNouns(opensWith) ? null : namedCharge(text, 'fr')),
  examples: [
    ["Responsable d'une équipe de 10 personnes", "Encadrement d'une équipe de 10 personnes"],
    ['Responsable de 5 vendeurs', 'Encadrement de 5 vendeurs'],
    ['En charge d’un portefeuille de 120 clients', 'Gestion d’un portefeuille de 120 clients'],
    ["J'étais chargée du budget de 2 boutiques", 'Gestion du budget de 2 boutiques'],
    ['Chargé de la caisse et de la vente du pain', 'Gestion de la caisse et de la vente du pain'],
  ],
  leaves: [
    ['un titre reste un titre', 'Responsable du stock'],
    ['un magasin en est un aussi', 'Responsable du magasin de la rue Haute'],
    ['sans article, c’est un métier', 'Responsable de stock pour deux magasins'],
    ['une qualité ne se gère pas', 'Responsable de la propreté de deux magasins'],
    ['un second devoir resterait en l’air', "Responsable d'un budget de 2 M€ et de former les vendeurs"],
    ['une seconde charge aussi', "Responsable d'une équipe de 3 personnes, en charge du suivi"],
    ['parmi des infinitifs un nom ne va pas', 'Responsable de 5 vendeurs', overInInfinitives],
  ],
};

export const spanishCharge: Pattern = {
  rule: 'spanish_charge',
  why: 'opener',
  languages: ['es'],
  from: 'super',
  apply: (text, { style: { opensWith } }) => (isWithoutNouns(opensWith) ? null : namedCharge(text, 'es')),
  examples: [
    ['Responsable de un equipo de 12 personas', 'Gestión de un equipo de 12 personas'],
    ['A cargo de 5 cajeros', 'Supervisión de 5 cajeros'],
    ['Encargada de la caja de dos tiendas', 'Gestión de la caja de dos tiendas'],
    ['Fui responsable del inventario de dos tiendas', 'Gestión del inventario de dos tiendas'],
  ],
  leaves: [
    ['un puesto sigue siendo un puesto', 'Encargado de la tienda de Huesca'],
    ['sin artículo es un oficio', 'Responsable de inventario en dos tiendas'],
    ['una cualidad no se gestiona', 'Responsable de la limpieza y el orden'],
    ['un segundo deber quedaría en el aire', 'Encargada de la caja y de atender el teléfono'],
    ['entre verbos un nombre no encaja', 'A cargo de 5 cajeros', overInPastVerbs],
  ],
};

function isWithoutNouns(opening: string | undefined): boolean {
  return opening === 'past' || opening === 'infinitive';
}

const beforeVerb = {
  fr: preparedPattern(
    () => String.raw`^(?:${phrases('writing', 'duty_before_verb', 'fr')})(?<duty>\p{Ll}.*)$`,
    'isu',
  ),
  es: preparedPattern(
    () => String.raw`^(?:${phrases('writing', 'duty_before_verb', 'es')})(?<duty>\p{Ll}.*)$`,
    'isu',
  ),
} as const;
const colon = preparedPattern(String.raw`:(?!\d)`);
const minWords = 3;

/** Among infinitives the frame alone is dropped, else each infinitive becomes the noun of its activity. */
function dutyWithVerb(language: RomanceLanguage): Pattern['apply'] {
  return (text, { style: { opensWith } }) => {
    const duty = beforeVerb[language].exec(text)?.groups?.['duty'] ?? '';
    if (colon.test(duty) || duty.split(/\s+/).length < minWords || opensWith === 'past') return null;
    if (activityAtStart(duty, language) === null) return null;
    const named = namedActivities(duty, language, true);
    if (named === null) return null;
    return capitalized(opensWith === 'infinitive' ? duty : named);
  };
}

export const frenchDutyWithVerb: Pattern = {
  rule: 'french_duty_with_verb',
  why: 'opener',
  languages: ['fr'],
  from: 'good',
  apply: dutyWithVerb('fr'),
  examples: [
    ['Chargé de développer le site de deux magasins', 'Développement du site de deux magasins'],
    [
      "Chargée d'accueillir les clients et de répondre au téléphone",
      'Accueil des clients et réponse au téléphone',
    ],
    ['Ma mission était de former les vendeurs au tri', 'Formation des vendeurs au tri'],
    ['Mon rôle consistait à gérer un parc de 30 camions', "Gestion d'un parc de 30 camions"],
    ['Chargé de trier le courrier de deux bureaux', 'Trier le courrier de deux bureaux', overInInfinitives],
  ],
  leaves: [
    ['un but n’est pas atteint', 'Chargé de réduire les coûts de deux magasins'],
    ['un second but non plus', 'Chargé de gérer le stock et de réduire les coûts'],
    ['un métier est un titre', 'Chargé de gestion de deux magasins'],
    ['trop court', 'Chargé de trier'],
    [
      'parmi des verbes au passé un nom ne va pas',
      'Chargé de trier le courrier de deux bureaux',
      overInPastVerbs,
    ],
  ],
};

export const spanishDutyWithVerb: Pattern = {
  rule: 'spanish_duty_with_verb',
  why: 'opener',
  languages: ['es'],
  from: 'good',
  apply: dutyWithVerb('es'),
  examples: [
    [
      'Encargada de captar clientes y verificar los pagos',
      'Captación de clientes y verificación de los pagos',
    ],
    [
      'Responsable de supervisar a 5 cajeros y de coordinar los turnos',
      'Supervisión de 5 cajeros y coordinación de los turnos',
    ],
    ['Mi tarea era la de atender a los socios del club', 'Atención a los socios del club'],
    [
      'Me encuentro encargado de definir los turnos de dos tiendas',
      'Definición de los turnos de dos tiendas',
    ],
    ['Encargado de revisar los pagos del mes', 'Revisar los pagos del mes', overInInfinitives],
  ],
  leaves: [
    ['una meta puede no haberse alcanzado', 'Encargado de reducir los costos de dos tiendas'],
    ['un segundo verbo no se conoce', 'Encargada de captar clientes y mantener el contacto'],
    ['un oficio es un cargo', 'Encargado de sistemas de dos tiendas'],
    ['muy corto', 'Encargado de vender'],
    ['entre verbos en pasado un nombre no encaja', 'Encargado de revisar los pagos del mes', overInPastVerbs],
  ],
};
