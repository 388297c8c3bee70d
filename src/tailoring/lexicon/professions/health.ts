import type { ProfessionTable } from '../profession-table.ts';

export const health: ProfessionTable = {
  profession: 'other health work',
  terms: {
    tool: `
      PACS, RIS, Kareo, Practice Fusion, Medisoft, 3M Encoder = 3M 360 Encompass, CPT = CPT codes = CPT coding
      ICD-10 = ICD-10-CM = ICD-10 coding, HCPCS, Doctolib, MRI, CT scanner = computed tomography = CT scans
      digital radiography, ultrasound = sonography = fr:échographie, autoclave, hematology analyzers, Dräger
    `,
    method: `
      medical terminology = de:medizinische Terminologie = fr:terminologie médicale
      medical billing = de:Leistungsabrechnung
      medical coding, insurance verification = eligibility verification, prior authorization
      patient scheduling = appointment scheduling = de:Terminvergabe = fr:prise de rendez-vous
      patient registration = patient intake = patient check-in = de:Patientenaufnahme
      EKG = ECG = electrocardiogram = de:EKG schreiben, administering injections = de:Injektionen verabreichen
      rooming patients, spirometry

      radiation safety = radiation protection = de:Strahlenschutz = radioprotection, patient positioning
      x-ray imaging = radiography = X-ray = de:Röntgen
    `,
    domain: `
      radiology = es:radiología, clinical research = de:klinische Forschung = fr:recherche clinique
      public health = de:öffentliche Gesundheit = fr:santé publique = es:salud pública
      revenue cycle management = revenue cycle
    `,
    certificate: `
      CMA AAMA = Certified Medical Assistant, RMA = Registered Medical Assistant, CPC = Certified Professional Coder
      CCS = Certified Coding Specialist, ARRT = ARRT certification = ARRT certified, RDMS
      CPT certification phlebotomy = Certified Phlebotomy Technician, CCRC
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
