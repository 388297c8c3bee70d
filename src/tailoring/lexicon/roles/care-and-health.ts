import type { RoleFamily } from '../role-family.ts';

export const careAndHealth: readonly RoleFamily[] = [
  {
    family: 'nursing',
    titles: `registered nurse, rn, nurse, staff nurse, icu nurse, charge nurse, clinical nurse, critical care nurse, emergency nurse, er nurse, med surg nurse, school nurse, nurse manager
      pflegefachkraft, pflegefachfrau, pflegefachmann, krankenschwester, krankenpfleger, gesundheits und krankenpfleger, gesundheits und krankenpflegerin, pflegekraft, altenpfleger, altenpflegerin
      infirmier, infirmière, infirmier diplomé d'état, infirmière diplomée d'état, enfermero, enfermera, 护士, 护师
      pflegefachperson, fachkrankenschwester, fachkrankenpfleger, kinderkrankenschwester`,
  },
  {
    family: 'practical nursing and care',
    titles: `healthcare support worker, health care assistant, nursing auxiliary, personal care assistant, residential care worker, licensed practical nurse, lpn, lvn, licensed vocational nurse, certified nursing assistant, nursing assistant, nurse aide, cna, caregiver, care assistant, home health aide, healthcare assistant, patient care technician, personal support worker, pflegehelfer, pflegehelferin, pflegeassistent, pflegeassistentin, aide soignant, aide soignante, auxiliar de enfermería
      carer, healthcare worker, care worker, betreuungskraft, pflegehilfskraft, altenpflegehelfer
      altenpflegehelferin, auxiliaire de vie, gerocultor, gerocultora, cuidador, cuidadora, 护工
      tcae, técnico en cuidados auxiliares de enfermería, clinical support worker, home care worker`,
  },
  {
    family: 'advanced practice nursing',
    titles: `nurse practitioner, np, aprn, physician assistant, nurse anesthetist, crna, clinical nurse specialist, midwife, hebamme, sage femme`,
  },
  {
    family: 'medicine',
    titles: `physician, doctor, medical doctor, surgeon, general practitioner, hospitalist, resident physician, arzt, ärztin, assistenzarzt, assistenzärztin, oberarzt, facharzt, fachärztin, médecin, médico, médica, 医生, 医师`,
  },
  {
    family: 'pharmacy',
    titles: `pharmacist, pharmacy technician, clinical pharmacist, apotheker, apothekerin, pta, pharmacien, pharmacienne, farmacéutico, farmacéutica, 药师
      pharmacy assistant, pharmacy dispenser, dispensing assistant, pharmazeutisch technische assistentin
      pharmazeutisch kaufmännische angestellte, préparateur en pharmacie, préparatrice en pharmacie
      auxiliar de farmacia, técnico en farmacia, 药剂师`,
  },
  {
    family: 'physical and occupational therapy',
    titles: `physical therapist, physiotherapist, occupational therapist, physiotherapeut, physiotherapeutin, ergotherapeut, ergotherapeutin, kinésithérapeute, fisioterapeuta, speech therapist, speech language pathologist, physical therapy assistant
      occupational therapy assistant, therapy assistant, rehabilitation assistant, physiotherapy assistant
      logopäde, logopädin, orthophoniste, ergothérapeute, terapeuta ocupacional, logopeda
      respiratory therapist, respiratory care technician, respiratory care practitioner
      respiratory therapy technician, atemtherapeut, atmungstherapeut, terapeuta respiratorio`,
  },
  {
    family: 'medical imaging and laboratory',
    titles: `lab assistant, laboratory assistant, lab aide, laboratory aide, lab analyst, laboratory analyst, chemistry technician, radiologic technologist, radiographer, x ray technician, mri technologist, sonographer, medical laboratory technician, medical laboratory scientist, laboratory technician, lab technician, mta, phlebotomist, technicien de laboratoire, técnico de laboratorio
      phlebotomy technician, biomedical scientist, manipulateur radio, manipulatrice radio, técnico de rayos
      biologisch technische assistentin, medizinisch technische assistentin
      ultrasound technician, ultrasound technologist, diagnostic medical sonographer, mri technician
      ct technologist, radiology technician`,
  },
  {
    family: 'medical office',
    titles: `medical assistant, medical receptionist, medical secretary, medical coder, medical biller, medical billing specialist, medizinische fachangestellte, medizinischer fachangestellter, mfa, arzthelferin, secrétaire médicale, patient access representative
      ward clerk, unit clerk, unit secretary, patient coordinator, medical administrator, arztsekretärin
      clinical coder, clinical coding officer, coding specialist, medical records technician
      practice administrator, gp receptionist, health unit coordinator`,
  },
  {
    family: 'dental',
    titles: `dentist, dental hygienist, dental assistant, zahnarzt, zahnärztin, zahnmedizinische fachangestellte, zfa, dentiste, dentista
      dental nurse, dental receptionist, dental technician, rdh, zahntechniker, zahntechnikerin
      dentalhygienikerin, assistante dentaire, prothésiste dentaire, higienista dental, auxiliar dental
      odontólogo, odontóloga, 牙医`,
  },
  {
    family: 'emergency services',
    titles: `paramedic, emt, emergency medical technician, notfallsanitäter, notfallsanitäterin, ambulancier, firefighter, feuerwehrmann, pompier, bombero
      ambulance technician, ambulance driver, rettungssanitäter, rettungssanitäterin
      técnico en emergencias sanitarias
      fire officer, fire fighter, crew manager fire, emergency care assistant, emergency dispatcher`,
  },
  {
    family: 'mental health and social work',
    titles: `social worker, case manager, counselor, counsellor, therapist, psychologist, licensed clinical social worker, mental health counselor, youth worker, sozialarbeiter, sozialarbeiterin, sozialpädagoge, sozialpädagogin, psychologe, psychologin, assistant social, assistante sociale, psychologue, éducateur spécialisé, trabajador social, trabajadora social, psicólogo, psicóloga
      family support worker, outreach worker, residential support worker, social work assistant
      care coordinator, sozialassistent, sozialassistentin, educador social, educadora social
      integrador social, integradora social, conseiller en insertion, 社工
      child protection worker, child protection social worker, safeguarding officer
      youth support officer, advocate domestic abuse, schulpsychologe`,
  },
];
