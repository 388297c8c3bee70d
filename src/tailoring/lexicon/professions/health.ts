import type { ProfessionTable } from '../profession-table.ts';

export const health: ProfessionTable = {
  profession: 'other health work',
  terms: {
    tool: `
      PACS = picture archiving and communication system, RIS = radiology information system, Kareo, Practice Fusion, Medisoft, 3M Encoder = 3M 360 Encompass, CPT = CPT codes = CPT coding
      ICD-10 = ICD-10-CM = ICD-10 coding, HCPCS = HCPCS Level II, Doctolib, MRI, CT scanner = computed tomography = CT scans = CT scanning = de:Computertomographie = es:tomografía computarizada = fr:scanner médical
      digital radiography = DR imaging, ultrasound = sonography = fr:échographie = es:ecografía = ultrasound scanning = 超声检查, autoclave = autoclaving, hematology analyzers, Dräger

      EncoderPro, AdvancedMD, Availity

      centrifuge, GE Healthcare Centricity, Sectra PACS = Sectra, Soliton RIS, CRIS radiology
      ultrasound machines = ultrasound equipment, image intensifier, pulse oximetry, bladder scanner
      ambulatory blood pressure monitors, Holter monitors = Holter monitoring
      endoscope washers = endoscope reprocessing = endoscope decontamination = endoscopy decontamination
      steriliser validation = autoclave validation
    `,
    method: `
      medical terminology = de:medizinische Terminologie = fr:terminologie médicale
      medical billing = de:Leistungsabrechnung = de:Patientenabrechnung
      medical coding, insurance verification = eligibility verification = benefits verification, prior authorization = preauthorization = pre-authorizations
      patient scheduling = appointment scheduling = de:Terminvergabe = fr:prise de rendez-vous = booking appointments = es:gestión de citas
      patient registration = patient intake = patient check-in = de:Patientenaufnahme = fr:admission des patients = es:admisión de pacientes
      EKG = ECG = electrocardiogram = de:EKG schreiben, administering injections = de:Injektionen verabreichen
      rooming patients, spirometry = es:espirometría

      radiation safety = radiation protection = de:Strahlenschutz = radioprotection = es:protección radiológica, patient positioning
      x-ray imaging = radiography = X-ray = de:Röntgen

      E/M coding = evaluation and management coding, claims submission, denial management
      charge capture = charge entry, payment posting = EOB posting, accounts receivable follow-up = A/R follow-up
      risk adjustment coding = HCC coding, DRG assignment = DRG coding = MS-DRG, coding audits = chart audits
      clinical documentation improvement = clinical documentation integrity, release of information
      Medicare billing, Medicaid billing, claim scrubbing, patient statements

      obstetric ultrasound = obstetric scanning = OB/GYN ultrasound = obstetric sonography
      vascular ultrasound = vascular sonography = vascular scanning, gynaecological ultrasound
      musculoskeletal ultrasound = MSK ultrasound, breast ultrasound, fluoroscopy procedures
      radiotherapy planning = treatment planning in radiotherapy = dosimetry = medical dosimetry, PET-CT
      positioning patients, contrast media, IV contrast, image quality in radiology = image critique
      patient identification = fr:identitovigilance = de:Patientenidentifikation = es:identificación de pacientes
      specimen transport, order of draw
      capillary puncture = finger sticks = heel sticks = capillary collection, butterfly needles
      paediatric phlebotomy = pediatric draws = difficult draws
      blood donation = donor screening = blood collection from donors, blood bank, transfusion science
      crossmatching, urine drug screening, patient rooming, patient flow
      referral management = referral coordination = processing referrals, clinic scheduling
      patient admissions, medical records management = health records management = medical records
      care coordination = coordination of care = coordinating care = de:Versorgungskoordination = fr:coordination des soins = es:coordinación de cuidados
      patient navigation, transitions of care = transitional care, care management
      population health = population health management, HEDIS measures = HEDIS, value-based care
      claims follow-up, posting payments, explanation of benefits = EOBs, Medicare and Medicaid = Medicare
      patient billing = patient accounts, DRG, inpatient coding, outpatient coding, medical scribing
      medical transcription, GP surgery reception, podiatry, chiropody, nail surgery
      diabetic foot care = diabetic foot screening, biomechanical assessments, dispensing optics
      optical dispensing, eye tests, ophthalmic imaging, retinal photography
      contact lenses = contact lens aftercare, hearing aids = hearing aid dispensing
      newborn hearing screening, cardiac physiology = exercise tolerance testing = stress ECG
      sleep studies = polysomnography, lung function tests = pulmonary function testing = PFTs
      HAVS assessments = hand-arm vibration assessments, health surveillance
      smoking cessation = stop smoking services, outbreak investigation = outbreak management, contact tracing
      health education = health promotion campaigns, infection surveillance, immunisation programmes
      health visiting
      sterile services = CSSD = sterile processing department work = decontamination of instruments = de:Aufbereitung von Medizinprodukten = fr:stérilisation centrale
      instrument tray assembly, surgical technology = surgical scrub = scrub tech duties
      operating table preparation = operating room setup = OR setup, portering, mortuary work = mortuary
      funeral arrangements, funeral arranging, post-mortem examinations = autopsies
      patient handling = patient moving and handling, ward clerking = ward clerk duties
      medical secretarial work, de:Praxisorganisation = de:Praxisabläufe
      de:Privatabrechnung = de:GOÄ = de:EBM-Abrechnung, tiers payant = fr:télétransmission
      patient experience = patient satisfaction surveys, 导诊 = 分诊, 医保结算 = 医保
    `,
    domain: `
      radiology = es:radiología, clinical research = de:klinische Forschung = fr:recherche clinique
      public health = de:öffentliche Gesundheit = fr:santé publique = es:salud pública
      revenue cycle management = revenue cycle
    `,
    certificate: `
      CMA AAMA = Certified Medical Assistant, RMA = Registered Medical Assistant, CPC = Certified Professional Coder
      CCS = Certified Coding Specialist, ARRT = ARRT certification = ARRT certified = ARRT registered = ARRT(R), RDMS = Registered Diagnostic Medical Sonographer
      CPT certification phlebotomy = Certified Phlebotomy Technician, CCRC

      RHIT = Registered Health Information Technician, RHIA = Registered Health Information Administrator

      ARDMS, RVT vascular = Registered Vascular Technologist, RDCS = Registered Diagnostic Cardiac Sonographer
      RT(R), R.T.(R), ARRT CT = RT(CT), ARRT MRI = RT(MR), CAHIMS, ASCP phlebotomy, PBT(ASCP)
      phlebotomy certification, CCMA, RMA (AMT), medical assistant certification, CPC-A, AAPC certification
      sterile processing certification, CST (NBSTSA), CHAA = Certified Healthcare Access Associate
      Certified Case Manager, IR(ME)R certificate, ABO certification = ABO certified optician, MT(ASCP)
      de:Medizinische Fachangestellte = de:MFA-Ausbildung = de:Ausbildung zur Medizinischen Fachangestellten
      de:MTRA = de:Medizinischer Technologe für Radiologie = de:Medizinische Technologin für Radiologie
      fr:DEMER = fr:diplôme d'État de manipulateur
    `,
    licence: `
      registered dispensing optician, radiographer HCPC registration, optometry license = licensed optometrist
      respiratory care license = licensed respiratory therapist
    `,
  },
  implies: `
    CPC > medical coding
    CCS > medical coding
    ICD-10 > medical coding
    CPT > medical coding
    medical coding > medical terminology
    ARRT > x-ray imaging
    obstetric ultrasound > ultrasound
    vascular ultrasound > ultrasound
    gynaecological ultrasound > ultrasound
    musculoskeletal ultrasound > ultrasound
    ARDMS > ultrasound
    paediatric phlebotomy > phlebotomy
    capillary puncture > phlebotomy
    CPT certification phlebotomy > phlebotomy
    contact lenses > optometry
    nail surgery > podiatry
    diabetic foot care > podiatry
    DRG assignment > medical coding
    outpatient coding > medical coding
    payment posting > medical billing
    charge capture > medical billing
    breast ultrasound > ultrasound
    retinal photography > ophthalmic imaging
  `,
};
