import type { RoleFamily } from '../role-family.ts';

export const engineeringAndTrades: readonly RoleFamily[] = [
  {
    family: 'mechanical engineering',
    titles: `mechanical engineer, design engineer, product design engineer, mechanical design engineer, cad engineer, konstrukteur, konstrukteurin, maschinenbauingenieur, ingénieur mécanique, ingeniero mecánico, 机械工程师
      mechanical technician, mechanical designer, cad technician, cad designer, cad drafter, draftsman
      drafter, technischer produktdesigner, technische produktdesignerin, technischer zeichner
      technische zeichnerin, dessinateur industriel, proyectista, delineante
      结构工程师, 机械设计师
      ingénieur conception mécanique, ingénieur conception
      development engineer, product development engineer, mechanical project engineer
      research and development engineer, autocad technician, engine overhaul engineer, foundry engineer
      pressure systems engineer, entwicklungsingenieur, entwicklungsingenieurin, konstruktionsingenieur
      konstruktionsingenieurin, ingenieur konstruktion, ingénieur développement produit, ingénieur r&d
      ingénieure mécanique, ingeniero de diseño, ingeniero de desarrollo, 机械设计
      dessinateur projeteur mécanique, projeteur mécanique, dessinateur projeteur industriel
      dessinateur en bureau d'études mécanique, projeteur cao, technicien bureau d'études mécanique`,
  },
  {
    family: 'electrical engineering',
    titles: `electrical engineer, electronics engineer, hardware engineer, controls engineer, automation engineer, plc programmer, elektroingenieur, automatisierungstechniker, ingénieur électrique, ingénieur électronique, automaticien, ingeniero eléctrico, 电气工程师
      electrical designer, instrumentation engineer, instrumentation technician, control systems engineer
      elektrokonstrukteur, elektroplaner
      sps programmierer, sps programmiererin, automatisierungsingenieur, commissioning engineer
      ingénieur automatisme, programador plc, 自动化工程师`,
  },
  {
    family: 'civil engineering',
    titles: `civil engineer, structural engineer, site engineer, bauingenieur, bauingenieurin, bauleiter, ingénieur civil, ingénieur génie civil, ingeniero civil, conducteur de travaux, 土木工程师
      drainage engineer, highways engineer, highway engineer, water engineer, geotechnical engineer
      transportation engineer, bridge engineer, civil technician
      ingénieur vrd, ingeniero de caminos
      bauleiterin
      tragwerksplaner, tragwerksplanerin, statiker, ingénieur structure, ingénieur structures
      ingeniero estructural, ingeniero de estructuras
      projektleiter tiefbau, projektleiterin tiefbau, projektingenieur tiefbau, projektingenieurin tiefbau, jungbauleiter
      jungbauleiterin, oberbauleiter, oberbauleiterin, bauüberwacher, bauüberwacherin, tiefbauingenieur, tiefbauingenieurin
      projektingenieur kanalbau, planungsingenieur tiefbau, planer tiefbau, planerin tiefbau, projektleiter straßenbau
      projektleiterin straßenbau, bauoberleiter, conductrice de travaux, chargé d'affaires vrd
      structural design engineer, resident engineer, setting out engineer, site agent, municipal engineer`,
  },
  {
    family: 'architecture',
    titles: `architect, architectural designer, landscape architect, architekt, architektin, architecte, arquitecto, arquitecta, 建筑师
      architectural technologist, architectural technician, architectural assistant
      technischer zeichner bau
      bim modeller, bim coordinator, bim technician, bim manager, architectural draughtsman, revit technician
      part ii architectural assistant, dessinateur bâtiment, dessinatrice bâtiment
      delineante de construcción, 建筑设计师`,
  },
  {
    family: 'quantity surveying',
    titles: `quantity surveyor, cost estimator, estimator, cost consultant, cost manager, construction estimator
      kalkulator, métreur, économiste de la construction, 造价工程师, 预算员
      qs, assistant quantity surveyor, estimating manager, bid estimator, bauabrechner, kalkulatorin
      métreuse, chiffreur, técnico de presupuestos`,
  },
  {
    family: 'interior design',
    titles: `interior designer, interior architect, innenarchitekt, innenarchitektin, architecte d'intérieur
      interiorista, diseñador de interiores, 室内设计师
      kitchen designer, bathroom designer, interior design assistant, küchenplaner, küchenplanerin
      küchenfachberater, cuisiniste, concepteur vendeur cuisine, decorador de interiores`,
  },
  {
    family: 'process and manufacturing engineering',
    titles: `manufacturing engineer, process engineer, industrial engineer, production engineer, quality engineer, continuous improvement engineer, prozessingenieur, fertigungsingenieur, qualitätsingenieur, ingénieur procédés, ingénieur qualité, ingeniero de procesos, ingeniero industrial, 工艺工程师
      process improvement engineer, lean engineer, supplier quality engineer, sqe`,
  },
  {
    family: 'chemical engineering',
    titles: `chemical engineer, verfahrensingenieur, verfahrenstechniker, ingeniero químico, 化学工程师
      process engineer chemical, chemical process engineer`,
  },
  {
    family: 'production',
    titles: `machine operator, production worker, production supervisor, assembly operator, assembler, production manager, production operator, produktionsmitarbeiter, maschinenbediener, anlagenführer, opérateur de production, operario de producción, 生产主管
      production operative, production technician, production associate, packaging operator, line operator
      line leader, process operator, process technician, factory worker, manufacturing technician
      produktionshelfer, produktionshelferin, maschinenführer, opérateur de fabrication
      opératrice de production, agent de production, conducteur de ligne, operaria de producción
      operador de producción, 操作工
      shift leader, shift supervisor, production team leader, schichtleiter, schichtführer
      chef d'équipe production, jefe de turno, encargado de producción, 班组长
      assembly technician, assembly operative, mechanical assembly technician
      electronics assembly technician, electronics assembler, factory manager, plant manager
      production shift manager, manufacturing manager, manufacturing supervisor, production leader
      shift team leader, head of production, production director, operations director manufacturing
      batch operator, plant operator, chemical operator, process plant operator, textile machine operator
      weaver, grp laminator, laminator, plater, plating operator, moulding setter, injection moulding setter
      press operator, paint mix operator, produktionsleiter, produktionsleiterin, werkleiter, werksleiter
      fertigungsleiter, produktionsfachkraft, montagemitarbeiter, montagemitarbeiterin, monteur fabrication
      agent de fabrication, opérateur sur ligne, chef d'atelier, responsable de production, directeur d'usine
      directeur de production, jefe de producción, jefa de producción, responsable de producción
      director de planta, montador, montadora, 车间主任, 生产经理, 厂长, 普工, 装配工`,
  },
  {
    family: 'machining and welding',
    titles: `cnc setter, cnc turner, cnc miller, tool setter, mig welder, tig welder, cnc machinist, machinist, cnc operator, cnc programmer, welder, fabricator, toolmaker, zerspanungsmechaniker, zerspanungsmechanikerin, schweißer, industriemechaniker, soudeur, tourneur fraiseur, soldador, tornero
      machine setter, lathe operator, mill operator, boilermaker, dreher, dreherin, fräser, fräserin
      cnc fräser, cnc dreher, usineur, ajusteur, fresador, ajustador, operador cnc
      tool and die maker, die maker, mould maker, mold maker, werkzeugmacher, outilleur
      cnc grinder, precision grinder, cnc setter operator, cnc machinist setter, horizontal borer, cnc borer
      patternmaker, fabricator welder, welder fabricator, sheet metal fabricator, press brake operator
      laser operator, cnc programmierer, cnc fachkraft, fräsmaschinenbediener, schweißfachmann, chaudronnier
      chaudronnière, chaudronnier soudeur, calderero, soldadora, 焊工, 钳工, 数控操作工, 车工, 铣工, 模具工
      *schweißer, *zerspaner`,
  },
  {
    family: 'electrical trades',
    titles: `electrician, journeyman electrician, electrical technician, elektriker, elektrikerin, elektroniker, elektronikerin, électricien, électricienne, electricista, 电工
      electrical apprentice, electrical helper, electrical fitter, electrical installer, elektroinstallateur
      elektroinstallateurin, elektrotechniker, elektrotechnikerin, betriebselektriker, instalador eléctrico
      instalador electricista
      inbetriebnehmer, inbetriebnahmetechniker, inbetriebnahmeingenieur
      sps techniker, commissioning technician, controls technician
      técnico electricista
      electrical tester, test and inspection engineer, electrical project supervisor, electrical improver
      approved electrician, maintenance electrician, panel wirer, electrical mate
      elektroniker für betriebstechnik, elektroniker für energie und gebäudetechnik, elektrotechnikermeister
      elektromeister, monteur électricien, électrotechnicien, électricien industriel, oficial electricista
      *elektriker, *elektroniker
      journeyman wireman, master electrician, electrician apprentice, apprentice electrician
      industrial electrician, commercial electrician, residential electrician, domestic electrician
      service electrician, shift electrician, electrician improver, electrical foreman
      electrical supervisor, electrical maintenance technician, ev charger installer
      elektroinstallationsmeister, elektriker industrie, elektromonteur
      elektroniker für gebäude und systemtechnik, elektroniker für automatisierungstechnik, elektrofachkraft
      elektroanlagenmonteur, industrieelektriker, bauelektriker, elektriker kundendienst, schaltschrankbauer
      schaltschrankverdrahter, obermonteur elektro, bauleitender elektromonteur, elektrohelfer
      électricien bâtiment, électricien du bâtiment, électricien tertiaire, électricien de maintenance
      électricien d'équipement, électricien dépanneur, électricien câbleur, câbleur, câbleur tableautiste
      chef d'équipe électricien, aide électricien, technicien électricien, monteur câbleur, tableautiste
      monteur réseaux électriques, technicien courants faibles, technicien courants forts
      installateur borne de recharge, oficial de primera electricista, oficial 1ª electricista
      ayudante de electricista, ayudante electricista, electricista industrial
      electricista de mantenimiento, electricista de obra, cuadrista
      montador eléctrico, encargado electricista, 维修电工, 高压电工, 低压电工, 弱电工程师, 弱电安装, 电气维修工, 电工班长, 电气安装工, 配电工
      值班电工, 强电工程师`,
  },
  {
    family: 'plumbing and HVAC',
    titles: `plumber, hvac technician, hvac installer, pipefitter, anlagenmechaniker, klempner, plombier, chauffagiste, fontanero
      hvac helper, hvac apprentice, hvac service technician, hvac mechanic, heating engineer, gas engineer
      gas fitter, heizungsbauer, heizungsmonteur, technicien cvc, instalador de climatización, frigorista
      calefactor
      installateur sanitaire, installateur und heizungsbauer
      domestic heating engineer, gas service engineer, gas breakdown engineer, boiler engineer, heating service engineer, gas installer
      gas boiler installer, boiler installer, plumbing and heating engineer, heating and plumbing engineer
      bathroom fitter, shk monteur, anlagenmechaniker shk, anlagenmechanikerin, plombier chauffagiste
      technicien chauffagiste, instalador de calefacción
      service plumber, journeyman plumber, master plumber, apprentice plumber, plumber's mate
      plumbing technician, plumbing engineer, maintenance plumber, drain technician, drainage technician
      drain engineer, pipe fitter, steamfitter, sprinkler pipefitter, boiler technician
      boiler service engineer, heating technician, heating installer, breakdown engineer gas, gas technician
      heat pump engineer, heat pump installer, plumbing foreman, plumbing supervisor, sanitärinstallateur
      gas und wasserinstallateur, gas wasser installateur, installateur heizung sanitär, sanitärmonteur
      kundendiensttechniker heizung, kundendienstmonteur heizung, kundendienstmonteur shk, shk meister
      anlagenmechaniker für sanitär heizungs und klimatechnik, heizungstechniker, lüftungsmonteur
      lüftungsbauer, klimatechniker, wärmepumpentechniker, plombier sanitaire
      plombier dépanneur, installateur thermique, installateur chauffage, monteur chauffage
      monteur en installations thermiques et sanitaires, technicien sav chauffage
      technicien de maintenance chauffage, dépanneur chauffage, chauffagiste dépanneur
      technicien pompe à chaleur, agent de maintenance cvc, monteur cvc, fontanero instalador
      fontanero calefactor, oficial fontanero, oficial de fontanería, ayudante de fontanero
      instalador de fontanería, instalador de gas, técnico de calefacción, técnico de calderas
      técnico de climatización, técnico de clima, instalador térmico, mantenedor de calderas, plomero
      gasista, 水电工, 管道工, 水暖工, 暖通安装工, 空调安装工, 水管工, 水电安装工, 水电维修工`,
  },
  {
    family: 'carpentry',
    titles: `carpenter, zimmerer, zimmermann, charpentier, menuisier, carpintero, joiner, bench joiner, shopfitter
      formwork carpenter, 木工
      stair maker, staircase maker, wood machinist, joinery manager, window maker, menuisière, escaliéteur`,
  },
  {
    family: 'masonry',
    titles: `mason, maurer, maurerin, maçon, albañil, bricklayer, stonemason, concrete finisher, steinmetz
      tailleur de pierre, 瓦工`,
  },
  {
    family: 'roofing',
    titles: `roofer, roofing technician, roofing foreman, dachdecker, dachdeckerin, couvreur, couvreur zingueur
      tejador, techador, slater, roof tiler`,
  },
  {
    family: 'construction labour',
    titles: `construction worker
      laborer, labourer, groundworker, bauhelfer, bauhelferin, manœuvre
      peón de obra`,
  },
  {
    family: 'construction management',
    titles: `site manager, construction manager, construction superintendent, foreman, polier, chef de chantier
      jefe de obra, site supervisor, encargado de obra, site foreman, construction project manager
      assistant site manager, 施工员
      projektleiter bau, projektleiterin bau, projektleiter hochbau, projektleiterin hochbau, encargada de obra, jefa de obra
      contracts manager, construction contracts manager, build manager, clerk of works, works planner
      construction director, construction inspector, design and build manager, oberpolier, werkpolier
      bauleitung, projektleitung bau, directeur travaux, directrice travaux, chef d'équipe bâtiment
      jefe de grupo de obra, 项目经理施工, 监理工程师`,
  },
  {
    family: 'vehicle mechanics',
    titles: `automotive technician, mechanic, auto mechanic, diesel technician, diesel mechanic, service technician automotive, kfz mechatroniker, kfz mechaniker, mécanicien automobile, mécanicien, mecánico
      heavy vehicle mechanic, heavy diesel mechanic, hgv technician, light vehicle mechanic
      truck mechanic, plant fitter
      vehicle technician, auto electrician, motor mechanic
      tyre technician, tyre fitter, tire technician, autocare technician, roadside technician
      master technician, pdi technician, lcv technician, motorcycle technician, motorcycle mechanic
      mot tester, service patrol, workshop controller, workshop manager, vehicle inspector, hgv fitter
      hgv mechanic, hgv trailer technician, trailer technician, forklift engineer, forklift technician
      plant mechanic, workshop engineer, diagnostic technician, tow bar fitter, fast fit technician
      garage manager, kfz mechatronikerin, kfz meister, landmaschinenmechatroniker, landmaschinenmechaniker
      zweiradmechatroniker, mécanicien poids lourds, mécanicien agricole, technicien automobile
      chef d'atelier automobile, mecánico de automóviles, electromecánico de vehículos, jefe de taller, 汽车维修工
      汽修工`,
  },
  {
    family: 'maintenance',
    titles: `maintenance technician, maintenance mechanic, facilities technician, facility manager, maintenance engineer, instandhalter, haustechniker, technicien de maintenance, técnico de mantenimiento, maintenance supervisor, mechatroniker, mechatronikerin
      maintenance fitter, maintenance operative, maintenance planner, multi skilled engineer
      multi skilled technician, service technician, field service technician, field service engineer
      industrial mechanic, millwright, betriebsschlosser, betriebstechniker, wartungstechniker
      servicetechniker, servicetechnikerin, instandhaltungstechniker, électromécanicien, agent de maintenance
      mécanicien de maintenance, oficial de mantenimiento, operario de mantenimiento, electromecánico
      electromecánica, mecánico de mantenimiento
      service engineer, field engineer, field technician, installation engineer, white goods engineer
      appliance engineer, domestic appliance engineer, mobile service engineer, mobile technician
      cnc service engineer, pump engineer, shift engineer, plant engineer, atm engineer
      laboratory equipment engineer, equipment engineer, repair technician, service and repair engineer
      engineering technician, engineering supervisor, mechanical fitter, multi skilled operative
      automatic door engineer, door engineer, coffee machine engineer, catering equipment engineer
      estates manager, facilities coordinator, facilities supervisor, building manager
      instandhaltungsmechaniker, instandhaltungsleiter, leiter instandhaltung, betriebsmechaniker
      servicemonteur, kundendiensttechniker, technicien itinérant, technicien sav, technicien d'exploitation
      responsable maintenance, chef de maintenance, responsable de mantenimiento, jefe de mantenimiento
      técnico de servicio, técnico sat, 设备工程师, 维修工, 维修工程师, 机修工, 设备维护
      mechatronics technician
      *mechatroniker`,
  },
];
