import type { RoleFamily } from '../role-family.ts';

export const cultureAndPublicLife: readonly RoleFamily[] = [
  {
    family: 'travel',
    titles: `travel agent, travel consultant, tour guide, tour operator, travel advisor, reiseverkehrskaufmann
      reiseverkehrskauffrau, tourismuskaufmann, tourismuskauffrau, reiseleiter, reiseleiterin
      agent de voyages, guide touristique, agente de viajes, guía turístico, 导游
      travel coordinator, reservations consultant, conseiller voyages
      business travel consultant, travel team leader, travel reservations coordinator, cruise consultant
      homeworking cruise consultant, retail travel branch manager, travel branch manager, ticketing agent
      corporate travel consultant, tour leader, travel manager, agent de comptoir voyages, técnico de turismo
      旅游顾问, 计调`,
  },
  {
    family: 'events',
    titles: `event planner, wedding planner, conference manager, exhibition manager, eventmanager, eventmanagerin
      veranstaltungskaufmann, veranstaltungskauffrau, chargé d'événementiel, chef de projet événementiel
      organizador de eventos
      event assistant, event executive, conference coordinator, banqueting manager, veranstaltungsmanager
      veranstaltungsmanagerin
      cheffe de projet événementiel, chargée d'événementiel, chargé d'événements, chargée d'événements
      assistant événementiel, assistante événementielle, responsable événementiel
      conference organiser, conference organizer, event organiser, events manager
      técnico de eventos, 活动策划
      event manager
      event coordinator, conference producer, events administrator, events officer, events executive
      ticketing officer, ticketing coordinator, event producer, exhibition coordinator, weddings coordinator
      会展策划, 会务`,
  },
  {
    family: 'stage and event technology',
    titles: `stage manager, lighting technician, event technician, stagehand, rigger, veranstaltungstechniker
      fachkraft für veranstaltungstechnik, bühnentechniker, technicien son et lumière, régisseur lumière
      técnico de iluminación
      av technician, audio visual technician, av engineer, theatre technician, technicien audiovisuel
      técnico audiovisual, tramoyista`,
  },
  {
    family: 'sound engineering',
    titles: `sound engineer, audio engineer, sound designer
      tontechniker, tontechnikerin, ingénieur du son
      técnico de sonido
      audio technician, sound technician, foh engineer`,
  },
  {
    family: 'music',
    titles: `musician, music producer, composer, music teacher, musiker, musikerin, komponist, musikpädagoge
      musicien, musicienne, compositeur, músico
      singer, organist, piano teacher, musiklehrer, musiklehrerin, profesor de música`,
  },
  {
    family: 'film production',
    titles: `film producer, film director, production assistant film, line producer, screenwriter, video producer
      vfx artist, regisseur, regisseurin, filmproduzent, réalisateur, réalisatrice
      chargé de production audiovisuelle, scénariste, realizador, guionista
      cutter film, 视频剪辑`,
  },
  {
    family: 'animation and game art',
    titles: `animator, 3d artist, 3d animator, character artist, concept artist, environment artist, technical artist
      3d generalist, game artist, game designer, level designer, animateur 3d, infographiste 3d, animador 3d
      游戏策划
      creative animator, 3d modeller, 3d modeler, 2d animator, 3d建模师, 动画师`,
  },
  {
    family: 'acting and dance',
    titles: `actor, actress, dancer, choreographer, theater director, schauspieler, schauspielerin, tänzer, tänzerin
      comédien, comédienne, danseur, danseuse, bailarín`,
  },
  {
    family: 'museum and arts',
    titles: `curator, museum educator, art restorer, gallery manager, art historian, exhibition designer
      kurator, kuratorin, restaurator, restauratorin, museumspädagoge, commissaire d'exposition
      médiateur culturel, conservateur de musée, comisario de arte, restaurador de arte
      collections manager, collections officer, exhibition officer, gallery assistant
      museum assistant, museum officer, museum manager, museum technician, museum registrar, collections assistant
      exhibitions officer, heritage officer, art conservator, textile conservator
      paper conservator, objects conservator, conservatrice de musée, régisseur des œuvres, museólogo, conservador de museo, 策展人, 博物馆馆员`,
  },
  {
    family: 'publishing',
    titles: `acquisitions editor, managing editor, production editor, proofreader, literary agent, lektor, lektorin
      verlagskaufmann, medienkaufmann, éditeur, éditrice, correcteur, correctrice, corrector de textos`,
  },
  {
    family: 'broadcasting',
    titles: `news anchor, radio host, broadcast engineer, podcast producer, radio presenter, moderatorin
      nachrichtensprecher, animateur radio, présentateur, locutor`,
  },
  {
    family: 'sports coaching',
    titles: `sports coach, football coach, soccer coach, swim instructor, swimming instructor, athletic trainer
      ski instructor, strength coach, fußballtrainer, schwimmlehrer, sportlehrer, entraîneur, entraîneuse
      maître nageur, éducateur sportif, entrenador, monitor de natación
      sports manager, national sports manager, head coach, assistant coach, tennis coach, riding instructor
      sports development officer, moniteur sportif`,
  },
  {
    family: 'cosmetics',
    titles: `makeup artist, nail technician, manicurist, lash technician, beauty therapist, kosmetiker, kosmetikerin
      nageldesignerin, visagistin, esthéticienne, maquilleuse, maquillador, esteticista
      esthetician, aesthetician, beautician, spa therapist, 美容师, make up artist
      aesthetic practitioner, spa manager, spa supervisor, salon manager, laser technician, beauty technician
      spa praticienne, praticienne spa, técnica de uñas`,
  },
  {
    family: 'funeral service',
    titles: `funeral director, mortician, embalmer, bestatter, bestatterin, bestattungsfachkraft
      conseiller funéraire, thanatopracteur, tanatopractor`,
  },
  {
    family: 'investigation and intelligence',
    titles: `detective, private investigator, criminal investigator, intelligence analyst, crime analyst
      forensic scientist, crime scene investigator, fraud investigator, kriminalbeamter, kriminalkommissar
      ermittler, enquêteur, analyste du renseignement, detective privado, investigador privado`,
  },
  {
    family: 'corrections and probation',
    titles: `probation officer, parole officer, prison officer, justizvollzugsbeamter, bewährungshelfer
      bewährungshelferin, surveillant pénitentiaire, conseiller pénitentiaire, funcionario de prisiones
      corrections officer, detention officer, custody officer
      correctional officer`,
  },
  {
    family: 'loss prevention and guarding',
    titles: `loss prevention officer, asset protection specialist, bodyguard, close protection officer, doorman
      bouncer, objektschützer, ladendetektiv, personenschützer, garde du corps, escolta privado
      security guard, security officer, sicherheitsmitarbeiter, sicherheitsmitarbeiterin, agent de sécurité
      vigilante de seguridad, 保安, security supervisor, security agent, sicherheitskraft, wachmann
      agente de seguridad, door supervisor
      security manager, security operative, retail security officer, cctv operator, event steward
      mobile patrol officer, fachkraft für schutz und sicherheit, agent de surveillance, agent ssiap
      chef de poste sécurité, jefe de seguridad, auxiliar de servicios, 安保主管`,
  },
  {
    family: 'military',
    titles: `infantryman, infantry officer, platoon leader, squad leader, army officer, navy officer
      air force officer, non commissioned officer, soldier, soldat, soldatin, zeitsoldat, offizier, militaire
      sous officier, oficial del ejército, militar`,
  },
  {
    family: 'diplomacy and development',
    titles: `diplomat, foreign service officer, humanitarian worker
      monitoring and evaluation officer, development worker, entwicklungshelfer, chargé de projet humanitaire
      cooperante`,
  },
  {
    family: 'politics and advocacy',
    titles: `campaign manager political, legislative assistant, lobbyist, government affairs manager
      community organizer, parlamentarischer referent, referent politik, assistant parlementaire
      asesor parlamentario`,
  },
  {
    family: 'school leadership',
    titles: `school principal, headteacher, assistant principal, dean, schulleiter, schulleiterin
      directeur d'école, proviseur, director de colegio, director escolar
      head of school, deputy headteacher, deputy head teacher, assistant headteacher, head teacher, konrektor
      konrektorin, principal de collège, jefe de estudios, jefa de estudios, 校长`,
  },
  {
    family: 'school support',
    titles: `teacher aide, teacher assistant, classroom assistant, learning support assistant, educational assistant, instructional aide, teaching assistant, paraprofessional, school counselor, school psychologist, instructional coach
      lunch monitor, schulbegleiter, schulbegleiterin, schulsozialarbeiter, schulsozialarbeiterin, aesh
      surveillant scolaire, auxiliar educativo, orientador escolar
      teaching aide, classroom aide, school aide, pädagogischer mitarbeiter, pädagogische mitarbeiterin
      monitor de comedor, 助教
      cover supervisor, graduate cover supervisor, lsa, sen lsa, hlta, teaching assistant sen
      behaviour mentor, learning mentor, pastoral manager, exam invigilator, school administrator
      assistant d'éducation, monitor escolar, monitora escolar, auxiliar de conversación`,
  },
  {
    family: 'urban planning',
    titles: `urban planner, city planner, town planner, planner i, planner ii, assistant planner, associate planner
      planning officer, planning technician, current planner, land use planner, stadtplaner, stadtplanerin
      urbaniste, urbanista, 城市规划师`,
  },
  {
    family: 'university administration',
    titles: `admissions officer, registrar, academic advisor, enrollment manager, student affairs officer
      research administrator, grants administrator, studienberater, studienberaterin
      gestionnaire de scolarité
      course adviser, course administrator, admissions manager, student adviser, student recruitment officer
      international officer, academic registrar, assistant de scolarité, 教务`,
  },
  {
    family: 'driving instruction',
    titles: `driving instructor, fahrlehrer, fahrlehrerin, moniteur d'auto école, profesor de autoescuela`,
  },
  {
    family: 'special needs care',
    titles: `special needs teacher, heilerziehungspfleger, heilerziehungspflegerin, heilpädagoge, heilpädagogin
      sonderpädagoge, sonderpädagogin, moniteur éducateur, accompagnant éducatif et social, support worker
      disability support worker, direct support professional
      senco, sen teacher, sen coordinator, special educational needs coordinator
      learning support teacher
      disability support, disability worker, learning disability support worker, autism support worker
      community support worker, mental health support worker, support worker nights
      waking night support worker, senior support worker, bank support worker
      supported living support worker, supported living manager, team leader supported living
      direct care professional, habilitation specialist, job coach disability, residential counselor
      complex care assistant, complex care worker, personal assistant disability, integrationshelfer
      integrationshelferin, schulassistenz, inklusionsassistent, inklusionsbegleiter
      heilerziehungspflegehelfer, heilpädagogische fachkraft, fachkraft eingliederungshilfe
      betreuer behindertenhilfe, gruppenleiter wfbm, fachkraft zur arbeits und berufsförderung
      arbeitserzieher, arbeitserzieherin, wohnbereichsmitarbeiter behindertenhilfe, accompagnant éducatif
      accompagnante éducative et sociale, moniteur d'atelier, monitrice éducatrice
      éducateur technique spécialisé, aide médico psychologique amp, encadrant technique
      auxiliaire de vie scolaire, cuidador de discapacitados, cuidador de personas con discapacidad
      monitor de centro ocupacional, monitor de discapacidad
      técnico de atención a personas con discapacidad, preparador laboral, educador de discapacidad
      maestro de educación especial, pedagogo terapéutico, maestra de pedagogía terapéutica, 特教老师, 特殊教育教师
      特教助理, 助残员`,
  },
  {
    family: 'domestic work',
    titles: `housekeeper private, au pair, private chef, house manager, butler, haushälterin, haushaltshilfe
      employée de maison, aide à domicile, empleada de hogar`,
  },
  {
    family: 'facility services',
    titles: `caretaker, building superintendent, hausmeister, hausmeisterin, gardien d'immeuble
      conserje
      handyperson, handyman, handywoman, facilities assistant, site caretaker, school caretaker
      estates operative, maintenance caretaker, gardien, ordenanza, 物业维修`,
  },
  {
    family: 'investment and trading',
    titles: `portfolio manager, trader, asset manager, investment banker, fund manager
      fondsmanager
      gestionnaire de portefeuille, gestor de carteras
      stock broker, stockbroker, fx broker, fx dealer, forex trader, broker dealer, equity trader
      equity research analyst, energy trader, investment manager, trading analyst, gérant de portefeuille
      courtier en bourse, agente de bolsa, 交易员, 投资经理, 基金经理`,
  },
  {
    family: 'financial advice',
    titles: `financial advisor, financial adviser, financial planner, wealth manager, private banker, wealth advisor
      vermögensberater, finanzberater, conseiller en gestion de patrimoine, asesor financiero, paraplanner
      理财顾问
      ifa, ifa administrator, ifa support, independent financial adviser, financial planning administrator
      financial planning manager, financial planning consultant, financial services administrator
      wealth management administrator, wealth planning administrator, financial consultant
      client servicing administrator, client investment administrator, trainee ifa, anlageberater
      anlageberaterin, conseiller financier, conseiller patrimonial, asesora financiera, gestor patrimonial`,
  },
  {
    family: 'treasury and credit',
    titles: `treasury analyst, treasurer, treasury manager, credit manager, credit controller, collections specialist
      kreditsachbearbeiter, trésorier, tesorero, gestor de cobros
      collections agent, debt collector, treasury assistant, forderungsmanager, chargé de recouvrement
      cash manager, cash management analyst, accounts receivable clerk, debitorenbuchhalter
      debitorenbuchhalterin
      credit control, credit control manager, credit control administrator, credit control clerk
      credit control assistant, collections advisor, customer collections advisor, collections team leader
      collections analyst, debt recovery advisor, debt advisor, cash allocation clerk, cash planning manager
      agent de recouvrement, gestor de recobros`,
  },
  {
    family: 'patents and notaries',
    titles: `patent attorney, patent agent, patent examiner, notary, patentanwalt, patentanwältin, notar, notarin
      notarfachangestellte, notaire, clerc de notaire, notario`,
  },
  {
    family: 'judiciary',
    titles: `judge, prosecutor, public defender, court clerk, court reporter, bailiff, richter, richterin
      staatsanwalt, staatsanwältin, rechtspfleger, gerichtsvollzieher, magistrat, greffier
      huissier de justice, juez
      enforcement agent, high court enforcement agent, civil enforcement agent, court usher, court officer`,
  },
];
