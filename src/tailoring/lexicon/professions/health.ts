import type { ProfessionTable } from '../profession-table.ts';

export const health: ProfessionTable = {
  profession: 'other health work',
  terms: {
    tool: `
      PACS, RIS, Kareo, Practice Fusion, Medisoft, 3M Encoder = 3M 360 Encompass, CPT = CPT codes = CPT coding
      ICD-10 = ICD-10-CM = ICD-10 coding, HCPCS, Doctolib, MRI, CT scanner = computed tomography = CT scans
      digital radiography, ultrasound = sonography = échographie, autoclave, hematology analyzers, Dräger
    `,
    method: `
      medical terminology = medizinische Terminologie = terminologie médicale, medical billing = Leistungsabrechnung
      medical coding, insurance verification = eligibility verification, prior authorization
      patient scheduling = appointment scheduling = Terminvergabe = prise de rendez-vous
      patient registration = patient intake = patient check-in = Patientenaufnahme
      EKG = ECG = electrocardiogram = EKG schreiben, administering injections = Injektionen verabreichen
      rooming patients, spirometry

      radiation safety = radiation protection = Strahlenschutz = radioprotection, patient positioning
      x-ray imaging = radiography = X-ray = Röntgen
    `,
    domain: `
      radiology = radiología, clinical research = klinische Forschung = recherche clinique
      public health = öffentliche Gesundheit = santé publique = salud pública
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
