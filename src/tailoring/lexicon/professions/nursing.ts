import type { ProfessionTable } from '../profession-table.ts';

export const nursing: ProfessionTable = {
  profession: 'nursing and care',
  terms: {
    tool: `
      Epic = Epic EHR = Epic EMR = Epic Systems = EpicCare
      Cerner = Cerner PowerChart = Oracle Cerner = Oracle Health, Meditech, Allscripts, PointClickCare, athenahealth
      eClinicalWorks, NextGen, Pyxis = BD Pyxis, Omnicell, Alaris pumps = Alaris, Orbis = ORBIS KIS, medico KIS
      NETSoins, Medifox = MediFox DAN, Vivendi, smart pumps, infusion pumps, Kardex

      electronic health records = EHR = electronic medical records = EMR = de:elektronische Patientenakte = fr:dossier patient informatisé = es:historia clínica electrónica = 电子病历

      SystmOne, EMIS Web, Datix, RiO, Person Centred Software
    `,
    method: `
      medication administration = administering medications = administration of medication = de:Medikamentengabe = de:Medikamentenverabreichung = fr:administration des médicaments = es:administración de medicamentos = fr:distribution des médicaments = es:administración de medicación = 给药
      IV insertion = IV starts = IV placement
      IV therapy = intravenous therapy = de:Infusionstherapie = es:terapia intravenosa = 静脉输液
      wound care = wound management = de:Wundversorgung = de:Wundmanagement = fr:soins des plaies = es:curas de heridas
      head-to-toe assessment, patient assessment = fr:évaluation des patients, nursing assessment
      vital signs = vital sign monitoring = de:Vitalzeichenkontrolle = de:Vitalparameter = fr:signes vitaux = es:constantes vitales = es:signos vitales = de:Vitalzeichen = 生命体征 = 生命体征监测
      triage = de:Ersteinschätzung, fr:gestes et postures, fr:bientraitance, fr:lève-personne = fr:lève-malade = de:Patientenlifter
      patient education = patient teaching = de:Patientenedukation = de:Patientenberatung = fr:éducation thérapeutique = es:educación del paciente
      care planning = care plans = care plan development = de:Pflegeplanung = fr:plan de soins = es:planes de cuidados
      discharge planning = de:Entlassmanagement = de:Entlassungsmanagement
      nursing documentation = patient charting = de:Pflegedokumentation = fr:transmissions ciblées = documentation of care = 护理记录 = 病历书写 = 护理文书
      clinical documentation

      ventilator management = ventilator care = de:Beatmungspflege
      mechanical ventilation = de:Beatmung = fr:ventilation mécanique = es:ventilación mecánica
      vasoactive drips = vasoactive titration = titration of vasoactive drips, vasoactive medications
      vasopressors = pressors, titration of pressors, CRRT = continuous renal replacement therapy
      hemodynamic monitoring = de:hämodynamisches Monitoring = fr:monitoring hémodynamique
      telemetry = telemetry monitoring, cardiac monitoring
      rhythm interpretation, ECG interpretation = EKG interpretation, arterial lines = arterial line management
      central lines = central line care = central venous catheter care = de:ZVK-Pflege = central venous access, PICC lines = PICC line care
      phlebotomy = blood draws = venipuncture = de:Blutentnahme = fr:prélèvements sanguins = es:extracción de sangre = es:venopunción = fr:prise de sang = 抽血 = 采血
      catheterization = de:Katheterisierung, urinary catheterization = fr:sondage urinaire = es:sondaje vesical = Foley catheter insertion
      tracheostomy care = trach care = de:Tracheostomapflege, enteral feeding = tube feeding, de:PEG-Versorgung
      pain management = de:Schmerzmanagement = fr:prise en charge de la douleur = es:manejo del dolor
      infection control = infection prevention = Hygienemanagement = de:Infektionsprävention = fr:hygiène hospitalière = es:control de infecciones
      sepsis protocols = sepsis care, rapid response = rapid response team, code blue = code response
      blood transfusion = blood product administration, chemotherapy administration, dialysis = de:Dialyse
      hemodialysis, IABP = intra-aortic balloon pump, ECMO
      post-operative care = postoperative care = post-op care = postoperative Pflege
      pre-operative care = preoperative care, charge nurse = charge RN = charge nurse duties, de:Schichtleitung
      preceptor = precepting = preceptorship = de:Praxisanleitung = fr:tutorat infirmier
      staff scheduling = de:Dienstplanung = de:Dienstplangestaltung = fr:gestion des plannings
      case management = de:Fallmanagement, utilization review, utilization management, neonatal life support = NLS, high dependency care, quality improvement = QI projects
      immunizations = vaccinations = de:Impfungen, health screening, de:Grundpflege = basic care = fr:soins d'hygiène
      de:Behandlungspflege, activities of daily living = ADLs = ADL assistance, patient transfers = patient lifting
      manual handling = moving and handling
      mobilization, fall prevention = de:Sturzprophylaxe
      Dekubitusprophylaxe = pressure ulcer prevention = pressure injury prevention = fr:prévention des escarres
      dementia care = de:Demenzbetreuung = de:Demenzpflege, end-of-life care
      palliative care = de:Palliativpflege = fr:soins palliatifs = es:cuidados paliativos
      geriatric care = de:Altenpflege = fr:soins gériatriques, SBAR, bedside reporting = bedside handoff
      feeding assistance = fr:aide aux repas = fr:aide à la prise des repas, personal hygiene care = de:Körperpflege = personal care = fr:aide à la toilette = es:higiene del paciente = es:aseo personal

      CAM-ICU

      antenatal care = prenatal care = de:Schwangerenvorsorge = fr:suivi prénatal = es:control prenatal
      intrapartum care, cardiotocography = CTG interpretation = CTG monitoring, fetal monitoring
      perineal suturing = perineal repair, breastfeeding support = lactation support = de:Stillberatung
      newborn examination = newborn assessment, neonatal resuscitation = newborn life support, home births
      water births, birth planning = birth plans, high-risk pregnancy, obstetric emergencies
      caseload midwifery = continuity of carer, IV cannulation = intravenous cannulation
      postpartum hemorrhage, labor induction = induction of labour
      antenatal education = childbirth education
      high-flow nasal cannula = HFNC = high-flow oxygen = high-flow nasal oxygen = de:High-Flow-Therapie
      non-invasive ventilation = noninvasive ventilation = NIV = de:nichtinvasive Beatmung = fr:ventilation non invasive
      BiPAP, CPAP, chest tubes = chest tube management = chest drains
      ventilator weaning = weaning from ventilation = de:Beatmungsentwöhnung, sedation management = sedation titration
      blood glucose monitoring = de:Blutzuckermessung = de:Blutzuckerkontrolle, insulin administration
      ostomy care = stoma care = de:Stomaversorgung, negative pressure wound therapy = NPWT = wound vac
      bladder scanning, nasogastric tubes = NG tubes = nasogastric tube insertion = de:Magensonde
      arterial blood gas = arterial blood gases = ABG = arterial blood gas sampling = de:Blutgasanalyse = fr:gazométrie
      isolation precautions, patient advocacy, barcode medication administration = BCMA
      hospice care = de:Hospizarbeit, peritoneal dialysis, AV fistula cannulation
      delirium screening = delirium assessment, stroke care, seizure precautions
      care of the dying = de:Sterbebegleitung, catheter care = de:Katheterpflege, intake and output
      oxygen therapy = de:Sauerstofftherapie = fr:oxygénothérapie = es:oxigenoterapia

      elderly care = care of the elderly = de:Seniorenbetreuung = fr:accompagnement des personnes âgées = es:cuidado de ancianos = es:cuidado de personas mayores = 养老护理 = 老年护理 = es:atención a personas mayores = es:atención a mayores
      non-medical prescribing = nurse prescribing
      learning disability nursing
      anaesthetic nursing = anaesthetic practice = fr:soins infirmiers d'anesthésie
      recovery nursing = anaesthetics and recovery
      scrub nursing = scrub practice = scrub duties = theatre scrub, theatre nursing = theatre practice
      venepuncture and cannulation
      person-centred care = patient-centered care = person-centred practice = fr:soins centrés sur la personne = es:atención centrada en la persona
      cannulation, PEG feeding = PEG feeds = PEG care = gastrostomy feeding = es:alimentación por gastrostomía
      infusion therapy, medication rounds = drug rounds, medicines management = medication management
      care home management = nursing home management = care home leadership = de:Heimleitung, ward management
      staff nursing, clinical governance, ulcer dressings = leg ulcer management
      continence care = continence promotion = de:Kontinenzförderung, falls risk assessment
      diabetes management = diabetes care = diabetic care = de:Diabetesmanagement, asthma management
      COPD management = COPD care, travel vaccinations, cervical screening = cervical smears = cytology smears
      health promotion = de:Gesundheitsförderung = fr:promotion de la santé = es:promoción de la salud
      ear irrigation = ear syringing, family planning = contraception advice
      sexual health screening = STI screening
      pre-operative assessment = preoperative assessment = pre-assessment clinics
      day surgery = day case surgery, syringe drivers, subcutaneous injections
      intramuscular injections = IM injections, suctioning = de:Absaugen
      seizure management = epilepsy management, moving patients with hoists = hoisting = hoist transfers
      positive behaviour support = PBS plans, physical intervention = control and restraint
      challenging behaviour = behaviours that challenge = de:herausforderndes Verhalten = fr:troubles du comportement
      safeguarding adults = adult safeguarding = safeguarding vulnerable adults = POVA = protection of vulnerable adults
      post-mortem care = last offices, patient observation = one-to-one observation = patient sitting
      meal assistance = mealtime assistance, toileting assistance = toileting
      companionship care = companionship, respite care = de:Kurzzeitpflege = fr:accueil temporaire
      supported living = supported living services = de:betreutes Wohnen, residential care = de:Heimerziehung
      domiciliary care = home care = home help = de:häusliche Pflege = fr:aide à domicile = es:ayuda a domicilio = es:asistencia domiciliaria
      live-in care, reablement

      wound dressing changes = de:Verbandswechsel = de:Verbandwechsel = fr:pansements = 换药
      patient mobilisation = es:movilización de pacientes = fr:aide à la mobilité
      de:Krankenpflege = fr:soins infirmiers = es:cuidados de enfermería = 临床护理
      basic nursing care = 基础护理, de:Pflegeprozess = de:Pflegevisite
      newborn care = 育婴 = 月嫂 = fr:soins aux nouveau-nés
      patient safety = de:Patientensicherheit = fr:sécurité des patients = es:seguridad del paciente = 患者安全
      patient monitoring = de:Patientenüberwachung = fr:surveillance clinique = fr:surveillance des patients = es:monitorización de pacientes = 病情观察
    `,
    domain: `
      critical care = intensive care = de:Intensivpflege = fr:réanimation = fr:soins intensifs = es:cuidados intensivos = 重症监护
      ICU = intensive care unit = de:Intensivstation
      emergency department = emergency room = de:Notaufnahme = fr:urgences = es:urgencias = 急诊
      emergency nursing = ED nursing
      medical-surgical = med-surg = medical surgical nursing
      pediatrics = de:Pädiatrie = fr:pédiatrie = es:pediatría
      pediatric nursing = de:Kinderkrankenpflege
      labor and delivery, L&D nursing, maternity, postpartum care = postnatal care = de:Wochenbettbetreuung, oncology = de:Onkologie = es:oncología
      operating room = fr:bloc opératoire = es:quirófano, perioperative nursing = OR nursing = de:Operationsdienst
      PACU, post-anesthesia care, neonatal care, NICU
      home health = home care nursing = de:ambulante Pflege = fr:soins à domicile, skilled nursing
      long-term care = de:stationäre Pflege, EHPAD
      mental health nursing = psychiatric nursing = de:psychiatrische Pflege, ambulatory care, community health
      step-down = progressive care, trauma care, trauma nursing, orthopedics = de:Orthopädie
      HIPAA = HIPAA compliance, Joint Commission = JCAHO

      acute care = acute medicine nursing = de:Akutpflege, profound and multiple learning disabilities = PMLD
      acquired brain injury = traumatic brain injury = TBI, neonatal nursing, school nursing
      occupational health nursing, practice nursing, fertility nursing, ophthalmic nursing
      gynaecology nursing, district nursing = community nursing
      Care Quality Commission = CQC = CQC standards = CQC regulations = CQC compliance
      Mental Capacity Act = MCA assessments, Deprivation of Liberty Safeguards = DoLS, Mental Health Act
      national minimum standards in care = national minimum standards
    `,
    certificate: `
      BLS = Basic Life Support = BLS certification = es:soporte vital básico
      ACLS = Advanced Cardiovascular Life Support = Advanced Cardiac Life Support
      PALS = Pediatric Advanced Life Support, NRP = Neonatal Resuscitation Program
      TNCC = Trauma Nursing Core Course, CCRN, CEN = Certified Emergency Nurse
      CPR = CPR certification = CPR certified
      en:First Aid = first aid certification = de:Erste Hilfe = fr:premiers secours = es:primeros auxilios, PSC1
      AFGSU = AFGSU 2 = AFGSU niveau 2, NIHSS = NIH Stroke Scale, Wundexperte ICW = de:Wundexperte = ICW Wundexperte
      de:Fachweiterbildung Intensivpflege = de:Fachweiterbildung Intensiv- und Anästhesiepflege = de:Fachweiterbildung Intensivpflege und Anästhesie
      CMSRN, OCN = Oncology Certified Nurse, CNOR, Medication Aide = medication aide certification
      de:Praxisanleiter = de:Weiterbildung Praxisanleitung

      Immediate Life Support, Intermediate Life Support, European Paediatric Advanced Life Support = EPALS
      Care Certificate, V300 = independent prescriber qualification
      mentorship qualification = ENB 998, Registered Managers Award = RMA qualification
      Level 5 Diploma in Leadership and Management for Adult Care = Level 5 Leadership and Management = Diploma in Leadership for Health and Social Care
    `,
    licence: `
      registered nurse license = RN = RN license = RN licensure = Registered Nurse = registered nurse licensure = licensed registered nurse = state RN license
      NMC registration = NMC PIN
      LPN license = LPN = licensed practical nurse = LVN = licensed vocational nurse
      CNA certification = CNA = Certified Nursing Assistant = STNA
      de:Pflegefachkraft = de:examinierte Pflegefachkraft = de:Pflegefachfrau = de:Pflegefachmann = de:Gesundheits- und Krankenpfleger = de:Gesundheits- und Krankenpflegerin = de:examinierter Gesundheits- und Krankenpfleger = de:examinierte Gesundheits- und Krankenpflegerin = de:Berufsurkunde Pflege
      fr:diplôme d'État infirmier = fr:infirmier diplômé d'État = fr:infirmière diplômée d'État
      enfermero colegiado = es:enfermera colegiada = es:colegiación enfermería, 护士执业证 = 护士资格证 = 护士执业证书
      nurse practitioner license = NP license = APRN license

      Registered General Nurse = RGN = Registered Adult Nurse = RGN qualified = RGN qualification
      Registered Mental Health Nurse = RMN = RMN qualified = RMN qualification
      Registered Nurse Learning Disabilities = RNLD = RNMH = Registered Learning Disability Nurse
      Registered Sick Children's Nurse = RSCN = Registered Children's Nurse = RN Child
      Operating Department Practitioner = ODP, CQC registered manager = CQC registration as manager
    `,
  },
  implies: `
    Epic > electronic health records
    Cerner > electronic health records
    Meditech > electronic health records
    PointClickCare > electronic health records
    vasopressors > vasoactive drips
    CRRT > critical care
    ventilator management > critical care, mechanical ventilation
    CCRN > critical care
    ECMO > critical care
    ACLS > BLS, Immediate Life Support
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
    nursing assessment > patient assessment
    titration of pressors > vasopressors
    ECG interpretation > rhythm interpretation
    PEG-Versorgung > enteral feeding
    ICU > critical care
    emergency nursing > emergency department
    perioperative nursing > operating room
    PACU > post-anesthesia care
    NICU > neonatal care
    pediatric nursing > pediatrics
    L&D nursing > labor and delivery
    trauma nursing > trauma care
    PSC1 > First Aid
    hospice care > end-of-life care
    peritoneal dialysis > dialysis
    high-flow nasal cannula > oxygen therapy
    cardiotocography > fetal monitoring
    CAM-ICU > delirium screening
    Registered General Nurse > NMC registration
    Registered Mental Health Nurse > NMC registration, mental health nursing
    Registered Nurse Learning Disabilities > NMC registration, learning disability nursing
    Registered Sick Children's Nurse > NMC registration, pediatric nursing
    anaesthetic nursing > theatre nursing
    scrub nursing > theatre nursing
    theatre nursing > perioperative nursing
    recovery nursing > post-anesthesia care
    PEG feeding > enteral feeding
    Immediate Life Support > BLS
    Intermediate Life Support > BLS
    venepuncture and cannulation > phlebotomy, cannulation
    IV cannulation > cannulation
    dementia care > elderly care
    safeguarding adults > safeguarding
    European Paediatric Advanced Life Support > PALS
    profound and multiple learning disabilities > learning disabilities
    subcutaneous injections > medication administration
    V300 > non-medical prescribing
    medication rounds > medication administration
    care home management > residential care
    live-in care > domiciliary care
  `,
};
