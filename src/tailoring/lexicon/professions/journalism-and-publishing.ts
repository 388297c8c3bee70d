import type { ProfessionTable } from '../profession-table.ts';

export const journalismAndPublishing: ProfessionTable = {
  profession: 'journalism, publishing and translation',
  terms: {
    tool: `
      WordPress, TYPO3, Drupal, Chartbeat, Parse.ly, Adobe InCopy = InCopy, QuarkXPress, Arc XP, Ghost CMS, Substack
      CoreMedia, Avid iNews = iNews, ENPS, SDL Trados = Trados Studio = Trados, memoQ, Memsource = Phrase TMS
      Wordfast, Smartcat, Lokalise, Crowdin, MadCap Flare, Adobe FrameMaker = FrameMaker
      oXygen XML = Oxygen XML Editor, Acrolinx, Datawrapper, Scrivener, Subtitle Edit, Aegisub, DITA = DITA XML
      Docusaurus, EPUB
    `,
    method: `
      editing, copy editing, proofreading = Korrekturlesen = relecture, creative writing, journalism = Journalismus
      blogging, storytelling, content strategy, technical documentation = Technische Dokumentation, transcription
      news writing = Nachrichtenjournalismus = redacción periodística
      investigative journalism = investigative reporting = investigativer Journalismus = journalisme d'investigation = periodismo de investigación
      broadcast journalism = Rundfunkjournalismus
      data journalism = Datenjournalismus = datajournalisme = periodismo de datos
      sports reporting = Sportberichterstattung, court reporting journalism
      interviewing sources = Interviewführung = conduite d'interviews
      fact-checking = Faktencheck = vérification des faits = verificación de datos, headline writing
      feature writing = Reportagen schreiben = reportages
      news editing = Redaktionsleitung = secrétariat de rédaction
      editorial planning = editorial calendar = Redaktionsplanung = planning éditorial = calendario editorial
      commissioning editing, manuscript editing = manuscript development = Lektorat = correction de manuscrits
      developmental editing, substantive editing, indexing of books = book indexing
      book production = Buchherstellung = fabrication de livres
      typesetting = Satzherstellung = composition typographique, prepress = Druckvorstufe = preimpresión
      desktop publishing, rights and permissions = Rechte und Lizenzen = cession de droits
      content management systems = CMS = Redaktionssystem = systèmes de gestion de contenu = gestores de contenido
      SEO writing = SEO copywriting = SEO-Texte = rédaction web = redacción SEO, UX writing
      scriptwriting = screenwriting = Drehbuch = scénarisation = guion, ghostwriting
      technical writing = technische Redaktion = rédaction technique = redacción técnica, API documentation
      structured authoring = topic-based authoring, style guides = Styleguides = editorial style guide
      AP Stylebook = AP style, Chicago Manual of Style = Chicago style
      plain language writing = Leichte Sprache = langage clair = lenguaje claro, medical writing
      radio presenting = Radiomoderation = animation radio, news presenting = news anchoring, live reporting
      photojournalism = Fotojournalismus = photojournalisme = fotoperiodismo
      podcast production = podcasting = Podcast-Produktion = production de podcasts
      translation = Übersetzung = Übersetzen = traduction = traducción = 翻译
      simultaneous interpreting = Simultandolmetschen = interprétation simultanée = interpretación simultánea
      consecutive interpreting = Konsekutivdolmetschen = interprétation consécutive = interpretación consecutiva
      language interpreting = Dolmetschen = interprétariat = interpretación de lenguas = 口译
      medical interpreting = medizinisches Dolmetschen
      court interpreting = Gerichtsdolmetschen = interprétariat judiciaire
      technical translation = technische Übersetzung = traduction technique = traducción técnica
      certified translation = beglaubigte Übersetzung = traduction assermentée = traducción jurada
      literary translation = literarische Übersetzung = traduction littéraire = traducción literaria
      audiovisual translation = traduction audiovisuelle = traducción audiovisual
      subtitling = closed captioning = Untertitelung = sous-titrage = subtitulado, transcreation = Transkreation
      localization = Lokalisierung = localización, software localization = Softwarelokalisierung
      internationalization = i18n, CAT tools = computer-assisted translation = outils de TAO = herramientas TAO
      terminology management = Terminologiemanagement = gestion terminologique = gestión terminológica
      translation memory, machine translation post-editing = MTPE = Post-Editing
      translation quality assurance = linguistic quality assurance = LQA testing
      translation project management = localization project management
      sign language interpreting = Gebärdensprachdolmetschen = interprétation en langue des signes
    `,
    domain: `
      publishing = Verlagswesen = Buchverlag = édition de livres = sector editorial
      media studies = Medienwissenschaft, linguistics = Linguistik = linguistique = lingüística
      press law = Presserecht = droit de la presse
    `,
    certificate: `
      ATA certification = ATA certified translator, CATTI = CATTI 二级 = 全国翻译专业资格
      Volontariat = redaktionelles Volontariat
      allgemein beeidigter Übersetzer = vereidigter Übersetzer = ermächtigter Übersetzer = traducteur assermenté = traductor jurado
      tekom-Zertifikat, AMWA certificate, NAATI = NAATI certified
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
  `,
};
