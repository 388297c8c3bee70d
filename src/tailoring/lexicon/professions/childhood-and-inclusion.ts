import type { ProfessionTable } from '../profession-table.ts';

export const childhoodAndInclusion: ProfessionTable = {
  profession: 'early childhood and special education',
  terms: {
    tool: `
      Brightwheel, HiMama, Famly, Boardmaker, picture exchange communication = PECS = Picture Exchange Communication System, VB-MAPP
      Teaching Strategies GOLD = TS GOLD, ASQ screening = Ages and Stages Questionnaires, kamishibai
    `,
    method: `
      early childhood education = de:Frühpädagogik = de:frühkindliche Bildung = fr:petite enfance = es:educación infantil
      child development = developmental milestones = de:kindliche Entwicklung = fr:développement de l'enfant = es:desarrollo infantil, de:Entwicklungsdokumentation, Montessori = de:Montessori-Pädagogik = Montessori method, behavior management
      IEP = individualized education program = individualized education plans
      special education = SPED = special needs education = de:Sonderpädagogik = fr:enseignement spécialisé = es:educación especial
      inclusive education = de:Inklusion = fr:école inclusive, positive behavior interventions = PBIS
      social-emotional learning, phonics = phonics instruction = phonics teaching

      childcare = child care = de:Kinderbetreuung = fr:garde d'enfants = es:cuidado de niños
      infant care = de:Säuglingsbetreuung = fr:soins aux nourrissons
      toddler care = de:Krippenbetreuung = fr:accueil des tout-petits
      after-school care = after-school programs = de:Hortbetreuung = fr:accueil périscolaire = es:actividades extraescolares
      play-based learning = de:Lernen im Spiel = fr:apprentissage par le jeu = es:aprendizaje basado en el juego = learning through play = de:spielbasiertes Lernen
      circle time = de:Morgenkreis = de:Stuhlkreis, nature-based education = de:Waldpädagogik = de:Naturpädagogik
      settling-in process = de:Eingewöhnung, de:Berliner Eingewöhnungsmodell = fr:période d'adaptation
      developmental screening
      observation and documentation of children = de:Beobachtung und Dokumentation = child observation, de:Portfolioarbeit
      parent engagement = family engagement, diapering and feeding, potty training = toilet training
      language support for children = de:Sprachförderung = fr:éveil au langage
      Situationsansatz = situation-oriented approach, Reggio Emilia = Reggio approach = de:Reggio-Pädagogik
      Waldorf education = de:Waldorfpädagogik = fr:pédagogie Steiner, de:offene Arbeit = de:offenes Konzept
      bilingual education = de:zweisprachige Erziehung = fr:éducation bilingue = es:educación bilingüe
      creative arts activities for children = de:kreatives Gestalten mit Kindern, pre-literacy = emergent literacy
      school readiness = de:Vorschularbeit = de:Schulvorbereitung, mandated reporting = mandated reporter training
      music and movement = de:musikalische Früherziehung = fr:éveil musical

      autism spectrum support = autism spectrum disorders = autism support = de:Autismus-Spektrum-Störung = fr:accompagnement de l'autisme
      ADHD support strategies
      learning disabilities = de:Lernbehinderung = fr:troubles d'apprentissage = es:dificultades de aprendizaje = intellectual disabilities
      dyslexia intervention = de:Legasthenieförderung = de:LRS-Förderung, sign-supported communication, Makaton
      functional behavior assessment = FBA assessments = functional behavioral assessment, behavior intervention plans = BIP plans
      discrete trial training = DTT, 504 plans = Section 504 plans, transition planning for students
      assistive technology for learners = assistive technology, adaptive physical education, co-teaching
      resource room instruction
      de:Förderpläne = de:Förderplanung = individual support plans = fr:projet personnalisé de scolarisation
      de:sonderpädagogische Diagnostik
      de:Schulbegleitung = de:Schulassistenz = fr:accompagnement des élèves en situation de handicap = AESH
      response to intervention = RTI framework = RTI, multi-tiered systems of support = MTSS, sensory rooms

      diaper changing = nappy changing = diapering, key person approach = key worker approach
      child-to-staff ratios = staff-child ratios, sensory play = messy play, forest school
      National Quality Framework = NQF, EYLF = Early Years Learning Framework

      education plans in nurseries = de:Bildungspläne = de:Bildungsplan = de:Bildungs- und Lerngeschichten
      nursery care = de:Krippenpädagogik = fr:accueil du jeune enfant
      early learning activities = fr:activités d'éveil = fr:éveil de l'enfant = es:actividades lúdicas = es:juegos educativos
      infant feeding and changing = fr:soins aux enfants
      curriculum programming in schools = es:programación didáctica = es:unidades didácticas
      nursery management = de:Kita-Leitung = fr:direction de crèche = es:dirección de escuela infantil
    `,
    domain: `
      special needs care = de:Heilerziehungspflege = education for children with disabilities, de:Heilpädagogik

      EYFS = Early Years Foundation Stage
    `,
    certificate: `
      Child Development Associate = CDA credential
      CAP Petite Enfance = CAP AEPE = fr:CAP Accompagnant éducatif petite enfance
      DEEJE = fr:diplôme d'État d'éducateur de jeunes enfants
      Montessori-Diplom = Montessori certification = AMI Montessori diploma
      pediatric first aid = de:Erste Hilfe am Kind = fr:premiers secours enfant, BAFD
    `,
    licence: `
      de:Erzieher = de:Erzieherin = de:staatlich anerkannter Erzieher = de:staatlich anerkannte Erzieherin
      de:Kinderpfleger = de:Kinderpflegerin = de:staatlich geprüfte Kinderpflegerin
      de:Heilerziehungspfleger = de:Heilerziehungspflegerin
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
    Makaton > sign-supported communication
    forest school > nature-based education
  `,
};
