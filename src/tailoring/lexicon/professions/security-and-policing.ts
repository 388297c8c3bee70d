import type { ProfessionTable } from '../profession-table.ts';

export const securityAndPolicing: ProfessionTable = {
  profession: 'security, policing and justice',
  terms: {
    tool: `
      body-worn cameras = de:Bodycam = body-worn video = body cameras, Lenel OnGuard = LenelS2, Genetec = Genetec Security Center
      Milestone XProtect = Milestone VMS, CCURE 9000, x-ray screening machines, baggage screening
      handheld metal detectors = metal detectors, NCIC = National Crime Information Center
      i2 Analyst's Notebook = Analyst's Notebook, PTZ cameras, TrackTik, guard tour systems

      HOLMES 2 = HOLMES, NICHE RMS, Police National Computer, OASys = Offender Assessment System
      nDelius = Delius, P-NOMIS
    `,
    method: `
      security patrol = patrol = de:Streifendienst = de:Bestreifung = es:rondas de vigilancia = fr:rondes de surveillance = 巡逻, access control = de:Zutrittskontrolle = fr:contrôle d'accès = es:control de accesos
      report writing = es:redacción de informes = fr:rédaction de rapports, incident reports = incident reporting = incident report writing
      CCTV = CCTV monitoring = CCTV surveillance = fr:vidéosurveillance = video surveillance = de:Videoüberwachung = es:videovigilancia, de-escalation = de:Deeskalation = fr:désescalade = de-escalation techniques
      conflict resolution = fr:gestion des conflits = es:resolución de conflictos
      fire safety = de:Brandschutz = fr:sécurité incendie = es:protección contra incendios, emergency planning = emergency preparedness
      loss prevention = shrink reduction = fr:prévention des pertes = theft prevention = shrink control = shrinkage reduction = fr:démarque inconnue = de:Inventurdifferenzen = es:prevención de pérdidas = 防损

      crowd control = crowd management = fr:gestion de foule = es:control de multitudes
      event security = de:Veranstaltungsschutz = fr:sécurité événementielle = es:seguridad en eventos = door supervision = de:Türsteherdienst
      property protection = de:Objektschutz = fr:gardiennage = es:protección de bienes = manned guarding = static guarding = de:Werkschutz
      executive protection = close protection = de:Personenschutz = fr:protection rapprochée = bodyguarding
      alarm response = de:Alarmverfolgung = fr:intervention sur alarme = key holding = keyholding
      alarm monitoring = fr:télésurveillance, control room operations
      cash in transit = de:Geld- und Werttransport = fr:transport de fonds, store detective work
      doorman services, gatehouse duty = de:Pförtnerdienst = de:Pfortendienst
      key control = de:Schlüsselverwaltung, visitor management = de:Besuchermanagement
      bag searches = de:Taschenkontrollen = fr:inspection visuelle des bagages = fr:palpation de sécurité
      physical security = de:physische Sicherheit = fr:sécurité physique = es:seguridad física
      corporate security = de:Unternehmenssicherheit, security risk assessments = de:Sicherheitsanalysen
      K-9 handling
      law enforcement = de:Strafverfolgung = fr:maintien de l'ordre = es:aplicación de la ley
      criminal investigations = de:Ermittlungsverfahren = fr:enquêtes judiciaires = es:investigación criminal
      crime scene investigation = de:Spurensicherung = fr:police scientifique = scene examination = fr:police technique et scientifique
      evidence collection = evidence handling = chain of custody = exhibits handling
      interviewing and interrogation = de:Vernehmung = fr:audition de témoins
      traffic enforcement = de:Verkehrsüberwachung = fr:contrôle routier
      traffic accident investigation = de:Unfallaufnahme, accident reconstruction
      community policing = de:bürgernahe Polizeiarbeit = fr:police de proximité = neighbourhood policing
      defensive tactics = de:Einsatztraining = de:Eigensicherung, use of force policy = use-of-force training
      firearms handling = firearms proficiency = de:Schusswaffengebrauch = fr:maniement des armes
      surveillance operations
      intelligence analysis = criminal intelligence = de:Nachrichtenauswertung = fr:analyse du renseignement = es:análisis de inteligencia
      open-source intelligence = OSINT, private investigations
      border control = de:Grenzschutz = fr:contrôle aux frontières = es:control de fronteras = customs controls = customs inspections = passport control = de:Grenzkontrolle = de:Zollkontrolle = fr:contrôle douanier = es:control fronterizo = es:control aduanero = 海关查验, customs enforcement
      inmate supervision = inmate management = de:Justizvollzug = fr:surveillance pénitentiaire = prisoner supervision, cell searches
      offender rehabilitation = offender management = de:Resozialisierung
      probation supervision = parole supervision = de:Bewährungshilfe = fr:probation judiciaire, court security
      emergency evacuation = evacuation procedures = de:Räumungsübungen, juvenile justice

      arrest procedures = making arrests, firearms training = armed security, foot patrols

      offender supervision, risk of harm assessment = risk of serious harm = assessment of risk of harm
      pre-sentence reports = parole reports = court reports in probation
      MAPPA = multi-agency public protection, MARAC, unpaid work supervision = community payback supervision
      offending behaviour programmes = accredited programmes delivery
      resettlement of prisoners = through-the-gate, prison operations, custodial care, searching of prisoners
      body searches, person and bag searches
      detainee custody = custody procedures = detention officer duties = PACE custody
      PACE = Police and Criminal Evidence Act = PACE codes, statement taking
      suspect interviewing = PEACE interview model = investigative interviewing = interviewing suspects
      disclosure in investigations = CPIA disclosure = criminal disclosure
      case file preparation = MG forms = prosecution files = case file building, evidence management
      fingerprinting = fingerprint recovery = fingerprint examination = de:Daktyloskopie, forensic photography
      crime analysis = intelligence analysis of crime = intelligence research
      crime recording = crime recording standards = NCRS, 999 call handling, emergency call handling
      speed enforcement, immigration control
      smuggling detection = contraband detection, customs duties and excise, event stewarding, retail security
      CCTV operation, monitoring CCTV, daily occurrence books, physical security assessments
      lost and stolen enquiries, dog handling in security = K9 handling

      security guarding = 安保 = 保安 = fr:surveillance de site = de:Bewachung
    `,
    domain: `
      criminology = de:Kriminologie = es:criminología
      forensic science = de:Kriminaltechnik = fr:criminalistique = es:criminalística
      counterterrorism = de:Terrorismusbekämpfung = fr:lutte antiterroriste
    `,
    certificate: `
      de:Sachkundeprüfung 34a = de:Sachkunde 34a = 34a GewO = de:Unterrichtung 34a = de:34a-Schein, SIAP = SSIAP = SSIAP 1 = fr:SSIAP 2
      de:Unterrichtung nach § 34a GewO = de:Unterrichtungsnachweis 34a, Certified Protection Professional
      Physical Security Professional, de:Fachkraft für Schutz und Sicherheit
      de:geprüfte Schutz- und Sicherheitskraft = GSSK, CQP APS = fr:CQP agent de prévention et de sécurité
      es:TIP vigilante de seguridad, de:Brandschutzhelfer, de:Evakuierungshelfer
      POST certification = peace officer certification = Peace Officer Standards and Training

      CCTV PSS licence = SIA CCTV licence = public space surveillance licence, POST certificate, Basic POST
      832 PC = PC 832, 建构筑物消防员证 = 消防设施操作员证
    `,
    licence: `
      guard card = security guard license = security licence, CNAPS = fr:carte professionnelle CNAPS
      SIA licence = SIA door supervisor = SIA door supervisor licence = SIA licensed, de:Waffenschein, de:Waffensachkunde
      concealed carry permit, armed guard license, firearms license, private investigator license

      es:TIP de vigilante de seguridad = es:vigilante de seguridad habilitado, 保安证 = 保安员证
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
    HOLMES 2 > criminal investigations
    MAPPA > offender rehabilitation
    fingerprinting > crime scene investigation
    cell searches > prison operations
  `,
};
