import type { ProfessionTable } from '../profession-table.ts';

export const emergencyServices: ProfessionTable = {
  profession: 'ambulance, fire and rescue',
  terms: {
    tool: `
      Lifepak = LIFEPAK 15, ZOLL monitors, ImageTrend
      thermal imaging cameras = de:Wärmebildkamera = fr:caméra thermique
      SCBA = self-contained breathing apparatus = de:Atemschutzgerät = fr:ARI pompiers = es:equipos de respiración autónoma, aerial ladder operation, de:Drehleiter
      extrication tools = de:hydraulischer Rettungssatz, Jaws of Life

      fire hydrants, hydraulic rescue tools, hydraulic cutting gear
    `,
    method: `
      emergency response, emergency care = de:Notfallversorgung, airway management = de:Atemwegsmanagement
      patient transport = de:Krankentransport, defibrillation, AED
      firefighting = fire suppression = de:Brandbekämpfung = fr:lutte contre l'incendie = es:extinción de incendios = fire fighting = 灭火救援
      technical rescue = de:Technische Hilfeleistung, vehicle extrication = fr:désincarcération = es:excarcelación, water rescue
      swift water rescue, confined space rescue, rope rescue = de:Höhenrettung
      search and rescue = de:Suche und Rettung = es:búsqueda y rescate = de:Menschenrettung
      hazardous materials response = HazMat operations = hazmat response
      fire inspections = fire code inspections = de:Brandverhütungsschau = fire safety inspections = de:Brandschau
      fire prevention education = public fire education, emergency dispatch = 911 dispatch = de:Leitstellendisposition
      mass casualty incident management = MANV = fr:triage de masse, incident command system = ICS incident command
      NIMS = National Incident Management System, wildland firefighting = de:Waldbrandbekämpfung = wildfire suppression
      prehospital care = de:präklinische Versorgung = fr:soins préhospitaliers = es:atención prehospitalaria = pre-hospital care = de:präklinische Notfallmedizin
      12-lead ECG acquisition = 12-lead EKG = 12-lead ECG, spinal immobilization = spinal motion restriction
      hemorrhage control, tourniquet application, Stop the Bleed, trauma assessment, community paramedicine
      ambulance driving = fr:conduite d'ambulance, de:Atemschutz = de:Atemschutzgeräteträger
      de:Katastrophenschutz = civil protection = fr:protection civile = es:protección civil
      lifeguarding = de:Rettungsschwimmen = es:socorrismo acuático

      advanced life support = ALS = de:erweiterte Reanimation, intraosseous access = IO access
      cardiac arrest management, mass casualty incidents = major incident response = de:Massenanfall von Verletzten
      patient extrication, emergency response driving = blue light driving = emergency vehicle operation
      patient handover = clinical handover, patient care reports = ePCR, stroke assessment
      fire prevention = de:vorbeugender Brandschutz = fr:prévention incendie = es:prevención de incendios = 消防安全, fire investigation
      fire risk assessments, hydrant inspection, pump operations, emergency medical care, pre-incident planning
      radio communication = de:Sprechfunk = de:Funkverkehr

      structural firefighting, fire safety audits, fire safety education, home fire safety visits
      road traffic collision rescue, RTC extrication, high-angle rescue, fireground command, emergency driving
      apparatus driving, resilience planning, mass casualty triage
      advanced airway management, trauma management
    `,
    certificate: `
      de:Rettungssanitäter, de:Rettungshelfer, ITLS = International Trauma Life Support
      PHTLS = Prehospital Trauma Life Support, AMLS, EVOC = Emergency Vehicle Operations Course = Emergency Vehicle Operator Course
      Firefighter I = Fire Fighter I, Firefighter II = Fire Fighter II, de:Truppmannausbildung = de:Truppmann
      de:Gruppenführer Feuerwehr
      lifeguard certification = certified lifeguard = NPLQ = National Pool Lifeguard Qualification, DLRG Silber = de:Rettungsschwimmabzeichen Silber, BNSSA, PSE1
      PSE2, DEA ambulancier = fr:diplôme d'État d'ambulancier

      First Aid at Work

      NFPA 1001, NEBOSH Fire Certificate = NEBOSH Fire, CPAT, HazMat Awareness

      Firefighter I/II, Hazmat Operations certification = HazMat Ops = Hazmat Technician
      FREC = FREC 3 = First Response Emergency Care, IHCD technician = AAP = Associate Ambulance Practitioner
      C1 driving emergency = CERAD = Level 3 emergency response driving
    `,
    licence: `
      paramedic license = NRP paramedic = licensed paramedic, EMT certification = EMT-B = EMT = NREMT
      de:Notfallsanitäter, AEMT = Advanced EMT
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
    AED > defibrillation
    tourniquet application > hemorrhage control
    Stop the Bleed > hemorrhage control
    Jaws of Life > extrication tools
    structural firefighting > firefighting
    advanced airway management > airway management
  `,
};
