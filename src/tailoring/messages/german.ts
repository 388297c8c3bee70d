import type { Messages } from './messages.ts';

/** Terms stand in quotation marks after a colon or a preposition that leaves them as they are. */
const quoted = (term: string): string => `„${term}“`;
const listed = (terms: readonly string[]): string => terms.map(quoted).join(', ');

export const german: Messages = {
  space: ' ',
  writtenIn: (language) => `Sprache des Lebenslaufs: ${language}`,
  languages: { en: 'Englisch', de: 'Deutsch', fr: 'Französisch', es: 'Spanisch', zh: 'Chinesisch' },
  questions: {
    tool: (term) => `Haben Sie mit ${quoted(term)} gearbeitet? Ergänzen Sie, wo und wie.`,
    method: (term) => `Gehörte ${quoted(term)} zu Ihrer Arbeit? Ergänzen Sie ein Beispiel bei dieser Stelle.`,
    domain: (term) => `Hatten Sie mit ${quoted(term)} zu tun? Ergänzen Sie die Stelle oder das Projekt.`,
    unknown: (term) => `Können Sie das zeigen: ${quoted(term)}? Ergänzen Sie ein Beispiel.`,
    certificate: (term) =>
      `Besitzen Sie diesen Nachweis: ${quoted(term)}? Ergänzen Sie ihn bei Ihren Zertifikaten.`,
    licence: (term) =>
      `Besitzen Sie diese Lizenz oder Erlaubnis: ${quoted(term)}? Ergänzen Sie sie bei Ihren Zertifikaten.`,
    language: (term) =>
      `Sprechen Sie diese Sprache: ${quoted(term)}? Ergänzen Sie sie bei Ihren Sprachen, mit Ihrem Niveau.`,
    soft: (term) => `Gibt es in Ihrer Arbeit ein Beispiel für ${quoted(term)}? Ergänzen Sie es.`,
    near: (quotes) => `In Ihrem Lebenslauf steht bereits: ${listed(quotes)}.`,
    shown: (quote, term) =>
      `Zeigt diese Stelle ${quoted(term)}: ${quoted(quote)}? Schreiben Sie in Ihren Worten, was Sie getan haben.`,
    typicalTask: (title, term) =>
      `Zu einer Stelle wie ${quoted(title)} gehört meist auch ${quoted(term)}, in Ihrem Lebenslauf steht davon aber nichts. Wenn Sie das gemacht haben, ergänzen Sie dort ein Beispiel.`,
  },
  proposals: {
    tool: '[Tätigkeit] mit [Werkzeug]',
    method: '[Tätigkeit] für [wen oder welches Projekt]',
    domain: '[Tätigkeit] im Bereich [Fachgebiet]',
    unknown: '[Tätigkeit], Ergebnis: [Ergebnis]',
    certificate: '[Zertifikat], [Jahr]',
    licence: '[Lizenz oder Erlaubnis], [Jahr]',
    language: '[Sprache], [Niveau]',
  },
  wording: {
    filler: 'Füllwörter entfernt.',
    opener: 'Beginnt jetzt mit dem, was Sie getan haben.',
    actionFirst: 'Zuerst steht, was Sie getan haben, dann womit.',
    marks: 'Leerzeichen und Kommas stehen, wo sie hingehören.',
    verb: 'Beginnt jetzt mit einem klaren Verb.',
    tense: 'Vergangenheitsform, weil diese Stelle beendet ist.',
    resultFirst: 'Das Ergebnis kommt zuerst.',
    resultJoined: 'Das Ergebnis folgt direkt auf die Tätigkeit.',
    split: 'Ein langer Punkt wurde geteilt.',
    merged: 'Aus zwei kurzen Punkten mit gleichem Anfang wurde einer.',
    jobBullets: 'Der Absatz ist jetzt eine Liste: ihre Punkte findet man auf einen Blick.',
    tinyBullets: 'Die einzelnen Wörter stehen jetzt in einer Zeile.',
    action: 'Sagt mit einem Verb, was Sie getan haben.',
    voice: 'Ohne „Ich“ geschrieben, wie in Lebensläufen üblich.',
    praise: 'Ein Lob, das nichts über die Arbeit sagt, ist weggefallen.',
    label: 'Beginnt mit der Tätigkeit, ohne Überschrift.',
    typing: 'Tippfehler sind berichtigt.',
    capital: 'Beginnt mit einem Großbuchstaben wie die anderen Zeilen.',
    rejoined: 'Zwei Hälften einer Zeile stehen wieder zusammen.',
    wish: 'Was Sie suchen, steht in der Bewerbung: Das Profil sagt, was Sie mitbringen.',
    summaryLine: 'Einzelne Wörter Ihres Profils stehen jetzt in einer Zeile.',
  },
  changes: {
    alias: (from, to) =>
      `Die Stellenanzeige schreibt ${quoted(to)}, Ihr Lebenslauf ${quoted(from)}; beides ist dasselbe.`,
    nameSpelling: (name) => `Schreibt ${quoted(name)} wie der Hersteller.`,
    surfaced: (term) =>
      `Die Stellenanzeige verlangt ${quoted(term)}. Ihr Lebenslauf zeigt es, in Ihren Kenntnissen fehlte es.`,
    surfacedAs: (term, quote) =>
      `Die Stellenanzeige verlangt ${quoted(term)}. In Ihrem Lebenslauf steht dafür ${quoted(quote)}.`,
    broaderTerm: (term, quote) =>
      `Oberbegriff: In Ihrem Lebenslauf steht ${quoted(quote)}, das fällt unter ${quoted(term)}.`,
    headline: 'Die Überschrift nennt jetzt, was die Stellenanzeige zuerst verlangt und Ihr Lebenslauf zeigt.',
    headlineTitle:
      'Ihr Lebenslauf hatte keine Überschrift: Jetzt nennt sie Ihre Berufsbezeichnung, die zu dieser Stelle passt.',
    summaryBuilt: 'Dieses Profil besteht aus dem, was Ihre Stellen für diese Anzeige zeigen.',
    summaryExtended:
      'Ihr Profil nennt jetzt auch, was die Stellenanzeige verlangt, mit Fakten aus Ihren Stellen.',
    bulletOrder: 'Die für diese Anzeige wichtigsten Punkte kommen jetzt zuerst.',
    skillOrder: 'Kenntnisse, die die Stellenanzeige verlangt, stehen jetzt weiter vorn.',
    entryFirst: (title) => `Kommt jetzt zuerst, weil es am besten zu dieser Anzeige passt: ${quoted(title)}.`,
    skillsUp:
      'Ihre Kenntnisse kommen jetzt vor den Stellen, weil oben wenig von dem stand, was die Anzeige verlangt.',
    jobsUp: 'Ihre Stellen kommen jetzt vor den Kenntnissen: Nach Ihren Jahren im Fach sagen sie mehr.',
    projectsUp: 'Projekte, die zu dieser Anzeige passen, kommen jetzt vor der Ausbildung.',
    hidden: 'Ausgeblendet, um Platz zu sparen: für diese Anzeige nicht wichtig.',
    hiddenOld: (years) =>
      `Ausgeblendet, um Platz zu sparen: für diese Anzeige nicht wichtig, und die Stelle endete vor ${years} Jahren.`,
    hiddenDuplicate: (skill) => `Ausgeblendet, weil ${quoted(skill)} zweimal unter den Kenntnissen steht.`,
  },
  ownEdits: {
    set: 'Von Ihnen geändert.',
    add: 'Von Ihnen ergänzt.',
    remove: 'Von Ihnen entfernt.',
    arrange: 'Von Ihnen umgestellt.',
    answer: 'Ihre Antwort auf eine Frage zu dieser Stellenanzeige. Sie steht jetzt in Ihrem Lebenslauf.',
  },
  warnings: {
    noRequirements:
      'In dieser Stellenanzeige wurden keine Anforderungen gefunden. Prüfen Sie, ob der vollständige Text vorliegt.',
    suspectedInjection:
      'Ein Teil der Stellenanzeige richtet sich an eine Maschine statt an Menschen. Er wurde nicht beachtet.',
    partlyRead:
      'Die Stellenanzeige hat zu viele Zeilen oder verlangt zu vieles. Nur ihr Anfang wurde gelesen. Prüfen Sie, ob es eine einzige Anzeige ist.',
    resumePartlyRead: (texts) =>
      `Ihr Lebenslauf hat zu viele Zeilen. Nur die ersten ${texts} werden bewertet, und er wird nicht angepasst. Prüfen Sie, ob es ein einziger Lebenslauf ist.`,
    languageDiffers: (posting, resume) =>
      `Sprache der Stellenanzeige: ${posting}; Sprache des Lebenslaufs: ${resume}. Übereinstimmen kann nur, was beide Sprachen gleich schreiben, etwa Namen, Zertifikate und Jahre. Es wird nichts übersetzt.`,
    knockout: (terms, cap) =>
      `Die Stellenanzeige setzt dies voraus, und Ihr Lebenslauf zeigt es nicht: ${terms.join(', ')}. Ohne diesen Nachweis bleibt die Bewertung bei höchstens ${cap}.`,
    wordingKept:
      'Kein Satz wurde umformuliert: Außer im Englischen sind nur wenige Muster bekannt, und keines traf zu. Nur Reihenfolge, Kenntnisse und Schreibweisen können sich ändern.',
    editedByHand: (ids) =>
      `Von Ihnen geschrieben und nicht mit Ihrem Lebenslauf abgeglichen: ${ids.join(', ')}.`,
    editLost: (id, text) =>
      `Ihre Änderung ${id} gilt nicht mehr, weil rückgängig gemacht wurde, worauf sie beruhte. ${text === '' ? '' : `Ihr Text: „${text}“. `}Machen Sie ${id} rückgängig, um sie zu verwerfen.`,
    undoneBeneath: (ids, edit) =>
      `Unter Ihrer Änderung ${edit} rückgängig gemacht: ${ids.join(', ')}. Ihre Änderung bleibt bestehen. Machen Sie auch ${edit} rückgängig, um den Unterschied zu sehen.`,
  },
};
