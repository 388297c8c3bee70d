import type { ProfessionTable } from '../profession-table.ts';

export const emergencyServices: ProfessionTable = {
  profession: 'ambulance, fire and rescue',
  terms: {
    tool: `
      Lifepak = LIFEPAK 15, ZOLL monitors, ImageTrend, thermal imaging cameras = Wärmebildkamera = caméra thermique
      SCBA = self-contained breathing apparatus = Atemschutzgerät, aerial ladder operation = Drehleiter
      extrication tools = Jaws of Life = hydraulischer Rettungssatz
    `,
    method: `
      emergency response = emergency care = Notfallversorgung, airway management
      patient transport = Krankentransport, defibrillation = AED
      firefighting = fire suppression = Brandbekämpfung = lutte contre l'incendie = extinción de incendios
      technical rescue = Technische Hilfeleistung, vehicle extrication = désincarcération, water rescue
      swift water rescue, confined space rescue, rope rescue = Höhenrettung
      search and rescue = Suche und Rettung = búsqueda y rescate, hazardous materials response = HazMat operations
      fire inspections = fire code inspections = Brandverhütungsschau
      fire prevention education = public fire education, emergency dispatch = 911 dispatch = Leitstellendisposition
      mass casualty incident management = MANV = triage de masse, incident command system = ICS incident command
      NIMS = National Incident Management System, wildland firefighting = Waldbrandbekämpfung
      prehospital care = präklinische Versorgung = soins préhospitaliers = atención prehospitalaria
      12-lead ECG acquisition = 12-lead EKG, spinal immobilization = spinal motion restriction
      hemorrhage control = tourniquet application = Stop the Bleed, trauma assessment, community paramedicine
      ambulance driving = conduite d'ambulance, Atemschutz = Atemschutzgeräteträger
      Katastrophenschutz = civil protection = protection civile = protección civil
      lifeguarding = Rettungsschwimmen = socorrismo acuático
    `,
    certificate: `
      Rettungssanitäter, Rettungshelfer, ITLS = International Trauma Life Support
      PHTLS = Prehospital Trauma Life Support, AMLS, EVOC = Emergency Vehicle Operations Course
      Firefighter I = Fire Fighter I, Firefighter II = Fire Fighter II, Truppmannausbildung = Truppmann
      Gruppenführer Feuerwehr
      lifeguard certification = certified lifeguard = DLRG Silber = Rettungsschwimmabzeichen Silber = BNSSA, PSE1
      PSE2, DEA ambulancier = diplôme d'État d'ambulancier
    `,
    licence: `
      paramedic license = NRP paramedic = licensed paramedic, EMT certification = EMT-B = EMT = NREMT
      Notfallsanitäter, AEMT = Advanced EMT
    `,
  },
  implies: `
    vehicle extrication > technical rescue
    swift water rescue > technical rescue
    rope rescue > technical rescue
    confined space rescue > technical rescue
    hemorrhage control > emergency response
    wildland firefighting > firefighting
    Firefighter I > firefighting
    Firefighter II > Firefighter I, firefighting
    NIMS > incident command system
    PHTLS > trauma care
    ITLS > trauma care
    Notfallsanitäter > emergency response
    Rettungssanitäter > emergency response
    paramedic license > emergency response
    EMT certification > emergency response
    lifeguard certification > lifeguarding
    12-lead ECG acquisition > EKG
    hazardous materials response > hazardous materials handling
  `,
};
