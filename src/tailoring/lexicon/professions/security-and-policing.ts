import type { ProfessionTable } from '../profession-table.ts';

export const securityAndPolicing: ProfessionTable = {
  profession: 'security, policing and justice',
  terms: {
    tool: `
      body-worn cameras = Bodycam, Lenel OnGuard = LenelS2, Genetec = Genetec Security Center
      Milestone XProtect = Milestone VMS, CCURE 9000, x-ray screening machines = baggage screening
      handheld metal detectors = metal detectors, NCIC = National Crime Information Center
      i2 Analyst's Notebook = Analyst's Notebook, PTZ cameras, TrackTik, guard tour systems
    `,
    method: `
      security patrol = patrol = Streifendienst, access control = Zutrittskontrolle = contrôle d'accès
      report writing, incident reports = incident reporting
      CCTV = CCTV monitoring = CCTV surveillance = vidéosurveillance, de-escalation = Deeskalation
      conflict resolution = gestion des conflits = resolución de conflictos
      fire safety = Brandschutz = sécurité incendie, emergency planning = emergency preparedness
      loss prevention = shrink reduction = prévention des pertes

      crowd control = crowd management = gestion de foule = control de multitudes
      event security = Veranstaltungsschutz = sécurité événementielle = seguridad en eventos
      property protection = Objektschutz = gardiennage = protección de bienes
      executive protection = close protection = Personenschutz = protection rapprochée = escolta
      alarm response = Alarmverfolgung = intervention sur alarme
      alarm monitoring = control room operations = télésurveillance
      cash in transit = Geld- und Werttransport = transport de fonds, store detective work = Kaufhausdetektiv
      doorman services = Türsteher, gatehouse duty = Pförtnerdienst = Pfortendienst
      key control = Schlüsselverwaltung, visitor management = Besuchermanagement
      bag searches = Taschenkontrollen = inspection visuelle des bagages = palpation de sécurité
      physical security = physische Sicherheit = sécurité physique = seguridad física
      corporate security = Unternehmenssicherheit, security risk assessments = Sicherheitsanalysen
      K-9 handling = Diensthundeführer = maître-chien
      law enforcement = Strafverfolgung = maintien de l'ordre = aplicación de la ley
      criminal investigations = Ermittlungsverfahren = enquêtes judiciaires = investigación criminal
      crime scene investigation = Spurensicherung = police scientifique
      evidence collection = evidence handling = chain of custody
      interviewing and interrogation = Vernehmung = audition de témoins
      traffic enforcement = Verkehrsüberwachung = contrôle routier
      traffic accident investigation = accident reconstruction = Unfallaufnahme
      community policing = bürgernahe Polizeiarbeit = police de proximité
      defensive tactics = Einsatztraining = Eigensicherung, use of force policy = use-of-force training
      firearms handling = firearms proficiency = Schusswaffengebrauch = maniement des armes, surveillance operations
      intelligence analysis = criminal intelligence = Nachrichtenauswertung = analyse du renseignement = análisis de inteligencia
      open-source intelligence = OSINT, private investigations
      border control = Grenzschutz = contrôle aux frontières = control de fronteras, customs enforcement
      inmate supervision = inmate management = Justizvollzug = surveillance pénitentiaire, cell searches
      offender rehabilitation = offender management = Resozialisierung
      probation supervision = parole supervision = Bewährungshilfe = probation judiciaire, court security
      emergency evacuation = evacuation procedures = Räumungsübungen, juvenile justice = Jugendgerichtshilfe
    `,
    domain: `
      criminology = Kriminologie = criminología
      forensic science = Kriminaltechnik = criminalistique = criminalística
      counterterrorism = Terrorismusbekämpfung = lutte antiterroriste
    `,
    certificate: `
      Sachkundeprüfung 34a = Sachkunde 34a = 34a GewO, SIAP = SSIAP = SSIAP 1
      Unterrichtung nach § 34a GewO = Unterrichtungsnachweis 34a, Certified Protection Professional
      Physical Security Professional, Fachkraft für Schutz und Sicherheit
      geprüfte Schutz- und Sicherheitskraft = GSSK, CQP APS = CQP agent de prévention et de sécurité
      TIP vigilante de seguridad, Brandschutzhelfer = Evakuierungshelfer
      POST certification = peace officer certification
    `,
    licence: `
      guard card = security guard license = security licence, CNAPS = carte professionnelle CNAPS
      SIA licence = SIA door supervisor, Waffenschein = Waffensachkunde
      concealed carry permit = armed guard license = firearms license, private investigator license
    `,
  },
  implies: `
    incident reports > report writing
    de-escalation > conflict resolution
    event security > property protection
    crowd control > event security
    executive protection > physical security
    Milestone XProtect > CCTV
    Genetec > CCTV, access control
    Lenel OnGuard > access control
    CCURE 9000 > access control
    Certified Protection Professional > physical security
    crime scene investigation > evidence collection, forensic science
    criminal investigations > law enforcement
    community policing > law enforcement
    traffic enforcement > law enforcement
    open-source intelligence > intelligence analysis
    Sachkundeprüfung 34a > property protection
    store detective work > loss prevention
  `,
};
