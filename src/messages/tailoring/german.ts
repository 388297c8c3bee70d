import type { LimitToTell, LimitWithoutWords, Messages } from './messages.ts';

/** Terms are in quotation marks after a noun in apposition or a colon, because they may be of any case and word class. */
const quoted = (term: string): string => `„${term}“`;
const listed = (terms: readonly string[]): string => terms.map(quoted).join(', ');

const limitReasons: Readonly<Record<LimitWithoutWords, string>> = {
  other_line: 'anderswo nur Grundlagen genannt',
  row_of_names: 'nur aufgezählt, ohne Tätigkeit',
  product_name: 'nur im Namen eines Projekts',
  part: 'die Zeile zeigt nur einen Teil',
  one_program: 'nur eines der Programme genannt',
  whole_suite: 'nennt das Paket, nicht das Programm',
  held_title: 'nur die Stellenbezeichnung sagt es',
  only_claimed: 'in Beruf und Schule nicht belegt',
  level: 'Niveau unter dem verlangten',
};

function limitText(limit: LimitToTell): string {
  if (limit.kind === 'words') return `die Zeile sagt ${quoted(limit.words)}`;
  if (limit.kind !== 'job_title') return limitReasons[limit.kind];
  const { title } = limit;
  return title === null
    ? 'keine Stelle zeigt solche Arbeit'
    : `die Stelle ${quoted(title)} zeigt solche Arbeit nicht`;
}

export const german: Messages = {
  space: ' ',
  writtenIn: (language) => `Sprache des Lebenslaufs: ${language}`,
  limit: limitText,
  languages: { en: 'Englisch', de: 'Deutsch', fr: 'Französisch', es: 'Spanisch', zh: 'Chinesisch' },
  questions: {
    tool: (term) => `Haben Sie schon damit gearbeitet: ${quoted(term)}? Dann ergänzen Sie, wo und wie.`,
    method: (term) =>
      `Haben Sie Erfahrung darin: ${quoted(term)}? Dann ergänzen Sie ein Beispiel bei der passenden Stelle.`,
    domain: (term) =>
      `Hatten Sie damit zu tun: ${quoted(term)}? Dann ergänzen Sie die Stelle oder das Projekt.`,
    task: (term) =>
      `Gehörte das zu Ihren Aufgaben: ${quoted(term)}? Dann ergänzen Sie ein Beispiel bei der passenden Stelle.`,
    unknown: (term) => `Haben Sie Erfahrung mit ${quoted(term)}? Dann ergänzen Sie ein Beispiel.`,
    certificate: (term) =>
      `Haben Sie dieses Zertifikat oder diesen Abschluss: ${quoted(term)}? Dann ergänzen Sie das bei Ihren Zertifikaten.`,
    licence: (term) => `Besitzen Sie ${quoted(term)}? Dann ergänzen Sie das bei Ihren Zertifikaten.`,
    language: (term) =>
      `Haben Sie diese Sprachkenntnisse: ${quoted(term)}? Dann ergänzen Sie sie mit Ihrem Niveau bei Ihren Sprachen.`,
    degree: (term) =>
      `Haben Sie diesen Abschluss: ${quoted(term)}? Dann ergänzen Sie ihn bei Ihrer Ausbildung.`,
    study: (term) =>
      `Haben Sie das studiert oder gelernt: ${quoted(term)}? Dann ergänzen Sie es bei Ihrer Ausbildung.`,
    title: (term) =>
      `Haben Sie schon in diesem Beruf gearbeitet: ${quoted(term)}? Dann ergänzen Sie die Stelle.`,
    near: (quotes) => `In Ihrem Lebenslauf steht bereits: ${listed(quotes)}.`,
    onlyNamed: (quote) =>
      `Ihr Lebenslauf nennt ${quoted(quote)}, sagt aber nicht, was Sie damit zu tun hatten.`,
    shown: (quote, term) =>
      `In Ihrem Lebenslauf steht ${quoted(quote)}. Gehört dazu auch ${quoted(term)}? Dann schreiben Sie in Ihren Worten, was Sie getan haben.`,
    typicalTask: (title, term) =>
      `Zu einer Stelle als ${quoted(title)} gehört meist auch ${quoted(term)}; in Ihrem Lebenslauf steht davon nichts. Wenn Sie das gemacht haben, ergänzen Sie dort ein Beispiel.`,
  },
  proposals: {
    tool: '[Tätigkeit] mit [Werkzeug]',
    activity: '[Aufgabe] [für wen, wie viel oder mit welchem Ergebnis]',
    thing: '[Anforderung]: [was Sie getan haben]',
    certificate: '[Zertifikat], [Jahr]',
    licence: '[Lizenz oder Erlaubnis], [Jahr]',
    language: '[Sprache], [Niveau]',
    degree: '[Abschluss], [Schule oder Hochschule], [Jahr]',
    study: '[Fach], [Schule oder Hochschule], [Jahr]',
    title: '[Beruf], [von wann bis wann]',
  },
  wording: {
    filler: 'Sagt dasselbe kürzer oder einfacher.',
    opener: 'Beginnt jetzt mit dem, was Sie getan haben.',
    actionFirst: 'Zuerst steht, was Sie getan haben, dann womit.',
    marks: 'Leerzeichen und Kommas korrigiert.',
    stop: 'Endet wie die anderen Zeilen der Stelle.',
    verb: 'Beginnt jetzt mit einem klaren Verb.',
    tense: 'Vergangenheitsform, weil diese Stelle beendet ist.',
    evenTense: 'Alle Verben des Satzes stehen in derselben Zeitform.',
    resultFirst: 'Das Ergebnis kommt zuerst.',
    resultJoined: 'Das Ergebnis folgt direkt auf die Tätigkeit.',
    split: 'Einen langen Stichpunkt geteilt.',
    merged: 'Zwei kurze Stichpunkte mit gleichem Anfang zusammengefasst.',
    jobBullets: 'Aus dem Absatz wurde eine Liste: So sind die Punkte auf einen Blick zu finden.',
    tinyBullets: 'Einzelne Wörter in einer Zeile zusammengefasst.',
    action: 'Sagt mit einem Verb, was Sie getan haben.',
    voice: 'Ohne „Ich“ geschrieben, wie in Lebensläufen üblich.',
    owner: 'Ohne „mein“ oder „unser“ geschrieben, wie in Lebensläufen üblich.',
    thirdPerson: 'In Ihrer eigenen Stimme geschrieben, nicht in der dritten Person.',
    praise: 'Nichtssagendes Lob entfernt.',
    label: 'Beginnt mit der Tätigkeit, ohne Überschrift.',
    typing: 'Tippfehler korrigiert.',
    article: 'Fehlenden Artikel ergänzt.',
    capital: 'Beginnt jetzt wie die anderen Zeilen mit einem Großbuchstaben.',
    noun: 'Nennt die Tätigkeit wie die anderen Zeilen.',
    rejoined: 'Eine zerteilte Zeile wieder zusammengefügt.',
    wish: 'Was Sie suchen, gehört ins Anschreiben. Das Profil sagt, was Sie mitbringen.',
    summaryLine: 'Einzelne Wörter Ihres Profils in einer Zeile zusammengefasst.',
  },
  changes: {
    alias: (from, to) =>
      `In der Stellenanzeige heißt es ${quoted(to)}, in Ihrem Lebenslauf ${quoted(from)}; beides bedeutet dasselbe.`,
    nameSpelling: (name) => `Schreibweise korrigiert: ${quoted(name)}.`,
    surfaced: (term) =>
      `Die Stellenanzeige verlangt ${quoted(term)}. Ihr Lebenslauf zeigt es, aber unter Ihren Kenntnissen fehlte es.`,
    surfacedAs: (term, quote) =>
      `Die Stellenanzeige verlangt ${quoted(term)}. In Ihrem Lebenslauf steht dafür ${quoted(quote)}.`,
    broaderTerm: (term, quote) =>
      `In Ihrem Lebenslauf steht ${quoted(quote)}; die Stellenanzeige verwendet den Oberbegriff ${quoted(term)}.`,
    headline:
      'Die Überschrift nennt jetzt, was die Stellenanzeige vor allem verlangt und Ihr Lebenslauf zeigt.',
    headlineTitle:
      'Ihr Lebenslauf hatte keine Überschrift. Jetzt steht dort die Berufsbezeichnung, die dieser Anzeige am nächsten kommt.',
    headlineOfField:
      'Ihre Überschrift nannte ein anderes Fach. Jetzt steht dort die Berufsbezeichnung, die dieser Anzeige am nächsten kommt.',
    headlineForWish:
      'Ihre Überschrift nannte einen Wunsch. Jetzt steht dort die Berufsbezeichnung, die dieser Anzeige am nächsten kommt.',
    summaryBuilt: 'Neues Profil aus dem, was Ihre Stellen für diese Anzeige zeigen.',
    summaryExtended:
      'Ihr Profil nennt jetzt auch, was die Stellenanzeige verlangt, mit Fakten aus Ihren Stellen.',
    bulletOrder: 'Die für diese Anzeige wichtigsten Punkte stehen jetzt vorn.',
    skillOrder: (names) => `Steht jetzt weiter vorn, weil die Stellenanzeige danach fragt: ${names}.`,
    entryFirst: (title) => `Steht jetzt vorn, weil es am besten zu dieser Anzeige passt: ${quoted(title)}.`,
    skillsUp:
      'Ihre Kenntnisse stehen jetzt vor der Berufserfahrung, weil oben wenig von dem stand, was die Anzeige verlangt.',
    jobsUp:
      'Ihre Berufserfahrung steht jetzt vor den Kenntnissen, weil sie bei Ihren Jahren im Fach mehr aussagt.',
    projectsUp: 'Projekte, die zu dieser Anzeige passen, stehen jetzt vor der Ausbildung.',
    hidden: 'Ausgeblendet, um Platz zu sparen: für diese Anzeige nicht wichtig.',
    hiddenOld: (years) =>
      `Ausgeblendet, um Platz zu sparen: für diese Anzeige nicht wichtig, und die Stelle endete vor ${years} Jahren.`,
    hiddenDuplicate: (skill) => `Ausgeblendet, weil ${quoted(skill)} zweimal unter den Kenntnissen steht.`,
    hiddenRepeat: 'Ausgeblendet, weil dieselbe Zeile in dieser Stelle schon weiter oben steht.',
    hiddenOffer: 'Weggelassen: Dass es Referenzen auf Anfrage gibt, wird vorausgesetzt.',
    hiddenWish: 'Weggelassen: Der Text sagt, was Sie suchen, nicht, was Sie bieten.',
  },
  raised: (met, of) =>
    `erhöht, weil ${met} von ${of} Muss-Anforderungen erfüllt sind; Aufgaben und Jobtitel senken es weniger`,
  fewAsked: (percent) =>
    `zählt nur zu ${percent}\u00a0%, weil von den Anforderungen der Anzeige wenig zu lesen war und keine Stelle sicher dazu passt`,
  lowered: (percent) =>
    percent === 0
      ? 'zählt erst, wenn mehr Anforderungen erfüllt sind, weil es allein wenig über die Stelle aussagt'
      : `zählt nur zu ${percent}\u00a0%, bis mehr Anforderungen erfüllt sind, weil es allein wenig über die Stelle aussagt`,
  withheld: {
    brackets: 'eine Klammer oder ein Anführungszeichen wäre offen geblieben',
    markup: 'Formatierungszeichen oder eine Marke der Stellenbörse wären im Text geblieben',
    cut_term: 'ein Teil eines längeren Wortes wäre aus der Anzeige übernommen worden',
    capital: 'ein Satz hätte mit einem Kleinbuchstaben begonnen',
    number: 'Einzahl und Mehrzahl hätten nicht zusammengepasst',
    article: 'der Artikel hätte nicht zum nächsten Wort gepasst',
    verb_form: 'ein Verb hätte die falsche Form gehabt',
    limiting_word: 'ein einschränkendes Wort wäre weggefallen',
    participle: 'ein Satz hätte sein Subjekt verloren',
    older_name: 'ein älterer Name hätte einen neueren ersetzt',
    tense: 'nur ein Teil der beendeten Stellen hätte in der Vergangenheit gestanden',
    repeated: 'eine Kenntnis wäre doppelt aufgeführt worden',
  },
  ownEdits: {
    set: 'Von Ihnen geändert.',
    add: 'Von Ihnen ergänzt.',
    remove: 'Von Ihnen entfernt.',
    arrange: 'Von Ihnen umgestellt.',
    hide: 'Von Ihnen ausgeblendet.',
    show: 'Von Ihnen wieder eingeblendet.',
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
    sameAtGood:
      'Auf der Stufe good wäre der Lebenslauf derselbe und kostete weniger Credits: Die Stufe super findet nichts weiter zu ändern.',
    wordingKept:
      'Es wurden keine oder nur wenige Sätze umformuliert: Außerhalb des Englischen sind dafür erst wenige Muster bekannt. Reihenfolge, Kenntnisse und Schreibweisen können sich trotzdem ändern.',
    editedByHand: (ids) =>
      `Von Ihnen geschrieben und nicht mit Ihrem Lebenslauf abgeglichen: ${ids.join(', ')}.`,
    editLost: (id, text) =>
      `Ihre Änderung ${id} gilt nicht mehr, weil die Änderung davor rückgängig gemacht wurde. ${text === '' ? '' : `Ihr Text: „${text}“. `}Machen Sie ${id} rückgängig, um sie zu verwerfen.`,
  },
};
