import type { ProfessionTable } from '../profession-table.ts';

export const health: ProfessionTable = {
  profession: 'other health work',
  terms: {
    tool: `
      PACS, RIS, LIS = laboratory information system, LIMS = laboratory information management system, Dentrix, Eaglesoft, Kareo, Practice Fusion, Medisoft, 3M Encoder = 3M 360 Encompass, CPT = CPT codes = CPT coding, ICD-10 = ICD-10-CM = ICD-10 coding, HCPCS, PioneerRx, QS/1, Doctolib, MRI, CT scanner = computed tomography = CT scans, digital radiography, ultrasound = sonography = échographie, autoclave, hematology analyzers, Dräger
    `,
    method: `
      medical terminology = medizinische Terminologie = terminologie médicale, medical billing = Leistungsabrechnung, medical coding, insurance verification = eligibility verification, prior authorization, patient scheduling = appointment scheduling = Terminvergabe = prise de rendez-vous, patient registration = patient intake = patient check-in = Patientenaufnahme, specimen collection = sample collection, specimen processing, EKG = ECG = electrocardiogram = EKG schreiben, administering injections = Injektionen verabreichen, rooming patients, spirometry, medication dispensing = dispensing medications, medication reconciliation, compounding, sterile compounding, inventory of medications, drug interactions, pharmacovigilance = Pharmakovigilanz, patient counseling
      manual therapy = manuelle Therapie = thérapie manuelle = terapia manual, therapeutic exercise = exercise therapy = Krankengymnastik, gait training = Gangschulung, rehabilitation = rééducation = rehabilitación, Manuelle Lymphdrainage = manual lymphatic drainage, neurorehabilitation, sensory integration, splinting, speech therapy = Logopädie = orthophonie = logopedia, swallowing assessments, occupational therapy = Ergotherapie, physical therapy = physiotherapy = kinésithérapie = fisioterapia
      radiation safety = radiation protection = Strahlenschutz = radioprotection, patient positioning, x-ray imaging = radiography = X-ray = Röntgen, dental hygiene = prophylaxis = Prophylaxe, dental radiographs = dental x-rays, chairside assistance = four-handed dentistry = Stuhlassistenz, oral surgery, dental charting
      counseling = counselling = Beratung von Klienten, crisis intervention = Krisenintervention = intervention de crise = intervención en crisis, cognitive behavioral therapy = CBT = cognitive behavioural therapy = Verhaltenstherapie = thérapie cognitivo-comportementale, motivational interviewing, group therapy, individual therapy, trauma-informed care, treatment planning = treatment plans, psychosocial assessment, psychological testing, safeguarding, child protection = Kinderschutz = protection de l'enfance, Hilfeplanung, advocacy = client advocacy, substance abuse counseling = addiction counseling = Suchtberatung, behavioral health = behavioural health, applied behavior analysis = ABA therapy
      emergency response = emergency care = Notfallversorgung, airway management, patient transport = Krankentransport, defibrillation = AED
    `,
    domain: `
      pharmacy = Pharmazie = farmacia, radiology = radiología, clinical research = klinische Forschung = recherche clinique, social work = Sozialarbeit = travail social = trabajo social, mental health = psychische Gesundheit = santé mentale = salud mental, public health = öffentliche Gesundheit = santé publique = salud pública, internal medicine = Innere Medizin = médecine interne = medicina interna, family medicine = Allgemeinmedizin = médecine générale = medicina familiar, anesthesia = Anästhesie = anesthésie = anestesia, dermatology, gynecology = Gynäkologie, nutrition = dietetics = Ernährungsberatung = nutrition clinique, revenue cycle management = revenue cycle
    `,
    certificate: `
      CMA AAMA = Certified Medical Assistant, RMA = Registered Medical Assistant, CPC = Certified Professional Coder, CCS = Certified Coding Specialist, CPhT = Certified Pharmacy Technician, ARRT = ARRT certification = ARRT certified, ASCP = ASCP certification, RDMS, CPT certification phlebotomy = Certified Phlebotomy Technician, BCBA = Board Certified Behavior Analyst, RBT = Registered Behavior Technician, Rettungssanitäter, CCRC
    `,
    licence: `
      LCSW = Licensed Clinical Social Worker, LMSW = Licensed Master Social Worker, LPC = Licensed Professional Counselor, LMFT, pharmacist license = licensed pharmacist = RPh, Approbation = ärztliche Approbation = Approbation als Arzt, physical therapist license = licensed physical therapist = PT license, paramedic license = NRP paramedic = licensed paramedic, EMT certification = EMT-B = EMT = NREMT, medical license = medical licence = licensed physician = GMC registration, Notfallsanitäter, diplôme d'État de masseur-kinésithérapeute, HCPC registration = HCPC registered, 执业医师资格证 = 执业医师证
    `,
  },
  implies: `
    physical therapy > rehabilitation
    occupational therapy > rehabilitation
    manual therapy > physical therapy
    CPC > medical coding
    CCS > medical coding
    ICD-10 > medical coding
    CPT > medical coding
    medical coding > medical terminology
    cognitive behavioral therapy > counseling
    motivational interviewing > counseling
    ARRT > x-ray imaging
    CPhT > medication dispensing
    BCBA > applied behavior analysis
    RBT > applied behavior analysis
    compounding > pharmacy
    sterile compounding > compounding
  `,
};
