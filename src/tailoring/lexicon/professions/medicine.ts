import type { ProfessionTable } from '../profession-table.ts';

export const medicine: ProfessionTable = {
  profession: 'medicine',
  terms: {
    tool: `
      da Vinci surgical system = da Vinci robot = da Vinci Xi, UpToDate, Dragon Medical One = Dragon Medical
      Isabel DDx, C-arm = mobile C-arm = de:C-Bogen

      slit lamp, lensmeter = lensometer = focimeter, autorefractor, phoropter, CTMS, Oracle InForm
    `,
    method: `
      history taking = medical history taking = de:Anamneseerhebung = de:Anamnese = es:anamnesis
      physical examination = de:körperliche Untersuchung = fr:examen clinique = es:exploración física
      differential diagnosis = de:Differentialdiagnostik = de:Differenzialdiagnostik = fr:diagnostic différentiel = es:diagnóstico diferencial
      ward rounds = hospital rounds = de:Stationsvisite
      discharge summaries = discharge letters = de:Arztbriefe = de:Arztbriefschreibung = fr:comptes rendus d'hospitalisation = fr:informes de alta
      telemedicine = telehealth = de:Telemedizin = fr:télémédecine = es:telemedicina
      evidence-based medicine = de:evidenzbasierte Medizin
      preventive medicine = de:Präventivmedizin = fr:médecine préventive = es:medicina preventiva
      prescribing medication = medication prescribing = de:Arzneimittelverordnung = fr:prescription médicamenteuse = es:prescripción de medicamentos = 开具处方
      diagnostic test interpretation = interpreting diagnostic tests = interpretation of diagnostic tests
      chronic disease management = long-term conditions management = chronic care management
      antimicrobial stewardship = antibiotic stewardship
      anatomy and physiology, refeeding syndrome
      tumor board = de:Tumorkonferenz = fr:réunion de concertation pluridisciplinaire
      multidisciplinary rounds, morbidity and mortality conferences = M&M conferences, clinical audit
      medical expert opinions = de:ärztliche Gutachten

      laparoscopic surgery = laparoscopy = de:Laparoskopie = es:cirugía laparoscópica = laparoscopic procedures
      robotic surgery = robot-assisted surgery = robotic-assisted surgery, suturing = wound closure = de:Wundnaht
      surgical assisting = first assisting = de:OP-Assistenz, endoscopy = de:Endoskopie = es:endoscopia
      colonoscopy = de:Koloskopie = fr:coloscopie = es:colonoscopia
      gastroscopy = de:Gastroskopie = upper GI endoscopy
      bronchoscopy = de:Bronchoskopie, echocardiography = de:Echokardiographie = es:ecocardiografía
      transesophageal echocardiography = TEE
      cardiac catheterization = de:Herzkatheteruntersuchung = fr:cathétérisme cardiaque
      percutaneous coronary intervention = PCI procedure, pacemaker implantation = de:Schrittmacherimplantation
      endotracheal intubation = intubation
      lumbar puncture = de:Lumbalpunktion = fr:ponction lombaire = es:punción lumbar
      central venous catheter placement = central line placement = de:ZVK-Anlage
      chest tube insertion = de:Thoraxdrainage
      point-of-care ultrasound = POCUS, abdominal ultrasound = de:Abdomensonographie = fr:échographie abdominale
      electroencephalography = EEG, electromyography = EMG, joint replacement = arthroplasty = de:Endoprothetik
      arthroscopy = de:Arthroskopie = es:artroscopia, biopsy procedures = de:Biopsieentnahme

      general anesthesia = de:Vollnarkose = fr:anesthésie générale = es:anestesia general
      regional anesthesia = de:Regionalanästhesie = fr:anesthésie locorégionale
      spinal anesthesia = de:Spinalanästhesie
      procedural sedation = conscious sedation = de:Analgosedierung

      mammography = es:mamografía, fluoroscopy = de:Durchleuchtung = fr:radioscopie = es:fluoroscopia
      general radiography = plain film radiography, mobile radiography = portable radiography, trauma imaging
      contrast administration = contrast media administration = contrast injection, ALARA = ALARA principles
      image quality assessment, bone densitometry = DEXA = DXA, MRI safety
      magnetic resonance imaging = de:Magnetresonanztomographie = es:resonancia magnética = MRI scanning = fr:IRM = 核磁共振
      surgical counts = instrument counts = sponge counts, surgical scrubbing = scrub role, sterile field
      surgical instruments = surgical instrumentation = de:OP-Instrumente, specimen handling = sample handling
      surgical preference cards, electrocautery = electrosurgery, anesthesia assistance = de:Anästhesieassistenz
      surgical safety checklist = WHO surgical checklist, refraction
      eye examinations = eye exams = sight tests = vision tests = de:Sehtest = de:Augenprüfung = fr:examen de vue
      tonometry, slit lamp examination = slit-lamp biomicroscopy, optical coherence tomography = OCT imaging
      fundus photography = retinal imaging, visual field testing = perimetry
      spectacle dispensing = dispensing spectacles = eyewear dispensing, lens edging = lens glazing
      frame styling = frame selection, low vision aids, binocular vision, glaucoma management, corneal topography
      diabetic eye screening, progressive lenses = varifocals = de:Gleitsichtgläser
      site monitoring = monitoring visits = clinical monitoring = de:klinisches Monitoring = 临床监查, source data verification = SDV, site initiation visits = site initiation = SIVs
      trial master file = eTMF, electronic data capture = EDC, protocol deviations
      patient recruitment = subject recruitment, close-out visits = site close-out, case report forms = eCRF = CRFs
      query resolution = data queries, CRO oversight, risk-based monitoring, clinical study reports, study start-up = study startup
      drug accountability, serious adverse events = SAE reporting, ethics committee submissions = ethics submissions

      clinical trial management = clinical study management = de:Studienmanagement = fr:gestion d'essais cliniques = es:gestión de ensayos clínicos = 临床试验管理
      site selection visits = site feasibility = feasibility assessments of sites
      source document review = source documentation, CRF completion, data queries in trials, site activation
      consenting patients, patient recruitment for trials, trial recruitment
      investigator site files = regulatory binders, TMF, investigational product accountability, CSR writing
      protocol writing, clinical protocols, study protocols, regulatory writing = regulatory medical writing
      manuscript writing in medicine = publication planning
      statistical analysis plans = SAP writing for trials, SAS programming = SAS programs for trials
      SDTM, ADaM, TLFs, randomisation, interim analyses, database lock
      decentralised clinical trials = decentralized trials, Phase I trials, Phase II trials, Phase III trials
      real-world evidence = RWE, health economics = HEOR = health economics and outcomes research
      health technology assessment = HTA submissions
      market access of medicines = market access = payer engagement
      medical affairs = medical science liaison work
      KOL engagement = key opinion leader engagement = KOL management = KOLs
      medical information enquiries
      promotional material review = MLR review = medical legal review, registration dossiers
      eCTD = eCTD submissions = CTD modules = Module 3
      marketing authorisation applications = MAA = marketing authorization = de:Arzneimittelzulassung = fr:AMM = es:autorización de comercialización
      CTA submissions, IND applications = IND submissions = INDs, NDA submissions = NDAs and BLAs = NDA/BLA
      510(k) = 510(k) submissions = 510k, PMA submissions = premarket approval
      variations submissions = Type II variations = regulatory variations, regulatory intelligence
      regulatory strategy
      labelling of medicines = artwork approval = regulatory labelling = labelling compliance
      technical documentation for devices = technical files = technical documentation MDR = design history file = DHF
      clinical evaluation reports = clinical evaluation
      post-market surveillance = vigilance reporting = medical device reporting
      usability engineering = human factors engineering, UDI = unique device identification
      notified body audits = notified body interactions, design controls, MDSAP, ICSR processing
      signal detection = signal management, aggregate safety reports = PSURs = DSURs = PBRERs
      risk management plans for medicines, Argus Safety = Oracle Argus = ArisG
      MedDRA = MedDRA coding = WHO Drug coding

      practice management = de:Praxismanagement = de:Praxisführung = fr:gestion de cabinet = es:gestión de consulta
      spectacle fitting = fitting spectacles = de:Brillenanpassung = fr:ajustage de lunettes = es:ajuste de gafas = 验光配镜
      spectacle repairs = eyewear repairs = de:Brillenreparatur = fr:réparation de lunettes = es:reparación de gafas
    `,
    domain: `
      general surgery = de:Allgemeinchirurgie = fr:chirurgie générale = es:cirugía general
      visceral surgery = de:Viszeralchirurgie = fr:chirurgie viscérale
      orthopedic surgery = de:orthopädische Chirurgie = fr:chirurgie orthopédique
      trauma surgery = de:Unfallchirurgie, neurosurgery = de:Neurochirurgie = es:neurocirugía
      vascular surgery = de:Gefäßchirurgie = fr:chirurgie vasculaire
      cardiac surgery = de:Herzchirurgie = fr:chirurgie cardiaque
      plastic surgery = de:plastische Chirurgie = fr:chirurgie plastique = es:cirugía plástica
      emergency medicine = de:Notfallmedizin = fr:médecine d'urgence = es:medicina de urgencias
      intensive care medicine = de:Intensivmedizin, hospital medicine
      primary care = fr:soins primaires = es:atención primaria = de:Primärversorgung, urgent care

      psychiatry = es:psiquiatría, gastroenterology = fr:gastro-entérologie, nephrology
      endocrinology = de:Endokrinologie
      pulmonology = de:Pneumologie = es:pneumología, rheumatology = fr:rhumatologie
      hematology = de:Hämatologie
      infectious diseases = de:Infektiologie = fr:maladies infectieuses = es:enfermedades infecciosas
      urology = es:urología
      ophthalmology = de:Augenheilkunde = fr:ophtalmologie = es:oftalmología
      otolaryngology = ear nose and throat = de:HNO = de:HNO-Heilkunde = es:otorrinolaringología
      obstetrics and gynecology = OB/GYN = OBGYN = de:Gynäkologie und Geburtshilfe = fr:gynécologie obstétrique
      obstetrics = de:Geburtshilfe = fr:obstétrique = es:obstetricia
      sports medicine = de:Sportmedizin = fr:médecine du sport
      occupational medicine = de:Arbeitsmedizin = fr:médecine du travail = es:medicina del trabajo
      pathology = es:patología
      nuclear medicine = de:Nuklearmedizin = fr:médecine nucléaire
      interventional radiology = de:interventionelle Radiologie = fr:radiologie interventionnelle
      geriatrics = de:Geriatrie = es:geriatría
      internal medicine = de:Innere Medizin = fr:médecine interne = es:medicina interna
      family medicine = de:Allgemeinmedizin = fr:médecine générale = es:medicina familiar
      anesthesia = de:Anästhesie = fr:anesthésie = es:anestesia, dermatology, gynecology = de:Gynäkologie, neurology
      surgery = de:Chirurgie = es:cirugía, cardiology = de:Kardiologie, cardiac care

      IVDR = In Vitro Diagnostic Regulation, FDA requirements, EMA guidelines = EMA regulations
      MHRA regulations = MHRA, NMPA = 国家药监局, PMDA, ABPI Code = ABPI code of practice
    `,
    certificate: `
      USMLE = United States Medical Licensing Examination, ATLS = Advanced Trauma Life Support
      ECFMG certification = ECFMG certified, MRCP, MRCS, FRCS, de:Zusatzbezeichnung Notfallmedizin
      de:Fachkunde Rettungsdienst, de:Fachkunde Strahlenschutz, fr:capacité de médecine d'urgence

      Certified Surgical Technologist = CST certification, CRCST = Certified Registered Central Service Technician
      CCRA = Certified Clinical Research Associate, CCRP = Certified Clinical Research Professional
    `,
    licence: `
      board certification = board certified = board-certified physician
      de:Facharztanerkennung = de:Facharztbezeichnung = de:Facharzttitel, DEA registration = DEA license = DEA number
      de:Approbation = de:ärztliche Approbation = Approbation als Arzt
      medical license = licensed physician, GMC registration, 执业医师资格证 = 执业医师证
      fr:inscription à l'Ordre des médecins, physician assistant license = PA-C = certified physician assistant

      GOC registration = GOC registered = General Optical Council registration
    `,
  },
  implies: `
    robotic surgery > surgery
    laparoscopic surgery > surgery
    general surgery > surgery
    visceral surgery > surgery
    orthopedic surgery > surgery, orthopedics
    trauma surgery > surgery
    neurosurgery > surgery
    vascular surgery > surgery
    cardiac surgery > surgery
    plastic surgery > surgery
    da Vinci surgical system > robotic surgery
    colonoscopy > endoscopy
    gastroscopy > endoscopy
    bronchoscopy > endoscopy
    echocardiography > ultrasound
    transesophageal echocardiography > echocardiography
    point-of-care ultrasound > ultrasound
    abdominal ultrasound > ultrasound
    general anesthesia > anesthesia
    regional anesthesia > anesthesia
    spinal anesthesia > regional anesthesia
    joint replacement > orthopedic surgery
    arthroscopy > orthopedic surgery
    percutaneous coronary intervention > cardiac catheterization
    obstetrics and gynecology > obstetrics, gynecology
    intensive care medicine > critical care
    endotracheal intubation > airway management
    fundus photography > eye examinations
    serious adverse events > adverse event reporting
    clinical audit > clinical governance
    site monitoring > clinical trials
    site initiation visits > site monitoring
    source data verification > site monitoring
    SDTM > CDISC
    ADaM > CDISC
    eCTD > regulatory submissions
    510(k) > regulatory submissions
    PMA submissions > regulatory submissions
    IND applications > regulatory submissions
    marketing authorisation applications > regulatory submissions
    signal detection > pharmacovigilance
    aggregate safety reports > pharmacovigilance
    MedDRA > pharmacovigilance
  `,
};
