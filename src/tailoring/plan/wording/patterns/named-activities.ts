import { splitSentences } from '../../../../text/split-sentences.ts';
import { namedGermanActivities, withUsualNoun } from '../../../framing/german-activities.ts';
import { namedActivities, type RomanceLanguage } from '../../../framing/romance-activities.ts';
import { capitalized } from '../../../grammar/spelling.ts';
import { over, overInInfinitives, overInNouns, type Pattern, type Situation } from '../pattern.ts';

/* Infinitives become the nouns of their activities, if the other lines of the job name activities by nouns. */

/** Each sentence that changes, with the others as they are. */
function inSentences(text: string, wordOf: (sentence: string) => string | null): string | null {
  let [written, last, isChanged] = ['', 0, false];
  for (const { start, end } of splitSentences(text)) {
    const worded = wordOf(text.slice(start, end));
    if (worded !== null) isChanged = true;
    written += text.slice(last, start) + (worded === null ? text.slice(start, end) : capitalized(worded));
    last = end;
  }
  return isChanged ? written + text.slice(last) : null;
}

function nounsIn(language: RomanceLanguage): Pattern['apply'] {
  return (text, { style: { opensWith } }: Situation) =>
    opensWith === 'noun' ? inSentences(text, (sentence) => namedActivities(sentence, language)) : null;
}

export const frenchInfinitive: Pattern = {
  rule: 'french_infinitive',
  why: 'noun',
  languages: ['fr'],
  from: 'super',
  apply: nounsIn('fr'),
  examples: [
    ['Gérer les stocks de deux magasins', 'Gestion des stocks de deux magasins', overInNouns],
    [
      'Gérer le stock, les commandes et la caisse',
      'Gestion du stock, des commandes et de la caisse',
      overInNouns,
    ],
    ['Concevoir et assembler un moule à pain', "Conception et assemblage d'un moule à pain", overInNouns],
    ['Rédiger des offres et animer l’atelier', "Rédaction d'offres et animation de l’atelier", overInNouns],
    ['Mettre en place un nouvel outil.', "Mise en place d'un nouvel outil.", overInNouns],
    ['Répondre aux lettres des clients', 'Réponse aux lettres des clients', overInNouns],
    ['Former 12 boulangers au tri', 'Formation de 12 boulangers au tri', overInNouns],
  ],
  leaves: [
    ['parmi des infinitifs il reste', 'Gérer les stocks de deux magasins', overInInfinitives],
    ['le style des autres est inconnu', 'Gérer les stocks de deux magasins', over],
    ['un but n’est pas atteint', 'Augmenter les ventes de deux magasins', overInNouns],
    ['la cave peut dépendre de pour', 'Gérer le stock pour le magasin et la cave', overInNouns],
    ['un second verbe est inconnu', 'Gérer le stock et aider les clients', overInNouns],
    ['un adverbe n’est pas un objet', 'Gérer seul les stocks de deux magasins', overInNouns],
    ['le h peut être aspiré', 'Rédiger des hypothèses sur le pain', overInNouns],
  ],
};

export const spanishInfinitive: Pattern = {
  rule: 'spanish_infinitive',
  why: 'noun',
  languages: ['es'],
  from: 'super',
  apply: nounsIn('es'),
  examples: [
    ['Gestionar el almacén y los pedidos', 'Gestión del almacén y los pedidos', overInNouns],
    ['Diseñar e implementar dos hornos', 'Diseño e implementación de dos hornos', overInNouns],
    ['Atender y resolver quejas de clientes', 'Atención y resolución de quejas de clientes', overInNouns],
    [
      'Atender a los clientes y cobrar las facturas',
      'Atención a los clientes y cobro de las facturas',
      overInNouns,
    ],
    ['Capacitar al personal de dos tiendas', 'Capacitación del personal de dos tiendas', overInNouns],
    ['Vender hornos y instalar equipos', 'Venta de hornos e instalación de equipos', overInNouns],
  ],
  leaves: [
    ['entre infinitivos se queda', 'Gestionar el almacén de dos tiendas', overInInfinitives],
    ['no se sabe cómo son las otras', 'Gestionar el almacén de dos tiendas', over],
    ['una meta puede no haberse alcanzado', 'Aumentar las ventas de dos tiendas', overInNouns],
    ['un adverbio no es un objeto', 'Gestionar diariamente el almacén', overInNouns],
    ['un segundo verbo no se conoce', 'Gestionar el almacén y ayudar a los clientes', overInNouns],
    ['una segunda persona quedaría en el aire', 'Capacitar al personal y a los socios', overInNouns],
  ],
};

export const germanInfinitive: Pattern = {
  rule: 'german_infinitive',
  why: 'noun',
  languages: ['de'],
  from: 'super',
  apply: (text, { style: { opensWith } }) =>
    opensWith === 'noun' ? inSentences(text, namedGermanActivities) : null,
  examples: [
    ['Daten pflegen und auswerten.', 'Pflege und Auswertung von Daten.', overInNouns],
    [
      'Die fachlichen Fragen der Gäste beantworten',
      'Beantwortung der fachlichen Fragen der Gäste',
      overInNouns,
    ],
    [
      'Regelmäßige Berichte für die Leitung erstellen',
      'Erstellung regelmäßiger Berichte für die Leitung',
      overInNouns,
    ],
    ['Kunden beraten und Waren verkaufen', 'Beratung von Kunden und Verkauf von Waren', overInNouns],
    ['Verträge prüfen, eine Datenbank pflegen', 'Prüfung von Verträgen, Pflege einer Datenbank', overInNouns],
    ['12 Mitarbeiter einarbeiten', 'Einarbeitung von 12 Mitarbeitern', overInNouns],
  ],
  leaves: [
    ['unter Infinitiven bleibt er', 'Daten pflegen und auswerten', overInInfinitives],
    ['wie die anderen sind, ist nicht bekannt', 'Daten pflegen und auswerten', over],
    ['den Genitiv hat das Wort nicht sicher', 'Den Laden reinigen', overInNouns],
    ['in der Einzahl fehlte der Artikel', 'Vertragsprüfung durchführen', overInNouns],
    ['ein zweites Verb ist unbekannt', 'Daten pflegen und verschicken', overInNouns],
    ['ein Umstand ist keine Sache', 'Kunden freundlich beraten', overInNouns],
    ['eine zweite Sache hinge in der Luft', 'Die Daten und den Bestand pflegen', overInNouns],
  ],
};

/** `Erstellen von Plänen` becomes `Erstellung von Plänen`, like most other lines. */
export const germanUsualNoun: Pattern = {
  rule: 'german_usual_noun',
  why: 'noun',
  languages: ['de'],
  from: 'super',
  apply: (text, { style: { opensWith } }) => (opensWith === 'noun' ? withUsualNoun(text) : null),
  examples: [
    ['Erstellen von Plänen für zwei Filialen', 'Erstellung von Plänen für zwei Filialen', overInNouns],
    ['Einrichten und Bedienen der Pressen', 'Einrichtung und Bedienung der Pressen', overInNouns],
    ['Planen von Touren, Buchen der Belege', 'Planung von Touren, Buchung der Belege', overInNouns],
  ],
  leaves: [
    ['die anderen Zeilen sind anders', 'Erstellen von Plänen für zwei Filialen', overInInfinitives],
    ['ein Verb hat kein solches Wort', 'Planen und Bauen von Öfen', overInNouns],
    ['eine Firma ist keine Tätigkeit', 'Essen von Kindern gekocht', overInNouns],
  ],
};
