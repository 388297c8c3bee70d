import type { OfficeDuties } from '../office-duties.ts';

export const cultureAndPublicLifeDuties: readonly OfficeDuties[] = [
  {
    family: 'travel',
    duties: 'customer service, tourism, destination knowledge',
  },
  {
    titles: `travel agent, travel consultant, travel advisor, reiseverkehrskaufmann, reiseverkehrskauffrau,
      tourismuskaufmann, tourismuskauffrau, agent de voyages, agente de viajes, conseiller voyages,
      agent de comptoir voyages, business travel consultant, corporate travel consultant,
      reservations consultant, travel reservations coordinator, cruise consultant,
      homeworking cruise consultant, 旅游顾问`,
    duties: `travel booking, travel consulting, flight bookings, itinerary planning, fares and ticketing,
      global distribution systems, telephone handling, ticket issuance`,
  },
  {
    titles: `travel agent, travel consultant, travel advisor, reiseverkehrskaufmann, reiseverkehrskauffrau,
      agent de voyages, agente de viajes, agent de comptoir voyages, conseiller voyages`,
    duties: 'package holidays, package tours, hotel bookings',
  },
  {
    titles: 'cruise consultant, homeworking cruise consultant',
    duties: 'cruise sales',
  },
  {
    titles: 'business travel consultant, corporate travel consultant, travel manager',
    duties: 'business travel management',
  },
  {
    titles: 'tour guide, reiseleiter, reiseleiterin, guide touristique, guía turístico, 导游, tour leader',
    duties: 'tour guiding, group travel, public speaking',
  },
  {
    titles: 'tour operator, 计调',
    duties: 'tour operations, itinerary planning, group travel',
  },
  {
    titles: 'ticketing agent',
    duties: 'airline ticketing, ticket issuance, fare calculation',
  },
  {
    family: 'events',
    duties: `event planning, event logistics, event operations, event budgeting, event delivery,
      supplier management, venue sourcing, attendee registration, stakeholder management, run sheets,
      budget management, post-event evaluation`,
  },
  {
    titles: 'wedding planner, weddings coordinator',
    duties: 'wedding planning, wedding coordination',
  },
  {
    titles: `conference manager, conference coordinator, conference organiser, conference organizer,
      conference producer`,
    duties: 'conference management, delegate management, speaker management',
  },
  {
    titles: 'exhibition manager, exhibition coordinator',
    duties: 'exhibition management, trade shows, exhibitor management',
  },
  {
    titles: 'banqueting manager',
    duties: 'banquets, food and beverage service, staff scheduling',
  },
  {
    titles: '会展策划',
    duties: 'trade shows, exhibition management',
  },
  {
    family: 'stage and event technology',
    duties: 'event technology',
  },
  {
    titles: 'lighting technician, régisseur lumière, técnico de iluminación',
    duties: 'stage lighting, theater lighting, rigging of stages, power distribution',
  },
  {
    titles: `event technician, veranstaltungstechniker, fachkraft für veranstaltungstechnik, bühnentechniker,
      technicien son et lumière, av technician, audio visual technician, av engineer,
      technicien audiovisuel, técnico audiovisual, theatre technician`,
    duties: 'audio-visual equipment, hand and power tools',
  },
  {
    titles: `event technician, veranstaltungstechniker, fachkraft für veranstaltungstechnik,
      technicien son et lumière, theatre technician`,
    duties: 'stage lighting, live sound, rigging of stages',
  },
  {
    titles: 'rigger',
    duties: 'rigging of stages, truss rigging, working at heights, rigging and lifting',
  },
  {
    titles: 'stage manager',
    duties: 'stage management',
  },
  {
    titles: 'stagehand, tramoyista',
    duties: 'manual handling, loading and unloading',
  },
  {
    family: 'sound engineering',
    duties: 'audio engineering, audio recording, audio mixing, sound design, audio editing, PA systems',
  },
  {
    titles: 'foh engineer',
    duties: 'FOH mixing, live sound, front of house sound',
  },
  {
    titles: `sound engineer, audio engineer, tontechniker, tontechnikerin, ingénieur du son, técnico de sonido,
      audio technician, sound technician`,
    duties: 'music mixing, live sound',
  },
  {
    family: 'music',
    duties: 'music theory',
  },
  {
    titles: 'music teacher, musikpädagoge, piano teacher, musiklehrer, musiklehrerin, profesor de música',
    duties: 'music education, instrumental teaching, lesson planning, music teaching, teaching',
  },
  {
    titles: 'music producer',
    duties: 'music production, audio mixing, audio recording, audio editing',
  },
  {
    titles: 'composer, komponist, compositeur',
    duties: 'music composition',
  },
  {
    family: 'film production',
    duties: 'film and television, storytelling',
  },
  {
    titles: 'film producer, line producer, filmproduzent, chargé de production audiovisuelle',
    duties: 'film producing, film production, production scheduling film, budget management',
  },
  {
    titles: 'line producer',
    duties: 'line producing, call sheets',
  },
  {
    titles: 'film director, regisseur, regisseurin, réalisateur, réalisatrice, realizador',
    duties: 'film directing, storyboarding, film production',
  },
  {
    titles: 'screenwriter, scénariste, guionista',
    duties: 'scriptwriting, creative writing',
  },
  {
    titles: 'video producer',
    duties: 'video production, video editing, scriptwriting',
  },
  {
    titles: 'vfx artist',
    duties: 'visual effects, compositing, rotoscoping',
  },
  {
    titles: 'cutter film, 视频剪辑',
    duties: 'video editing, post-production, color grading',
  },
  {
    titles: 'animator, 3d animator, animateur 3d, animador 3d, creative animator, 2d animator, 动画师',
    duties: 'animation, character animation, storyboarding',
  },
  {
    titles: '3d animator, animateur 3d, animador 3d',
    duties: '3D animation',
  },
  {
    titles: '2d animator',
    duties: '2D animation',
  },
  {
    titles: `3d artist, 3d generalist, infographiste 3d, 3d modeller, 3d modeler, 3d建模师, character artist,
      environment artist, game artist`,
    duties: '3D modeling, texturing, UV mapping, 3D rendering',
  },
  {
    titles: 'character artist',
    duties: 'digital sculpting, character design',
  },
  {
    titles: 'environment artist',
    duties: 'environment art',
  },
  {
    titles: 'concept artist',
    duties: 'concept art, concept design, illustration',
  },
  {
    titles: 'technical artist',
    duties: 'shader programming, scripting languages, 3D modeling',
  },
  {
    titles: 'game designer, 游戏策划',
    duties: 'game design, game design documents, game balancing, systems design in games',
  },
  {
    titles: 'level designer',
    duties: 'level design, game design, level building',
  },
  {
    family: 'acting and dance',
    duties: 'performing arts',
  },
  {
    titles: 'actor, actress, schauspieler, schauspielerin, comédien, comédienne',
    duties: 'stage acting',
  },
  {
    titles: 'choreographer',
    duties: 'dance choreography',
  },
  {
    family: 'museum and arts',
    duties: 'collections care, object handling',
  },
  {
    titles: `curator, kurator, kuratorin, commissaire d'exposition, conservateur de musée, conservatrice de musée,
      comisario de arte, conservador de museo, 策展人`,
    duties: 'exhibition curation, museum collections management, art history',
  },
  {
    titles: 'museum educator, museumspädagoge, médiateur culturel',
    duties: 'museum education, museum learning, school visits, public speaking',
  },
  {
    titles: `art restorer, restaurator, restauratorin, restaurador de arte, art conservator, textile conservator,
      paper conservator, objects conservator`,
    duties: 'art conservation, object conservation, preventive conservation, condition reports',
  },
  {
    titles: 'paper conservator',
    duties: 'paper conservation',
  },
  {
    titles: `collections manager, collections officer, museum registrar, collections assistant,
      régisseur des œuvres`,
    duties: 'museum documentation, museum collections management, cataloging',
  },
  {
    titles: 'museum registrar, régisseur des œuvres',
    duties: 'loans management in museums',
  },
  {
    titles: 'gallery assistant, museum assistant',
    duties: 'visitor services',
  },
  {
    titles: 'exhibition designer',
    duties: 'museum exhibition design',
  },
  {
    family: 'publishing',
    duties: 'publishing, editing, proofreading',
  },
  {
    titles: `acquisitions editor, managing editor, production editor, lektor, lektorin, éditeur, éditrice`,
    duties: 'manuscript editing, copy editing, book production',
  },
  {
    titles: 'acquisitions editor',
    duties: 'commissioning editing',
  },
  {
    titles: 'proofreader, correcteur, correctrice, corrector de textos',
    duties: 'copyediting, copy editing, style guides',
  },
  {
    titles: 'news anchor, nachrichtensprecher',
    duties: 'news presenting, journalism',
  },
  {
    titles: 'radio host, radio presenter, animateur radio, locutor',
    duties: 'radio presenting',
  },
  {
    titles: 'podcast producer',
    duties: 'podcast production, audio editing',
  },
  {
    titles: 'broadcast engineer',
    duties: 'broadcast engineering',
  },
  {
    family: 'sports coaching',
    duties: 'sports coaching',
  },
  {
    titles: 'football coach, soccer coach, fußballtrainer',
    duties: 'football coaching',
  },
  {
    titles: 'swim instructor, swimming instructor, schwimmlehrer, monitor de natación, maître nageur',
    duties: 'swimming instruction, swimming teaching',
  },
  {
    titles: 'ski instructor',
    duties: 'ski instruction',
  },
  {
    titles: 'strength coach, athletic trainer',
    duties: 'strength training, program design for athletes',
  },
  {
    titles: 'athletic trainer',
    duties: 'sports rehabilitation',
  },
  {
    titles: 'sportlehrer',
    duties: 'physical education',
  },
  {
    titles: 'sports coach, head coach, assistant coach, entraîneur, entraîneuse, entrenador',
    duties: 'training session planning',
  },
  {
    family: 'cosmetics',
    duties: `client consultations, customer service, beauty treatments, product advice, retail product sales,
      disinfection`,
  },
  {
    titles: `beauty therapist, kosmetiker, kosmetikerin, esthéticienne, esteticista, esthetician, aesthetician,
      beautician, 美容师`,
    duties: `facials, skin care treatments, skin analysis, waxing, eyebrow shaping, waxing hair removal,
      cosmetology`,
  },
  {
    titles: 'beauty therapist, kosmetiker, kosmetikerin, esthéticienne',
    duties: 'manicures, pedicures',
  },
  {
    titles: 'makeup artist, make up artist, visagistin, maquilleuse, maquillador',
    duties: 'makeup application, colour theory, bridal makeup',
  },
  {
    titles: 'nail technician, manicurist, nageldesignerin, técnica de uñas',
    duties: 'nail care, manicures, gel nails, pedicures',
  },
  {
    titles: 'lash technician',
    duties: 'lash extensions',
  },
  {
    titles: 'spa therapist, spa praticienne, praticienne spa',
    duties: 'spa treatments, massage techniques, massage for wellness',
  },
  {
    titles: 'spa manager, spa supervisor, salon manager',
    duties: 'salon management, staff scheduling, Personalführung',
  },
  {
    family: 'funeral service',
    duties: 'funeral directing, funeral arrangements, funeral arranging, mortuary work',
  },
  {
    titles: 'embalmer, mortician, thanatopracteur, tanatopractor',
    duties: 'embalming',
  },
  {
    family: 'investigation and intelligence',
    duties: 'report writing, evidence collection',
  },
  {
    titles: 'detective, criminal investigator, kriminalbeamter, kriminalkommissar',
    duties: `criminal investigations, interviewing and interrogation, suspect interviewing, statement taking,
      law enforcement, case file preparation`,
  },
  {
    titles: 'private investigator, detective privado, investigador privado',
    duties: 'private investigations, surveillance operations',
  },
  {
    titles: 'intelligence analyst, crime analyst, analyste du renseignement',
    duties: 'intelligence analysis, open-source intelligence, data analysis',
  },
  {
    titles: 'crime analyst',
    duties: 'crime analysis',
  },
  {
    titles: 'forensic scientist',
    duties: 'forensic science, laboratory safety',
  },
  {
    titles: 'crime scene investigator',
    duties: 'crime scene investigation, fingerprinting, forensic photography, forensic science',
  },
  {
    titles: 'fraud investigator',
    duties: 'fraud examination',
  },
  {
    family: 'corrections and probation',
    duties: 'report writing, risk assessment, de-escalation, offender rehabilitation',
  },
  {
    titles: `prison officer, justizvollzugsbeamter, surveillant pénitentiaire, funcionario de prisiones,
      corrections officer, correctional officer, detention officer`,
    duties: `inmate supervision, cell searches, prison operations, incident reports, custodial care,
      searching of prisoners, radio communication, conflict resolution`,
  },
  {
    titles: 'probation officer, parole officer, bewährungshelfer, bewährungshelferin',
    duties: 'probation supervision, offender supervision, case management, risk of harm assessment',
  },
  {
    titles: 'custody officer',
    duties: 'detainee custody, incident reports',
  },
  {
    family: 'loss prevention and guarding',
    duties: 'incident reports, conflict resolution, report writing, access control',
  },
  {
    titles: `security guard, security officer, sicherheitsmitarbeiter, sicherheitsmitarbeiterin, agent de sécurité,
      vigilante de seguridad, 保安, security agent, sicherheitskraft, wachmann, agente de seguridad,
      objektschützer, security operative, fachkraft für schutz und sicherheit, agent de surveillance,
      mobile patrol officer`,
    duties: `security guarding, security patrol, property protection, CCTV, monitoring CCTV, alarm response,
      de-escalation, key control, foot patrols, visitor management, gatehouse duty, physical security,
      daily occurrence books`,
  },
  {
    titles: 'agent ssiap, chef de poste sécurité',
    duties: 'fire safety',
  },
  {
    titles: 'door supervisor, doorman, bouncer',
    duties: 'doorman services, de-escalation, crowd control',
  },
  {
    titles: 'loss prevention officer, asset protection specialist, ladendetektiv',
    duties: 'loss prevention, retail security',
  },
  {
    titles: 'ladendetektiv',
    duties: 'store detective work',
  },
  {
    titles: 'bodyguard, close protection officer, personenschützer, garde du corps, escolta privado',
    duties: 'executive protection',
  },
  {
    titles: 'cctv operator',
    duties: 'CCTV, monitoring CCTV, CCTV operation, control room operations',
  },
  {
    titles: 'event steward',
    duties: 'event stewarding, crowd control',
  },
  {
    titles: 'security manager, security supervisor, jefe de seguridad, 安保主管',
    duties: 'security risk assessments, staff scheduling, physical security, Personalführung',
  },
  {
    titles: 'retail security officer',
    duties: 'retail security, CCTV',
  },
  {
    family: 'military',
    duties: 'firearms handling',
  },
  {
    titles: 'infantryman',
    duties: 'small unit tactics, weapons maintenance',
  },
  {
    titles: `infantry officer, platoon leader, army officer, navy officer, air force officer, offizier,
      oficial del ejército`,
    duties: 'military leadership, mission planning, operations orders, Personalführung',
  },
  {
    titles: 'platoon leader',
    duties: 'platoon leadership',
  },
  {
    titles: 'squad leader',
    duties: 'squad leadership, small unit tactics',
  },
  {
    family: 'diplomacy and development',
    duties: 'report writing',
  },
  {
    titles: 'diplomat, foreign service officer',
    duties: 'international relations, diplomatic protocol',
  },
  {
    titles: 'humanitarian worker, chargé de projet humanitaire',
    duties: 'humanitarian aid, project cycle management',
  },
  {
    titles: 'monitoring and evaluation officer',
    duties: 'monitoring and evaluation, program evaluation, logical framework approach, data collection',
  },
  {
    titles: 'development worker, entwicklungshelfer, cooperante',
    duties: 'development cooperation, project cycle management',
  },
  {
    family: 'politics and advocacy',
    duties: 'stakeholder engagement',
  },
  {
    titles: 'lobbyist, government affairs manager',
    duties: 'lobbying, legislative affairs, public policy',
  },
  {
    titles: `legislative assistant, parlamentarischer referent, assistant parlementaire, asesor parlamentario`,
    duties: 'legislative research, legislative analysis, briefing papers',
  },
  {
    titles: 'community organizer',
    duties: 'community organizing, community outreach',
  },
  {
    titles: 'campaign manager political',
    duties: 'political campaigning, campaign organizing',
  },
  {
    family: 'school leadership',
    duties: `school leadership, Personalführung, budget management, performance management, parent communication,
      safeguarding, recruiting, teaching, curriculum development, staff training, timetabling`,
  },
  {
    family: 'school support',
    duties: 'safeguarding, behavior management',
  },
  {
    titles: `teacher aide, teacher assistant, classroom assistant, learning support assistant,
      educational assistant, instructional aide, teaching assistant, paraprofessional, teaching aide,
      classroom aide, school aide, lsa, sen lsa, hlta, teaching assistant sen, 助教`,
    duties: 'teaching assistance, small group instruction',
  },
  {
    titles: 'sen lsa, teaching assistant sen, lsa, learning support assistant',
    duties: 'special educational needs',
  },
  {
    titles: 'schulbegleiter, schulbegleiterin, aesh',
    duties: 'Schulbegleitung, special educational needs, inclusive education',
  },
  {
    titles: 'school counselor',
    duties: 'school counseling, counseling',
  },
  {
    titles: 'orientador escolar',
    duties: 'school counseling',
  },
  {
    titles: 'school psychologist',
    duties: 'psychological assessment, cognitive assessments, counseling',
  },
  {
    titles: 'schulsozialarbeiter, schulsozialarbeiterin',
    duties: 'Schulsozialarbeit, counseling, social work, crisis intervention',
  },
  {
    titles: 'cover supervisor, graduate cover supervisor',
    duties: 'cover supervision, classroom management',
  },
  {
    titles: 'exam invigilator',
    duties: 'exam invigilation',
  },
  {
    titles: 'lunch monitor, monitor de comedor',
    duties: 'playground supervision',
  },
  {
    titles: 'instructional coach',
    duties: 'instructional coaching',
  },
  {
    titles: 'school administrator',
    duties: 'office administration, data entry, telephone handling',
  },
  {
    titles: 'pastoral manager, learning mentor, behaviour mentor',
    duties: 'pastoral care',
  },
  {
    family: 'urban planning',
    duties: `urban planning, land use planning, planning applications, zoning, public consultation, report writing,
      GIS, technical drawings`,
  },
  {
    family: 'university administration',
    duties: 'student support services, data entry, confidentiality',
  },
  {
    titles: 'admissions officer, admissions manager',
    duties: 'student admissions, student recruitment',
  },
  {
    titles: 'student recruitment officer',
    duties: 'student recruitment, presentations',
  },
  {
    titles: 'academic advisor, course adviser, student adviser, studienberater, studienberaterin',
    duties: 'academic advising',
  },
  {
    titles: 'research administrator, grants administrator',
    duties: 'research funding, grant management',
  },
  {
    titles: 'registrar, academic registrar',
    duties: 'examination administration, student records',
  },
  {
    titles: 'international officer',
    duties: 'international student services',
  },
  {
    family: 'driving instruction',
    duties: 'driving instruction, lesson planning, traffic law, defensive driving, driving, teaching',
  },
  {
    family: 'special needs care',
    duties: 'person-centred care, special needs care',
  },
  {
    titles: `heilerziehungspfleger, heilerziehungspflegerin, moniteur éducateur, accompagnant éducatif et social,
      support worker, disability support worker, direct support professional`,
    duties: `activities of daily living, personal hygiene care, support planning, independent living skills,
      challenging behaviour`,
  },
  {
    titles: 'heilpädagoge, heilpädagogin',
    duties: 'Heilpädagogik, Förderpläne',
  },
  {
    titles: `special needs teacher, sonderpädagoge, sonderpädagogin, senco, sen teacher, sen coordinator,
      special educational needs coordinator, learning support teacher`,
    duties: `special educational needs, inclusive education, special education, differentiated instruction`,
  },
  {
    titles: `special needs teacher, sonderpädagoge, sonderpädagogin, sen teacher, learning support teacher`,
    duties: 'lesson planning, teaching, classroom management',
  },
  {
    titles: 'sonderpädagoge, sonderpädagogin',
    duties: 'Förderpläne',
  },
  {
    titles: 'support worker, disability support worker, direct support professional',
    duties: 'supported living',
  },
  {
    family: 'domestic work',
    duties: 'household cleaning',
  },
  {
    titles: `housekeeper private, haushälterin, haushaltshilfe, employée de maison, aide à domicile,
      empleada de hogar, house manager`,
    duties: 'cleaning, ironing laundry, domestic cleaning',
  },
  {
    titles: 'au pair',
    duties: 'childcare',
  },
  {
    titles: 'private chef',
    duties: 'menu planning, food preparation, dietary requirements',
  },
  {
    titles: 'butler',
    duties: 'table service',
  },
  {
    titles: 'aide à domicile',
    duties: 'domiciliary care',
  },
  {
    family: 'facility services',
    duties: `facilities maintenance, handyman work, maintenance and repair, hand and power tools,
      caretaker services, Gebäudetechnik, key control, preventive maintenance`,
  },
  {
    titles: `caretaker, hausmeister, hausmeisterin, building superintendent, gardien d'immeuble, conserje,
      site caretaker, school caretaker, gardien`,
    duties: 'cleaning',
  },
  {
    family: 'investment and trading',
    duties: 'financial markets, investment analysis, capital markets, risk management',
  },
  {
    titles: `portfolio manager, fund manager, asset manager, fondsmanager, gestionnaire de portefeuille,
      gestor de carteras, gérant de portefeuille, investment manager, 基金经理, 投资经理`,
    duties: 'portfolio management, asset allocation, valuation, financial analysis, due diligence',
  },
  {
    titles: `trader, stock broker, stockbroker, equity trader, fx dealer, fx broker, forex trader, broker dealer,
      courtier en bourse, agente de bolsa, 交易员`,
    duties: 'securities trading, market analysis',
  },
  {
    titles: 'equity trader',
    duties: 'equity trading',
  },
  {
    titles: 'fx broker, fx dealer, forex trader',
    duties: 'foreign exchange',
  },
  {
    titles: 'energy trader',
    duties: 'energy trading',
  },
  {
    titles: 'investment banker',
    duties: `investment banking, mergers and acquisitions, financial modeling, valuation, pitch books,
      due diligence, discounted cash flow, comparable company analysis`,
  },
  {
    titles: 'equity research analyst',
    duties: 'equity research, financial modeling, valuation, company valuation',
  },
  {
    family: 'financial advice',
    duties: `financial advice, financial planning, know your customer, wealth planning, client onboarding,
      customer service`,
  },
  {
    titles: `financial advisor, financial adviser, financial planner, wealth manager, private banker,
      wealth advisor, vermögensberater, finanzberater, conseiller en gestion de patrimoine,
      asesor financiero, asesora financiera, 理财顾问, ifa, independent financial adviser, financial consultant,
      anlageberater, anlageberaterin, conseiller financier, conseiller patrimonial, gestor patrimonial`,
    duties: `financial advising, investment advice, retirement planning, customer acquisition,
      client portfolio reviews, customer consultation, 理财规划`,
  },
  {
    titles: `wealth manager, private banker, wealth advisor, conseiller en gestion de patrimoine, vermögensberater,
      conseiller patrimonial, gestor patrimonial`,
    duties: 'wealth management, asset allocation',
  },
  {
    titles: 'private banker',
    duties: 'private banking',
  },
  {
    titles: 'paraplanner',
    duties: 'paraplanning, suitability reports, retirement planning',
  },
  {
    family: 'treasury and credit',
    duties: 'cash management, reconciliations, accounting',
  },
  {
    titles: `treasury analyst, treasurer, treasury manager, trésorier, tesorero, treasury assistant, cash manager,
      cash management analyst`,
    duties: `treasury, cash flow forecasting, liquidity management, bank relationship management, payments,
      cash flow management, foreign exchange`,
  },
  {
    titles: `credit manager, credit controller, credit control, credit control manager,
      credit control administrator, credit control clerk, credit control assistant, kreditsachbearbeiter,
      gestor de cobros`,
    duties: 'credit control, collections, accounts receivable, debtor management, credit checks',
  },
  {
    titles: `credit controller, credit control, credit control clerk, credit control assistant,
      credit control administrator, collections specialist, collections agent, debt collector,
      chargé de recouvrement, forderungsmanager, collections advisor, customer collections advisor,
      collections team leader, collections analyst, debt recovery advisor, agent de recouvrement,
      gestor de recobros`,
    duties: 'dunning, telephone handling, debt recovery',
  },
  {
    titles: `collections specialist, collections agent, debt collector, chargé de recouvrement, forderungsmanager,
      collections advisor, customer collections advisor, collections team leader, collections analyst,
      debt recovery advisor, agent de recouvrement, gestor de recobros`,
    duties: 'collections, debtor management, negotiation, accounts receivable',
  },
  {
    titles: 'debitorenbuchhalter, debitorenbuchhalterin',
    duties: 'accounts receivable, Finanzbuchhaltung, dunning, sales ledger, invoicing',
  },
  {
    titles: 'cash allocation clerk',
    duties: 'cash allocation',
  },
  {
    titles: 'debt advisor',
    duties: 'debt counseling',
  },
  {
    family: 'patents and notaries',
    duties: 'legal writing, legal research',
  },
  {
    titles: 'patent attorney, patent agent, patentanwalt, patentanwältin',
    duties: `patent law, patent prosecution, patent applications, patent search, intellectual property,
      technical writing`,
  },
  {
    titles: 'patent examiner',
    duties: 'patent law, patent search',
  },
  {
    titles: 'notary, notar, notarin, notaire, notario, clerc de notaire, notarfachangestellte',
    duties: 'notarial work, notarization, real estate law, inheritance law',
  },
  {
    titles: 'notarfachangestellte',
    duties: 'correspondence, deadline monitoring',
  },
  {
    titles: `judge, prosecutor, public defender, richter, richterin, staatsanwalt, staatsanwältin, rechtspfleger,
      magistrat, juez`,
    duties: 'legal research, legal writing, case law research',
  },
  {
    titles: 'prosecutor, public defender, staatsanwalt, staatsanwältin',
    duties: 'criminal law, litigation',
  },
  {
    titles: 'public defender',
    duties: 'criminal defence',
  },
  {
    titles: 'court clerk, greffier, court officer, court usher',
    duties: 'filing court documents, records management',
  },
  {
    titles: 'court reporter',
    duties: 'transcription, stenography',
  },
  {
    titles: `bailiff, gerichtsvollzieher, huissier de justice, enforcement agent, high court enforcement agent,
      civil enforcement agent`,
    duties: 'enforcement proceedings',
  },
  {
    titles: 'heilerziehungspfleger, heilerziehungspflegerin',
    duties: 'Eingliederungshilfe',
  },
  {
    titles: 'senco, sen coordinator, special educational needs coordinator',
    duties: 'multi-agency working, parent communication',
  },
  {
    titles: 'museum officer, museum manager, gallery manager, heritage officer',
    duties: 'visitor services',
  },
  {
    titles: `travel coordinator, travel team leader, retail travel branch manager, travel branch manager,
      técnico de turismo`,
    duties: 'travel booking, itinerary planning, hotel bookings',
  },
  {
    titles: 'parlamentarischer referent, referent politik',
    duties: 'policy analysis, public policy',
  },
  {
    titles: 'referent politik',
    duties: 'briefing papers',
  },
];
