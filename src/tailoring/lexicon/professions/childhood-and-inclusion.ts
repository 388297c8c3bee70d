import type { ProfessionTable } from '../profession-table.ts';

export const childhoodAndInclusion: ProfessionTable = {
  profession: 'early childhood and special education',
  terms: {
    tool: `
      Brightwheel, HiMama, Famly, Boardmaker, picture exchange communication = PECS, VB-MAPP
      Teaching Strategies GOLD = TS GOLD, ASQ screening = Ages and Stages Questionnaires, kamishibai
    `,
    method: `
      early childhood education = Frühpädagogik = frühkindliche Bildung = petite enfance = educación infantil
      child development, Entwicklungsdokumentation, Montessori = Montessori-Pädagogik, behavior management
      IEP = individualized education program = individualized education plans
      special education = SPED = special needs education = Sonderpädagogik = enseignement spécialisé = educación especial
      inclusive education = Inklusion = école inclusive, positive behavior interventions = PBIS
      social-emotional learning, phonics = phonics instruction

      childcare = child care = Kinderbetreuung = garde d'enfants = cuidado de niños
      infant care = Säuglingsbetreuung = soins aux nourrissons
      toddler care = Krippenbetreuung = accueil des tout-petits
      after-school care = after-school programs = Hortbetreuung = accueil périscolaire = actividades extraescolares
      play-based learning = Lernen im Spiel = apprentissage par le jeu = aprendizaje basado en el juego
      circle time = Morgenkreis = Stuhlkreis, nature-based education = Waldpädagogik = Naturpädagogik
      settling-in process = Eingewöhnung, Berliner Eingewöhnungsmodell = période d'adaptation
      developmental screening
      observation and documentation of children = Beobachtung und Dokumentation = Portfolioarbeit
      parent engagement = family engagement, diapering and feeding, potty training = toilet training
      language support for children = Sprachförderung = éveil au langage
      Situationsansatz = situation-oriented approach, Reggio Emilia = Reggio approach = Reggio-Pädagogik
      Waldorf education = Waldorfpädagogik = pédagogie Steiner, offene Arbeit = offenes Konzept
      bilingual education = zweisprachige Erziehung = éducation bilingue = educación bilingüe
      creative arts activities for children = kreatives Gestalten mit Kindern, pre-literacy = emergent literacy
      school readiness = Vorschularbeit = Schulvorbereitung, mandated reporting = mandated reporter training
      music and movement = musikalische Früherziehung = éveil musical

      autism spectrum support = autism spectrum disorders = autism support = Autismus-Spektrum-Störung = accompagnement de l'autisme
      ADHD support strategies
      learning disabilities = Lernbehinderung = troubles d'apprentissage = dificultades de aprendizaje
      dyslexia intervention = Legasthenieförderung = LRS-Förderung, sign-supported communication = Makaton
      functional behavior assessment = FBA assessments, behavior intervention plans = BIP plans
      discrete trial training = DTT, 504 plans = Section 504 plans, transition planning for students
      assistive technology for learners = assistive technology, adaptive physical education, co-teaching
      resource room instruction
      Förderpläne = Förderplanung = individual support plans = projet personnalisé de scolarisation
      sonderpädagogische Diagnostik
      Schulbegleitung = Schulassistenz = accompagnement des élèves en situation de handicap = AESH
      response to intervention = RTI framework, multi-tiered systems of support = MTSS, sensory rooms
    `,
    domain: `
      special needs care = Heilerziehungspflege = Heilpädagogik = education for children with disabilities
    `,
    certificate: `
      Child Development Associate = CDA credential
      CAP Petite Enfance = CAP AEPE = CAP Accompagnant éducatif petite enfance
      DEEJE = diplôme d'État d'éducateur de jeunes enfants
      Montessori-Diplom = Montessori certification = AMI Montessori diploma
      pediatric first aid = Erste Hilfe am Kind = premiers secours enfant, BAFD
    `,
    licence: `
      Erzieher = Erzieherin = staatlich anerkannter Erzieher = staatlich anerkannte Erzieherin
      Kinderpfleger = Kinderpflegerin = staatlich geprüfte Kinderpflegerin
      Heilerziehungspfleger = Heilerziehungspflegerin
      special education certification = special education license = special education endorsement
      early childhood certification = early childhood license
    `,
  },
  implies: `
    IEP > special education
    Montessori > early childhood education
    Erzieher > early childhood education
    phonics > literacy instruction
    infant care > childcare
    toddler care > childcare
    after-school care > childcare
    Reggio Emilia > early childhood education
    Waldorf education > early childhood education
    play-based learning > early childhood education
    Child Development Associate > early childhood education
    CAP Petite Enfance > early childhood education
    DEEJE > early childhood education
    Kinderpfleger > childcare
    Heilerziehungspfleger > special needs care
    behavior intervention plans > behavior management
    discrete trial training > applied behavior analysis
    functional behavior assessment > behavior management
    special education certification > special education
    pediatric first aid > First Aid
    multi-tiered systems of support > response to intervention
  `,
};
