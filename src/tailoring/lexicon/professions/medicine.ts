import type { ProfessionTable } from '../profession-table.ts';

export const medicine: ProfessionTable = {
  profession: 'medicine',
  terms: {
    tool: `
      da Vinci surgical system = da Vinci robot = da Vinci Xi, UpToDate, Dragon Medical One = Dragon Medical
      Isabel DDx, C-arm = mobile C-arm = C-Bogen
    `,
    method: `
      history taking = medical history taking = Anamneseerhebung = Anamnese = anamnesis
      physical examination = körperliche Untersuchung = examen clinique = exploración física
      differential diagnosis = Differentialdiagnostik = Differenzialdiagnostik = diagnostic différentiel = diagnóstico diferencial
      ward rounds = hospital rounds = Stationsvisite
      discharge summaries = discharge letters = Arztbriefe = Arztbriefschreibung = comptes rendus d'hospitalisation = informes de alta
      telemedicine = telehealth = Telemedizin = télémédecine = telemedicina
      evidence-based medicine = evidenzbasierte Medizin
      preventive medicine = Präventivmedizin = médecine préventive = medicina preventiva, chronic disease management
      antimicrobial stewardship = antibiotic stewardship
      tumor board = tumour board = Tumorkonferenz = réunion de concertation pluridisciplinaire
      multidisciplinary rounds, morbidity and mortality conferences = M&M conferences, clinical audit
      medical expert opinions = ärztliche Gutachten

      laparoscopic surgery = laparoscopy = Laparoskopie = cirugía laparoscópica
      robotic surgery = robot-assisted surgery, suturing = wound closure = Wundnaht
      surgical assisting = first assisting = OP-Assistenz, endoscopy = Endoskopie = endoscopia
      colonoscopy = Koloskopie = coloscopie = colonoscopia, gastroscopy = Gastroskopie = upper GI endoscopy
      bronchoscopy = Bronchoskopie, echocardiography = Echokardiographie = ecocardiografía
      transesophageal echocardiography = TEE
      cardiac catheterization = Herzkatheteruntersuchung = cathétérisme cardiaque
      percutaneous coronary intervention = PCI procedure, pacemaker implantation = Schrittmacherimplantation
      endotracheal intubation = intubation, lumbar puncture = Lumbalpunktion = ponction lombaire = punción lumbar
      central venous catheter placement = central line placement = ZVK-Anlage, chest tube insertion = Thoraxdrainage
      point-of-care ultrasound = POCUS, abdominal ultrasound = Abdomensonographie = échographie abdominale
      electroencephalography = EEG, electromyography = EMG, joint replacement = arthroplasty = Endoprothetik
      arthroscopy = Arthroskopie = artroscopia, biopsy procedures = Biopsieentnahme

      general anesthesia = Vollnarkose = anesthésie générale = anestesia general
      regional anesthesia = Regionalanästhesie = anesthésie locorégionale, spinal anesthesia = Spinalanästhesie
      procedural sedation = conscious sedation = Analgosedierung
    `,
    domain: `
      general surgery = Allgemeinchirurgie = chirurgie générale = cirugía general
      visceral surgery = Viszeralchirurgie = chirurgie viscérale
      orthopedic surgery = orthopaedic surgery = orthopädische Chirurgie = chirurgie orthopédique
      trauma surgery = Unfallchirurgie, neurosurgery = Neurochirurgie = neurocirugía
      vascular surgery = Gefäßchirurgie = chirurgie vasculaire
      cardiac surgery = Herzchirurgie = chirurgie cardiaque
      plastic surgery = plastische Chirurgie = chirurgie plastique = cirugía plástica
      emergency medicine = Notfallmedizin = médecine d'urgence = medicina de urgencias
      intensive care medicine = Intensivmedizin, hospital medicine
      primary care = soins primaires = atención primaria, urgent care

      psychiatry = psiquiatría, gastroenterology = gastro-entérologie, nephrology, endocrinology = Endokrinologie
      pulmonology = Pneumologie = pneumología, rheumatology = rhumatologie, hematology = haematology = Hämatologie
      infectious diseases = Infektiologie = maladies infectieuses = enfermedades infecciosas, urology = urología
      ophthalmology = Augenheilkunde = ophtalmologie = oftalmología
      otolaryngology = ear nose and throat = HNO = HNO-Heilkunde = otorrinolaringología
      obstetrics and gynecology = OB/GYN = OBGYN = Gynäkologie und Geburtshilfe = gynécologie obstétrique
      obstetrics = Geburtshilfe = obstétrique = obstetricia, sports medicine = Sportmedizin = médecine du sport
      occupational medicine = Arbeitsmedizin = médecine du travail = medicina del trabajo, pathology = patología
      nuclear medicine = Nuklearmedizin = médecine nucléaire, interventional radiology = interventionelle Radiologie
      geriatrics = Geriatrie = geriatría, internal medicine = Innere Medizin = médecine interne = medicina interna
      family medicine = Allgemeinmedizin = médecine générale = medicina familiar
      anesthesia = Anästhesie = anesthésie = anestesia, dermatology, gynecology = Gynäkologie, neurology
      surgery = Chirurgie = cirugía, cardiology = cardiac care = Kardiologie
    `,
    certificate: `
      USMLE = United States Medical Licensing Examination, ATLS = Advanced Trauma Life Support
      ECFMG certification = ECFMG certified, MRCP, MRCS, FRCS, Zusatzbezeichnung Notfallmedizin
      Fachkunde Rettungsdienst, Fachkunde Strahlenschutz, capacité de médecine d'urgence
    `,
    licence: `
      board certification = board certified = board-certified physician
      Facharztanerkennung = Facharztbezeichnung = Facharzttitel, DEA registration = DEA license = DEA number
      Approbation = ärztliche Approbation = Approbation als Arzt
      medical license = medical licence = licensed physician = GMC registration, 执业医师资格证 = 执业医师证
      inscription à l'Ordre des médecins, physician assistant license = PA-C = certified physician assistant
    `,
  },
  implies: `
    robotic surgery > surgery
    laparoscopic surgery > surgery
    general surgery > surgery
    visceral surgery > surgery
    orthopedic surgery > surgery, orthopedics
    trauma surgery > surgery
    neurosurgery > surgery
    vascular surgery > surgery
    cardiac surgery > surgery
    plastic surgery > surgery
    da Vinci surgical system > robotic surgery
    colonoscopy > endoscopy
    gastroscopy > endoscopy
    bronchoscopy > endoscopy
    echocardiography > ultrasound
    transesophageal echocardiography > echocardiography
    point-of-care ultrasound > ultrasound
    abdominal ultrasound > ultrasound
    general anesthesia > anesthesia
    regional anesthesia > anesthesia
    spinal anesthesia > regional anesthesia
    joint replacement > orthopedic surgery
    arthroscopy > orthopedic surgery
    percutaneous coronary intervention > cardiac catheterization
    obstetrics and gynecology > obstetrics, gynecology
    intensive care medicine > critical care
    endotracheal intubation > airway management
  `,
};
