import type { ProofreadingMessages } from './proofreading-messages.ts';

const quoted = (word: string): string => `„${word}“`;
const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
const times = (count: number): string => (count > 1 ? ` (${count}-mal)` : '');
const experience = (years: number): string =>
  years === 0 ? 'weniger als ein Jahr Erfahrung' : `${counted(years, 'Jahr', 'Jahre')} Erfahrung`;

const experienceDative = (years: number): string =>
  years === 0 ? 'weniger als einem Jahr Erfahrung' : `${counted(years, 'Jahr', 'Jahren')} Erfahrung`;

export const german: ProofreadingMessages = {
  places: {
    name: 'Name',
    headline: 'Überschrift',
    email: 'E-Mail',
    phone: 'Telefon',
    location: 'Ort',
    contact: 'Kontaktdaten',
    otherSection: 'Weiterer Abschnitt',
    whole: 'Ganzer Lebenslauf',
  },
  labeled: (place, message) => `${place}: ${message}`,
  placed: (...parts) => parts.join(', '),
  dates: 'Daten',
  entry: (number) => `${number}. Eintrag`,
  bullet: (number) => `${number}. Stichpunkt`,
  bullets: (numbers, hasMore) =>
    `Stichpunkte ${hasMore ? `${numbers.join(', ')} und weitere` : `${numbers.slice(0, -1).join(', ')} und ${numbers.at(-1)}`}`,
  names: (names, more) => names.join(', ') + (more > 0 ? ` und ${more} weitere` : ''),
  duration: (years, months) =>
    [
      ...(years > 0 ? [counted(years, 'Jahr', 'Jahre')] : []),
      ...(months > 0 ? [counted(months, 'Monat', 'Monate')] : []),
    ].join(' und '),
  missingEmail: {
    message: 'Es fehlt eine E-Mail-Adresse.',
    advice: 'Ergänzen Sie eine E-Mail-Adresse, damit Arbeitgeber Sie erreichen.',
  },
  missingPhone: {
    message: 'Es fehlt eine Telefonnummer.',
    advice: 'Ergänzen Sie eine Telefonnummer, damit Arbeitgeber Sie erreichen.',
  },
  noJobs: {
    message: 'Der Lebenslauf hat keine Stellen, aber unter den Kenntnissen steht Text, der eine sein kann.',
    advice:
      'Schreiben Sie in Ihrer Datei eine Überschrift wie „Berufserfahrung“ über Ihre Stellen und speichern Sie sie neu: resume-tailor base set FILE.',
  },
  placeholder: {
    message: (quote) => `${quoted(quote)} ist ein Platzhalter und sagt nichts über Sie.`,
    advice: 'Ersetzen Sie ihn durch Ihre eigenen Worte oder löschen Sie ihn.',
  },
  dateOrder: {
    message: (dates) => `${quoted(dates)}: Das Ende liegt vor dem Beginn.`,
    advice: 'Korrigieren oder vertauschen Sie die Daten.',
  },
  dateFuture: {
    start: (dates) => `${quoted(dates)}: Der Beginn liegt in der Zukunft.`,
    end: (dates) => `${quoted(dates)}: Das Ende liegt in der Zukunft.`,
    advice:
      'Korrigieren Sie das Jahr, schreiben Sie „heute“, wenn es andauert, oder „voraussichtlich“ bei einem geplanten Datum.',
  },
  gap: {
    before: (name) => `vor ${name}`,
    message: (duration, earlier, later) => `${duration} ohne Eintrag zwischen ${earlier} und ${later}.`,
    advice:
      'Sie können ergänzen, was Sie in dieser Zeit getan haben. Ist ein Datum falsch, korrigieren Sie es.',
  },
  overlap: {
    message: (names) => `Zur gleichen Zeit wie ${names}.`,
    many: (count, all, names) =>
      `${count} von ${all} Stellen liefen zur gleichen Zeit wie eine andere: ${names}.`,
    advice: 'Stimmt beides, lassen Sie es so. Ein Zusatz wie „Teilzeit“ oder „freiberuflich“ macht es klar.',
  },
  tooLong: {
    message: (pages, years) => `Etwa ${pages} Seiten für ${experience(years)}.`,
    advice: 'Behalten Sie, was für die gesuchte Stelle zählt, und kürzen Sie den Rest.',
  },
  tooShort: {
    message: (words, years) => `${words} Wörter über Ihre Tätigkeiten, bei ${experienceDative(years)}.`,
    advice: 'Ergänzen Sie, was Sie in Ihren letzten Stellen getan haben und mit welchem Ergebnis.',
  },
  weakOpening: {
    message: (opening) => `${quoted(opening)} nennt eine Zuständigkeit, nicht, was Sie getan haben.`,
    many: (count) =>
      `${count} Stichpunkte beginnen mit einer Zuständigkeit statt mit dem, was Sie getan haben.`,
    advice: 'Beginnen Sie mit der Tätigkeit, dann Umfang und Ergebnis.',
  },
  oneWord: {
    message: 'Dieser Stichpunkt besteht nur aus einem Wort.',
    many: (count) => `${count} Stichpunkte bestehen nur aus einem Wort.`,
    advice:
      'Schreiben Sie, was Sie getan haben und mit welchem Ergebnis, oder nennen Sie das Wort bei Ihren Kenntnissen.',
  },
  longLine: {
    bullet: (length) => `Dieser Stichpunkt hat ${length}.`,
    paragraph: (length) => `Dieser Absatz hat ${length}.`,
    many: (count) => `${count} Texte sind sehr lang.`,
    words: (count) => `${count} Wörter`,
    characters: (count) => `${count} Zeichen`,
    advice: 'Teilen Sie ihn in Stichpunkte von ein bis zwei Zeilen oder kürzen Sie ihn.',
  },
  firstPerson: {
    message: (word) => `Steht in der Ich- oder Wir-Form: ${quoted(word)}.`,
    many: (count) => `${count} Texte stehen in der Ich- oder Wir-Form.`,
    advice:
      'Lassen Sie „ich“, „mein“ und „unser“ weg: „Leitung der Filiale“ sagt dasselbe wie „Ich habe unsere Filiale geleitet“.',
  },
  repeatedOpening: {
    andLater: (place) => `${place} und weiter unten`,
    message: (count, all, word) => `${count} von ${all} Stichpunkten beginnen mit ${quoted(word)}.`,
    advice: 'Wählen Sie für einige ein anderes Wort.',
  },
  spelling: {
    misspelled: (word, count) => `${quoted(word)}${times(count)} ist falsch geschrieben.`,
    slip: (word, count) => `${quoted(word)}${times(count)} ist ein Tippfehler.`,
    unknown: (word, count) => `${quoted(word)}${times(count)} steht nicht im Wörterbuch.`,
    write: (word) => `Schreiben Sie ${quoted(word)}.`,
    didYouMean: (words) => `Meinten Sie ${words.map(quoted).join(', ')}? Wenn es stimmt, lassen Sie es so.`,
  },
  none: 'Keine Fehler gefunden.',
  counts: (errors, warnings, hints) =>
    `${errors} Fehler, ${counted(warnings, 'Warnung', 'Warnungen')}, ${counted(hints, 'Hinweis', 'Hinweise')}`,
};
