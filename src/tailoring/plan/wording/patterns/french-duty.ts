import { preparedPattern } from '../../../../text/prepared-pattern.ts';
import { withoutRomanceFrame } from '../romance-duty.ts';
import type { Pattern } from '../wording.ts';

/** `Responsable de la gestion des stocks` becomes `Gestion des stocks`: French lines name what was done, without a frame. */
export const frenchDuty: Pattern = {
  rule: 'french_duty',
  why: 'opener',
  languages: ['fr'],
  from: 'good',
  apply(text) {
    return withoutRomanceFrame(text, { language: 'fr', opening, laterDeed, laterDuty });
  },
  examples: [
    ['Responsable de la gestion des stocks', 'Gestion des stocks'],
    ["J'étais chargée de l'accueil des clients étrangers", 'Accueil des clients étrangers'],
    ['En charge du suivi de 12 chantiers', 'Suivi de 12 chantiers'],
    ["Chargé de la mise en place d'un nouvel outil", "Mise en place d'un nouvel outil"],
    [
      "Responsable de la gestion des stocks et de l'encadrement de 5 vendeurs",
      'Gestion des stocks et encadrement de 5 vendeurs',
    ],
  ],
  leaves: [
    ['un titre reste un titre', 'Responsable de la formation commerciale'],
    ['un domaine n’est pas une action', 'Responsable des achats de la filiale'],
    ['sans article, c’est un métier', 'Chargé de gestion de patrimoine'],
    ['qui participe ne fait pas seul', 'Participation à la gestion des stocks'],
    ['un infinitif se lirait comme une consigne', 'Chargé de développer le site'],
    ['une équipe n’est pas une action', "Responsable de la rédaction des offres et de l'équipe de vente"],
    [
      'un second infinitif resterait en l’air',
      "Chargée de l'accueil des clients et de répondre au téléphone",
    ],
    ['un second domaine aussi', 'En charge du suivi de 12 chantiers, des achats et du parc'],
  ],
};

/** The noun must have its object behind it: without one the line may be a title. */
const opening = preparedPattern(
  String.raw`^(?:j['’](?:étais|ai\sété)\s)?(?:responsable|en\scharge|chargée?|chargé\(e\))\s(?:de\sla\s|de\sl['’]|du\s)(?<noun>\p{L}+)\s(?<rest>(?:de|du|des|en\s(?:place|œuvre|oeuvre|page|ligne|service)|à\sjour)\s\S.*|d['’]\S.*)$`,
  'iu',
);
const laterDeed = preparedPattern(
  String.raw`((?:,|\set|\sainsi\sque))\s(?:de\sla\s|de\sl['’]|du\s)(\p{L}+)(?=\s(?:de|du|des)\s|\sd['’])`,
  'gu',
);
/** What hangs on the frame still. */
const laterDuty = preparedPattern(
  String.raw`(?:,|\set|\sainsi\sque)\s(?:que\s)?(?:de\s|du\s|des\s|d['’])`,
  'iu',
);
