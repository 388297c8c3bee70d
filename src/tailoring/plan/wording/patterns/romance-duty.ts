import { phrases } from '../../../../lexicon/packed/phrase-lists.ts';
import { wordList } from '../../../../lexicon/packed/word-lists.ts';
import { type PreparedPattern, preparedPattern } from '../../../../text/patterns/prepared-pattern.ts';
import { capitalized } from '../../../grammar/spelling.ts';
import type { Pattern } from '../pattern.ts';

/* Drops the frame of a duty, which French and Spanish build alike. */

/** `Responsable de la gestion des stocks` becomes `Gestion des stocks`: French lines name the action directly. */
export const frenchDuty: Pattern = {
  rule: 'french_duty',
  why: 'opener',
  languages: ['fr'],
  from: 'good',
  apply(text) {
    return withoutRomanceFrame(text, {
      language: 'fr',
      opening: frenchOpening,
      laterAction: frenchLaterAction,
      laterDuty: frenchLaterDuty,
    });
  },
  examples: [
    ['Responsable de la gestion des stocks', 'Gestion des stocks'],
    ["J'étais chargée de l'accueil des clients étrangers", 'Accueil des clients étrangers'],
    ['En charge du suivi de 12 chantiers', 'Suivi de 12 chantiers'],
    ['Responsable de la gestion et suivi des stocks', 'Gestion et suivi des stocks'],
    [
      'Mes missions principales étaient la relance des clients et le suivi de 40 dossiers',
      'Relance des clients et suivi de 40 dossiers',
    ],
    ["Chargé de la mise en place d'un nouvel outil", "Mise en place d'un nouvel outil"],
    [
      "Responsable de la gestion des stocks et de l'encadrement de 5 vendeurs",
      'Gestion des stocks et encadrement de 5 vendeurs',
    ],
    [
      'Responsable de la tenue des comptes de 40 clients ; préparation des bilans et des budgets',
      'Tenue des comptes de 40 clients ; préparation des bilans et des budgets',
    ],
    ['En charge de la négociation avec 12 fournisseurs', 'Négociation avec 12 fournisseurs'],
  ],
  leaves: [
    ['un titre reste un titre', 'Responsable de la formation commerciale'],
    ['un domaine à côté d’une action non plus', 'Responsable de la gestion et atelier des ventes'],
    ['un domaine n’est pas une action', 'Responsable des achats de la filiale'],
    ['sans article, c’est un métier', 'Chargé de gestion de patrimoine'],
    ['qui participe ne fait pas seul', 'Participation à la gestion des stocks'],
    ['un infinitif se lirait comme une consigne', 'Chargé de développer le site'],
    ['une équipe n’est pas une action', "Responsable de la rédaction des offres et de l'équipe de vente"],
    [
      'un second infinitif resterait en l’air',
      "Chargée de l'accueil des clients et de répondre au téléphone",
    ],
    [
      'un second devoir après un point-virgule aussi',
      "Responsable de la gestion des stocks ; d'une équipe de 5 vendeurs",
    ],
    ['un second sujet aussi', 'Mes missions étaient la relance des clients et les achats'],
    ['un infinitif sans de aussi', "Mes missions étaient l'accueil des clients et vendre du pain"],
    ['un second domaine aussi', 'En charge du suivi de 12 chantiers, des achats et du parc'],
  ],
};

/** The noun must have its object after it: without one the line may be a title. */
const frenchOpening = preparedPattern(
  () =>
    String.raw`^(?:${phrases('writing', 'duty_before_noun', 'fr')})(?<nouns>\p{L}+(?:\set\s\p{L}+)?)\s(?<rest>(?:de|du|des|avec|auprès|en\s(?:place|œuvre|oeuvre|page|ligne|service)|à\sjour)\s\S.*|d['’]\S.*)$`,
  'iu',
);
const frenchLaterAction = preparedPattern(
  String.raw`((?:,|\set|\sainsi\sque))\s(?:de\sla\s|de\sl['’]|du\s|la\s|le\s|l['’])(\p{L}+)(?=\s(?:de|du|des)\s|\sd['’])`,
  'gu',
);
/** Text that still depends on the frame, or an infinitive. */
const frenchLaterDuty = preparedPattern(
  String.raw`(?:,|\set|\sainsi\sque)\s(?:que\s)?(?:de\s|du\s|des\s|d['’]|la\s|le\s|les\s|l['’]|(?:\p{L}+\s)?\p{L}+(?:er|ir|re)(?!\p{L}))`,
  'iu',
);

/** `Encargada de la elaboración de informes` becomes `Elaboración de informes`: Spanish lines name the action directly. */
export const spanishDuty: Pattern = {
  rule: 'spanish_duty',
  why: 'opener',
  languages: ['es'],
  from: 'good',
  apply(text) {
    return withoutRomanceFrame(text, {
      language: 'es',
      opening: spanishOpening,
      laterAction: spanishLaterAction,
      laterDuty: spanishLaterDuty,
    });
  },
  examples: [
    ['Responsable de la gestión de 12 proveedores', 'Gestión de 12 proveedores'],
    ['Encargada de la elaboración de informes mensuales', 'Elaboración de informes mensuales'],
    ['Responsable del control y supervisión de dos líneas', 'Control y supervisión de dos líneas'],
    ['Fui responsable del mantenimiento de las cámaras', 'Mantenimiento de las cámaras'],
    [
      'Responsable de la gestión de pedidos y de la formación de 4 cajeras',
      'Gestión de pedidos y formación de 4 cajeras',
    ],
    ['A cargo de la puesta en marcha de dos líneas', 'Puesta en marcha de dos líneas'],
    ['Me encargué de la conciliación de 40 cuentas', 'Conciliación de 40 cuentas'],
    ['Mis funciones incluían la capacitación de los cajeros', 'Capacitación de los cajeros'],
    ['Entre mis funciones estaba la preparación de 40 pedidos', 'Preparación de 40 pedidos'],
    [
      'Fui responsable de la negociación con 12 proveedores, logrando bajar los precios',
      'Negociación con 12 proveedores, logrando bajar los precios',
    ],
  ],
  leaves: [
    ['un cargo sigue siendo un cargo', 'Responsable de la producción nacional'],
    ['un lugar junto a una tarea tampoco', 'Encargada de la limpieza y tienda de Huesca'],
    ['un lugar no es una tarea', 'Encargada de la tienda de Huesca'],
    ['sin artículo es un oficio', 'Responsable de gestión de proyectos'],
    ['quien participa no lo hizo solo', 'Participación en la gestión de pedidos'],
    ['un equipo no es una tarea', 'Responsable de la elaboración de informes y del equipo de ventas'],
    ['un segundo sujeto también', 'Mis funciones eran la capacitación de los cajeros y las compras'],
    [
      'un infinitivo sin preposición también',
      'Mis funciones incluían el cuidado de niños, la limpieza de la casa y cocinar',
    ],
    ['«y» sería «e»', 'Responsable del mantenimiento de 12 máquinas y de la instalación de puertas'],
    ['un archivo puede ser un lugar', 'A cargo del archivo de la parroquia'],
    ['una dirección puede ser una oficina', 'Responsable de la dirección de Madrid'],
    ['un infinitivo quedaría en el aire', 'Encargada de la gestión de pedidos y de atender el teléfono'],
  ],
};

/** The noun must have its object after it: without one the line may be a title. */
const spanishOpening = preparedPattern(
  () =>
    String.raw`^(?:${phrases('writing', 'duty_before_noun', 'es')})(?<nouns>\p{L}+(?:\s[ye]\s\p{L}+)?)\s(?<rest>(?:de|del|con|en\s(?:marcha|servicio|escena))\s\S.*)$`,
  'iu',
);
const spanishLaterAction = preparedPattern(
  String.raw`((?:,|\s[ye]|\sasí\scomo))\s(?:de\sla\s|del\s|la\s|el\s)(\p{L}+)(?=\s(?:de|del)\s)`,
  'gu',
);
/** Text that still depends on the frame, or an infinitive. */
const spanishLaterDuty = preparedPattern(
  String.raw`(?:,|\s[yeou]|\sasí\scomo)\s(?:(?:de|del|la|el|las|los)\s|(?:\p{L}+(?<!ndo)\s)?\p{L}+[aei]r(?:se|l[aeo]s?)?(?!\p{L}))`,
  'iu',
);

/** Patterns for the frames of duties in a language: `Responsable de la gestion des stocks`. */
interface DutyFrame {
  readonly language: 'es' | 'fr';
  /** Matches the frame, the `nouns` (one or two actions with the same object) and the `rest` of the line. */
  readonly opening: PreparedPattern;
  /** A joining word and a later noun with an object: `et de la vente de`. */
  readonly laterAction: PreparedPattern;
  /** A joining word and text that still depends on the frame: `et de l’équipe`, `et de répondre`. */
  readonly laterDuty: PreparedPattern;
}

/** Minimum words after the noun; a shorter line says too little. */
const minWordsAfter = 2;

/** Drops the frame; null if later text depends on it. */
function withoutRomanceFrame(text: string, frame: DutyFrame): string | null {
  const { nouns = '', rest = '' } = frame.opening.exec(text)?.groups ?? {};
  const namesRomanceAction = (word: string) =>
    wordList('writing', 'action_noun').hasIn(frame.language, word.toLowerCase());
  const areActions = nouns.split(/\s(?:et|y|e)\s/).every(namesRomanceAction);
  if (!areActions || rest.split(/\s+/).length < minWordsAfter) return null;
  const plain = rest.replace(frame.laterAction.regExp, (found, joint: string, later: string) =>
    namesRomanceAction(later) && !(frame.language === 'es' && sameSound.test(later))
      ? `${joint} ${later}`
      : found,
  );
  const [framed = plain] = plain.split(clauseEnd.regExp, 1);
  return frame.laterDuty.test(framed) || hangsAfterClause.test(plain)
    ? null
    : capitalized(`${nouns} ${plain}`);
}

/** The frame reaches to a semicolon: what follows is said by itself, unless it opens with the preposition of the frame. */
const clauseEnd = preparedPattern(String.raw`\s?;\s`);
const hangsAfterClause = preparedPattern(String.raw`;\s(?:de|du|des|del|que)\s|;\sd['’]`, 'iu');

/** A sound before which `y` would have to become `e`: `y de la instalación`; not `y hielo`. */
const sameSound = /^h?i(?!e)/iu;
