import type { ProfessionTable } from '../profession-table.ts';

export const therapy: ProfessionTable = {
  profession: 'therapy and rehabilitation',
  terms: {
    tool: `
      goniometer = goniometry, WebPT, TheraBand exercises, TENS unit = TENS therapy
      AAC devices = augmentative and alternative communication = AAC = de:Unterstützte Kommunikation, orthotics = de:Orthetik = fr:orthèses
      prosthetics = de:Prothetik, hearing aid fitting = de:Hörgeräteanpassung = fr:adaptation d'aides auditives

      Functional Independence Measure, Assessment of Motor and Process Skills, CELF-5 = CELF, WISC-V = WISC
      WAIS-IV = WAIS, PHQ-9, GAD-7, MMPI-2 = MMPI, ADOS-2 = ADOS

      Bayley Scales, Vineland, BASC = BASC-3, Conners rating scales = Conners 3, CARS-2
      Sensory Profile, AMPS assessment, Berg Balance Scale, WHODAS, CORE-OM
    `,
    method: `
      manual therapy = de:manuelle Therapie = fr:thérapie manuelle = es:terapia manual
      therapeutic exercise = exercise therapy = de:Krankengymnastik, gait training = de:Gangschulung
      rehabilitation = fr:rééducation = es:rehabilitación, Manuelle Lymphdrainage = manual lymphatic drainage
      neurorehabilitation, sensory integration = sensory integration therapy = de:Sensorische Integration, splinting
      speech therapy = de:Logopädie = fr:orthophonie = es:logopedia
      swallowing assessments = clinical swallow evaluation = bedside swallow evaluation, occupational therapy = de:Ergotherapie
      physical therapy = physiotherapy = fr:kinésithérapie = es:fisioterapia

      functional assessment = functional evaluations, range of motion assessment, range of motion exercises
      dry needling, kinesiology taping = kinesio taping = kinesiotaping, cupping therapy, aquatic therapy = de:Wassertherapie
      balance training = de:Gleichgewichtstraining, vestibular rehabilitation
      pelvic floor therapy = de:Beckenbodentraining = fr:rééducation périnéale, cardiac rehabilitation, de:Herzsport
      nebulizer treatments = nebulizer therapy = aerosol therapy = de:Inhalationstherapie = fr:aérosolthérapie = es:nebulizaciones = 雾化治疗
      pulmonary rehabilitation, de:Atemtherapie, Bobath = Bobath concept = de:Bobath-Konzept
      proprioceptive neuromuscular facilitation = PNF, Vojta therapy, spinal mobilization
      sports rehabilitation = de:Sportphysiotherapie = fr:rééducation du sport, pediatric physical therapy
      hand therapy = de:Handtherapie, wheelchair assessment = wheelchair seating = seating and positioning
      home exercise programs = de:Heimübungsprogramme
      ergonomic assessments = de:Arbeitsplatzergonomie = es:ergonomía laboral, play therapy = de:Spieltherapie
      art therapy = de:Kunsttherapie = es:arteterapia
      music therapy = de:Musiktherapie = fr:musicothérapie = es:musicoterapia
      animal-assisted therapy, dysphagia management = dysphagia therapy = de:Dysphagietherapie = swallowing therapy = de:Schlucktherapie
      aphasia therapy = de:Aphasietherapie, articulation therapy = phonological therapy
      fluency therapy = stuttering therapy, voice therapy = de:Stimmtherapie
      early intervention = de:Frühförderung = fr:intervention précoce = es:atención temprana
      therapeutic massage = massage therapy = de:Massagetherapie = fr:massothérapie, osteopathy = es:osteopatía
      chiropractic care = chiropractic adjustments, acupuncture = de:Akupunktur = es:acupuntura
      audiometry = hearing tests = de:Hörtests, medical nutrition therapy = de:Ernährungstherapie = MNT
      meal planning for patients, diabetes education = de:Diabetesberatung, therapy documentation, SOAP notes
      vision screening, optometry = es:optometría, low vision rehabilitation
      contact lens fitting = de:Kontaktlinsenanpassung = fr:adaptation de lentilles

      therapeutic diets, nutrition assessment = nutritional assessment = de:Ernährungsanamnese, nutrition counseling = dietary counselling = es:asesoramiento nutricional
      nutrition-focused physical exam = NFPE, malnutrition screening = MUST screening, indirect calorimetry, renal nutrition
      parenteral nutrition = TPN = de:parenterale Ernährung

      enteral nutrition = de:enterale Ernährung = fr:nutrition entérale, weight management = de:Gewichtsmanagement
      nutrition care process, carbohydrate counting, eating disorders = de:Essstörungen, community nutrition
      nutrition education, food allergies = de:Lebensmittelallergien
      videofluoroscopy = modified barium swallow = MBSS = videofluoroscopic swallow study
      fiberoptic endoscopic evaluation of swallowing = FEES, phonological disorders
      stuttering = fluency disorders = stammering = de:Stottertherapie, language delay, apraxia of speech
      cochlear implants, speech assessment = speech evaluations, parent coaching = caregiver training
      pediatric feeding = feeding therapy, teletherapy = telepractice, social communication
      home assessments = home environment assessment
      adaptive equipment = assistive devices = aids and adaptations = equipment prescription = de:Hilfsmittelversorgung
      cognitive rehabilitation = de:kognitives Training = de:Hirnleistungstraining, fine motor skills = de:Feinmotorik
      functional capacity evaluation = FCE, stroke rehabilitation = de:Schlaganfallrehabilitation, graded exposure
      activity analysis, constraint-induced movement therapy = CIMT
      psychological assessment = psychological testing assessment = de:psychologische Diagnostik = fr:bilan psychologique = es:evaluación psicológica
      neuropsychological assessment = neuropsychological testing
      trauma-focused therapy = trauma therapy = de:Traumatherapie, case formulation = de:Fallkonzeption
      anxiety disorders = de:Angststörungen, mood disorders, personality disorders = de:Persönlichkeitsstörungen
      schema therapy = de:Schematherapie, mindfulness-based therapy
      psychodynamic therapy = psychodynamic psychotherapy, autism assessment, outcome measures

      speech and language assessment, selective mutism, cleft palate speech, voice disorders
      behaviour support plans, verbal behaviour, natural environment teaching, skill acquisition programs
      psychometric evaluation of clients, cognitive assessments
      psychological formulation = clinical formulation, compassion-focused therapy
      cognitive analytic therapy = CAT therapy, interpersonal therapy
      solution-focused therapy = solution-focused brief therapy, narrative therapy
      attachment-based therapy = Theraplay = dyadic developmental psychotherapy
      online therapy = video therapy sessions, neurodevelopmental assessments, ADHD assessments
      consultation with schools = EHCP advice, splint fabrication, seating assessment
      moving and handling assessment, environmental adaptations
      return-to-work planning = vocational assessments, pain programmes
      musculoskeletal physiotherapy = MSK physiotherapy = musculoskeletal assessment = MSK
      respiratory physiotherapy = chest physiotherapy, electrotherapy = de:Elektrotherapie = es:electroterapia
      Pilates rehabilitation, spinal manipulation
      deep tissue massage = sports massage = Swedish massage = de:klassische Massage = es:masaje deportivo
      reflexology, 针灸 = 推拿, 康复治疗 = 康复训练, prosthetic fitting = orthotic fitting
      otoscopy = de:Otoskopie = es:otoscopia
      ear impressions = ear moulds = de:Ohrabformung = fr:prise d'empreintes auriculaires = es:impresiones de oído
    `,
    domain: `
      nutrition = dietetics = fr:nutrition clinique, de:Ernährungsberatung, audiology = es:audiología
      sports science = de:Sportwissenschaft = fr:sciences du sport, kinesiology
    `,
    certificate: `
      Certified Strength and Conditioning Specialist, Board Certified Orthopaedic Clinical Specialist
      MLD-Zertifikat = Zertifikat Manuelle Lymphdrainage, LSVT BIG, LSVT LOUD
      CDCES = Certified Diabetes Care and Education Specialist = Certified Diabetes Educator

      CNSC = Certified Nutrition Support Clinician

      BCaBA, DClinPsy = Doctorate in Clinical Psychology
      PWP qualification = Psychological Wellbeing Practitioner qualification = PWP, Hanen certified = Hanen
      PROMPT therapy training, VitalStim
    `,
    licence: `
      physical therapist license = licensed physical therapist = PT license, HCPC registration = HCPC registered
      fr:diplôme d'État de masseur-kinésithérapeute
      CCC-SLP = Certificate of Clinical Competence in Speech-Language Pathology
      OTR/L = OTR = licensed occupational therapist, registered dietitian = RDN = Registered Dietitian Nutritionist
      licensed massage therapist = LMT
      de:staatlich anerkannter Physiotherapeut = de:staatlich anerkannte Physiotherapeutin
      de:staatlich anerkannter Ergotherapeut = de:staatlich anerkannte Ergotherapeutin
      de:staatlich anerkannter Logopäde = de:staatlich anerkannte Logopädin

      HCPC practitioner psychologist = chartered psychologist = BPS chartered, RCSLT membership = RCSLT
      CSP membership = Chartered Society of Physiotherapy
    `,
  },
  implies: `
    physical therapy > rehabilitation
    occupational therapy > rehabilitation
    manual therapy > physical therapy
    vestibular rehabilitation > rehabilitation
    cardiac rehabilitation > rehabilitation
    pulmonary rehabilitation > rehabilitation
    sports rehabilitation > rehabilitation
    Bobath > neurorehabilitation
    Vojta therapy > neurorehabilitation
    neurorehabilitation > rehabilitation
    pediatric physical therapy > physical therapy
    hand therapy > occupational therapy
    aphasia therapy > speech therapy
    articulation therapy > speech therapy
    fluency therapy > speech therapy
    voice therapy > speech therapy
    dysphagia management > speech therapy
    medical nutrition therapy > nutrition
    registered dietitian > nutrition
    CCC-SLP > speech therapy
    OTR/L > occupational therapy
    hearing aid fitting > audiology
    licensed massage therapist > therapeutic massage
    Herzsport > cardiac rehabilitation
    SOAP notes > therapy documentation
    neuropsychological assessment > psychological assessment
    videofluoroscopy > swallowing assessments
    fiberoptic endoscopic evaluation of swallowing > swallowing assessments
    schema therapy > psychotherapy
    psychodynamic therapy > psychotherapy
    musculoskeletal physiotherapy > physical therapy
    respiratory physiotherapy > physical therapy
    electrotherapy > physical therapy
    deep tissue massage > therapeutic massage
    speech and language assessment > speech therapy
  `,
};
