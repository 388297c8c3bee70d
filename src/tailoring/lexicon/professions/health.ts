import type { ProfessionTable } from '../profession-table.ts';

export const health: ProfessionTable = {
  profession: 'other health work',
  terms: {
    tool: `
      PACS = picture archiving and communication system, RIS = radiology information system, Kareo, Practice Fusion, Medisoft, 3M Encoder = 3M 360 Encompass, CPT = CPT codes = CPT coding
      ICD-10 = ICD-10-CM = ICD-10 coding, HCPCS = HCPCS Level II, Doctolib, MRI, CT scanner = computed tomography = CT scans = CT scanning = de:Computertomographie = es:tomografía computarizada
      digital radiography = DR imaging, ultrasound = sonography = fr:échographie = es:ecografía, autoclave = autoclaving, hematology analyzers, Dräger

      EncoderPro, AdvancedMD, Availity
    `,
    method: `
      medical terminology = de:medizinische Terminologie = fr:terminologie médicale
      medical billing = de:Leistungsabrechnung
      medical coding, insurance verification = eligibility verification, prior authorization = preauthorization
      patient scheduling = appointment scheduling = de:Terminvergabe = fr:prise de rendez-vous
      patient registration = patient intake = patient check-in = de:Patientenaufnahme
      EKG = ECG = electrocardiogram = de:EKG schreiben, administering injections = de:Injektionen verabreichen
      rooming patients, spirometry = es:espirometría

      radiation safety = radiation protection = de:Strahlenschutz = radioprotection = es:protección radiológica, patient positioning
      x-ray imaging = radiography = X-ray = de:Röntgen

      E/M coding = evaluation and management coding, claims submission, denial management
      charge capture = charge entry, payment posting = EOB posting, accounts receivable follow-up = A/R follow-up
      risk adjustment coding = HCC coding, DRG assignment = DRG coding = MS-DRG, coding audits = chart audits
      clinical documentation improvement = clinical documentation integrity, release of information
      Medicare billing, Medicaid billing, claim scrubbing, patient statements
    `,
    domain: `
      radiology = es:radiología, clinical research = de:klinische Forschung = fr:recherche clinique
      public health = de:öffentliche Gesundheit = fr:santé publique = es:salud pública
      revenue cycle management = revenue cycle
    `,
    certificate: `
      CMA AAMA = Certified Medical Assistant, RMA = Registered Medical Assistant, CPC = Certified Professional Coder
      CCS = Certified Coding Specialist, ARRT = ARRT certification = ARRT certified = ARRT registered = ARRT(R), RDMS
      CPT certification phlebotomy = Certified Phlebotomy Technician, CCRC

      RHIT = Registered Health Information Technician, RHIA = Registered Health Information Administrator
    `,
  },
  implies: `
    CPC > medical coding
    CCS > medical coding
    ICD-10 > medical coding
    CPT > medical coding
    medical coding > medical terminology
    ARRT > x-ray imaging
  `,
};
