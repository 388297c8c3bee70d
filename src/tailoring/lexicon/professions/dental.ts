import type { ProfessionTable } from '../profession-table.ts';

export const dental: ProfessionTable = {
  profession: 'dental care',
  terms: {
    tool: `
      Dentrix, Eaglesoft, Open Dental, Dexis, CEREC, iTero, intraoral scanners = intraoral scanning, exocad, 3Shape
      Dampsoft, Cavitron, ultrasonic scalers

      Software of Excellence = EXACT dental software, Carestream R4 = R4 dental software, Curve Dental
      Planmeca Romexis, digital impressions
    `,
    method: `
      dental hygiene, prophylaxis = de:Prophylaxe, dental radiographs = dental x-rays
      chairside assistance = four-handed dentistry = de:Stuhlassistenz, oral surgery, dental charting
      professional teeth cleaning = de:professionelle Zahnreinigung = PZR = fr:détartrage, scaling and root planing
      coronal polishing, fluoride treatment = de:Fluoridierung
      pit and fissure sealants = dental sealants = de:Fissurenversiegelung
      dental impressions = de:Abdrucknahme = fr:empreintes dentaires, alginate impressions, temporary crowns
      crown and bridge = de:Kronen und Brücken, tooth extractions = dental extractions = de:Zahnextraktion
      root canal treatment, endodontics = de:Endodontie = es:endodoncia
      dental implants = implantology = es:implantología
      periodontics = de:Parodontologie = es:periodoncia
      orthodontics = de:Kieferorthopädie = fr:orthodontie = es:ortodoncia
      restorative dentistry = de:Zahnerhaltung = fr:dentisterie restauratrice = es:odontología restauradora = 牙体修复
      preventive dentistry = de:Präventivzahnmedizin = fr:dentisterie préventive = es:odontología preventiva
      dental examinations = dental exams = dental check-ups = de:zahnärztliche Untersuchung = fr:examen dentaire = es:revisiones dentales = 口腔检查
      clear aligners, Invisalign, prosthodontics = de:Zahnprothetik = prosthetic dentistry
      pediatric dentistry = de:Kinderzahnheilkunde = es:odontopediatría
      cosmetic dentistry = de:ästhetische Zahnheilkunde
      dental billing = de:zahnärztliche Abrechnung, CDT codes = dental procedure codes, BEMA
      GOZ = de:Gebührenordnung für Zahnärzte
      instrument sterilization = de:Instrumentenaufbereitung = fr:stérilisation des instruments = sterile processing = de:Sterilgutaufbereitung
      treatment plan presentation, local anesthesia administration, nitrous oxide monitoring
      dental laboratory work = de:Zahntechnik = fr:prothèse dentaire, panoramic radiographs = de:Panoramaaufnahmen

      dental nursing, dental decontamination = decontamination of dental instruments, HTM 01-05
      NHS dentistry = UDA targets, private dentistry, tooth whitening = teeth whitening
      composite fillings = composite restorations = tooth fillings = de:Füllungstherapie = fr:soins conservateurs
      dental radiography, patient recall = dental recall, dental triage
      periodontal charting = periodontal probing, denture work = dentures = de:Zahnersatz
      oral cancer screening, oral hygiene instruction = oral health education
      rubber dam placement = rubber dam, digital x-rays in dentistry = digital dental radiography
      dental insurance verification, dental treatment coordination = dental treatment planning
      sedation dentistry
    `,
    domain: `
      dentistry = de:Zahnmedizin = de:Zahnheilkunde = fr:odontologie = es:odontología
    `,
    certificate: `
      DANB = Certified Dental Assistant = DANB certified, ZMP = de:Zahnmedizinische Prophylaxeassistentin, ZMF
      de:Dentalhygieniker = de:Dentalhygienikerin

      NEBDN = National Diploma in Dental Nursing = NEBDN qualified, dental radiography certificate
      dental sedation certificate, Expanded Functions Dental Assistant = EFDA
    `,
    licence: `
      dental hygienist license = registered dental hygienist = RDH, dental license = licensed dentist = DDS license

      GDC registration = General Dental Council registration = GDC registered = GDC
    `,
  },
  implies: `
    scaling and root planing > dental hygiene
    professional teeth cleaning > dental hygiene
    coronal polishing > dental hygiene
    clear aligners > orthodontics
    dental implants > dentistry
    root canal treatment > dentistry, endodontics
    periodontics > dentistry
    orthodontics > dentistry
    restorative dentistry > dentistry
    preventive dentistry > dentistry
    dental examinations > dentistry
    prosthodontics > dentistry
    pediatric dentistry > dentistry
    cosmetic dentistry > dentistry
    panoramic radiographs > dental radiographs
    dental hygienist license > dental hygiene
    prophylaxis > dental hygiene
    Invisalign > clear aligners
    Cavitron > ultrasonic scalers
    alginate impressions > dental impressions
    dental nursing > chairside assistance
    NEBDN > dental nursing
    composite fillings > dentistry
    tooth whitening > cosmetic dentistry
    dental radiography > dental radiographs
    digital x-rays in dentistry > dental radiographs
    HTM 01-05 > dental decontamination
    dental decontamination > instrument sterilization
  `,
};
