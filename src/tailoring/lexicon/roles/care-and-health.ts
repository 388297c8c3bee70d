import type { RoleFamily } from '../role-family.ts';

export const careAndHealth: readonly RoleFamily[] = [
  {
    family: 'nursing',
    titles: `registered nurse, rn, nurse, staff nurse, icu nurse, charge nurse, clinical nurse, critical care nurse, emergency nurse, er nurse, med surg nurse, school nurse, nurse manager
      pflegefachkraft, pflegefachfrau, pflegefachmann, krankenschwester, krankenpfleger, gesundheits und krankenpfleger, gesundheits und krankenpflegerin, pflegekraft, altenpfleger, altenpflegerin
      infirmier, infirmière, infirmier diplomé d'état, infirmière diplomée d'état, enfermero, enfermera, 护士, 护师
      pflegefachperson, fachkrankenschwester, fachkrankenpfleger, kinderkrankenschwester
      rgn, rmn, rnld, registered general nurse, registered mental health nurse, ward manager, ward sister
      hospital matron, clinical lead nurse, director of nursing, nursing manager, head of nursing
      nursing director, health visitor, practice nurse, occupational health advisor
      occupational health nurse, occupational health technician, community nurse, district nurse
      mental health nurse, psychiatric nurse, theatre nurse, scrub nurse, dialysis nurse, oncology nurse
      nurse educator, nurse advisor, wohnbereichsleitung, stationsleitung, stationsleiterin, intensivpfleger
      intensivpflegerin, fachpfleger, fachpflegerin, ibode, iade, infirmier coordinateur
      infirmière coordinatrice, graduada en enfermería, enfermera de quirófano, supervisora de enfermería
      护士长, 护理部主任`,
  },
  {
    family: 'practical nursing and care',
    titles: `healthcare support worker, health care assistant, nursing auxiliary, personal care assistant, residential care worker, licensed practical nurse, lpn, lvn, licensed vocational nurse, certified nursing assistant, nursing assistant, nurse aide, cna, caregiver, care assistant, home health aide, healthcare assistant, patient care technician, personal support worker, pflegehelfer, pflegehelferin, pflegeassistent, pflegeassistentin, aide soignant, aide soignante, auxiliar de enfermería
      carer, healthcare worker, care worker, betreuungskraft, pflegehilfskraft, altenpflegehelfer
      altenpflegehelferin, auxiliaire de vie, gerocultor, gerocultora, cuidador, cuidadora, 护工
      tcae, técnico en cuidados auxiliares de enfermería, clinical support worker, home care worker
      hca, senior carer, senior care assistant, live in carer, care supervisor, field care supervisor
      domiciliary carer, homecare worker, community carer, dementia carer, care team leader, health care aide
      nursing aide, pflegehilfe, altenpflegehilfe, auxiliaire de vie sociale, aide médico psychologique
      auxiliar de geriatría, auxiliar de ayuda a domicilio, 护理员, 养老护理员`,
  },
  {
    family: 'advanced practice nursing',
    titles: `nurse practitioner, np, aprn, physician assistant, nurse anesthetist, crna, clinical nurse specialist`,
  },
  {
    family: 'midwifery',
    titles: `midwife, nurse midwife, certified nurse midwife, hebamme, sage femme, maïeuticien, matrona, matrón, 助产士`,
  },
  {
    family: 'operating theatre support',
    titles: `surgical technologist, surgical tech, surgical technician, scrub tech, operating department practitioner
      odp, anesthesia technician, anaesthetic technician
      operationstechnische assistentin, operationstechnischer assistent, anästhesietechnische assistentin
      anästhesietechnischer assistent
      theatre practitioner, theatre support worker
      endoscopy technician`,
  },
  {
    family: 'medicine',
    titles: `physician, doctor, medical doctor, surgeon, general practitioner, hospitalist, resident physician, arzt, ärztin, assistenzarzt, assistenzärztin, oberarzt, facharzt, fachärztin, médecin, médico, médica, 医生, 医师
      gp, clinical fellow, consultant psychiatrist, psychiatrist, specialty doctor, locum doctor
      medical director, anaesthetist, anesthesiologist, radiologist, paediatrician, pediatrician
      cardiologist, neurologist, oncologist, pathologist, dermatologist, gynaecologist, allgemeinmediziner
      hausarzt, hausärztin, chefarzt, oberärztin, psychiater, psychiatre, médecin généraliste
      interne en médecine, anestesista, pediatra, psiquiatra, 主治医师, 全科医生`,
  },
  {
    family: 'pharmacy',
    titles: `pharmacist, clinical pharmacist, hospital pharmacist, community pharmacist, apotheker, apothekerin, pharmacien
      pharmacienne, farmacéutico, farmacéutica, 药师, 药剂师
      pharmacy manager, superintendent pharmacist, relief pharmacist, responsable de farmacia`,
  },
  {
    family: 'pharmacy assistance',
    titles: `pharmacy technician, pharmacy assistant, pharmacy dispenser, dispensing assistant, pta, pka
      pharmazeutisch technische assistentin, pharmazeutisch kaufmännische angestellte, préparateur en pharmacie
      préparatrice en pharmacie, auxiliar de farmacia, técnico en farmacia, técnica en farmacia`,
  },
  {
    family: 'physical therapy',
    titles: `physical therapist, physiotherapist, physiotherapeut, physiotherapeutin, kinésithérapeute, fisioterapeuta, physical therapy assistant
      therapy assistant, rehabilitation assistant, physiotherapy assistant
      physio, physical therapist assistant, masseur kinésithérapeute, 康复治疗师`,
  },
  {
    family: 'occupational therapy',
    titles: `occupational therapist, ergotherapeut, ergotherapeutin, occupational therapy assistant, ergothérapeute
      terapeuta ocupacional, hand therapist, occupational therapy technician, 作业治疗师`,
  },
  {
    family: 'speech therapy',
    titles: `speech therapist, speech language pathologist, speech pathologist, speech and language therapist, slp
      logopäde, logopädin, orthophoniste, logopeda, speech therapy assistant, sprachtherapeut
      sprachtherapeutin, fonoaudiólogo, fonoaudióloga`,
  },
  {
    family: 'respiratory therapy',
    titles: `respiratory therapist, respiratory care technician, respiratory care practitioner
      respiratory therapy technician, atemtherapeut, atmungstherapeut, terapeuta respiratorio
      registered respiratory therapist`,
  },
  {
    family: 'medical laboratory',
    titles: `lab assistant, laboratory assistant, lab aide, laboratory aide, lab analyst, chemistry technician, medical laboratory technician, medical laboratory scientist, laboratory technician, lab technician, mta, phlebotomist, technicien de laboratoire, técnico de laboratorio
      phlebotomy technician, biomedical scientist
      biologisch technische assistentin, medizinisch technische assistentin
      medizinischer technologe für laboratoriumsanalytik, medizinische technologin für laboratoriumsanalytik
      clinical laboratory scientist, medical technologist, histotechnologist, cytotechnologist, 检验师`,
  },
  {
    family: 'medical imaging',
    titles: `radiographer, radiologic technologist, x ray technician, mri technologist, sonographer
      manipulateur radio, manipulatrice radio, técnico de rayos, ultrasound technician
      ultrasound technologist, diagnostic medical sonographer, mri technician, ct technologist
      radiology technician, ct technician, mammographer, mammography technologist, radiology technologist
      nuclear medicine technologist, radiation therapist, therapeutic radiographer, mtra, mtr
      radiologietechnologe, radiologietechnologin, medizinischer technologe für radiologie
      medizinische technologin für radiologie, manipulateur en électroradiologie, técnico en radiodiagnóstico
      técnico de radiología, 放射技师`,
  },
  {
    family: 'medical office',
    titles: `medical assistant, medical receptionist, medical secretary, medizinische fachangestellte, medizinischer fachangestellter, mfa, arzthelferin, secrétaire médicale, patient access representative
      ward clerk, unit clerk, unit secretary, patient coordinator, medical administrator, arztsekretärin
      practice administrator, gp receptionist, health unit coordinator
      gp liaison officer, patient services assistant, appointment clerk, clinic receptionist
      hospital receptionist, booking clerk, health records clerk, arzthelfer, assistante médicale
      secrétaire médical, auxiliar de clínica, 导诊`,
  },
  {
    family: 'medical coding and billing',
    titles: `medical coder, medical biller, medical billing specialist, clinical coder, clinical coding officer
      coding specialist, medical records technician, revenue cycle specialist, revenue cycle analyst
      health information technician, medical coding specialist, medizincontroller, kodierfachkraft
      codificador clínico`,
  },
  {
    family: 'dental assistance',
    titles: `dental assistant, zahnmedizinische fachangestellte, zfa
      dental nurse, dental receptionist
      assistante dentaire, auxiliar dental
      dental practice manager, treatment coordinator dental, orthodontic nurse`,
  },
  {
    family: 'dentistry',
    titles: `dentist, general dentist, dental surgeon, orthodontist, zahnarzt, zahnärztin, dentiste
      chirurgien dentiste, dentista, odontólogo, odontóloga, 牙医, 口腔医生`,
  },
  {
    family: 'dental hygiene',
    titles: `dental hygienist, rdh, dental therapist, dentalhygienikerin, higienista dental, hygiéniste dentaire`,
  },
  {
    family: 'dental technology',
    titles: `dental technician, dental laboratory technician, zahntechniker, zahntechnikerin, prothésiste dentaire
      protésico dental`,
  },
  {
    family: 'ambulance service',
    titles: `paramedic, emt, emergency medical technician, notfallsanitäter, notfallsanitäterin, ambulancier
      ambulance technician, ambulance driver, rettungssanitäter, rettungssanitäterin
      técnico en emergencias sanitarias
      emergency care assistant, critical care paramedic
      ambulance care assistant, patient transport driver, ambulancière, técnico de ambulancia`,
  },
  {
    family: 'emergency dispatch',
    titles: `emergency medical dispatcher, emergency dispatcher, emergency call handler, 911 dispatcher, 999 call handler
      emergency call taker, public safety telecommunicator, leitstellendisponent, leitstellendisponentin
      assistant de régulation médicale, assistante de régulation médicale, teleoperador de emergencias
      ambulance dispatcher, emergency operator`,
  },
  {
    family: 'fire service',
    titles: `firefighter, fireman, fire fighter, fire officer, feuerwehrmann, feuerwehrfrau, brandmeister, pompier
      sapeur pompier, bombero, bombera, crew manager fire, fire inspector, fire marshal, 消防员`,
  },
  {
    family: 'social work',
    titles: `social worker, case manager, licensed clinical social worker, case worker, caseworker, youth worker, sozialarbeiter, sozialarbeiterin, sozialpädagoge, sozialpädagogin, assistant social, assistante sociale, éducateur spécialisé, trabajador social, trabajadora social
      family support worker, outreach worker, residential support worker, social work assistant
      care coordinator, sozialassistent, sozialassistentin, educador social, educadora social
      integrador social, integradora social, conseiller en insertion, 社工
      child protection worker, child protection social worker, safeguarding officer
      youth support officer, advocate domestic abuse, schulpsychologe
      residential childcare worker, residential childcare officer, residential child care worker
      children's home manager, registered children's home manager, children's residential manager
      residential care officer, independent reviewing officer, family practitioner, project worker
      homelessness worker, housing support worker, tenancy support officer, community worker
      substance misuse worker, neighbourhood coach, referent sozialarbeit, sozialberater, sozialberaterin
      éducatrice spécialisée, assistant de service social, técnico de integración social
      técnica de integración social`,
  },
  {
    family: 'psychology',
    titles: `psychologist, clinical psychologist, psychotherapist, neuropsychologist, psychologe, psychologin
      psychotherapeut, psychotherapeutin, psychologue, psicólogo, psicóloga, 心理咨询师, 心理学家
      psychological wellbeing practitioner, assistant psychologist, forensic psychologist
      educational psychologist, cbt therapist, high intensity therapist`,
  },
  {
    family: 'counselling',
    titles: `counselor, counsellor, therapist, mental health counselor, substance abuse counselor
      addiction counsellor, family therapist, suchtberater, suchtberaterin, recovery coach, recovery worker
      terapeuta familiar`,
  },
];
