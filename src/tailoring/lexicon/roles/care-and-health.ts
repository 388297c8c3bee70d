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
      护士长, 护理部主任
      registered nurse team leader, lead nurse, nurse team leader, nurse coordinator, nurse case manager
      senior staff nurse, senior sister, deputy sister, junior sister, charge nurse icu
      critical care nurse specialist, operating room nurse, or nurse, theatre sister, recovery nurse
      endoscopy nurse, paediatric nurse, pediatric nurse, neonatal nurse, nicu nurse, palliative care nurse
      hospice nurse, home health nurse, travel nurse, agency nurse, bank nurse, outpatient nurse
      infusion nurse, research nurse ward, telephone triage nurse, triage nurse, nurse supervisor
      clinical nurse manager, clinical nurse lead, nurse consultant, learning disability nurse, prison nurse
      forensic nurse, diabetes nurse, diabetes specialist nurse, tissue viability nurse, respiratory nurse
      renal nurse, cardiac nurse, registered nurses, rn charge, public health nurse
      stoma nurse, nutrition nurse, clinical lead nursing home
      gesundheits und kinderkrankenpfleger, gesundheits und kinderkrankenpflegerin, examinierte pflegekraft
      examinierter altenpfleger, examinierte altenpflegerin, examinierte pflegefachkraft, pflegefachfrau hf
      pflegefachmann hf, dipl. pflegefachfrau, fachkrankenpfleger intensiv, op schwester, op pfleger
      op pflegekraft, stationspfleger, praxisanleiter, praxisanleiterin, praxisanleiter pflege
      teamleitung pflege, bereichsleitung pflege, nachtschwester, kinderkrankenpfleger, krankenpflegerin
      pflegedienst fachkraft, dialysefachkraft, wundexperte, intensivpflegefachkraft, anästhesiepfleger
      gemeindeschwester, dauernachtwache, pflegeexperte, infirmier de bloc opératoire
      infirmier en soins généraux, infirmier libéral, infirmière libérale, infirmier scolaire
      infirmier de nuit, infirmier puériculteur, puériculteur, puéricultrice, infirmière puéricultrice
      infirmier anesthésiste, infirmier de santé au travail, infirmier psychiatrique
      infirmier en psychiatrie, infirmier urgences, infirmier réanimation, infirmier référent, idec
      cadre infirmier, faisant fonction de cadre, infirmier en pratique avancée coordinateur
      enfermero de quirófano, enfermero de uci, enfermera de uci, enfermero de urgencias
      enfermera de urgencias, enfermero de atención primaria, enfermera de atención primaria
      enfermera de empresa, enfermero del trabajo, enfermera del trabajo, enfermera escolar
      enfermero geriátrico, enfermera geriátrica, enfermera supervisora, ats due
      diplomado en enfermería, diplomada en enfermería, graduado en enfermería, enfermera pediátrica
      enfermera de hemodiálisis, enfermera de planta, 病房护士, icu护士, 手术室护士, 急诊护士, 社区护士, 责任护士, 主管护师, 临床护士, 儿科护士
      门诊护士, 护理主管, 护理部, 校医护士`,
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
      auxiliar de geriatría, auxiliar de ayuda a domicilio, 护理员, 养老护理员
      senior healthcare assistant, healthcare assistant night, night care assistant, care assistant nights
      bank care assistant, home carer, home care assistant, homecare assistant, domiciliary care assistant
      domiciliary care worker, domiciliary support worker, care support worker, personal care worker
      aged care worker, assistant in nursing, nursing home assistant, nursing home carer, residential carer
      night carer, private carer, family carer, respite carer, care practitioner, senior care worker
      lead carer, care home assistant, companion carer
      live in care worker, patient care assistant, patient care associate, patient care tech
      direct care worker, hospice aide, home care aide, resident assistant, medication aide, med tech
      medication technician, healthcare assistants, rehabilitation support worker, in home carer
      pflegefachhelfer, pflegefachhelferin, pflegefachassistent, pflegefachassistentin, krankenpflegehelfer
      krankenpflegehelferin, gesundheits und krankenpflegehelfer, gesundheits und krankenpflegeassistent
      pflegehilfe nacht, alltagsbegleiter, alltagsbegleiterin, betreuungsassistent, betreuungsassistentin
      seniorenbetreuer, seniorenbetreuerin, hauspflegerin, familienpfleger, familienpflegerin
      assistenzkraft pflege, stationshilfe, servicekraft pflege, schwesternhelferin, persönliche assistenz
      demenzbetreuer, 24 stunden betreuungskraft, aide soignant de nuit
      agent de soins, assistant de soins en gérontologie
      auxiliaire de vie à domicile, aide à la personne, assistant de vie, assistante de vie
      assistant de vie aux familles, assistante de vie aux familles, auxiliaire de gériatrie
      aide medico psychologique, accompagnant de personnes âgées, garde malade, dame de compagnie
      intervenant à domicile, intervenante à domicile, técnico auxiliar de enfermería
      técnica auxiliar de enfermería, técnico en atención sociosanitaria, técnico sociosanitario
      auxiliar sociosanitario, auxiliar de residencia, auxiliar de clínica geriátrica, celador, celadora
      cuidador de personas mayores, cuidador de ancianos, cuidadora de ancianos, cuidadora interna
      asistente personal de dependencia, auxiliar de enfermería geriátrica, auxiliar domiciliaria
      trabajadora familiar, auxiliar a domicilio, gericultor, gericultora, 养老护理, 护理员主管, 陪护, 陪护员, 护理助理, 居家护理员
      家庭护理员, 康复护理员, 住家保姆护理, 照护员, 失能照护`,
  },
  {
    family: 'advanced practice nursing',
    titles: `nurse practitioner, np, aprn, physician assistant, nurse anesthetist, crna, clinical nurse specialist`,
  },
  {
    family: 'midwifery',
    titles: `midwife, nurse midwife, certified nurse midwife, hebamme, sage femme, maïeuticien, matrona, matrón, 助产士
      staff midwife, rotational midwife, community midwife, preceptee midwife, preceptorship midwife
      senior midwife, midwife sonographer, caseload midwife, lead midwife, labour ward coordinator
      delivery suite midwife, antenatal midwife, postnatal midwife, specialist midwife, consultant midwife
      matron maternity, head of midwifery, bank midwife, leitende hebamme, beleghebamme, kreißsaalhebamme
      entbindungspfleger, sage femme libérale, sage femme hospitalière, sage femme coordinatrice
      enfermera obstétrica, enfermera matrona, obstetriz, partera, 产科护士, 助产护士, 产房助产士, 助产师`,
  },
  {
    family: 'operating theatre support',
    titles: `surgical technologist, surgical tech, surgical technician, scrub tech, operating department practitioner
      odp, anesthesia technician, anaesthetic technician
      operationstechnische assistentin, operationstechnischer assistent, anästhesietechnische assistentin
      anästhesietechnischer assistent
      theatre practitioner, theatre support worker
      endoscopy technician
      surgical technologist ii, certified surgical technologist, operating room technician
      surgical first assistant, certified surgical first assistant, scrub practitioner
      anaesthetic practitioner, anaesthetic assistant, theatre assistant, theatre healthcare assistant
      perioperative technician, operationstechnischer angestellter
      chirurgisch technischer assistent, chirurgischer operationsassistent
      chirurgisch technische assistentin, anästhesieassistent, op assistent, op assistentin, op helfer
      aide de bloc, aide opératoire, agent de bloc opératoire, instrumentiste, brancardier de bloc
      técnico instrumentista quirúrgico, instrumentista quirúrgico, instrumentador quirúrgico
      auxiliar de quirófano, instrumentista, técnico de quirófano, técnico de anestesia, 手术室技师, 麻醉技师, 手术室助理`,
  },
  {
    family: 'medicine',
    titles: `physician, doctor, medical doctor, surgeon, general practitioner, hospitalist, resident physician, arzt, ärztin, assistenzarzt, assistenzärztin, oberarzt, facharzt, fachärztin, médecin, médico, médica, 医生, 医师
      gp, clinical fellow, consultant psychiatrist, psychiatrist, specialty doctor, locum doctor
      medical director, anaesthetist, anesthesiologist, radiologist, paediatrician, pediatrician
      cardiologist, neurologist, oncologist, pathologist, dermatologist, gynaecologist, allgemeinmediziner
      hausarzt, hausärztin, chefarzt, oberärztin, psychiater, psychiatre, médecin généraliste
      interne en médecine, anestesista, pediatra, psiquiatra, 主治医师, 全科医生
      emergency physician, family physician, family medicine physician, internal medicine physician
      internist, primary care physician, attending physician, locum consultant, consultant physician
      consultant anaesthetist, consultant radiologist, consultant surgeon, registrar medicine
      specialty registrar, foundation doctor, junior doctor, senior house officer, ward doctor
      salaried gp, general surgeon, orthopedic surgeon, orthopaedic surgeon, neurosurgeon, plastic surgeon
      urologist, nephrologist, endocrinologist, gastroenterologist, rheumatologist, hematologist
      haematologist, geriatrician, psychiatry registrar, obstetrician, ophthalmologist
      occupational physician, medical officer, facharzt für allgemeinmedizin, facharzt für innere medizin
      internistin, oberarzt innere medizin, assistenzarzt in weiterbildung, arzt in weiterbildung
      stationsarzt, notarzt, notärztin, betriebsarzt, betriebsärztin, arbeitsmediziner, anästhesist, chirurg
      chirurgin, kinderarzt, kinderärztin, augenarzt, augenärztin, frauenarzt, frauenärztin, hautarzt
      orthopäde, neurologe, radiologe, kardiologe, gynäkologe, urologe, onkologe, ltd. oberarzt
      médecin urgentiste, médecin du travail, médecin coordonnateur, médecin hospitalier, médecin remplaçant
      praticien hospitalier, chirurgien, anesthésiste, anesthésiste réanimateur, pédiatre, gynécologue
      radiologue, cardiologue, dermatologue, ophtalmologue, gériatre, interne des hôpitaux, docteur junior
      médico general, médico de familia, médico de urgencias, médico residente, médico interno residente
      médico del trabajo, médico especialista, cirujano, cirujana, cardiólogo, cardióloga, ginecólogo
      ginecóloga, dermatólogo, dermatóloga, oftalmólogo, radiólogo, radióloga, neurólogo, traumatólogo
      traumatóloga, geriatra, internista, oncólogo, urólogo, 内科医生, 外科医生, 急诊医生, 住院医师, 主任医师, 副主任医师, 儿科医生
      妇产科医生, 中医师, 麻醉医生, 家庭医生, 眼科医生, 皮肤科医生, 影像科医生, 执业医师, 助理医师, 体检医生
      *chirurg, *facharzt`,
  },
  {
    family: 'pharmacy',
    titles: `pharmacist, clinical pharmacist, hospital pharmacist, community pharmacist, apotheker, apothekerin, pharmacien
      pharmacienne, farmacéutico, farmacéutica, 药师, 药剂师
      pharmacy manager, superintendent pharmacist, relief pharmacist, responsable de farmacia
      驻店药师
      中药师
      pharmacist manager, pharmacist in charge, locum pharmacist, staff pharmacist, retail pharmacist
      lead pharmacist, specialist pharmacist, primary care pharmacist, pharmacy director
      pharmacy superintendent, apotheker filialleitung, filialapotheker, krankenhausapotheker
      apothekenleiter, apothekenleiterin, vertretungsapotheker, pharmaziepraktikant, pharmacien adjoint
      pharmacienne adjointe, pharmacien titulaire, pharmacien hospitalier, pharmacien responsable
      pharmacien d'officine, farmacéutico adjunto, farmacéutica adjunta, farmacéutico titular
      farmacéutico hospitalario, farmacéutico comunitario, farmacéutico regente, químico farmacéutico, 执业药师
      临床药师, 医院药师, 主管药师, 药房主任`,
  },
  {
    family: 'pharmacy assistance',
    titles: `pharmacy technician, pharmacy assistant, pharmacy dispenser, dispensing assistant, pta, pka
      pharmazeutisch technische assistentin, pharmazeutisch kaufmännische angestellte, préparateur en pharmacie
      préparatrice en pharmacie, auxiliar de farmacia, técnico en farmacia, técnica en farmacia
      pharmacy counter assistant, healthcare counter assistant, pharmacy clerk, pharmacy cashier
      medicines counter assistant, trainee pharmacy technician, accuracy checking technician
      accredited checking technician, pharmacy support worker, pharmacy dispensing assistant
      pharmacy advisor, pharmazeutisch technischer assistent, pharmazeutisch kaufmännischer angestellter
      apothekenhelferin, apothekenhelfer, pharmazieassistentin, pharma assistentin, drogist, drogistin
      vendeur en parapharmacie, conseillère parapharmacie, rayonniste en pharmacie, rayonniste
      auxiliar de oficina de farmacia, dependienta de farmacia, técnico auxiliar de farmacia
      técnico de farmacia, técnica de farmacia, técnico en farmacia y parafarmacia, asesor de parafarmacia
      药店店员, 药店营业员, 药房助理`,
  },
  {
    family: 'physical therapy',
    titles: `physical therapist, physiotherapist, physiotherapeut, physiotherapeutin, kinésithérapeute, fisioterapeuta, physical therapy assistant
      therapy assistant, rehabilitation assistant, physiotherapy assistant
      physio, physical therapist assistant, masseur kinésithérapeute, 康复治疗师
      staff physiotherapist, senior physiotherapist, rotational physiotherapist, msk physiotherapist
      musculoskeletal physiotherapist, outpatient physical therapist, physical therapist aide
      pta physical therapist assistant, physical therapy aide, sports physiotherapist
      paediatric physiotherapist, neuro physiotherapist, rehabilitation therapist, physiotherapy technician
      krankengymnast, krankengymnastin, masseur und medizinischer bademeister, sporttherapeut
      sporttherapeutin, manualtherapeut, leitung physiotherapie, kinésithérapeute salarié
      kinésithérapeute libéral, aide kinésithérapeute, fisioterapeuta deportivo, fisioterapeuta geriátrico
      auxiliar de fisioterapia, kinesiólogo, kinesióloga, rehabilitador, 理疗师, 康复师, 物理治疗师, 运动康复师, 康复治疗士
      康复医师助理, 推拿康复师`,
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
      registered respiratory therapist
      rrt, certified respiratory therapist, staff respiratory therapist
      respiratory practitioner, neonatal respiratory therapist, atmungstherapeutin, thérapeute respiratoire
      inhalothérapeute, terapeuta respiratoria, 呼吸治疗师`,
  },
  {
    family: 'medical laboratory',
    titles: `lab assistant, laboratory assistant, lab aide, laboratory aide, lab analyst, chemistry technician, medical laboratory technician, medical laboratory scientist, laboratory technician, lab technician, mta, phlebotomist, technicien de laboratoire, técnico de laboratorio
      phlebotomy technician, biomedical scientist
      biologisch technische assistentin, medizinisch technische assistentin
      medizinischer technologe für laboratoriumsanalytik, medizinische technologin für laboratoriumsanalytik
      clinical laboratory scientist, medical technologist, histotechnologist, cytotechnologist, 检验师
      mlt, mls medical laboratory, medical laboratory assistant, specimen processor, pathology technician
      pathology assistant, histology technician, histopathology technician, cytology technician
      cytoscreener, blood bank technologist, microbiology technologist, clinical laboratory technician
      clinical laboratory assistant, medical laboratory aide, medical lab technician, medical lab assistant
      hematology technologist, associate practitioner pathology, medizinisch technischer assistent
      medizinisch technischer laboratoriumsassistent, medizinisch technische laboratoriumsassistentin, mtla
      mtl, medizinischer laborant, medizinische laborantin, biomedizinischer analytiker
      biomedizinische analytikerin, arztfachhelferin labor, laborassistent, laborassistentin
      technicien de laboratoire médical, technicien d'analyses biomédicales, technicien d'analyses médicales
      technicienne de laboratoire médical, préleveur, préleveuse, biologiste médical
      técnico de laboratorio clínico, técnica de laboratorio clínico
      técnico en laboratorio clínico y biomédico, técnico superior de laboratorio
      técnico de anatomía patológica, técnico en anatomía patológica, bioanalista, flebotomista
      auxiliar de laboratorio clínico, bioquímico clínico, 医学检验师, 检验技师, 检验技术员, 病理技师, 采血护士, 实验室检验员, 输血技师`,
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
      técnico de radiología, 放射技师
      diagnostic radiographer, senior radiographer, imaging assistant, radiography assistant
      ct radiographer, mri radiographer, interventional radiographer, cath lab technologist
      cardiovascular radiographer, radiology assistant, x ray technologist, x ray operator
      radiologic technician, pet ct technologist, medizinisch technischer radiologieassistent
      medizinisch technische radiologieassistentin, radiologieassistentin, radiologieassistent
      röntgenassistentin, radiologiefachfrau, radiologiefachmann, strahlentherapeutische assistenz
      mtra radiologie, manipulateur en radiologie, manipulateur en électroradiologie médicale
      manipulateur irm, manipulateur scanner, merm, échographiste, técnico en imagen para el diagnóstico
      técnico en imagen, técnico especialista en radiodiagnóstico, técnico de rayos x, técnico de resonancia
      tsid, técnico en radioterapia, ecografista, tecnólogo médico en imagenología, 放射科技师, 影像技师, ct技师, 磁共振技师
      超声医师, b超医生, 超声技师`,
  },
  {
    family: 'medical office',
    titles: `medical assistant, medical receptionist, medical secretary, medizinische fachangestellte, medizinischer fachangestellter, mfa, arzthelferin, secrétaire médicale, patient access representative
      ward clerk, unit clerk, unit secretary, patient coordinator, medical administrator, arztsekretärin
      practice administrator, gp receptionist, health unit coordinator
      gp liaison officer, patient services assistant, appointment clerk, clinic receptionist
      hospital receptionist, booking clerk, health records clerk, arzthelfer, assistante médicale
      secrétaire médical, auxiliar de clínica, 导诊
      medical office assistant, medical front desk receptionist
      medical records clerk, medical clerk, clinic assistant, clinic administrator, clinic coordinator
      gp practice receptionist, doctor's receptionist, practice receptionist, medical team secretary
      waiting list coordinator, outpatient receptionist, patient access specialist
      patient service representative, patient care coordinator, patient registrar
      patient account representative, prior authorization specialist, referral coordinator
      scheduling coordinator medical, surgery scheduler, admissions clerk hospital, ward secretary
      medizinische fachkraft praxis, arztpraxis mitarbeiterin, praxismitarbeiter, praxismitarbeiterin
      praxisassistentin, praxisassistent, medizinische praxisassistentin, medizinische praxisassistent
      ordinationsassistentin, ordinationsassistent, ordinationsgehilfin, anmeldekraft arztpraxis, mfa praxis
      sprechstundenhilfe, arztsekretär, sekretärin arztpraxis, chefarztsekretärin, chefarztsekretariat
      medizinische schreibkraft, medizinische dokumentationsassistentin, medizinische fachangestellten
      nichtärztliche praxisassistentin, secrétaire médico sociale, secrétaire médicale hospitalière
      assistant médical, assistant médico administratif, secrétaire d'accueil médical
      agent d'accueil hospitalier, agent des admissions, hôtesse d'accueil clinique, télésecrétaire médicale
      secretaria médica, secretario médico, administrativo sanitario, administrativa sanitaria
      auxiliar administrativo sanitario, administrativo de clínica, recepcionista de clínica
      recepcionista clínica, coordinadora de clínica, auxiliar de consulta, auxiliar de consultorio
      recepcionista médica, asistente médico, asistente de consultorio, 医生助理, 诊所前台, 医院前台, 挂号收费员, 医助, 门诊助理
      病案管理员, 导医, 分诊员`,
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
      dental practice manager, treatment coordinator dental, orthodontic nurse
      dental receptionist coordinator, trainee dental nurse, qualified dental nurse, orthodontic assistant
      dental office manager, dental treatment coordinator, dental surgery assistant, registered dental nurse
      head dental nurse, lead dental nurse, dental practice receptionist, dental front office
      zahnarzthelferin, zahnarzthelfer, zahnmedizinischer fachangestellter, zmf, zmv, zmp
      zahnmedizinische verwaltungsassistentin, zahnmedizinische fachassistentin
      zahnmedizinische prophylaxeassistentin, prophylaxeassistentin, prophylaxehelferin, stuhlassistenz
      dentalassistentin, dentalassistent, assistant dentaire, assistant dentaire qualifié, aide dentaire
      secrétaire dentaire, réceptionniste dentaire, auxiliar de odontología, asistente dental
      higienista auxiliar dental, auxiliar de clínica dental, recepcionista dental, 牙科护士, 口腔护士, 牙科助理, 口腔助理
      口腔咨询师`,
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
      ambulance care assistant, patient transport driver, ambulancière, técnico de ambulancia
      newly qualified paramedic, advanced paramedic, advanced paramedic practitioner, student paramedic
      ambulance officer, specialist paramedic, event medic, emt basic, aemt, advanced emt, flight paramedic
      community paramedic, emergency care practitioner, ambulance attendant, ambulance crew
      rettungsassistent, rettungsassistentin, rettungshelfer, krankenwagenfahrer, krankentransportfahrer
      praxisanleiter rettungsdienst, auxiliaire ambulancier, ambulancier diplômé d'état, ambulancier smur
      conducteur ambulancier, técnico de emergencias sanitarias, técnico en transporte sanitario
      técnico de transporte sanitario, conductor de ambulancia, paramédico, paramédica, 急救员, 院前急救员, 急救医生助理
      救护车司机`,
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
      técnica de integración social
      child and family social worker, childrens social worker, adult social worker, hospital social worker
      school social worker, mental health social worker, medical social worker
      approved mental health professional, senior social worker, advanced practitioner social work
      team manager social work, assistant team manager childrens services, foster care worker
      fostering social worker, adoption social worker, supervising social worker
      family support practitioner, family worker, children's home support worker
      residential child care officer, child and youth worker, child welfare specialist, child welfare worker
      clinical social worker, licensed master social worker, intake worker, shelter worker
      supported housing officer, floating support worker, key worker, housing support officer, refuge worker
      domestic abuse support worker, drug and alcohol worker, crisis worker, intensive case manager
      personal advisor leaving care, leaving care worker
      sozialpädagogische fachkraft, pädagogische fachkraft wohngruppe, bezirkssozialarbeiter
      sozialarbeiter jugendamt, familienhelfer, familienhelferin, sozialpädagogische familienhilfe
      streetworker, streetworkerin, jugendsozialarbeiter, sozialdienst, mitarbeiter sozialdienst
      erziehungsbeistand, sozialpädagogin jugendhilfe, flüchtlingsberater, flüchtlingssozialarbeiter
      referent soziales, casemanager, casemanagerin, travailleur social, travailleuse sociale
      intervenant social, intervenante sociale, éducateur de rue, éducateur de prévention, éducateur en mecs
      chef de service éducatif, référent social, référent aide sociale à l'enfance
      coordinateur social, maître de maison, surveillant de nuit foyer
      technicien de l'intervention sociale et familiale, technicienne de l'intervention sociale et familiale
      tisf, conseiller socio éducatif, assistante de service social, educador de calle
      educadora familiar, educador familiar, técnico de inclusión social
      técnico superior en integración social, coordinador de servicios sociales
      técnico de intervención social, monitor de pisos tutelados, trabajador social sanitario, 社会工作者, 社工师
      驻校社工, 医务社工, 社区社工, 青少年社工
      *sozialarbeiter, *sozialpädagoge`,
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
