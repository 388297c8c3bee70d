import type { ProfessionTable } from '../profession-table.ts';

export const therapy: ProfessionTable = {
  profession: 'therapy and rehabilitation',
  terms: {
    tool: `
      goniometer = goniometry, WebPT, TheraBand exercises, TENS unit = TENS therapy
      AAC devices = augmentative and alternative communication, orthotics = Orthetik = orthèses
      prosthetics = Prothetik, hearing aid fitting = Hörgeräteanpassung = adaptation d'aides auditives
    `,
    method: `
      manual therapy = manuelle Therapie = thérapie manuelle = terapia manual
      therapeutic exercise = exercise therapy = Krankengymnastik, gait training = Gangschulung
      rehabilitation = rééducation = rehabilitación, Manuelle Lymphdrainage = manual lymphatic drainage
      neurorehabilitation, sensory integration, splinting, speech therapy = Logopädie = orthophonie = logopedia
      swallowing assessments, occupational therapy = Ergotherapie
      physical therapy = physiotherapy = kinésithérapie = fisioterapia

      functional assessment = functional evaluations, range of motion assessment = range of motion exercises
      dry needling, kinesiology taping = kinesio taping, cupping therapy, aquatic therapy = Wassertherapie
      balance training = Gleichgewichtstraining, vestibular rehabilitation
      pelvic floor therapy = Beckenbodentraining = rééducation périnéale, cardiac rehabilitation = Herzsport
      pulmonary rehabilitation = Atemtherapie, Bobath = Bobath concept = Bobath-Konzept
      proprioceptive neuromuscular facilitation = PNF, Vojta therapy, spinal mobilization
      sports rehabilitation = Sportphysiotherapie = rééducation du sport, pediatric physical therapy
      hand therapy = Handtherapie, wheelchair assessment = wheelchair seating
      home exercise programs = Heimübungsprogramme
      ergonomic assessments = Arbeitsplatzergonomie = ergonomía laboral, play therapy = Spieltherapie
      art therapy = Kunsttherapie = arteterapia, music therapy = Musiktherapie = musicothérapie = musicoterapia
      animal-assisted therapy, dysphagia management = dysphagia therapy = Dysphagietherapie
      aphasia therapy = Aphasietherapie, articulation therapy = phonological therapy
      fluency therapy = stuttering therapy, voice therapy = Stimmtherapie
      early intervention = Frühförderung = intervention précoce = atención temprana
      therapeutic massage = massage therapy = Massagetherapie = massothérapie, osteopathy = osteopatía
      chiropractic care = chiropractic adjustments, acupuncture = Akupunktur = acupuntura
      audiometry = hearing tests = Hörtests, medical nutrition therapy = Ernährungstherapie
      meal planning for patients, diabetes education = Diabetesberatung, therapy documentation = SOAP notes
      vision screening, optometry = optometría, low vision rehabilitation
      contact lens fitting = Kontaktlinsenanpassung
    `,
    domain: `
      nutrition = dietetics = Ernährungsberatung = nutrition clinique, audiology = audiología
      sports science = Sportwissenschaft = sciences du sport, kinesiology
    `,
    certificate: `
      Certified Strength and Conditioning Specialist, Board Certified Orthopaedic Clinical Specialist
      MLD-Zertifikat = Zertifikat Manuelle Lymphdrainage, LSVT BIG, LSVT LOUD
      CDCES = Certified Diabetes Care and Education Specialist
    `,
    licence: `
      physical therapist license = licensed physical therapist = PT license, HCPC registration = HCPC registered
      diplôme d'État de masseur-kinésithérapeute
      CCC-SLP = Certificate of Clinical Competence in Speech-Language Pathology
      OTR/L = OTR = licensed occupational therapist, registered dietitian = RDN = Registered Dietitian Nutritionist
      licensed massage therapist = LMT
      staatlich anerkannter Physiotherapeut = staatlich anerkannte Physiotherapeutin
      staatlich anerkannter Ergotherapeut = staatlich anerkannte Ergotherapeutin
      staatlich anerkannter Logopäde = staatlich anerkannte Logopädin
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
  `,
};
