import type { RoleFamily } from '../role-family.ts';

export const otherWork: readonly RoleFamily[] = [
  {
    family: 'meteorology',
    titles: `meteorologist, weather forecaster, climatologist, climate scientist, atmospheric scientist
      meteorologe, meteorologin, météorologue, prévisionniste météo, climatologue, meteorólogo, meteoróloga
      climatólogo, 气象员, 气象预报员, 气象工程师`,
  },
  {
    family: 'physics',
    titles: `physicist, medical physicist, research physicist, health physicist, radiation protection adviser
      radiation safety officer, physiker, physikerin, medizinphysiker, medizinphysikexperte
      strahlenschutzbeauftragter, physicien, physicien médical, radiophysicien, físico, físico médico
      radiofísico, 物理师, 医学物理师`,
  },
  {
    family: 'biology in the field',
    titles: `zoologist, botanist, marine biologist, wildlife biologist, conservation biologist, ornithologist
      entomologist, fisheries biologist, field biologist, wildlife technician, meeresbiologe, zoologe
      botaniker, biologiste marin, botaniste, naturaliste, biólogo marino, zoólogo, botánico
      biólogo de campo`,
  },
  {
    family: 'humanities and social research',
    titles: `archaeologist, field archaeologist, anthropologist, historian, sociologist, political scientist
      social researcher, finds officer, archäologe, archäologin, grabungstechniker, grabungshelfer
      historiker, historikerin, soziologe, soziologin, politikwissenschaftler, archéologue, historien
      sociologue, anthropologue, arqueólogo, historiador, sociólogo, antropólogo, 考古, 历史研究员`,
  },
  {
    family: 'religious ministry',
    titles: `chaplain, pastor, priest, vicar, minister of religion, youth pastor, imam, rabbi, hospital chaplain
      pfarrer, pfarrerin, seelsorger, seelsorgerin, gemeindereferent, gemeindepädagoge, diakon, prêtre
      aumônier, sacerdote, capellán, pastor evangélico`,
  },
  {
    family: 'orthotics and prosthetics',
    titles: `orthotist, prosthetist, orthotist prosthetist, orthopaedic technician, orthotic technician
      prosthetic technician, orthopädietechniker, orthopädietechnik mechaniker, orthopädietechnikerin
      orthopädieschuhmacher, bandagist, orthoprothésiste, podo orthésiste, orthopédiste orthésiste, ortopeda
      técnico ortopédico, técnico en ortoprótesis, 假肢矫形师, 矫形师`,
  },
  {
    family: 'clinical physiology',
    titles: `cardiac physiologist, clinical physiologist, respiratory physiologist, sleep physiologist
      neurophysiologist, cardiographer, ecg technician, ekg technician, eeg technician, echocardiographer
      cardiac sonographer, cardiovascular technologist, vascular technologist, polysomnographic technologist
      sleep technologist, cardiac technician, perfusionist, clinical perfusionist, kardiotechniker, mtaf
      medizinischer technologe für funktionsdiagnostik, medizinische technologin für funktionsdiagnostik
      perfusionniste, technicien efs, perfusionista, técnico de electrocardiografía, 心电图技师, 体外循环师`,
  },
  {
    family: 'reproductive medicine',
    titles: `embryologist, clinical embryologist, andrologist, ivf technician, fertility nurse, embryologe
      embryologiste, embriólogo, 胚胎师`,
  },
  {
    family: 'public health',
    titles: `public health officer, public health practitioner, public health specialist, public health analyst
      health promotion specialist, health promotion officer, health education specialist, health educator
      community health worker, community health educator, health improvement practitioner, health coach
      health visitor assistant, stop smoking advisor, smoking cessation advisor, social prescriber
      link worker, infection control practitioner, infection preventionist, environmental health technician
      gesundheitsförderer, gesundheitswissenschaftler, gesundheitsmanager, hygienefachkraft
      hygienefachkraft krankenhaus, chargé de prévention santé, chargé de promotion de la santé
      éducateur santé, médiateur santé, promotor de salud, promotora de salud, educador para la salud
      técnico de salud pública, agente de salud, 公共卫生, 健康管理师, 疾控`,
  },
  {
    family: 'creative therapies',
    titles: `art therapist, drama therapist, dance therapist, play therapist
      recreational therapist, recreation therapist, therapeutic recreation specialist, kunsttherapeut
      kunsttherapeutin, musiktherapeut, musiktherapeutin, art thérapeute, musicothérapeute, arteterapeuta
      musicoterapeuta`,
  },
  {
    family: 'behaviour analysis',
    titles: `behavior technician, registered behavior technician, rbt, behavior analyst, bcba
      board certified behavior analyst, aba therapist, aba tutor, behaviour support practitioner
      behavior specialist, behaviour specialist, behavior interventionist, autism therapist, psychologue aba
      intervenant aba, terapeuta aba, analista de conducta, 自闭症康复师, 行为分析师`,
  },
  {
    family: 'birth and family support',
    titles: `doula, lactation consultant, breastfeeding counsellor, breastfeeding support worker
      maternity support worker, maternity care assistant, maternity assistant, stillberaterin
      familienhebamme, mütterpflegerin, conseillère en lactation, consultora de lactancia
      asesora de lactancia, 月嫂, 催乳师, 育婴师, 母婴护理师`,
  },
  {
    family: 'youth and leisure work',
    titles: `activities coordinator, activity coordinator, activities assistant, activity leader, camp counselor
      camp counsellor, camp leader, camp director, youth leader, youth coordinator
      youth programme coordinator, after school leader, after school club leader, holiday club leader
      outdoor instructor, outdoor activity instructor, lunchtime supervisor, midday supervisor
      ferienbetreuer, freizeitpädagoge, freizeitbetreuer, jugendbetreuer, erlebnispädagoge
      animateur périscolaire, animateur jeunesse, animateur enfance, animateur centre de loisirs
      animateur socioculturel, animateur saisonnier, directeur accueil de loisirs
      directeur de centre de loisirs, monitor de ocio y tiempo libre, monitor de tiempo libre
      monitor de campamento, monitor de ludoteca, coordinador de ocio y tiempo libre, animador sociocultural
      dinamizador juvenil, educador de tiempo libre, 夏令营辅导员, 活动辅导员, 托管老师`,
  },
  {
    family: 'floristry',
    titles: `florist, floral designer, flower arranger, flower shop assistant, floristin, florist meister
      fleuriste, artisan fleuriste, florista, diseñador floral, 花艺师, 花店店员`,
  },
  {
    family: 'glass and ceramics',
    titles: `glassblower, ceramist, ceramicist, glass artist, glassmaker, glass worker, keramiker
      keramikerin, töpfer, töpferin, glasbläser, glasmacher, céramiste, potier, verrier, souffleur de verre
      ceramista, alfarero, soplador de vidrio, vidriero artesano, 陶艺师`,
  },
  {
    family: 'instrument making',
    titles: `luthier, piano tuner, organ builder, instrument maker, violin maker, guitar technician, klavierbauer
      klavierstimmer, geigenbauer, orgelbauer, instrumentenbauer, facteur d'instruments, accordeur de piano
      facteur d'orgues, lutier, afinador de pianos, 调律师`,
  },
  {
    family: 'shoemaking and leather',
    titles: `shoemaker, cobbler, shoe repairer, leatherworker, leather craftsman, saddler, schuhmacher
      schuhmacherin, schuhtechniker, sattler, täschner, feintäschner, cordonnier, maroquinier, maroquinière
      sellier, zapatero, marroquinero, talabartero, guarnicionero, 鞋匠, 皮具师傅, 制鞋工`,
  },
  {
    family: 'bicycle repair',
    titles: `bicycle mechanic, bike mechanic, cycle mechanic, cycle technician, bike technician, zweiradmechaniker
      fahrradmechaniker, fahrradmonteur, zweiradmechanikerin, mécanicien cycles, mécanicien vélo
      technicien cycles, mecánico de bicicletas, técnico de bicicletas`,
  },
  {
    family: 'electronics repair',
    titles: `electronics repair technician, phone repair technician, mobile phone technician
      computer repair technician, laptop repair technician, bench technician
      electronics bench technician, rework technician, soldering technician, test technician electronics
      informationselektroniker, informationselektronikerin, geräteelektroniker, handyreparateur
      réparateur électronique, technicien électronicien, technicien électronique, réparateur smartphone
      técnico electrónico, técnico en electrónica, reparador de móviles, técnico de reparación de móviles
      手机维修, 电子维修, 家电维修工, 电子技术员`,
  },
  {
    family: 'mining',
    titles: `miner, underground miner, mining engineer, mine manager, mine planner, mine surveyor, quarry operative
      quarry manager, blaster, shotfirer, bergmann, bergmechaniker, bergbauingenieur, berg und maschinenmann
      sprengmeister, steinbrucharbeiter, mineur, ingénieur des mines, conducteur d'engins carrière, boutefeu
      minero, ingeniero de minas, artillero, operador de mina, 矿工, 采矿工程师, 爆破工程师`,
  },
  {
    family: 'oil and gas extraction',
    titles: `roustabout, roughneck, derrickhand, floorhand, driller, assistant driller, toolpusher
      wellsite supervisor, well engineer, completions engineer, subsea engineer, pipeline technician
      pipeline engineer, wireline operator, mud engineer, production operator offshore, offshore technician
      bohrmeister, tiefbohrer, bohrgeräteführer, foreur, chef de poste forage, sondeur, perforador, sondista
      técnico de perforación, 钻井工程师, 采油工, 钻井工`,
  },
  {
    family: 'waste and recycling',
    titles: `refuse collector, refuse driver, refuse loader, bin man, waste collector, recycling operative
      recycling sorter, waste operative, waste operations manager, waste manager, street cleaner
      street sweeper, landfill operator, müllwerker, müllwerkerin, müllmann, straßenreiniger
      fachkraft für kreislauf und abfallwirtschaft, recyclingwerker, umwelttechnologe kreislauf, éboueur
      ripeur, agent de collecte, agent de déchetterie, agent de tri, valoriste, responsable déchets
      operario de reciclaje, recolector de residuos, peón de recogida de residuos, barrendero
      operario de limpieza viaria, técnico de residuos, 环卫工, 垃圾分拣员`,
  },
  {
    family: 'laundry',
    titles: `laundry operative, laundry assistant, laundry attendant, laundry worker, laundry manager, dry cleaner
      presser, textilreiniger, textilreinigerin, wäschereimitarbeiter, büglerin, bügler, wäscher
      blanchisseur, agent de blanchisserie, agent de pressing, repasseur, repasseuse, lingère
      operario de lavandería, lavandera, planchadora, planchador, 洗衣工, 熨烫工`,
  },
  {
    family: 'leisure attendance',
    titles: `ride operator, ride attendant, usher, cinema attendant, ticket seller, box office assistant
      box office manager, theme park attendant, gate attendant, visitor services assistant
      visitor experience assistant, visitor assistant, front of house assistant theatre, attraction host
      kinomitarbeiter, kassenkraft, platzanweiser, fahrgeschäftsbediener, ouvreur, agent de billetterie
      hôte d'accueil parc, opérateur d'attraction, taquillero, acomodador, operador de atracciones, 检票员, 售票员`,
  },
  {
    family: 'gaming service',
    titles: `casino dealer, croupier, dealer croupier, slot attendant, pit boss, casino host, gaming manager
      betting shop manager, bookmaker, betting clerk, croupière, pit manager, crupier, spielbankangestellter
      spielhallenaufsicht, servicekraft spielhalle, dependiente de salón de juego`,
  },
  {
    family: 'fishing and aquaculture',
    titles: `fisherman, fish farmer, fish farm worker, fish farm technician, aquaculture technician
      hatchery technician, hatchery manager, aquaculture manager, fish processor, fischwirt, fischer
      teichwirt, fischzüchter, pêcheur, marin pêcheur, pisciculteur, aquaculteur, ostréiculteur
      technicien aquacole, pescador, piscicultor, técnico acuícola, operario de acuicultura, mariscador, 渔民
      水产养殖, 水产技术员`,
  },
  {
    family: 'animal keeping',
    titles: `zookeeper, zoo keeper, animal keeper, animal attendant, aquarist, stable hand, stable lad
      horse groom, equine groom, stud hand, dog trainer, dog handler, dog walker, pet sitter
      animal welfare officer, animal trainer, horse trainer, farrier, tierpfleger, tierpflegerin, pferdewirt
      pferdewirtin, pferdepfleger, hundetrainer, hundetrainerin, hufschmied, soigneur animalier
      soigneuse animalière, soigneur équin, palefrenier, palefrenière, éducateur canin, maréchal ferrant
      cuidador de animales, cuidadora de animales, mozo de cuadra, adiestrador canino, adiestradora canina
      herrador, 饲养员动物园, 驯兽师, 训犬师, 马术教练助理`,
  },
  {
    family: 'IT service management',
    titles: `it service manager, service delivery manager, it service delivery manager, incident manager
      major incident manager, problem manager, change and release manager, release manager
      it change manager, service transition manager, service level manager, it operations manager
      it operations analyst, it operations specialist, itsm manager, itsm consultant, itil consultant
      service desk manager, service desk lead, service desk team leader, it support manager
      it asset manager, it servicemanager, it service managerin, leiter it service, leiter it support
      incident managerin, responsable support informatique, responsable service desk
      responsable exploitation informatique, gestionnaire d'incidents, gestor de servicios ti
      responsable de soporte, service manager ti, coordinador de soporte, it运维经理, it服务经理`,
  },
  {
    family: 'IT consulting',
    titles: `it consultant, technology consultant, it berater, it beraterin, it consultantin
      consultant informatique, consultant technique, consultant it, consultor informático, consultor it
      consultor tecnológico, digital consultant
      cloud solutions consultant, it advisor, it顾问, it咨询顾问`,
  },
  {
    family: 'content moderation',
    titles: `content moderator, content reviewer, trust and safety analyst, trust and safety specialist
      trust and safety manager, community moderator, moderation specialist, content analyst moderation
      content moderatorin, modérateur de contenu, modérateur, moderador de contenidos
      moderadora de contenidos, 内容审核, 内容审核员, 审核专员`,
  },
  {
    family: 'transcription',
    titles: `transcriptionist, medical transcriptionist, medical scribe, captioner, stenographer, closed captioner
      transcriber, schreibkraft, phonotypistin, transkriptionist, sténotypiste, transcripteur, transcriptor
      estenotipista, 速记员, 字幕员`,
  },
  {
    family: 'border and immigration',
    titles: `immigration officer, border force officer, border patrol agent, customs officer, immigration adviser
      immigration advisor, immigration caseworker, immigration specialist, visa officer, asylum caseworker
      zollbeamter, zollbeamtin, asylverfahrensberater, bundespolizist, douanier, agent des douanes
      agent de protection des réfugiés, agente de inmigración, oficial de migración, vista de aduanas
      agente de frontera, 海关关员, 边检`,
  },
  {
    family: 'benefits advice',
    titles: `welfare rights adviser, welfare rights officer, welfare benefits adviser, welfare adviser
      benefits assessor, housing benefit officer, benefits officer, benefits caseworker
      eligibility worker, eligibility specialist, eligibility technician, generalist adviser, money adviser
      advice worker, citizens advice adviser, sachbearbeiter leistungsgewährung
      leistungssachbearbeiter, fallmanager, fallmanagerin, fallmanager jobcenter, schuldnerberater
      schuldnerberaterin, rentenberater, conseiller caf, conseiller en économie sociale et familiale
      conseillère en économie sociale et familiale, technicien conseil prestations
      gestionnaire allocataires, técnico de prestaciones, gestor de prestaciones, tramitador de ayudas, 社保专员`,
  },
  {
    family: 'environmental health',
    titles: `environmental health practitioner, environmental health specialist, public health inspector
      food safety officer, food safety inspector, food safety manager, food hygiene inspector, sanitarian
      health inspector, pollution control officer, lebensmittelkontrolleur, lebensmittelkontrolleurin
      hygieneinspektor, gesundheitsaufseher, inspecteur sanitaire, inspecteur de salubrité
      technicien sanitaire, inspector de sanidad, inspector sanitario, técnico de seguridad alimentaria
      inspector de alimentos, 食品安全员, 卫生监督员`,
  },
  {
    family: 'costume and stage make-up',
    titles: `costume designer, costume maker, costume supervisor, wardrobe assistant, wardrobe manager
      wardrobe supervisor, dresser, wig maker, theatrical make up artist, hair and make up designer
      special effects makeup artist, maskenbildner, maskenbildnerin, kostümbildner, kostümbildnerin
      gewandmeister, gewandmeisterin, ankleider, costumier, costumière, habilleur, habilleuse, perruquier
      chef costumier, figurinista, vestuarista, sastra de teatro, caracterizador, caracterizadora
      maquillador de efectos especiales, 服装师, 化妆造型师`,
  },
  {
    family: 'stage and set design',
    titles: `set designer, scenic artist, scenographer, prop maker, props master, production designer
      art department assistant, scenic carpenter, bühnenbildner, bühnenbildnerin, szenenbildner, requisiteur
      requisiteurin, bühnenmaler, szenograf, scénographe, décorateur de théâtre, chef décorateur
      accessoiriste, constructeur de décors, escenógrafo, escenógrafa, atrezzista, utilero
      constructor de decorados, 舞美设计, 道具师`,
  },
  {
    family: 'robotics',
    titles: `robotics engineer, robotics technician, robotics software engineer, robot programmer
      robotics developer, mechatronics engineer, robotik ingenieur, robotikingenieur, roboterprogrammierer
      mechatronikingenieur, ingénieur robotique, technicien robotique, roboticien, programmeur robot
      ingénieur mécatronique, ingeniero en robótica, programador de robots, ingeniero mecatrónico
      técnico en robótica, 机器人工程师, 机器人调试工程师, 机电一体化工程师`,
  },
  {
    family: 'optics',
    titles: `optical engineer, optics engineer, photonics engineer, laser engineer, lens designer, optical designer
      optical technician photonics, optikentwickler, optikingenieur, photonikingenieur, feinoptiker
      ingénieur optique, ingénieur opticien, technicien optique, ingénieur photonique, ingeniero óptico
      ingeniero fotónico, 光学工程师, 光学设计师, 激光工程师`,
  },
  {
    family: 'acoustics',
    titles: `acoustic engineer, acoustic consultant, acoustical engineer, noise consultant, nvh engineer
      vibration engineer, akustiker, akustikingenieur, akustikplaner, schallschutzgutachter
      ingénieur acoustique, acousticien, acousticienne, ingeniero acústico, técnico en acústica, 声学工程师
      nvh工程师`,
  },
  {
    family: 'fire protection',
    titles: `fire protection engineer, fire engineer, fire safety engineer, sprinkler fitter, sprinkler engineer
      sprinkler designer, fire protection technician, fire safety advisor, fire safety manager
      fire safety officer, fire extinguisher engineer, fire extinguisher technician
      passive fire protection installer, brandschutzingenieur, brandschutztechniker, brandschutzplaner
      sprinklermonteur, monteur sprinkleranlagen, ingénieur sécurité incendie, préventionniste
      monteur sprinkler, technicien extincteurs, vérificateur extincteurs
      técnico de protección contra incendios, instalador de protección contra incendios, técnico pci
      ingeniero de protección contra incendios, 消防工程师, 消防设计师, 消防维保`,
  },
  {
    family: 'naval architecture',
    titles: `naval architect, ship designer, marine designer, marine surveyor, yacht designer, boat builder
      boatbuilder, shipwright, schiffbauingenieur, schiffbauer, bootsbauer, bootsbauerin, architecte naval
      ingénieur naval, charpentier naval, constructeur naval, ingeniero naval, carpintero de ribera, 船舶工程师
      船体工程师`,
  },
  {
    family: 'railway engineering',
    titles: `railway engineer, rail engineer, signalling engineer, signal engineer, permanent way engineer
      track engineer, rolling stock engineer, overhead line engineer, signalling technician
      rolling stock technician, train technician, rail technician, rail maintenance technician
      permanent way technician, signalling designer, bahningenieur, signalmechaniker, lst planer
      planer leit und sicherungstechnik, oberleitungsmonteur, eisenbahningenieur, ingénieur ferroviaire
      ingénieur signalisation, technicien ferroviaire, technicien signalisation, technicien caténaire
      agent de maintenance ferroviaire, ingeniero ferroviario, técnico de señalización, técnico de catenaria
      técnico de material rodante, 轨道工程师, 信号工程师, 接触网工`,
  },
  {
    family: 'steel erection',
    titles: `steel erector, ironworker, structural ironworker, steel fixer, reinforcing ironworker, rodbuster
      cladder, cladding installer, curtain wall installer, facade installer, facade fitter, stahlbaumonteur
      stahlbauschlosser, eisenflechter, betonstahlbieger, fassadenmonteur, fassadenbauer
      monteur charpente métallique, monteur structure métallique, ferrailleur, façadier bardeur, bardeur
      ferrallista, montador de estructuras metálicas, montador de fachadas, 钢筋工, 钢结构安装工, 幕墙安装工, 幕墙工程师`,
  },
  {
    family: 'demolition and asbestos',
    titles: `demolition operative, demolition worker, demolition manager, asbestos removal operative
      asbestos operative, asbestos supervisor, hazardous materials removal worker, abbruchhelfer
      abbruchfacharbeiter, asbestsanierer, schadstoffsanierer, opérateur désamiantage, désamianteur
      démolisseur, operario de demolición, operario de desamiantado`,
  },
  {
    family: 'chimney and stove trades',
    titles: `chimney sweep, chimney technician, stove fitter, stove installer, schornsteinfeger, schornsteinfegerin
      kaminkehrer, ofenbauer, kachelofenbauer, ofensetzer, kaminbauer, ramoneur, fumiste
      installateur de poêles, deshollinador, instalador de estufas`,
  },
  {
    family: 'ground drilling',
    titles: `geotechnical driller, well driller, drill rig operator, directional driller
      ground investigation technician, bohrfachkraft, brunnenbauer, spezialtiefbauer, foreur géotechnique
      technicien forage, sondeur géotechnique, sondeador, perforista, 勘察工程师, 岩土勘察`,
  },
  {
    family: 'contract management',
    titles: `contract administrator, contract specialist, contract analyst, contract officer
      contracts specialist, contracts officer, contracts administrator, commercial contracts manager
      commercial contracts specialist, subcontracts manager, subcontract administrator, vertragsmanager
      vertragsmanagerin, claim manager bau, nachtragsmanager, gestionnaire de contrats
      responsable contrats, contract manager achats, administrador de contratos, gestor de contratos
      técnico de contratación, 合同管理员, 合同专员, 合同经理, 商务合约`,
  },
  {
    family: 'mediation',
    titles: `mediator, family mediator, arbitrator, conflict resolution specialist, ombudsman, mediation officer
      mediatorin, schlichter, streitschlichter, médiateur, médiatrice, médiateur familial, médiateur social
      mediador familiar, mediadora familiar, mediador, mediador intercultural, 调解员`,
  },
  {
    family: 'validation and qualification',
    titles: `validation engineer, validation specialist, validation technician, validation analyst
      validation manager, csv engineer, computer systems validation engineer
      computer system validation specialist, commissioning and qualification engineer
      qualification engineer, cqv engineer, process validation engineer, cleaning validation specialist
      validierungsingenieur, validierungsingenieurin, qualifizierungsingenieur, validierungsspezialist
      validierungsmanager, csv spezialist, technicien validation, ingénieur validation
      ingénieur qualification validation, chargé de validation, chargé de qualification
      responsable validation, técnico de validación, técnico de validaciones, ingeniero de validación
      especialista en validaciones, 验证工程师, 验证专员, 验证主管`,
  },
  {
    family: 'data governance',
    titles: `data governance analyst, data governance manager, data governance lead, data steward
      master data manager, master data specialist, master data analyst, master data administrator
      mdm analyst, data protection manager, privacy manager, privacy officer, privacy analyst
      stammdatenmanager, stammdatenpfleger, sachbearbeiter stammdaten, mitarbeiter stammdatenpflege
      data governance managerin, gestionnaire de données, gestionnaire données de base
      responsable gouvernance des données, gestor de datos maestros, técnico de datos maestros, 主数据管理, 数据治理`,
  },
  {
    family: 'insurance loss control',
    titles: `loss control consultant, loss control specialist, risk engineer, risk engineering consultant
      risikoingenieur, ingénieur prévention risques, ingeniero de riesgos`,
  },
  {
    family: 'tattoo and piercing',
    titles: `tattoo artist, tattooist, body piercer, tätowierer, tätowiererin, piercer, tatoueur, tatoueuse
      perceur, tatuador, tatuadora, anillador, 纹身师`,
  },
  {
    family: 'performance and modelling',
    titles: `fashion model, promotional model, entertainer, circus artist, magician, stunt performer, fotomodell
      artist zirkus, mannequin, modèle photo, artiste de cirque, modelo fotográfico, artista de circo
      animador turístico, 模特, 主播, 带货主播, 直播主播`,
  },
  {
    family: 'community and volunteer coordination',
    titles: `volunteer coordinator, volunteer manager, volunteer services manager, volunteer programme manager
      community engagement officer, community engagement manager, community engagement coordinator
      community development worker, community development officer, community coordinator
      community liaison officer, ehrenamtskoordinator, ehrenamtskoordinatorin, freiwilligenkoordinator
      quartiersmanager, quartiersmanagerin, gemeinwesenarbeiter, coordinateur des bénévoles
      responsable des bénévoles, chargé de développement associatif, agent de développement local
      coordinador de voluntariado, técnico de voluntariado, agente de desarrollo local
      dinamizador comunitario, 志愿者协调员, 社区工作者`,
  },
  {
    family: 'swimming pool trades',
    titles: `pool technician, swimming pool technician, pool cleaner, pool service technician, pool plant operator
      schwimmbadbauer, fachangestellter für bäderbetriebe, fachangestellte für bäderbetriebe
      technicien piscine, pisciniste, monteur piscine, técnico de piscinas, mantenedor de piscinas`,
  },
  {
    family: 'crane and rigging',
    titles: `slinger signaller, rigger slinger, lift supervisor, appointed person lifting, anschläger
      schwertransportmonteur, élingueur, chef de manœuvre levage, señalista, estrobador, 信号工, 司索工`,
  },
];
