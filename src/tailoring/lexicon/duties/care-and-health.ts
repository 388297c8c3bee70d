import type { OfficeDuties } from '../office-duties.ts';

export const careAndHealthDuties: readonly OfficeDuties[] = [
  {
    family: 'nursing',
    duties: `vital signs, patient safety, patient monitoring, medication administration, patient assessment,
      nursing assessment, care planning, nursing documentation, clinical documentation, patient education,
      infection control, wound care, wound dressing changes, Krankenpflege, basic nursing care, Grundpflege,
      Behandlungspflege, Pflegeprozess, personal hygiene care, activities of daily living, mobilization,
      patient mobilisation, fall prevention, Dekubitusprophylaxe, pain management, person-centred care,
      patient advocacy, administering injections, medical terminology`,
  },
  {
    titles: `infirmier, infirmière, infirmier diplomé d'état, infirmière diplomée d'état, enfermero, enfermera, 护士,
      护师`,
    duties: 'phlebotomy, IV therapy, catheter care',
  },
  {
    titles: 'registered nurse, rn',
    duties: 'electronic health records, medication reconciliation, care coordination',
  },
  {
    titles: 'icu nurse, critical care nurse, intensivpfleger, intensivpflegerin',
    duties: `critical care, ICU, mechanical ventilation, ventilator management, hemodynamic monitoring,
      cardiac monitoring, central lines, arterial lines, arterial blood gas, IV therapy, infusion therapy,
      infusion pumps, vasoactive medications, vasopressors, suctioning, oxygen therapy, catheter care,
      sedation management, intake and output, acute care`,
  },
  {
    titles: 'emergency nurse, er nurse',
    duties: `emergency department, emergency nursing, triage, IV therapy, phlebotomy, cannulation, IV cannulation,
      IV insertion, cardiac monitoring, oxygen therapy, acute care, emergency care, trauma care`,
  },
  {
    titles: 'med surg nurse',
    duties: `medical-surgical, IV therapy, post-operative care, pre-operative care, discharge planning, acute care,
      intake and output, catheter care`,
  },
  {
    titles: 'oncology nurse',
    duties: 'oncology, chemotherapy administration, central lines, IV therapy, palliative care',
  },
  {
    titles: 'dialysis nurse',
    duties: 'dialysis, hemodialysis, AV fistula cannulation',
  },
  {
    titles: 'theatre nurse, scrub nurse, ibode, enfermera de quirófano',
    duties: `operating room, perioperative nursing, theatre nursing, sterile field, surgical instruments,
      aseptic technique, surgical counts, surgical safety checklist`,
  },
  {
    titles: 'scrub nurse',
    duties: 'scrub nursing, surgical scrubbing',
  },
  {
    titles: 'iade',
    duties: 'anaesthetic nursing, anesthesia, airway management',
  },
  {
    titles: 'rmn, registered mental health nurse, mental health nurse, psychiatric nurse',
    duties: `mental health nursing, mental health, de-escalation, crisis intervention, suicide risk assessment`,
  },
  {
    titles: 'rnld',
    duties: 'learning disability nursing, learning disabilities, positive behaviour support',
  },
  {
    titles: 'kinderkrankenschwester',
    duties: 'pediatrics, pediatric nursing',
  },
  {
    titles: 'altenpfleger, altenpflegerin',
    duties: 'geriatric care, elderly care, dementia care, long-term care, care of the dying',
  },
  {
    titles: 'school nurse',
    duties: 'school nursing, health screening, health promotion',
  },
  {
    titles: 'health visitor',
    duties: `health visiting, home visits, child development, safeguarding, health promotion, breastfeeding support`,
  },
  {
    titles: 'practice nurse',
    duties: `practice nursing, immunizations, cervical screening, chronic disease management, phlebotomy,
      primary care, health promotion`,
  },
  {
    titles: 'community nurse, district nurse',
    duties: 'district nursing, home visits, home health',
  },
  {
    titles: 'occupational health nurse, occupational health advisor, occupational health technician',
    duties: 'health surveillance, occupational medicine',
  },
  {
    titles: `charge nurse, ward manager, ward sister, nurse manager, stationsleitung, stationsleiterin,
      wohnbereichsleitung, 护士长`,
    duties: 'staff scheduling, Schichtleitung, Personalführung',
  },
  {
    titles: 'ward manager, ward sister, stationsleitung, stationsleiterin',
    duties: 'ward management',
  },
  {
    titles: 'nurse educator',
    duties: 'staff training, training delivery',
  },
  {
    family: 'practical nursing and care',
    duties: `activities of daily living, personal hygiene care, Grundpflege, basic nursing care,
      feeding assistance, meal assistance, toileting assistance, continence care, mobilization,
      patient mobilisation, patient transfers, patient handling, manual handling, gestes et postures,
      bientraitance, person-centred care, infection control`,
  },
  {
    titles: `altenpflegehelfer, altenpflegehelferin, altenpflegehilfe, gerocultor, gerocultora,
      auxiliar de geriatría, 养老护理员, dementia carer`,
    duties: 'elderly care, geriatric care, dementia care',
  },
  {
    titles: `care assistant, senior care assistant, carer, senior carer, home care worker, homecare worker,
      domiciliary carer, community carer, live in carer, auxiliaire de vie, auxiliaire de vie sociale,
      auxiliar de ayuda a domicilio, home health aide`,
    duties: 'companionship care',
  },
  {
    titles: `home care worker, homecare worker, domiciliary carer, community carer, live in carer,
      auxiliaire de vie, auxiliaire de vie sociale, auxiliar de ayuda a domicilio, home health aide`,
    duties: 'domiciliary care, household cleaning',
  },
  {
    titles: 'live in carer',
    duties: 'live-in care',
  },
  {
    titles: `certified nursing assistant, cna, nursing assistant, nurse aide, nursing aide, nursing auxiliary,
      patient care technician, aide soignant, aide soignante, auxiliar de enfermería, tcae,
      técnico en cuidados auxiliares de enfermería, pflegehelfer, pflegehelferin, pflegeassistent,
      pflegeassistentin, healthcare assistant, health care assistant, hca, healthcare support worker,
      clinical support worker, 护理员`,
    duties: 'vital signs',
  },
  {
    titles: 'licensed practical nurse, lpn, lvn, licensed vocational nurse',
    duties: `vital signs, medication administration, wound care, wound dressing changes, nursing documentation,
      blood glucose monitoring, administering injections, patient education, catheter care,
      electronic health records`,
  },
  {
    titles: 'care supervisor, field care supervisor, care team leader',
    duties: 'staff scheduling, care planning',
  },
  {
    family: 'advanced practice nursing',
    duties: `patient safety, patient assessment, physical examination, history taking, differential diagnosis,
      care planning, patient education, clinical documentation, evidence-based medicine,
      medication administration, vital signs, medical terminology`,
  },
  {
    titles: 'nurse practitioner, np, aprn, physician assistant',
    duties: `treatment planning, electronic health records, prescribing medication, diagnostic test interpretation`,
  },
  {
    titles: 'nurse anesthetist, crna',
    duties: `anesthesia, general anesthesia, regional anesthesia, airway management, endotracheal intubation,
      procedural sedation, anesthesia assistance`,
  },
  {
    family: 'midwifery',
    duties: `patient safety, antenatal care, intrapartum care, postpartum care, labor and delivery, newborn care,
      newborn examination, fetal monitoring, cardiotocography, breastfeeding support,
      neonatal resuscitation, obstetrics, maternity, obstetric emergencies, birth planning,
      antenatal education, vital signs, medication administration, perineal suturing, patient education,
      infection control, clinical documentation`,
  },
  {
    family: 'operating theatre support',
    duties: 'patient safety, infection control, surgical instruments',
  },
  {
    titles: `surgical technologist, surgical tech, surgical technician, scrub tech,
      operating department practitioner, odp, theatre practitioner, operationstechnische assistentin,
      operationstechnischer assistent`,
    duties: `operating room, sterile field, aseptic technique, surgical counts, surgical scrubbing,
      surgical assisting, specimen handling, patient positioning, surgical safety checklist,
      operating table preparation`,
  },
  {
    titles: 'surgical technologist, surgical tech, surgical technician, scrub tech',
    duties: 'surgical technology',
  },
  {
    titles: `anesthesia technician, anaesthetic technician, anästhesietechnische assistentin,
      anästhesietechnischer assistent`,
    duties: 'anesthesia assistance, anesthesia, airway management, operating room',
  },
  {
    titles: `sterile processing technician, sterilisation technician, sterile services technician,
      decontamination technician, agent de stérilisation, agente de stérilisation`,
    duties: `sterile services, instrument sterilization, instrument tray assembly, autoclave, disinfection`,
  },
  {
    titles: 'endoscopy technician',
    duties: 'endoscopy, disinfection, endoscope washers',
  },
  {
    family: 'medicine',
    duties: `patient safety, history taking, physical examination, patient assessment, differential diagnosis,
      treatment planning, medical terminology, clinical documentation, evidence-based medicine,
      patient education, prescribing medication, diagnostic test interpretation`,
  },
  {
    titles: `hospitalist, resident physician, assistenzarzt, assistenzärztin, oberarzt, oberärztin,
      interne en médecine`,
    duties: 'ward rounds, discharge summaries, hospital medicine, patient handover',
  },
  {
    titles: `general practitioner, gp, allgemeinmediziner, hausarzt, hausärztin, médecin généraliste, 全科医生`,
    duties: `primary care, family medicine, preventive medicine, chronic disease management, referral management,
      immunizations`,
  },
  {
    titles: 'surgeon',
    duties: 'surgery, suturing, pre-operative care, post-operative care, operating room',
  },
  {
    titles: 'anaesthetist, anesthesiologist, anestesista',
    duties: `anesthesia, general anesthesia, regional anesthesia, spinal anesthesia, airway management,
      endotracheal intubation, procedural sedation, pre-operative assessment, post-anesthesia care`,
  },
  {
    titles: 'radiologist',
    duties: 'radiology, magnetic resonance imaging, x-ray imaging, ultrasound',
  },
  {
    titles: 'psychiatrist, consultant psychiatrist, psychiater, psychiatre, psiquiatra',
    duties: `psychiatry, mental health, mental status examination, suicide risk assessment, crisis intervention`,
  },
  {
    titles: 'paediatrician, pediatrician, pediatra',
    duties: 'pediatrics, child development, immunizations',
  },
  {
    titles: 'cardiologist',
    duties: 'cardiology, ECG interpretation, echocardiography',
  },
  {
    titles: 'neurologist',
    duties: 'neurology',
  },
  {
    titles: 'oncologist',
    duties: 'oncology, tumor board',
  },
  {
    titles: 'pathologist',
    duties: 'pathology, histology, microscopy',
  },
  {
    titles: 'dermatologist',
    duties: 'dermatology',
  },
  {
    titles: 'gynaecologist',
    duties: 'gynecology, obstetrics and gynecology',
  },
  {
    family: 'pharmacy',
    duties: `patient safety, medication dispensing, prescription dispensing, prescription verification,
      prescription processing, clinical checks of prescriptions, patient counseling, drug interactions,
      medication reviews, medication safety, medicines management, controlled substances,
      pharmacy stock management, inventory of medications, pharmacology, pharmacy, prescription queries,
      accuracy checking, medical terminology`,
  },
  {
    titles: 'clinical pharmacist, hospital pharmacist',
    duties: `clinical pharmacy, hospital pharmacy, medication reconciliation, therapeutic drug monitoring,
      renal dosing`,
  },
  {
    titles: `community pharmacist, superintendent pharmacist, relief pharmacist, responsable de farmacia,
      apotheker, apothekerin`,
    duties: 'over-the-counter counseling, OTC advice, OTC recommendations',
  },
  {
    titles: 'community pharmacist',
    duties: 'community pharmacy, repeat prescriptions, counter advice, customer service',
  },
  {
    family: 'pharmacy assistance',
    duties: `medication dispensing, prescription dispensing, prescription processing, pharmacy stock management,
      inventory of medications, pharmacy, customer service, prescription queries`,
  },
  {
    titles: `pta, pharmazeutisch technische assistentin, préparateur en pharmacie, préparatrice en pharmacie`,
    duties: `over-the-counter counseling, OTC advice, Rezepturherstellung, compounding, galenics,
      patient counseling, counter advice, drug interactions`,
  },
  {
    titles: 'auxiliar de farmacia, técnico en farmacia, técnica en farmacia',
    duties: 'over-the-counter counseling, counter advice',
  },
  {
    titles: 'pharmacy technician',
    duties: 'controlled substances',
  },
  {
    family: 'physical therapy',
    duties: `康复治疗, physical therapy, therapeutic exercise, rehabilitation, mobilization, patient mobilisation,
      gait training, balance training, range of motion exercises, therapy documentation, patient education,
      home exercise programs`,
  },
  {
    titles: `physical therapist, physiotherapist, physiotherapeut, physiotherapeutin, kinésithérapeute,
      masseur kinésithérapeute, fisioterapeuta, physio`,
    duties: `patient assessment, functional assessment, range of motion assessment, manual therapy,
      treatment planning, pain management, strength training, musculoskeletal physiotherapy, kinesiology`,
  },
  {
    titles: 'physiotherapeut, physiotherapeutin',
    duties: 'therapeutic massage, massage techniques, electrotherapy',
  },
  {
    family: 'occupational therapy',
    duties: `occupational therapy, activities of daily living, rehabilitation, therapy documentation,
      fine motor skills, adaptive equipment, activity analysis, patient education`,
  },
  {
    titles: `occupational therapist, ergotherapeut, ergotherapeutin, ergothérapeute, terapeuta ocupacional,
      hand therapist`,
    duties: 'functional assessment, treatment planning, patient assessment, environmental adaptations',
  },
  {
    titles: 'hand therapist',
    duties: 'hand therapy, splinting, splint fabrication',
  },
  {
    family: 'speech therapy',
    duties: `speech therapy, articulation therapy, language delay, phonological disorders, therapy documentation`,
  },
  {
    titles: `speech therapist, speech language pathologist, speech pathologist, speech and language therapist, slp,
      logopäde, logopädin, orthophoniste, logopeda, sprachtherapeut, sprachtherapeutin, fonoaudiólogo,
      fonoaudióloga`,
    duties: `speech assessment, speech and language assessment, treatment planning, parent coaching,
      patient education`,
  },
  {
    family: 'respiratory therapy',
    duties: `patient monitoring, oxygen therapy, mechanical ventilation, ventilator management, airway management,
      arterial blood gas, non-invasive ventilation, suctioning, patient assessment,
      pulmonary rehabilitation, BiPAP, CPAP, patient education, clinical documentation, nebulizer treatments`,
  },
  {
    family: 'medical laboratory',
    duties: `laboratory safety, specimen processing, specimen handling, sample preparation, sample logging,
      centrifugation, pipetting`,
  },
  {
    titles: 'phlebotomist, phlebotomy technician',
    duties: `phlebotomy, specimen collection, order of draw, capillary puncture, patient identification,
      infection control`,
  },
  {
    titles: `medical laboratory technician, medical laboratory scientist, clinical laboratory scientist,
      medical technologist, biomedical scientist, medizinisch technische assistentin,
      medizinischer technologe für laboratoriumsanalytik,
      medizinische technologin für laboratoriumsanalytik, 检验师`,
    duties: `hematology testing, clinical chemistry, microscopy, quality control, urinalysis, calibration,
      instrument calibration, medical terminology, LIMS, specimen collection`,
  },
  {
    titles: 'histotechnologist',
    duties: `histology, tissue processing, tissue embedding, microtomy, histological staining, H&E staining,
      tissue sectioning`,
  },
  {
    titles: 'cytotechnologist',
    duties: 'cytology, microscopy',
  },
  {
    family: 'medical imaging',
    duties: `patient positioning, positioning patients, radiology, PACS, image quality in radiology,
      image quality assessment, patient education, medical terminology, infection control`,
  },
  {
    titles: `radiographer, radiologic technologist, x ray technician, radiology technician, radiology technologist,
      ct technologist, ct technician, mammographer, mammography technologist, mtra, mtr, manipulateur radio,
      manipulatrice radio, manipulateur en électroradiologie, técnico de rayos, técnico en radiodiagnóstico,
      técnico de radiología, radiologietechnologe, radiologietechnologin,
      medizinischer technologe für radiologie, medizinische technologin für radiologie, 放射技师`,
    duties: 'radiation safety, x-ray imaging, ALARA, digital radiography',
  },
  {
    titles: `radiographer, radiologic technologist, x ray technician, radiology technician, radiology technologist,
      manipulateur radio, manipulatrice radio, técnico de rayos`,
    duties: 'general radiography',
  },
  {
    titles: 'ct technologist, ct technician',
    duties: 'CT scanner, contrast administration, contrast media',
  },
  {
    titles: 'mri technologist, mri technician',
    duties: 'MRI, magnetic resonance imaging, MRI safety, contrast administration',
  },
  {
    titles: 'sonographer, ultrasound technician, ultrasound technologist, diagnostic medical sonographer',
    duties: 'ultrasound, ultrasound machines',
  },
  {
    titles: 'mammographer, mammography technologist',
    duties: 'mammography',
  },
  {
    titles: 'nuclear medicine technologist',
    duties: 'nuclear medicine, radiation safety',
  },
  {
    titles: 'radiation therapist, therapeutic radiographer',
    duties: 'radiotherapy planning, radiation safety, oncology',
  },
  {
    family: 'medical office',
    duties: `patient scheduling, patient registration, medical terminology, telephone handling, confidentiality,
      reception, records filing, correspondence`,
  },
  {
    titles: `medical assistant, medizinische fachangestellte, medizinischer fachangestellter, mfa, arzthelferin,
      arzthelfer`,
    duties: `vital signs, phlebotomy, administering injections, rooming patients, EKG, Praxisorganisation,
      specimen collection, wound dressing changes, infection control, appointment setting,
      electronic health records`,
  },
  {
    titles: `medical receptionist, gp receptionist, clinic receptionist, hospital receptionist,
      patient access representative`,
    duties: 'patient flow, front desk reception, inbound calls, appointment setting, patient admissions',
  },
  {
    titles: `medical secretary, arztsekretärin, secrétaire médicale, secrétaire médical, assistante médicale`,
    duties: `medical secretarial work, secretarial work, audio typing, typing, calendar management,
      appointment setting`,
  },
  {
    titles: 'ward clerk, unit clerk, unit secretary, health unit coordinator',
    duties: 'ward clerking, patient admissions',
  },
  {
    titles: 'practice administrator',
    duties: 'Praxisorganisation',
  },
  {
    titles: 'health records clerk',
    duties: 'medical records management',
  },
  {
    family: 'medical coding and billing',
    duties: 'medical terminology, confidentiality',
  },
  {
    titles: `medical coder, clinical coder, clinical coding officer, coding specialist, medical coding specialist,
      kodierfachkraft, codificador clínico`,
    duties: 'medical coding, ICD-10, coding audits, medical records management',
  },
  {
    titles: 'medical biller, medical billing specialist',
    duties: `medical billing, claims submission, denial management, payment posting, insurance verification,
      patient billing, patient statements, claims follow-up, accounts receivable follow-up,
      explanation of benefits`,
  },
  {
    titles: 'medical records technician, health information technician',
    duties: 'medical records management, release of information, electronic health records',
  },
  {
    titles: 'revenue cycle specialist, revenue cycle analyst',
    duties: 'revenue cycle management, medical billing, denial management',
  },
  {
    family: 'dental assistance',
    duties: 'dentistry, dental charting, patient scheduling, telephone handling',
  },
  {
    titles: `dental assistant, dental nurse, orthodontic nurse, zahnmedizinische fachangestellte, zfa,
      assistante dentaire, auxiliar dental`,
    duties: `chairside assistance, dental nursing, instrument sterilization, infection control, dental impressions,
      dental radiographs, dental decontamination`,
  },
  {
    titles: 'orthodontic nurse',
    duties: 'orthodontics',
  },
  {
    titles: 'dental receptionist',
    duties: 'reception, appointment setting',
  },
  {
    titles: 'dental practice manager',
    duties: 'practice management',
  },
  {
    family: 'dentistry',
    duties: `dentistry, treatment planning, patient assessment, local anesthesia administration, tooth extractions,
      root canal treatment, endodontics, composite fillings, crown and bridge, dental radiographs,
      dental impressions, periodontics, prosthodontics, oral surgery, patient education, dental charting,
      infection control, restorative dentistry, preventive dentistry, dental examinations`,
  },
  {
    titles: 'orthodontist',
    duties: 'orthodontics, clear aligners',
  },
  {
    family: 'dental hygiene',
    duties: `dental hygiene, prophylaxis, professional teeth cleaning, scaling and root planing, coronal polishing,
      fluoride treatment, pit and fissure sealants, periodontal charting, periodontics,
      oral hygiene instruction, dental charting, dental radiographs, instrument sterilization,
      infection control, patient education, dentistry, ultrasonic scalers`,
  },
  {
    family: 'dental technology',
    duties: `dental laboratory work, crown and bridge, dental impressions, denture work, prosthodontics,
      model making`,
  },
  {
    family: 'ambulance service',
    duties: `patient transport, patient handling, emergency driving, radio communication, ambulance driving,
      infection control`,
  },
  {
    titles: `paramedic, emt, emergency medical technician, notfallsanitäter, notfallsanitäterin,
      ambulance technician, rettungssanitäter, rettungssanitäterin, critical care paramedic,
      técnico en emergencias sanitarias, emergency care assistant`,
    duties: `emergency care, emergency medical care, prehospital care, emergency response, patient assessment,
      trauma assessment, vital signs, defibrillation, AED, hemorrhage control, spinal immobilization,
      airway management, oxygen therapy, patient handover, triage, emergency response driving,
      patient care reports, patient extrication`,
  },
  {
    titles: 'paramedic, notfallsanitäter, notfallsanitäterin, critical care paramedic',
    duties: `advanced life support, ECG interpretation, 12-lead ECG acquisition, IV therapy, IV cannulation,
      cardiac arrest management, medication administration, emergency medicine, advanced airway management,
      intraosseous access`,
  },
  {
    family: 'emergency dispatch',
    duties: `emergency dispatch, emergency call handling, radio communication, call logging, dispatching,
      inbound calls, triage, telephone handling, data entry`,
  },
  {
    family: 'fire service',
    duties: 'firefighting, fire safety, emergency response, fire prevention',
  },
  {
    titles: `firefighter, fireman, fire fighter, feuerwehrmann, feuerwehrfrau, brandmeister, pompier,
      sapeur pompier, bombero, bombera, crew manager fire, fire officer, 消防员`,
    duties: `structural firefighting, Atemschutz, SCBA, technical rescue, vehicle extrication,
      hazardous materials response, pump operations, radio communication, hydraulic rescue tools,
      search and rescue, fire hydrants, thermal imaging cameras, emergency care`,
  },
  {
    titles: 'fire inspector',
    duties: 'fire inspections, fire prevention education',
  },
  {
    family: 'social work',
    duties: `social work, safeguarding, advocacy, case notes, multi-agency working, support planning,
      confidentiality, service referrals, resource navigation`,
  },
  {
    titles: `social worker, licensed clinical social worker, case manager, case worker, caseworker, sozialarbeiter,
      sozialarbeiterin, assistant social, assistante sociale, assistant de service social,
      trabajador social, trabajadora social, care coordinator, 社工, referent sozialarbeit`,
    duties: `case management, social counseling, crisis intervention, community resources, psychosocial assessment,
      intake assessments`,
  },
  {
    titles: `social worker, licensed clinical social worker, sozialarbeiter, sozialarbeiterin, sozialpädagoge,
      sozialpädagogin`,
    duties: 'Hilfeplanung, home visits, counseling',
  },
  {
    titles: 'care coordinator',
    duties: 'care coordination, care planning',
  },
  {
    titles: 'child protection worker, child protection social worker, safeguarding officer',
    duties: 'child protection',
  },
  {
    titles: 'child protection social worker',
    duties: "children's services",
  },
  {
    titles: 'youth worker',
    duties: 'youth work, group facilitation',
  },
  {
    titles: 'éducateur spécialisé, éducatrice spécialisée',
    duties: 'group facilitation, challenging behaviour',
  },
  {
    titles: `residential childcare worker, residential childcare officer, residential child care worker,
      residential support worker, children's home manager, registered children's home manager,
      children's residential manager`,
    duties: 'residential care, key working, challenging behaviour',
  },
  {
    titles: `residential childcare worker, residential childcare officer, residential child care worker,
      children's home manager, registered children's home manager, children's residential manager`,
    duties: "children's residential care, looked after children",
  },
  {
    titles: 'homelessness worker',
    duties: 'homelessness services, housing assistance, outreach services',
  },
  {
    titles: 'housing support worker, tenancy support officer',
    duties: 'housing assistance',
  },
  {
    titles: 'substance misuse worker',
    duties: `substance misuse, harm reduction, relapse prevention, motivational interviewing, addiction services`,
  },
  {
    titles: 'family support worker',
    duties: 'home visits, parenting programmes',
  },
  {
    titles: 'outreach worker',
    duties: 'outreach services',
  },
  {
    titles: 'advocate domestic abuse',
    duties: 'domestic violence advocacy, crisis intervention, risk assessment',
  },
  {
    titles: 'sozialberater, sozialberaterin',
    duties: 'social counseling, benefits counseling',
  },
  {
    titles: 'schulpsychologe',
    duties: 'psychological assessment, counseling',
  },
  {
    family: 'psychology',
    duties: `psychological assessment, mental health, psychoeducation, psychological formulation, confidentiality,
      clinical documentation`,
  },
  {
    titles: `psychologist, clinical psychologist, psychologe, psychologin, psychologue, psicólogo, psicóloga`,
    duties: `clinical psychology, psychological testing, counseling, treatment planning, report writing,
      case formulation`,
  },
  {
    titles: `psychotherapist, psychotherapeut, psychotherapeutin, cbt therapist, high intensity therapist`,
    duties: `psychotherapy, individual therapy, treatment planning, case formulation, anxiety disorders,
      mood disorders, suicide risk assessment, outcome measures`,
  },
  {
    titles: 'cbt therapist, high intensity therapist',
    duties: 'cognitive behavioral therapy, improving access to psychological therapies',
  },
  {
    titles: 'psychological wellbeing practitioner',
    duties: `low intensity interventions, improving access to psychological therapies,
      cognitive behavioral therapy, suicide risk assessment, outcome measures`,
  },
  {
    titles: 'neuropsychologist',
    duties: 'neuropsychological assessment, cognitive assessments',
  },
  {
    titles: 'educational psychologist',
    duties: 'special educational needs, consultation with schools, cognitive assessments',
  },
  {
    family: 'counselling',
    duties: `counseling, individual therapy, psychoeducation, case notes, confidentiality, mental health,
      crisis intervention`,
  },
  {
    titles: 'mental health counselor, counselor, counsellor, therapist',
    duties: 'treatment planning, intake assessments',
  },
  {
    titles: 'substance abuse counselor, addiction counsellor, suchtberater, suchtberaterin',
    duties: `substance abuse counseling, addiction services, relapse prevention, motivational interviewing,
      harm reduction`,
  },
  {
    titles: 'recovery coach, recovery worker',
    duties: 'relapse prevention, addiction services, harm reduction',
  },
  {
    titles: 'family therapist, terapeuta familiar',
    duties: 'family therapy',
  },
  {
    titles: 'atemtherapeut, atmungstherapeut',
    duties: 'Atemtherapie',
  },
  {
    titles: '导诊',
    duties: '导诊',
  },
  {
    titles: 'nurse anesthetist, crna, anaesthetist, anesthesiologist, anestesista',
    duties: 'patient monitoring',
  },
  {
    titles: `nursing assistant, cna, certified nursing assistant, nurse aide, nursing aide, nursing auxiliary,
      aide soignant, aide soignante, pflegehelfer, pflegehelferin, pflegeassistent, pflegeassistentin, tcae,
      auxiliar de enfermería, 护理员, 护工`,
    duties: 'bed making',
  },
  {
    titles: `lab technician, laboratory technician, lab assistant, laboratory assistant, lab analyst,
      técnico de laboratorio, technicien de laboratoire, mta, biologisch technische assistentin`,
    duties: `laboratory equipment maintenance, standard operating procedures, calibration, reagent preparation`,
  },
  {
    titles: 'biologisch technische assistentin',
    duties: 'microscopy, aseptic technique',
  },
  {
    titles: '心理咨询师',
    duties: 'counseling, psychotherapy, individual therapy',
  },
  {
    titles: '心理学家',
    duties: 'counseling, psychological testing',
  },
  {
    titles: 'dental receptionist',
    duties: 'front desk reception, inbound calls, patient registration',
  },
  {
    titles: 'fire marshal',
    duties: 'fire inspections, emergency evacuation',
  },
  {
    titles: `ambulancier, ambulancière, patient transport driver, ambulance care assistant, ambulance driver,
      técnico de ambulancia`,
    duties: 'vital signs, daily vehicle checks, driving',
  },
];
