import type { ProfessionTable } from '../profession-table.ts';

export const dental: ProfessionTable = {
  profession: 'dental care',
  terms: {
    tool: `
      Dentrix, Eaglesoft, Open Dental, Dexis, CEREC, iTero, intraoral scanners = intraoral scanning, exocad, 3Shape
      Dampsoft, Cavitron = ultrasonic scalers
    `,
    method: `
      dental hygiene = prophylaxis = Prophylaxe, dental radiographs = dental x-rays
      chairside assistance = four-handed dentistry = Stuhlassistenz, oral surgery, dental charting
      professional teeth cleaning = professionelle Zahnreinigung = PZR = détartrage, scaling and root planing
      coronal polishing, fluoride treatment = Fluoridierung
      pit and fissure sealants = dental sealants = Fissurenversiegelung
      dental impressions = Abdrucknahme = alginate impressions = empreintes dentaires, temporary crowns
      crown and bridge = Kronen und Brücken, tooth extractions = dental extractions = Zahnextraktion
      root canal treatment = endodontics = Endodontie = endodoncia, dental implants = implantology = implantología
      periodontics = Parodontologie = periodoncia, orthodontics = Kieferorthopädie = orthodontie = ortodoncia
      clear aligners = Invisalign, prosthodontics = Zahnprothetik = prosthetic dentistry
      pediatric dentistry = Kinderzahnheilkunde = odontopediatría, cosmetic dentistry = ästhetische Zahnheilkunde
      dental billing = zahnärztliche Abrechnung, CDT codes = dental procedure codes, BEMA
      GOZ = Gebührenordnung für Zahnärzte
      instrument sterilization = Instrumentenaufbereitung = stérilisation des instruments
      treatment plan presentation, local anesthesia administration, nitrous oxide monitoring
      dental laboratory work = Zahntechnik = prothèse dentaire, panoramic radiographs = Panoramaaufnahmen
    `,
    domain: `
      dentistry = Zahnmedizin = Zahnheilkunde = odontologie = odontología
    `,
    certificate: `
      DANB = Certified Dental Assistant = DANB certified, ZMP = Zahnmedizinische Prophylaxeassistentin, ZMF
      Dentalhygieniker = Dentalhygienikerin
    `,
    licence: `
      dental hygienist license = registered dental hygienist = RDH, dental license = licensed dentist = DDS license
    `,
  },
  implies: `
    scaling and root planing > dental hygiene
    professional teeth cleaning > dental hygiene
    coronal polishing > dental hygiene
    clear aligners > orthodontics
    dental implants > dentistry
    root canal treatment > dentistry
    periodontics > dentistry
    orthodontics > dentistry
    prosthodontics > dentistry
    pediatric dentistry > dentistry
    cosmetic dentistry > dentistry
    panoramic radiographs > dental radiographs
    dental hygienist license > dental hygiene
  `,
};
