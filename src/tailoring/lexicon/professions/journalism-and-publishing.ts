import type { ProfessionTable } from '../profession-table.ts';

export const journalismAndPublishing: ProfessionTable = {
  profession: 'journalism, publishing and translation',
  terms: {
    tool: `
      WordPress, TYPO3, Drupal, Chartbeat, Parse.ly, Adobe InCopy = InCopy, QuarkXPress, Arc XP, Ghost CMS, Substack
      CoreMedia, Avid iNews = iNews, ENPS, SDL Trados = Trados Studio = Trados, memoQ, Memsource = Phrase TMS
      Wordfast, Smartcat, Lokalise, Crowdin, MadCap Flare, Adobe FrameMaker = FrameMaker
      oXygen XML = Oxygen XML Editor = oXygen, Acrolinx, Datawrapper, Scrivener, Subtitle Edit, Aegisub, DITA = DITA XML
      Docusaurus, EPUB

      Paligo, Schema ST4, MkDocs, AsciiDoc, reStructuredText, Smartling

      XTM Cloud, Across Language Server, MultiTerm = SDL MultiTerm, Passolo, EZTitles, Ooona
      Xbench = QA Distiller, Heidelberg presses = Heidelberg Speedmaster = Heidelberg, Komori = KBA presses
      HP Indigo, Xerox Versant = Xerox iGen, Fiery RIP = EFI Fiery = RIP software, Prinergy, ONYX RIP
      Roland printers = Mimaki = wide-format printers, guillotines = guillotine operation
      Esko ArtPro = ArtiosCAD = Esko, PitStop Pro = Enfocus PitStop
    `,
    method: `
      editing, copy editing, proofreading = de:Korrekturlesen = fr:relecture = es:corrección de textos, creative writing
      journalism = de:Journalismus
      blogging, storytelling, content strategy, technical documentation = de:Technische Dokumentation = 技术文档 = fr:documentation technique = es:documentación técnica, transcription = de:Transkription = fr:transcription audio = es:transcripción
      news writing = de:Nachrichtenjournalismus = es:redacción periodística
      investigative journalism = investigative reporting = investigativer Journalismus = fr:journalisme d'investigation = es:periodismo de investigación
      broadcast journalism = de:Rundfunkjournalismus
      data journalism = de:Datenjournalismus = fr:datajournalisme = es:periodismo de datos
      sports reporting = de:Sportberichterstattung, court reporting journalism
      interviewing sources = de:Interviewführung = fr:conduite d'interviews
      fact-checking = de:Faktencheck = fr:vérification des faits = es:verificación de datos, headline writing
      feature writing = de:Reportagen schreiben = fr:reportages
      news editing = fr:secrétariat de rédaction, de:Redaktionsleitung
      editorial planning = de:Redaktionsplanung = fr:planning éditorial = es:calendario editorial, editorial calendar
      commissioning editing, manuscript editing = de:Lektorat = fr:correction de manuscrits
      developmental editing, substantive editing, indexing of books = book indexing
      book production = de:Buchherstellung = fr:fabrication de livres
      typesetting = de:Satzherstellung = fr:composition typographique, prepress = de:Druckvorstufe = es:preimpresión = pre-press = 印前
      desktop publishing, rights and permissions = de:Rechte und Lizenzen = fr:cession de droits
      content management systems = CMS = de:Redaktionssystem = fr:systèmes de gestion de contenu = es:gestores de contenido
      SEO writing = SEO copywriting = SEO-Texte = fr:rédaction web = es:redacción SEO, UX writing = microcopy
      scriptwriting = screenwriting = fr:scénarisation, ghostwriting
      technical writing = de:technische Redaktion = fr:rédaction technique = es:redacción técnica, API documentation
      structured authoring = topic-based authoring, style guides = de:Styleguides = editorial style guide
      AP Stylebook = AP style, Chicago Manual of Style = Chicago style
      plain language writing = de:Leichte Sprache = fr:langage clair = es:lenguaje claro, medical writing
      radio presenting = Radiomoderation = fr:animation radio, news presenting = news anchoring, live reporting
      photojournalism = de:Fotojournalismus = fr:photojournalisme = es:fotoperiodismo
      podcast production = podcasting = de:Podcast-Produktion = fr:production de podcasts
      translation = de:Übersetzung = de:Übersetzen = fr:traduction = es:traducción = 翻译
      simultaneous interpreting = de:Simultandolmetschen = fr:interprétation simultanée = es:interpretación simultánea = 同声传译 = 同传
      consecutive interpreting = de:Konsekutivdolmetschen = fr:interprétation consécutive = es:interpretación consecutiva = 交替传译 = 交传
      language interpreting = de:Dolmetschen = fr:interprétariat = es:interpretación de lenguas = 口译
      medical interpreting = de:medizinisches Dolmetschen
      court interpreting = de:Gerichtsdolmetschen = fr:interprétariat judiciaire
      technical translation = de:technische Übersetzung = fr:traduction technique = es:traducción técnica
      certified translation = de:beglaubigte Übersetzung = fr:traduction assermentée = es:traducción jurada = sworn translation = de:beglaubigte Übersetzungen
      literary translation = de:literarische Übersetzung = fr:traduction littéraire = es:traducción literaria
      audiovisual translation = fr:traduction audiovisuelle = es:traducción audiovisual
      subtitling = closed captioning = de:Untertitelung = fr:sous-titrage = es:subtitulado = es:subtitulación = 字幕
      transcreation = de:Transkreation
      localization = de:Lokalisierung = es:localización = 本地化, software localization = de:Softwarelokalisierung
      internationalization = i18n, CAT tools = computer-assisted translation = fr:outils de TAO = es:herramientas TAO
      terminology management = de:Terminologiemanagement = fr:gestion terminologique = es:gestión terminológica
      translation memory, machine translation post-editing = MTPE = Post-Editing
      translation quality assurance = linguistic quality assurance = LQA testing = LQA
      translation project management = localization project management
      sign language interpreting = de:Gebärdensprachdolmetschen = fr:interprétation en langue des signes

      user manuals = user guides = instruction manuals = de:Bedienungsanleitungen = de:Betriebsanleitungen = fr:manuels d'utilisation = es:manuales de usuario
      release notes, docs as code, single sourcing = content reuse, SME interviews = subject matter expert interviews
      video tutorials, online help = de:Onlinehilfe, brand voice = tone of voice, ad copy = advertising copy
      glossary creation, translation revision, over-the-phone interpreting, video remote interpreting
      cultural mediation, S1000D, medical translation, copyediting

      remote interpreting = telephone interpreting, termbases, website localisation = game localisation
      sheetfed offset
      digital printing = digital print = de:Digitaldruck = fr:impression numérique = es:impresión digital = 数码印刷
      flexographic printing = flexo printing, gravure printing
      wide-format printing = large format printing = wide format = large format print, letterpress
      print finishing = finishing in print = folding and binding = saddle stitching = perfect binding = de:Druckweiterverarbeitung = fr:façonnage = es:acabados gráficos
      bookbinding = de:Buchbinderei = fr:reliure = es:encuadernación, plate making = CTP plates
      print colour management = colour matching in print, makeready = press make-ready
      embroidery printing = garment printing
      signage production = sign making = vinyl wrapping = vehicle wrapping, print buying = print procurement
      print estimating
    `,
    domain: `
      publishing = de:Verlagswesen = fr:édition de livres = sector editorial
      media studies = de:Medienwissenschaft, linguistics = de:Linguistik = fr:linguistique = es:lingüística
      press law = de:Presserecht = fr:droit de la presse
    `,
    certificate: `
      ATA certification = ATA certified translator, CATTI = CATTI 二级 = 全国翻译专业资格 = 翻译资格证
      de:Volontariat = de:redaktionelles Volontariat
      de:allgemein beeidigter Übersetzer = de:vereidigter Übersetzer = de:ermächtigter Übersetzer = fr:traducteur assermenté = es:traductor jurado = de:beeidigte Übersetzerin
      tekom-Zertifikat, AMWA certificate, NAATI = NAATI certified

      DPSI = Diploma in Public Service Interpreting, ITI membership = MITI, CIOL = MCIL = DipTrans
    `,
  },
  implies: `
    copy editing > editing
    SDL Trados > CAT tools
    memoQ > CAT tools
    Memsource > CAT tools
    Wordfast > CAT tools
    Smartcat > CAT tools
    CAT tools > translation
    technical translation > translation
    certified translation > translation
    literary translation > translation
    audiovisual translation > translation
    transcreation > translation
    machine translation post-editing > translation
    simultaneous interpreting > language interpreting
    consecutive interpreting > language interpreting
    medical interpreting > language interpreting
    court interpreting > language interpreting
    sign language interpreting > language interpreting
    subtitling > audiovisual translation
    software localization > localization
    MadCap Flare > technical writing
    Adobe FrameMaker > technical writing
    DITA > structured authoring
    API documentation > technical writing, technical documentation
    technical writing > technical documentation
    medical writing > scientific writing
    news writing > journalism
    investigative journalism > journalism
    data journalism > journalism
    broadcast journalism > journalism
    sports reporting > journalism
    photojournalism > journalism, photography
    fact-checking > editing
    developmental editing > editing
    manuscript editing > editing
    SEO writing > copywriting, SEO
    UX writing > copywriting
    QuarkXPress > layout design
    WordPress > content management systems
    TYPO3 > content management systems
    Drupal > content management systems
    S1000D > structured authoring
    over-the-phone interpreting > language interpreting
    video remote interpreting > language interpreting
    docs as code > technical documentation
    user manuals > technical documentation
    remote interpreting > language interpreting
    MultiTerm > terminology management
    medical translation > translation
  `,
};
