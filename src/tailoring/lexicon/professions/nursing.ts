import type { ProfessionTable } from '../profession-table.ts';

export const nursing: ProfessionTable = {
  profession: 'nursing and care',
  terms: {
    tool: `
      Epic = Epic EHR = Epic EMR = Epic Systems = EpicCare
      Cerner = Cerner PowerChart = Oracle Cerner = Oracle Health, Meditech, Allscripts, PointClickCare, athenahealth
      eClinicalWorks, NextGen, Pyxis = BD Pyxis, Omnicell, Alaris pumps = Alaris, Orbis = ORBIS KIS, medico KIS
      Vivendi, smart pumps, infusion pumps, Kardex

      electronic health records = EHR = electronic medical records = EMR = elektronische Patientenakte = dossier patient informatisé = historia clínica electrónica = 电子病历
    `,
    method: `
      medication administration = administering medications = administration of medication = Medikamentengabe = Medikamentenverabreichung = administration des médicaments = administración de medicamentos
      IV insertion = IV starts = IV placement
      IV therapy = intravenous therapy = Infusionstherapie = terapia intravenosa
      wound care = wound management = Wundversorgung = Wundmanagement = soins des plaies = curas de heridas
      head-to-toe assessment, patient assessment = nursing assessment = évaluation des patients
      vital signs = vital sign monitoring = Vitalzeichenkontrolle = Vitalparameter = signes vitaux = constantes vitales = signos vitales
      triage
      patient education = patient teaching = Patientenedukation = Patientenberatung = éducation thérapeutique = educación del paciente
      care planning = care plans = care plan development = Pflegeplanung = plan de soins = planes de cuidados
      discharge planning = Entlassmanagement = Entlassungsmanagement
      nursing documentation = patient charting = clinical documentation = Pflegedokumentation = transmissions ciblées = documentation of care

      ventilator management = mechanical ventilation = ventilator care = Beatmung = Beatmungspflege = ventilation mécanique = ventilación mecánica
      vasoactive drips = vasoactive titration = vasoactive medications = titration of vasoactive drips
      vasopressors = pressors = titration of pressors, CRRT = continuous renal replacement therapy
      hemodynamic monitoring = hämodynamisches Monitoring = monitoring hémodynamique
      telemetry = telemetry monitoring, cardiac monitoring
      rhythm interpretation = ECG interpretation = EKG interpretation, arterial lines = arterial line management
      central lines = central line care = central venous catheter care = ZVK-Pflege, PICC lines = PICC line care
      phlebotomy = blood draws = venipuncture = Blutentnahme = prélèvements sanguins = extracción de sangre = venopunción
      catheterization = Katheterisierung, urinary catheterization = Foley catheter insertion
      tracheostomy care = trach care = Tracheostomapflege, enteral feeding = tube feeding = PEG-Versorgung
      pain management = Schmerzmanagement = prise en charge de la douleur
      infection control = infection prevention = Hygienemanagement = Infektionsprävention = hygiène hospitalière = control de infecciones
      sepsis protocols = sepsis care, rapid response = rapid response team, code blue = code response
      blood transfusion = blood product administration, chemotherapy administration, dialysis = Dialyse
      hemodialysis, IABP = intra-aortic balloon pump, ECMO
      post-operative care = postoperative care = post-op care = postoperative Pflege
      pre-operative care = preoperative care, charge nurse = charge RN = charge nurse duties = Schichtleitung
      preceptor = precepting = preceptorship = Praxisanleitung = tutorat infirmier
      staff scheduling = Dienstplanung = Dienstplangestaltung = gestion des plannings
      case management = Fallmanagement, utilization review, quality improvement = QI projects
      immunizations = vaccinations = Impfungen, health screening, Grundpflege = basic care = soins d'hygiène
      Behandlungspflege, activities of daily living = ADLs = ADL assistance, patient transfers = patient lifting
      mobilization = Mobilisation, fall prevention = Sturzprophylaxe
      Dekubitusprophylaxe = pressure ulcer prevention = pressure injury prevention = prévention des escarres
      dementia care = Demenzbetreuung, end-of-life care
      palliative care = Palliativpflege = soins palliatifs = cuidados paliativos
      geriatric care = Altenpflege = soins gériatriques, SBAR, bedside reporting = bedside handoff
      feeding assistance, personal hygiene care = Körperpflege
    `,
    domain: `
      critical care = intensive care = ICU = Intensivpflege = Intensivstation = réanimation = soins intensifs = cuidados intensivos = 重症监护
      emergency department = emergency room = emergency nursing = ED nursing = Notaufnahme = urgences = urgencias = 急诊
      medical-surgical = med-surg = medical surgical nursing
      pediatrics = paediatrics = pediatric nursing = Pädiatrie = Kinderkrankenpflege = pédiatrie = pediatría
      labor and delivery = L&D nursing, maternity, postpartum care, oncology = Onkologie = oncología
      operating room = perioperative nursing = OR nursing = Operationsdienst = bloc opératoire = quirófano
      PACU = post-anesthesia care, neonatal care = NICU
      home health = home care nursing = ambulante Pflege = soins à domicile, skilled nursing
      long-term care = stationäre Pflege = EHPAD
      mental health nursing = psychiatric nursing = psychiatrische Pflege, ambulatory care, community health
      step-down = progressive care, trauma care = trauma nursing, orthopedics = orthopaedics = Orthopädie
      HIPAA = HIPAA compliance, Joint Commission = JCAHO
    `,
    certificate: `
      BLS = Basic Life Support = BLS certification = soporte vital básico
      ACLS = Advanced Cardiovascular Life Support = Advanced Cardiac Life Support
      PALS = Pediatric Advanced Life Support, NRP = Neonatal Resuscitation Program
      TNCC = Trauma Nursing Core Course, CCRN, CEN = Certified Emergency Nurse
      CPR = CPR certification = CPR certified
      First Aid = first aid certification = Erste Hilfe = premiers secours = primeros auxilios = PSC1
      AFGSU = AFGSU 2 = AFGSU niveau 2, NIHSS = NIH Stroke Scale, Wundexperte ICW = Wundexperte = ICW Wundexperte
      Fachweiterbildung Intensivpflege = Fachweiterbildung Intensiv- und Anästhesiepflege = Fachweiterbildung Intensivpflege und Anästhesie
      CMSRN, OCN = Oncology Certified Nurse, CNOR, Medication Aide = medication aide certification
      Praxisanleiter = Weiterbildung Praxisanleitung
    `,
    licence: `
      registered nurse license = RN = RN license = RN licence = RN licensure = Registered Nurse = registered nurse licensure = licensed registered nurse = state RN license = nursing license = NMC registration = NMC PIN
      LPN license = LPN = licensed practical nurse = LVN = licensed vocational nurse
      CNA certification = CNA = Certified Nursing Assistant = STNA
      Pflegefachkraft = examinierte Pflegefachkraft = Pflegefachfrau = Pflegefachmann = Gesundheits- und Krankenpfleger = Gesundheits- und Krankenpflegerin = examinierter Gesundheits- und Krankenpfleger = examinierte Gesundheits- und Krankenpflegerin = Berufsurkunde Pflege
      diplôme d'État infirmier = infirmier diplômé d'État = infirmière diplômée d'État
      enfermero colegiado = enfermera colegiada = colegiación enfermería, 护士执业证 = 护士资格证 = 护士执业证书
      nurse practitioner license = NP license = APRN license
    `,
  },
  implies: `
    Epic > electronic health records
    Cerner > electronic health records
    Meditech > electronic health records
    PointClickCare > electronic health records
    vasopressors > vasoactive drips
    CRRT > critical care
    ventilator management > critical care
    CCRN > critical care
    ECMO > critical care
    ACLS > BLS
    BLS > CPR
    PALS > pediatrics
    Wundexperte ICW > wound care
    Praxisanleiter > preceptor
    Fachweiterbildung Intensivpflege > critical care
    CNOR > operating room
    TNCC > trauma care
    smart pumps > infusion pumps
    IV insertion > IV therapy
    head-to-toe assessment > patient assessment
    telemetry > cardiac monitoring
    urinary catheterization > catheterization
    hemodialysis > dialysis
    end-of-life care > palliative care
  `,
};
