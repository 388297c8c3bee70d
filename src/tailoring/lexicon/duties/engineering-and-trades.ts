import type { OfficeDuties } from '../office-duties.ts';

export const engineeringAndTradesDuties: readonly OfficeDuties[] = [
  {
    family: 'mechanical engineering',
    duties: `mechanical engineering, technical drawings, CAD, 3D CAD, mechanical design, material selection,
      tolerance analysis, technical documentation, product development, design reviews, bill of materials,
      design for manufacturing, GD&T, 机械制图, machine elements`,
  },
  {
    titles: `mechanical engineer, maschinenbauingenieur, ingénieur mécanique, ingénieure mécanique,
      ingeniero mecánico, 机械工程师, mechanical design engineer, design engineer, konstrukteur, konstrukteurin,
      konstruktionsingenieur, konstruktionsingenieurin, ingenieur konstruktion, ingénieur conception,
      ingénieur conception mécanique, ingeniero de diseño, 机械设计师, 机械设计`,
    duties: 'engineering calculations, prototyping, machine design',
  },
  {
    titles: `technischer zeichner, technische zeichnerin, technischer produktdesigner,
      technische produktdesignerin, dessinateur industriel, cad drafter,
      cad technician, drafter, draftsman, delineante, proyectista, cad designer, autocad technician`,
    duties: 'CAD drafting, working drawings',
  },
  {
    titles: 'mechanical technician',
    duties: 'mechanical assembly, mechanical troubleshooting',
  },
  {
    family: 'electrical engineering',
    duties: `electrical engineering, electrical schematics, schematics, technical documentation,
      electrical troubleshooting`,
  },
  {
    titles: 'electronics engineer, hardware engineer, ingénieur électronique',
    duties: `circuit design, schematic capture, PCB design, hardware testing, component selection, oscilloscope,
      analog electronics, debugging, hardware debugging, soldering, multimeter, 硬件设计`,
  },
  {
    titles: `controls engineer, automation engineer, plc programmer, automatisierungstechniker,
      automatisierungsingenieur, automaticien, control systems engineer, sps programmierer,
      sps programmiererin, ingénieur automatisme, programador plc, 自动化工程师`,
    duties: `automation, control systems, PLC, commissioning, HMI, sensor integration, PLC fault finding,
      motor controls`,
  },
  {
    titles: 'electrical engineer, elektroingenieur, ingénieur électrique, ingeniero eléctrico, 电气工程师',
    duties: 'power distribution, electrical testing, cable sizing, load calculations',
  },
  {
    titles: 'instrumentation engineer, instrumentation technician',
    duties: 'instrumentation design, calibration, control systems, loop checks',
  },
  {
    titles: 'electrical designer, elektrokonstrukteur, elektroplaner',
    duties: 'CAD, cable sizing',
  },
  {
    titles: 'commissioning engineer',
    duties: 'commissioning, fault finding',
  },
  {
    family: 'civil engineering',
    duties: 'civil engineering, technical drawings, construction documents, construction site visits',
  },
  {
    titles: `civil engineer, bauingenieur, bauingenieurin, ingénieur civil, ingénieur génie civil, ingeniero civil,
      ingeniero de caminos, 土木工程师, municipal engineer`,
    duties: `structural analysis, quantity takeoff, CAD, cost estimating, load calculations,
      engineering calculations, building codes`,
  },
  {
    titles: `structural engineer, tragwerksplaner, tragwerksplanerin, statiker, ingénieur structure,
      ingénieur structures, ingeniero estructural, ingeniero de estructuras, structural design engineer`,
    duties: `structural engineering, structural design, structural analysis, reinforced concrete,
      load calculations, steel design, foundation design, engineering calculations, building codes`,
  },
  {
    titles: `bauleiter, bauleiterin, conducteur de travaux, conductrice de travaux, oberbauleiter, oberbauleiterin,
      site agent, resident engineer, bauüberwacher, bauüberwacherin, jungbauleiter, jungbauleiterin,
      bauoberleiter`,
    duties: `site supervision, construction management, construction scheduling, subcontractor management,
      quantity takeoff, construction inspection, Aufmaß, site safety`,
  },
  {
    titles: 'bauleiter, bauleiterin, conducteur de travaux, conductrice de travaux, site agent',
    duties: 'works billing, cost control, change orders',
  },
  {
    titles: 'site engineer, setting out engineer',
    duties: 'site setting out, land surveying, total station, site engineering, site supervision',
  },
  {
    titles: 'drainage engineer',
    duties: 'drainage design',
  },
  {
    titles: 'highways engineer, highway engineer',
    duties: 'highway design',
  },
  {
    titles: 'geotechnical engineer',
    duties: 'geotechnical engineering, ground investigation, foundation engineering',
  },
  {
    titles: 'bridge engineer',
    duties: 'bridge engineering, bridge design, structural analysis',
  },
  {
    titles: 'flood risk engineer',
    duties: 'flood risk assessments',
  },
  {
    titles: 'transportation engineer',
    duties: 'traffic engineering',
  },
  {
    titles: `projektleiter tiefbau, projektleiterin tiefbau, projektingenieur tiefbau, projektingenieurin tiefbau,
      tiefbauingenieur, tiefbauingenieurin, planungsingenieur tiefbau, planer tiefbau, planerin tiefbau`,
    duties: 'Tiefbau, tendering, AVA',
  },
  {
    titles: 'projektleiter straßenbau, projektleiterin straßenbau',
    duties: 'road construction, Tiefbau',
  },
  {
    titles: 'projektingenieur kanalbau',
    duties: 'sewer systems, Tiefbau',
  },
  {
    titles: 'bauzeichner, bauzeichnerin, civil technician, projeteur vrd',
    duties: 'CAD drafting, CAD, working drawings',
  },
  {
    titles: "ingénieur vrd, projeteur vrd, chargé d'affaires vrd",
    duties: 'roads and utilities',
  },
  {
    family: 'architecture',
    duties: `architectural design, construction documents, CAD, working drawings, technical drawings,
      building codes, design development, building regulations`,
  },
  {
    titles: 'architect, architekt, architektin, architecte, arquitecto, arquitecta, 建筑师, 建筑设计师',
    duties: `schematic design, Architekturplanung, consultant coordination, site analysis, space planning,
      building permit applications, specification writing, feasibility studies, construction site visits,
      design development drawings`,
  },
  {
    titles: 'landscape architect',
    duties: 'landscape architecture, planting design, garden design',
  },
  {
    titles: 'bim modeller, bim coordinator, bim technician, bim manager',
    duties: 'BIM',
  },
  {
    titles: 'bim coordinator, bim manager',
    duties: 'BIM coordination',
  },
  {
    titles: `architectural technologist, architectural technician, technischer zeichner bau,
      architectural draughtsman, dessinateur bâtiment, dessinatrice bâtiment, delineante de construcción`,
    duties: 'CAD drafting',
  },
  {
    family: 'quantity surveying',
    duties: 'cost estimating, quantity takeoff, tender documents, bills of quantities, bid preparation',
  },
  {
    titles: `quantity surveyor, qs, assistant quantity surveyor, économiste de la construction, 造价工程师,
      cost consultant, cost manager`,
    duties: `quantity surveying, cost planning, final accounts, contract variations, interim valuations,
      cost value reconciliation, cost control`,
  },
  {
    titles: 'bauabrechner',
    duties: 'works billing, Aufmaß',
  },
  {
    titles: 'métreur, métreuse',
    duties: 'Aufmaß',
  },
  {
    family: 'interior design',
    duties: `interior design, space planning, CAD, mood boards, material selection, colour schemes,
      technical drawings, client presentations, 3D rendering, customer consultation`,
  },
  {
    titles: `interior designer, interior architect, innenarchitekt, innenarchitektin, architecte d'intérieur,
      interiorista, diseñador de interiores, 室内设计师`,
    duties: 'FF&E, interior architecture, working drawings',
  },
  {
    titles: `kitchen designer, küchenplaner, küchenplanerin, küchenfachberater, cuisiniste,
      concepteur vendeur cuisine`,
    duties: 'furniture sales, retail sales, site measuring',
  },
  {
    family: 'process and manufacturing engineering',
    duties: `process optimization, root cause analysis, continuous improvement, process documentation,
      work instructions, data analysis, standard operating procedures, technical drawings, corrective action`,
  },
  {
    titles: `manufacturing engineer, production engineer, fertigungsingenieur, industrial engineer,
      process engineer, prozessingenieur, ingénieur procédés, ingeniero de procesos, ingeniero industrial,
      工艺工程师`,
    duties: `process engineering, lean manufacturing, process validation, FMEA, 5S, work preparation, statistics`,
  },
  {
    titles: 'industrial engineer, ingeniero industrial',
    duties: 'industrial engineering, time studies',
  },
  {
    titles: 'quality engineer, qualitätsingenieur, ingénieur qualité, supplier quality engineer, sqe',
    duties: `quality assurance, quality management, quality control, FMEA, CAPA, 8D, internal quality audits,
      nonconformance reports, complaint handling, control plans`,
  },
  {
    titles: 'supplier quality engineer, sqe',
    duties: 'supplier quality, supplier audits, PPAP',
  },
  {
    titles: 'continuous improvement engineer, lean engineer, process improvement engineer',
    duties: 'lean manufacturing, Kaizen, value stream mapping, 5S',
  },
  {
    family: 'chemical engineering',
    duties: `chemical engineering, process engineering, mass and energy balances,
      piping and instrumentation diagrams, process flow diagrams, process optimization, process safety,
      plant troubleshooting, process design, equipment sizing, heat exchangers, process simulation`,
  },
  {
    family: 'production',
    duties: 'quality control',
  },
  {
    titles: `machine operator, maschinenbediener, anlagenführer, maschinenführer, production operator,
      line operator, conducteur de ligne, process operator, operador de producción, opérateur de production,
      opératrice de production, 操作工, opérateur sur ligne, opérateur de fabrication`,
    duties: `machine operation, visual inspection, in-process inspection, machine setup, work instructions,
      fault diagnosis`,
  },
  {
    titles: `production worker, production operative, production associate, produktionsmitarbeiter,
      produktionshelfer, produktionshelferin, factory worker, operario de producción,
      operaria de producción, agent de production, agent de fabrication, 普工`,
    duties: 'machine operation, assembly, packaging, visual inspection, work instructions',
  },
  {
    titles: `assembler, assembly operator, assembly technician, assembly operative, montagemitarbeiter,
      montagemitarbeiterin, montador, montadora, mechanical assembly technician, 装配工`,
    duties: `assembly, mechanical assembly, work instructions, hand and power tools, sub-assembly,
      visual inspection, blueprint reading`,
  },
  {
    titles: 'electronics assembly technician, electronics assembler',
    duties: 'soldering, electrical assembly, ESD control, assembly, visual inspection',
  },
  {
    titles: 'packaging operator',
    duties: 'packaging, labelling goods',
  },
  {
    titles: `production supervisor, production manager, line leader, shift leader, shift supervisor,
      production team leader, schichtleiter, schichtführer, chef d'équipe production, jefe de turno,
      encargado de producción, 班组长, production shift manager, manufacturing manager,
      manufacturing supervisor, production leader, head of production, production director, factory manager,
      plant manager, produktionsleiter, produktionsleiterin, fertigungsleiter, werkleiter, werksleiter,
      chef d'atelier, responsable de production, directeur de production, directeur d'usine,
      jefe de producción, jefa de producción, responsable de producción, director de planta, 生产主管, 生产经理,
      车间主任, 厂长`,
    duties: `production supervision, production management, shift management, staff scheduling, Personalführung,
      continuous improvement, KPI reporting, staff training, lean manufacturing, shift handover,
      root cause analysis, production planning, process optimization`,
  },
  {
    titles: `plant manager, factory manager, werkleiter, werksleiter, directeur d'usine, director de planta, 厂长,
      production director`,
    duties: 'budget management, P&L management',
  },
  {
    titles: 'chemical operator, plant operator, batch operator, process plant operator',
    duties: 'process control, weighing and mixing, in-process testing',
  },
  {
    titles: 'moulding setter, injection moulding setter',
    duties: 'mould setting, injection molding, machine setup',
  },
  {
    titles: 'grp laminator, laminator',
    duties: 'composite lay-up',
  },
  {
    titles: 'plater, plating operator',
    duties: 'electroplating',
  },
  {
    titles: 'production technician, process technician, manufacturing technician',
    duties: 'machine setup, fault diagnosis, machine operation, in-process inspection',
  },
  {
    family: 'machining and welding',
    duties: `blueprint reading, technical drawings, metalworking, hand and power tools, calipers and micrometers,
      deburring, dimensional inspection`,
  },
  {
    titles: `cnc machinist, machinist, cnc operator, cnc programmer, cnc setter, cnc turner, cnc miller,
      tool setter, zerspanungsmechaniker, zerspanungsmechanikerin, tourneur fraiseur, tornero,
      machine setter, lathe operator, mill operator, dreher, dreherin, fräser, fräserin, cnc fräser,
      cnc dreher, usineur, fresador, operador cnc, cnc grinder, precision grinder, cnc setter operator,
      cnc machinist setter, horizontal borer, cnc borer, cnc programmierer, cnc fachkraft,
      fräsmaschinenbediener, 数控操作工, 车工, 铣工`,
    duties: `machining, machine setup, tool changes, machine operation, precision measuring instruments,
      workholding, feeds and speeds, tight tolerances, tool setting, in-process inspection`,
  },
  {
    titles: `cnc machinist, cnc operator, cnc programmer, cnc setter, cnc turner, cnc miller, cnc fräser,
      cnc dreher, operador cnc, cnc setter operator, cnc machinist setter, cnc programmierer, cnc fachkraft,
      数控操作工, zerspanungsmechaniker, zerspanungsmechanikerin`,
    duties: 'CNC, CNC machining, tool offsets, CNC setting',
  },
  {
    titles: 'cnc programmer, cnc programmierer, zerspanungsmechaniker, zerspanungsmechanikerin',
    duties: 'CNC programming',
  },
  {
    titles: 'cnc turner, cnc dreher',
    duties: 'CNC turning, CNC programming',
  },
  {
    titles: 'cnc miller, cnc fräser',
    duties: 'CNC milling, CNC programming',
  },
  {
    titles: 'lathe operator, dreher, dreherin, tornero, 车工',
    duties: 'lathe',
  },
  {
    titles: 'mill operator, fräser, fräserin, fresador, fräsmaschinenbediener, 铣工',
    duties: 'milling machine',
  },
  {
    titles: 'tourneur fraiseur, zerspanungsmechaniker, zerspanungsmechanikerin',
    duties: 'turning and milling, lathe, milling machine',
  },
  {
    titles: 'precision grinder, cnc grinder',
    duties: 'surface grinding',
  },
  {
    titles: `welder, mig welder, tig welder, schweißer, soudeur, soldador, soldadora, fabricator welder,
      welder fabricator, schweißfachmann, chaudronnier soudeur, 焊工`,
    duties: `welding, welding symbols, angle grinder, fit-up, tack welding, weld inspection, arc welding,
      oxy-fuel cutting`,
  },
  {
    titles: 'mig welder',
    duties: 'MIG welding',
  },
  {
    titles: 'tig welder',
    duties: 'TIG welding',
  },
  {
    titles: 'fabricator, sheet metal fabricator, chaudronnier, chaudronnière, calderero, boilermaker',
    duties: 'fabrication, sheet metal work, fit-up, angle grinder, welding, structural steel',
  },
  {
    titles: 'fabricator welder, welder fabricator, chaudronnier soudeur',
    duties: 'fabrication, sheet metal work, structural steel',
  },
  {
    titles: `toolmaker, tool and die maker, die maker, mould maker, mold maker, werkzeugmacher, outilleur, 模具工`,
    duties: `tool making, machining, milling machine, lathe, surface grinding, bench work,
      precision measuring instruments, tight tolerances`,
  },
  {
    titles: 'press brake operator',
    duties: 'press brake operation, sheet metal bending',
  },
  {
    titles: 'laser operator',
    duties: 'laser cutting',
  },
  {
    titles: 'industriemechaniker, ajusteur, ajustador, 钳工',
    duties: 'mechanical assembly, bench work, machining, preventive maintenance',
  },
  {
    family: 'electrical trades',
    duties: `electrical installation, electrical testing, fault finding, electrical troubleshooting, Fehlersuche,
      schematics, electrical schematics, multimeter, hand and power tools, hand tools, power tools,
      electrical isolation, cable pulling, grounding and bonding, electrical maintenance`,
  },
  {
    titles: `electrician, journeyman electrician, elektriker, elektrikerin, électricien, électricienne,
      electricista, 电工, elektroinstallateur, elektroinstallateurin, electrical installer, electrical fitter,
      instalador eléctrico, instalador electricista, oficial electricista, monteur électricien,
      approved electrician, elektroniker für energie und gebäudetechnik`,
    duties: `lighting installation, distribution boards, cable tray installation, rewiring,
      first fix and second fix electrics, earthing, low voltage, bringing installations up to code`,
  },
  {
    titles: 'journeyman electrician, approved electrician',
    duties: 'conduit bending',
  },
  {
    titles: `betriebselektriker, maintenance electrician, électricien industriel, elektroniker für betriebstechnik,
      électrotechnicien`,
    duties: `motor controls, preventive maintenance, industrial electrical installation, corrective maintenance,
      electric motor repair`,
  },
  {
    titles: 'electrical tester, test and inspection engineer',
    duties: 'periodic inspection and testing, fixed wire testing, insulation resistance testing',
  },
  {
    titles: 'panel wirer',
    duties: 'panel wiring, panel building, crimping',
  },
  {
    titles: `inbetriebnehmer, inbetriebnahmetechniker, inbetriebnahmeingenieur, commissioning technician,
      automatisierungstechnikerin, sps techniker, controls technician, automaticienne`,
    duties: 'commissioning, PLC, automation, control systems',
  },
  {
    titles: 'elektromeister, elektrotechnikermeister',
    duties: 'staff scheduling, Personalführung, site supervision',
  },
  {
    family: 'plumbing and HVAC',
    duties: `pipe installation, hand and power tools, leak detection, brazing, pressure testing,
      technical drawings, heating systems, fault finding, customer service`,
  },
  {
    titles: `plumber, klempner, plombier, fontanero, installateur sanitaire, plombier chauffagiste,
      anlagenmechaniker, anlagenmechaniker shk, anlagenmechanikerin, shk monteur,
      installateur und heizungsbauer, plumbing and heating engineer, heating and plumbing engineer,
      bathroom fitter`,
    duties: `plumbing, sanitary installation, fixture installation, bathroom installation, drain clearance,
      soldered joints, pipework insulation`,
  },
  {
    titles: `plumber, klempner, plombier, fontanero, plombier chauffagiste, anlagenmechaniker,
      anlagenmechaniker shk, anlagenmechanikerin, shk monteur, installateur und heizungsbauer,
      plumbing and heating engineer`,
    duties: 'water heater installation, drain cleaning, blocked drains',
  },
  {
    titles: `hvac technician, hvac installer, hvac service technician, hvac mechanic, technicien cvc,
      instalador de climatización, frigorista`,
    duties: `HVAC, air conditioning, ventilation systems, air conditioning installation, preventive maintenance,
      electrical troubleshooting, multimeter`,
  },
  {
    titles: 'hvac technician, hvac service technician, hvac mechanic, frigorista',
    duties: `refrigeration, refrigerant handling, HVAC controls, refrigerant recovery, manifold gauges,
      rooftop units`,
  },
  {
    titles: 'hvac installer',
    duties: 'ductwork',
  },
  {
    titles: `heating engineer, heizungsbauer, heizungsmonteur, chauffagiste, plombier chauffagiste,
      technicien chauffagiste, domestic heating engineer, heating service engineer,
      plumbing and heating engineer, heating and plumbing engineer, boiler engineer, boiler installer,
      anlagenmechaniker, anlagenmechaniker shk, anlagenmechanikerin, shk monteur,
      installateur und heizungsbauer, instalador de calefacción, calefactor`,
    duties: 'boilers, boiler installation, boiler maintenance, underfloor heating, hydronic balancing',
  },
  {
    titles: `gas engineer, gas fitter, gas service engineer, gas breakdown engineer, gas installer,
      gas boiler installer, domestic heating engineer`,
    duties: 'gas heating, gas fitting, gas pipework, combustion analysis, landlord gas safety checks',
  },
  {
    titles: 'gas engineer, gas service engineer, gas breakdown engineer, gas boiler installer',
    duties: 'boilers, boiler maintenance, boiler installation',
  },
  {
    titles: 'pipefitter',
    duties: 'pipefitting, blueprint reading, pipe threading, welding',
  },
  {
    family: 'carpentry',
    duties: `carpentry, woodworking, technical drawings, power tools, hand and power tools, circular saws,
      hand tools, site measuring, joinery`,
  },
  {
    titles: 'carpenter, zimmerer, zimmermann, charpentier, carpintero, menuisier, menuisière, 木工, joiner',
    duties: 'framing, window and door installation, door hanging, timber construction, finish carpentry',
  },
  {
    titles: 'zimmerer, zimmermann, charpentier',
    duties: 'roof carpentry, timber framing',
  },
  {
    titles: 'formwork carpenter',
    duties: 'formwork, concrete pouring',
  },
  {
    titles: 'stair maker, staircase maker, escaliéteur',
    duties: 'staircase construction',
  },
  {
    titles: 'shopfitter',
    duties: 'kitchen installation, finish carpentry',
  },
  {
    titles: 'bench joiner, wood machinist',
    duties: 'furniture making',
  },
  {
    family: 'masonry',
    duties: 'masonry, hand and power tools, mortar mixing, technical drawings, laser level',
  },
  {
    titles: 'mason, maurer, maurerin, maçon, albañil, bricklayer, 瓦工',
    duties: 'bricklaying, concrete work, plastering, repointing',
  },
  {
    titles: 'maurer, maurerin, maçon, albañil',
    duties: 'formwork, concreting, foundation work, screeding',
  },
  {
    titles: 'concrete finisher',
    duties: 'concrete work, concreting, concrete pouring, screeding',
  },
  {
    titles: 'stonemason, steinmetz, tailleur de pierre',
    duties: 'stonework',
  },
  {
    family: 'roofing',
    duties: `roofing, roof tiling, roof flashing, waterproofing, gutter installation, working at heights,
      fall protection, insulation installation, flat roofing, pitched roofing, roof inspections,
      hand and power tools, metal roofing`,
  },
  {
    family: 'construction labour',
    duties: `construction labouring, manual handling, hand and power tools, loading and unloading, site safety,
      concrete pouring, hand tools`,
  },
  {
    titles: 'groundworker',
    duties: 'groundworks, excavation, drainage installation, trenching',
  },
  {
    family: 'construction management',
    duties: `construction management, site supervision, subcontractor management, construction scheduling,
      technical drawings, site safety, toolbox talks, site logistics, quality control,
      construction site visits`,
  },
  {
    titles: `site manager, construction manager, construction superintendent, chef de chantier, jefe de obra,
      jefa de obra, site supervisor, polier, oberpolier, werkpolier, foreman, site foreman,
      encargado de obra, encargada de obra, construction project manager, projektleiter bau,
      projektleiterin bau, projektleiter hochbau, projektleiterin hochbau, bauleitung, projektleitung bau,
      施工员, build manager`,
    duties: `construction inspection, site inductions, site safety inductions, workforce planning,
      staff scheduling, Personalführung, punch lists`,
  },
  {
    titles: `construction manager, construction superintendent, jefe de obra, jefa de obra,
      construction project manager, projektleiter bau, projektleiterin bau, projektleiter hochbau,
      projektleiterin hochbau, contracts manager manager, bauleitung, projektleitung bau,
      construction director, directeur travaux, directrice travaux`,
    duties: `cost control, change orders, budget management, contract administration, stakeholder management`,
  },
  {
    titles: 'clerk of works, construction inspector, 监理工程师',
    duties: 'construction inspection, defect diagnosis',
  },
  {
    family: 'vehicle mechanics',
    duties: `vehicle maintenance, vehicle repair, hand and power tools, vehicle inspection, fault diagnosis`,
  },
  {
    titles: `automotive technician, mechanic, auto mechanic, motor mechanic, vehicle technician,
      light vehicle mechanic, kfz mechatroniker, kfz mechatronikerin, kfz mechaniker, kfz meister,
      mécanicien automobile, technicien automobile, mécanicien, mecánico, mecánico de automóviles,
      electromecánico de vehículos, 汽车维修工, 汽修工, diagnostic technician, master technician`,
    duties: `vehicle diagnostics, engine diagnostics, brake repair, oil changes, brakes and suspension,
      suspension and steering, tire service, scan tools, automotive electrical systems, clutch replacement,
      exhaust systems, timing belt replacement, brake replacement, car servicing, hydraulic lifts,
      engine repair, torque wrench, tyre replacement, exhaust repair`,
  },
  {
    titles: `diesel technician, diesel mechanic, heavy vehicle mechanic, heavy diesel mechanic, hgv technician,
      hgv mechanic, hgv fitter, truck mechanic, mécanicien poids lourds`,
    duties: `diesel engines, heavy truck repair, heavy vehicle repair, vehicle diagnostics, air brake systems,
      engine repair, brake repair, oil changes, suspension and steering, engine diagnostics, scan tools,
      hydraulics`,
  },
  {
    titles: 'auto electrician',
    duties: `automotive electrical systems, vehicle diagnostics, electrical troubleshooting, multimeter, schematics`,
  },
  {
    titles: 'tyre technician, tyre fitter, tire technician',
    duties: 'tyre fitting, tire service, tyre machines, tyre replacement, wheel balancing',
  },
  {
    titles: 'mot tester, vehicle inspector',
    duties: 'roadworthiness inspections',
  },
  {
    titles: 'roadside technician, service patrol',
    duties: 'roadside assistance, breakdown recovery, vehicle diagnostics',
  },
  {
    titles: 'motorcycle technician, motorcycle mechanic, zweiradmechatroniker',
    duties: 'motorcycle repair',
  },
  {
    titles: 'forklift engineer, forklift technician',
    duties: 'forklift repair, hydraulics, electrical troubleshooting',
  },
  {
    titles: 'landmaschinenmechatroniker, landmaschinenmechaniker, mécanicien agricole',
    duties: 'agricultural machinery repair, hydraulics, diesel engines',
  },
  {
    titles: 'plant fitter, plant mechanic',
    duties: 'hydraulics, diesel engines, heavy vehicle repair',
  },
  {
    titles: `workshop manager, workshop controller, garage manager, kfz meister, chef d'atelier automobile,
      jefe de taller`,
    duties: 'work order management, staff scheduling, Personalführung',
  },
  {
    titles: 'pdi technician',
    duties: 'pre-delivery inspections',
  },
  {
    family: 'maintenance',
    duties: 'maintenance and repair, preventive maintenance, fault finding, corrective maintenance',
  },
  {
    titles: `maintenance technician, maintenance mechanic, maintenance engineer, instandhalter,
      technicien de maintenance, técnico de mantenimiento, mechatroniker, mechatronikerin,
      maintenance fitter, multi skilled engineer, multi skilled technician, industrial mechanic, millwright,
      betriebsschlosser, betriebstechniker, wartungstechniker, instandhaltungstechniker, électromécanicien,
      mécanicien de maintenance, electromecánico, electromecánica, mecánico de mantenimiento,
      oficial de mantenimiento, shift engineer, plant engineer,
      instandhaltungsmechaniker, betriebsmechaniker, 设备工程师, 维修工, 维修工程师, 机修工, 设备维护, mechanical fitter,
      agent de maintenance`,
    duties: `industrial maintenance, mechanical troubleshooting, hydraulics, pneumatics, bearing replacement,
      hand and power tools, technical drawings, machine lubrication, Fehlersuche, machine breakdowns,
      fault diagnosis, spare parts management`,
  },
  {
    titles: `maintenance technician, maintenance engineer, instandhalter, technicien de maintenance,
      técnico de mantenimiento, mechatroniker, mechatronikerin, multi skilled engineer,
      multi skilled technician, électromécanicien, electromecánico, electromecánica, betriebstechniker,
      instandhaltungstechniker`,
    duties: 'electrical troubleshooting, electrical schematics, electrical maintenance',
  },
  {
    titles: 'mechatroniker, mechatronikerin',
    duties: 'mechatronics, mechanical assembly, electrical assembly, PLC',
  },
  {
    titles: 'millwright',
    duties: 'millwright work, shaft alignment, rigging and lifting',
  },
  {
    titles: 'haustechniker, facilities technician, maintenance operative, operario de mantenimiento',
    duties: 'facilities maintenance, Gebäudetechnik, handyman work, hand and power tools',
  },
  {
    titles: `facility manager, facilities coordinator, facilities supervisor, building manager, estates manager`,
    duties: `facility management, contractor management, building compliance, property inspections,
      facilities maintenance, supplier management, Gebäudetechnik, planned preventative maintenance`,
  },
  {
    titles: `service technician, field service technician, field service engineer, servicetechniker,
      servicetechnikerin, service engineer, field engineer, field technician, servicemonteur,
      kundendiensttechniker, technicien itinérant, technicien sav, técnico de servicio, técnico sat,
      mobile service engineer`,
    duties: `field service, customer service, fault diagnosis, electrical troubleshooting, commissioning,
      after-sales service, hand and power tools`,
  },
  {
    titles: 'maintenance planner',
    duties: 'maintenance planning, work order management, spare parts management',
  },
  {
    titles: `maintenance supervisor, responsable maintenance, chef de maintenance, responsable de mantenimiento,
      jefe de mantenimiento, instandhaltungsleiter, leiter instandhaltung`,
    duties: `maintenance planning, staff scheduling, contractor management, Personalführung,
      spare parts management, industrial maintenance`,
  },
  {
    titles: 'white goods engineer, appliance engineer, domestic appliance engineer',
    duties: 'appliance repair',
  },
  {
    titles: 'pump engineer',
    duties: 'pump repair',
  },
  {
    titles: 'installation engineer',
    duties: 'machine installation, commissioning',
  },
  {
    titles: 'kalkulator, kalkulatorin, bauabrechner',
    duties: 'AVA',
  },
  {
    titles: 'architekt, architektin',
    duties: 'Baurecht',
  },
  {
    titles: `service technician automotive, autocare technician, lcv technician, fast fit technician,
      hgv trailer technician, trailer technician, workshop engineer`,
    duties: `brake repair, oil changes, brakes and suspension, vehicle diagnostics, suspension and steering`,
  },
  {
    titles: `repair technician, equipment engineer, service and repair engineer, engineering technician,
      atm engineer, cnc service engineer, coffee machine engineer, catering equipment engineer,
      laboratory equipment engineer, mobile technician, multi skilled operative, automatic door engineer,
      door engineer, white goods engineer, appliance engineer, domestic appliance engineer, pump engineer`,
    duties: `fault diagnosis, electrical troubleshooting, mechanical troubleshooting, hand and power tools`,
  },
  {
    titles: 'weaver, textile machine operator',
    duties: 'machine operation, visual inspection',
  },
  {
    titles: 'weaver',
    duties: 'weaving looms',
  },
  {
    titles: `press operator, paint mix operator, produktionsfachkraft, batch operator, plant operator,
      chemical operator, process plant operator`,
    duties: 'machine operation, visual inspection, work instructions',
  },
  {
    titles: 'shift team leader',
    duties: 'production supervision, shift management, staff scheduling, staff training, shift handover',
  },
  {
    titles: `drainage engineer, highways engineer, highway engineer, water engineer, bridge engineer,
      transportation engineer, flood risk engineer, geotechnical engineer, tiefbauingenieur,
      tiefbauingenieurin, ingénieur vrd`,
    duties: 'CAD, engineering calculations, technical reports',
  },
  {
    titles: 'motorcycle technician, motorcycle mechanic, zweiradmechatroniker',
    duties: 'brake repair, oil changes, engine repair, vehicle diagnostics',
  },
  {
    titles: 'patternmaker',
    duties: 'woodworking',
  },
];
