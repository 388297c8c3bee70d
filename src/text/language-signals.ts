/* Signals by which each language is recognized. Words and endings are folded: lower case, without accents. */

/** Languages in the Latin script, which words, endings and letters tell apart. */
export const latinLanguages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl'] as const;
export type LatinLanguage = (typeof latinLanguages)[number];

export interface LanguageSignals {
  /**
   * Words by weight. 4: headings and words of this language only. 3: function words that are rare elsewhere. 2 and 1:
   * words that other languages share or borrow. A shared word is listed in each language.
   */
  readonly words: Readonly<Record<1 | 2 | 3 | 4, string>>;
  /** Word endings by weight; the longest match counts. */
  readonly endings: Readonly<Record<1 | 2 | 3, string>>;
  /** Letters by weight. */
  readonly letters: Readonly<Record<1 | 2 | 3, string>>;
}

export const languageSignals: Readonly<Record<LatinLanguage, LanguageSignals>> = {
  en: {
    words: {
      4: 'employment references responsibilities requirements qualifications achievements',
      3: `the and of with you our we are this that will your from have been be their who which these those is has had
        were would should could can may must they he she his her its into within through across while where when what
        how not or than then such both each all any other about between under over during including using years
        looking please job least`,
      2: `to for by as at an in on it i my was there if more most up out only also some new one two
        skills experience education knowledge ability work working worker worked role hiring lead led built wrote
        developed managed created designed maintained improved reduced strong excellent required preferred summary
        languages interests degree certificate certified school high state member english fluent native spoken
        proficient basic advanced responsible support supported customer customers business development sales day
        days month week weekly daily hours time full part shift benefits health care employee employees salary
        ensure provide make take keep help need needed join apply people company world first class silver award
        security applications`,
      1: `a so no do me am per plus team management manager engineer developer senior system systems software data
        project projects product service services quality design application consultant training
        web line assistant director analyst tester nurse teacher driver cook clerk officer
        specialist technician accountant executive staff area cloud open source online tool tools`,
    },
    endings: {
      3: '',
      2: 'ness ship ity ful ous ously ically',
      1: 'ing ings ed ly ies tion tions ment ments able ible ance ence ogy ive ist ists ency wise th ght ck',
    },
    letters: { 3: '', 2: '', 1: '' },
  },
  de: {
    words: {
      4: `berufserfahrung ausbildung kenntnisse sprachkenntnisse fahigkeiten lebenslauf aufgaben anforderungen
        werdegang bildungsweg weiterbildung zeugnisse beruf arbeit erfahrung studium abschluss
        fuhrerschein erforderlich muttersprache staatsangehorigkeit familienstand geburtsdatum geburtsort`,
      3: `und der die das mit fur wir sie ist von zu im auf eine einer einen einem eines ein bei dem oder sowie unser
        unsere unserem unseren unserer deine dein dich dir ihr ihre ihren ihrer nicht zur zum als auch nach uber aus
        durch werden wird sind haben kannst bist hast uns ich mich mein meine bis vor unter ohne gute guter gutes
        sehr mehr alle jahre jahr sich dass wenn wie dabei damit diese dieser durchfuhrung zwischen wahrend
        gegen ab seit noch einfach bereich kunden mitarbeiter mitarbeitern verantwortung bzw ca inkl
        sprachen schule hochschule kenntnissen leitung leiter lehre`,
      2: `deutsch englisch franzosisch spanisch profil des den was du am so man er es an hat kann um nur neue neuen sprache monat monate tage woche wochen stadt
        fliessend verhandlungssicher grundkenntnisse ledig verheiratet adresse verkauf einkauf vertrieb betrieb pflege projektleitung
        mitarbeit entwicklung beratung planung anlagen technik wirtschaft zeit wurde wurden hohe hohen`,
      1: 'in war also per plus will alles pro beim vom ob ja hier wo extern intern',
    },
    endings: {
      3: 'ung ungen ungs keit keiten heit heiten schaft schaften',
      2: `lich liche lichen licher liches isch ische ischen ischer isches ieren ierte ierten itat itaten nis nisse
        nissen ierung erin erinnen zeit kraft stelle zeug wesen werk aufgabe sprache technik bau amt platz dienst
        arbeit leitung geber nehmer fuhrer bereich anlage anlagen haus stadt schule
        geld recht tag tage mittel kosten steuer verkehr handel schutz meister pfleger techniker helfer kaufmann
        kauffrau anz anzen`,
      1: 'en ig ige igen iger iges bar bare ende enden ter sch schen er ern',
    },
    letters: { 3: 'ß', 2: 'äöü', 1: '' },
  },
  fr: {
    words: {
      4: `competences langages formation formations emploi emplois parcours langues stage stages diplome diplomes missions
        connaissances travail entreprise entreprises`,
      3: `et le les une profil vous pour dans avec nous au aux sur votre vos notre nos est qui par ou cette ces ce sont leur
        leurs etre avoir chez sous vers afin ainsi lors selon entre depuis tres bonne bonnes bon bons toute tous
        toutes tout je j ai mon ma mes elle ils lui dont meme chaque pendant annee annees mois jour jours
        niveau langue equipe equipes gestion suivi mise outils
        recherche recherchons client clients projet projets developpement developpeur ingenieur conception
        realisation redaction etudes etude savoir maitrise maitriser permis loisirs
        poste postes sante ecole lycee universite licence baccalaureat utilisees utilise`,
      2: `des du que plus fait il y permettant reseau reseaux donnees logiciel logiciels
        fonction fonctions informatique informatiques centres travaux aide membre mettre place site
        francais anglais allemand espagnol capable capacite capacites temps plein lettre personne association animation
        vente ventes commerce vie oeuvre`,
      1: 'de la en un se me son si on ne pas tu sa ses a plusieurs experience solution solutions mobile technique technologies support service services responsable gestionnaire divers sports musique',
    },
    endings: {
      3: 'euse euses',
      2: 'eur eurs eux ique iques aux oire oires isme elle elles ez aise aises aire aires iere ieres ettes',
      1: 'ement ements age ages tion tions ment ments ance ence able ible ee ees ie ier iers ant ants if ifs ive ives',
    },
    letters: { 3: 'œ', 2: 'èêëîïûçàâùÿ', 1: 'éô' },
  },
  es: {
    words: {
      4: `experiencia educacion habilidades conocimientos idiomas requisitos imprescindible estudios empresa
        empresas trabajo responsabilidades perfil referencias datos`,
      3: `y los las el para con una del nuestro nuestra nuestros nuestras por su sus como mas son al este esta estos
        estas ser estar tener hacer donde cuando desde hasta entre sobre sin muy tambien segun cada todo todos toda
        todas anos ano mes meses dia dias lo ha han he fue nos mi mis laboral excelente excelentes equipo gestion desarrollo buscamos
        manejo nivel cliente clientes ventas mejora seguimiento uso usando
        puesto tareas disponibilidad excluyente titulo carrera bachillerato escuela universidad
        licenciatura ingenieria ingeniero proyecto proyectos sistema sistemas servicio servicios area areas
        redes buen buena buenas bueno avanzado intermedio basico actualidad presente
        septiembre octubre noviembre diciembre enero febrero marzo abril mayo junio julio agosto`,
      2: `que es se no o tu te si ya e u unos unas cual quien personas persona jefe obra calidad
        ingles espanol frances aleman herramientas lenguajes aplicaciones programacion entrega apoyo registro revision comunicacion negocio
        soporte equipos compras comercio obras zona medio alto trabajar asegurar elaborar realizar responsable
        seguridad contabilidad administracion finanzas`,
      1: 'de la en un a me va ni particular local general social visual digital final total material central',
    },
    endings: {
      3: 'cion ciones dad dades miento mientos sion siones',
      2: `mente ado ados ada adas ando iendo dor dora dores encia encias ancia ancias aje ajes cial ciales ario arios
        aria arias illa illo izar ivos ivas ales eria erias istas`,
      1: 'ido idos ida idas ico ica icos icas ero era eros eras ente entes oso osa ivo iva ar ismo ista or os as ia',
    },
    letters: { 3: 'ñ¿¡', 2: 'áíóú', 1: 'é' },
  },
  it: {
    words: {
      4: 'esperienza formazione competenze istruzione lingue conoscenze azienda lavoro',
      3: `di il della dello delle degli dei nel nella nelle alla alle agli gli che sono presso sul sulla dal dalla
        anche piu come questo questa gestione clienti sviluppo anni anno attivita progetti ed ho
        buona conoscenza`,
      2: 'con per e le una del i lo al si ha da ai nostro nostra mensili gruppo responsabile filiali',
      1: 'la in un se a o no non su tra fra',
    },
    endings: {
      3: 'zione zioni aggio',
      2: 'mente mento menti tore tori trice iere ita abile sione',
      1: 'ato ata ati ate ale ali ico ica ici iche ista isti ione ioni',
    },
    letters: { 3: 'òì', 2: 'à', 1: 'èéù' },
  },
  pt: {
    words: {
      4: 'formacao conhecimentos empregos trabalho',
      3: `os dos uma com nao ao pela pelo pelos pelas em na nas nos sao foi tambem sua seu seus suas ou equipe equipa
        gestao desenvolvimento projetos nivel voce mais ate
        vendas atendimento dados melhoria vaga`,
      2: 'e o que para por das da do no as um como se ser ter entre empresa experiencia area responsavel',
      1: 'de a sobre es',
    },
    endings: {
      3: 'cao coes agem agens idade idades',
      2: 'mento mentos ado ados ada adas ando endo indo dor dora dores encia ario aria vel veis sao soes',
      1: 'mente ico ica icos icas ente ista ivo iva os as ia al',
    },
    letters: { 3: 'ãõ', 2: 'çêâ', 1: 'áéíóúà' },
  },
  nl: {
    words: {
      4: 'werkervaring opleiding vaardigheden opleidingen ervaring verantwoordelijk kennis',
      3: `het een voor met van bij aan naar te zijn binnen niet ook wij jij jouw onze ons dat deze dit         om op uit door hebt heeft wordt worden jaar tot meer zoals goede`,
      2: 'is je ik uw werken klant klanten',
      1: 'de en in we of was over had wat die er team',
    },
    endings: {
      3: 'heid heden lijk lijke teit tie ties',
      2: 'ingen eren sche',
      1: 'en ing aar ers',
    },
    letters: { 3: '', 2: '', 1: 'ëï' },
  },
  pl: {
    words: {
      4: 'doswiadczenie wyksztalcenie umiejetnosci jezyki odpowiedzialny',
      3: 'w z oraz na dla od sie przez ze przy jest do lub praca pracy pracownikow zespolu znajomosc obsluga',
      2: 'i o po za to jak lata',
      1: '',
    },
    endings: { 3: 'anie ania enie enia osc osci', 2: 'ych ego owac', 1: 'ami ow' },
    letters: { 3: 'łąęśżźćń', 2: '', 1: 'ó' },
  },
};
