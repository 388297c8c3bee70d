import type { OfficeDuties } from '../office-duties.ts';

export const transportAndProductionDuties: readonly OfficeDuties[] = [
  {
    family: 'aircraft maintenance',
    duties: `aircraft maintenance, aircraft inspection, line maintenance, component replacement, aircraft manuals,
      airworthiness, tool control, technical documentation, aviation, hand and power tools, fault finding`,
  },
  {
    titles: 'avionics technician, fluggerätelektroniker',
    duties: 'avionics, avionics troubleshooting, electrical troubleshooting',
  },
  {
    family: 'flying',
    duties: 'flight operations, flight planning, crew resource management, aviation, radio communication',
  },
  {
    titles: 'airline pilot, commercial pilot, first officer, verkehrspilot, pilote de ligne',
    duties: `instrument flying, flight management systems, weight and balance, in-flight emergencies,
      weight and balance calculations`,
  },
  {
    titles: 'flight instructor',
    duties: 'flight instruction, visual flight rules',
  },
  {
    titles: 'drone pilot',
    duties: 'drone operation',
  },
  {
    family: 'cabin crew',
    duties: `cabin service, cabin safety, cabin safety procedures, pre-flight safety demonstration,
      safety demonstrations, passenger handling, evacuation of aircraft, customer service, inflight retail,
      galley management, in-flight emergencies, crew resource management, special assistance passengers`,
  },
  {
    family: 'ground handling',
    duties: 'ground handling, aviation, airside safety',
  },
  {
    titles: `gate agent, passenger service agent, check in agent, agent d'escale, ticket desk agent, airport agent`,
    duties: `passenger check-in, airport check-in, boarding gate duties, passenger handling, customer service,
      special assistance passengers, departure control systems`,
  },
  {
    titles: 'ramp agent, baggage handler, agent de piste, agente de rampa, ground crew, cargo handler',
    duties: `baggage handling, ramp operations, ground support equipment, loading and unloading, airside driving,
      manual handling, belt loaders`,
  },
  {
    titles: 'aircraft cleaner',
    duties: 'aircraft cleaning',
  },
  {
    family: 'air traffic control',
    duties: 'aviation, radio communication',
  },
  {
    titles: `air traffic controller, fluglotse, contrôleur aérien, controlador aéreo, atc officer,
      air traffic control officer, tower controller`,
    duties: 'air traffic control, aerodrome operations',
  },
  {
    titles: 'flight dispatcher',
    duties: 'flight dispatch, flight planning, weight and balance calculations, flight operations',
  },
  {
    family: 'rail',
    duties: 'railway operations',
  },
  {
    titles: `train driver, lokführer, lokführerin, triebfahrzeugführer, conducteur de train, maquinista,
      locomotive engineer, train operator, rail driver`,
    duties: `train driving, brake tests, route knowledge, railway signalling, shunting, fault finding,
      radio communication, timetable adherence, track safety`,
  },
  {
    titles: 'train conductor, zugbegleiter, zugbegleiterin, contrôleur sncf',
    duties: 'ticket inspection, passenger transport, customer service',
  },
  {
    titles: 'train dispatcher, fahrdienstleiter',
    duties: 'train dispatching, railway signalling',
  },
  {
    titles: 'railway signaller',
    duties: 'railway signalling',
  },
  {
    titles: 'track worker, gleisbauer',
    duties: 'track maintenance, track safety, hand and power tools',
  },
  {
    family: 'seafaring',
    duties: 'maritime transport',
  },
  {
    titles: 'ship captain, deck officer, kapitän, officier de marine marchande',
    duties: `ship navigation, bridge watchkeeping, cargo handling, stowage planning, radio communication,
      mooring operations, SOLAS`,
  },
  {
    titles: 'marine engineer, ship engineer, jefe de máquinas',
    duties: `engine room operations, marine diesel engines, preventive maintenance, hydraulics, pneumatics`,
  },
  {
    titles: 'deckhand, seaman, able seaman, matrose, marinero, schiffsmechaniker, 船员',
    duties: 'deck operations, deck maintenance, mooring operations',
  },
  {
    titles: 'dock worker, longshoreman, hafenarbeiter, estibador',
    duties: 'cargo handling, loading and unloading, port operations, load securing',
  },
  {
    family: 'customs',
    duties: `customs clearance, customs documentation, tariff classification, import/export, customs law,
      Incoterms, import compliance, certificates of origin, rules of origin, commodity codes,
      customs valuation, trade compliance, shipping documentation, customs entries, export controls`,
  },
  {
    family: 'postal and courier service',
    duties: 'parcel delivery, route planning, customer delivery, proof of delivery',
  },
  {
    titles: `mail carrier, postal worker, briefträger, facteur, factrice, cartero, zusteller, zustellerin`,
    duties: 'mail delivery, mail handling',
  },
  {
    titles: 'courier, parcel driver, paketzusteller, coursier, repartidor, 快递员',
    duties: 'courier services, courier deliveries, local delivery driving, loading and unloading',
  },
  {
    family: 'moving and hauling',
    duties: 'loading and unloading, load securing, customer service',
  },
  {
    titles: 'removal worker, möbelpacker, umzugshelfer, déménageur, mozo de mudanzas',
    duties: 'furniture removals, house moves, manual handling, furniture assembly, packing goods',
  },
  {
    titles: 'tow truck driver',
    duties: 'towing and recovery, vehicle recovery, breakdown recovery, driving',
  },
  {
    family: 'heavy equipment operation',
    duties: 'heavy equipment operation, pre-start checks',
  },
  {
    titles: `heavy equipment operator, excavator operator, bulldozer operator, baggerfahrer, baggerführer,
      conducteur d'engins, operador de maquinaria pesada`,
    duties: 'excavation, site grading, wheel loader, trenching, loading and unloading',
  },
  {
    titles: 'excavator operator, baggerfahrer, baggerführer',
    duties: 'excavator',
  },
  {
    titles: 'bulldozer operator',
    duties: 'bulldozer',
  },
  {
    titles: 'crane operator, kranführer, grutier, operador de grúa',
    duties: 'crane operation, lift plans, load charts, rigging and lifting',
  },
  {
    family: 'road and civil works',
    duties: 'hand and power tools, site safety, traffic management on roads',
  },
  {
    titles: 'road worker, straßenbauer, highways operative, streets maintenance worker, civils operative',
    duties: `road construction, asphalt laying, kerb laying, highway maintenance, block paving, road surfacing,
      soil compaction`,
  },
  {
    titles: 'tiefbauer, canalisateur, canalisateur vrd, ouvrier vrd, pipelayer, pipe layer',
    duties: 'Tiefbau, excavation, trenching, drainage installation, sewer systems',
  },
  {
    titles: 'ouvrier vrd, canalisateur vrd',
    duties: 'roads and utilities',
  },
  {
    titles: 'concrete worker, betonbauer, coffreur, encofrador',
    duties: 'formwork, concrete work, concreting, concrete pouring, technical drawings',
  },
  {
    titles: 'betonbauer, coffreur, encofrador',
    duties: 'rebar fixing',
  },
  {
    titles: 'scaffolder, gerüstbauer, échafaudeur',
    duties: 'scaffolding, scaffolding erection, working at heights',
  },
  {
    titles: 'gas mains layer, gas mains and service layer, water main layer',
    duties: 'excavation, trenching, pipe installation',
  },
  {
    family: 'finishing trades',
    duties: 'hand and power tools, surface preparation, site measuring',
  },
  {
    titles: `painter, decorator, painter and decorator, malerin, maler und lackierer, peintre, peintre en bâtiment,
      peintre décorateur, pintor, 油漆工`,
    duties: `painting, interior painting, exterior painting, filling and sanding walls, wallpapering,
      priming and undercoating, colour matching, plaster repair, staining and varnishing`,
  },
  {
    titles: 'plasterer, plâtrier, stuckateur, yesero, plasterer and tiler, escayolista',
    duties: 'plastering, skimming, rendering of walls, plaster repair',
  },
  {
    titles: 'tiler, fliesenleger, carreleur, alicatador, plasterer and tiler, solador',
    duties: 'tiling, grouting, waterproofing',
  },
  {
    titles: 'drywall installer, dry liner, trockenbauer, plaquiste, ceiling fixer',
    duties: 'drywall, partition walls, insulation installation',
  },
  {
    titles: 'drywall installer, plaquiste, trockenbauer',
    duties: 'drywall finishing',
  },
  {
    titles: 'glazier, vitrier',
    duties: 'glazing work, window installation',
  },
  {
    titles: 'window fitter, window installer',
    duties: 'window installation, window and door installation',
  },
  {
    titles: 'insulation installer',
    duties: 'insulation installation',
  },
  {
    titles: 'flooring installer, floor layer, bodenleger, parkettleger, solier moquettiste',
    duties: 'flooring installation, vinyl flooring, wood flooring',
  },
  {
    titles: 'parkettleger',
    duties: 'parquet laying',
  },
  {
    titles: 'floor layer, bodenleger, solier moquettiste, raumausstatter',
    duties: 'carpet fitting',
  },
  {
    titles: 'kitchen fitter',
    duties: 'kitchen installation, furniture assembly',
  },
  {
    titles: 'sign fitter, sign maker',
    duties: 'signage production',
  },
  {
    family: 'elevator and security systems',
    duties: `fault finding, preventive maintenance, electrical troubleshooting, electrical installation,
      hand and power tools, schematics, customer service, multimeter, commissioning`,
  },
  {
    titles: `elevator mechanic, elevator technician, lift engineer, lift technician, lift mechanic, aufzugsmonteur,
      ascensoriste, técnico de ascensores`,
    duties: `elevator maintenance, lift engineering, lift door operators, mechanical troubleshooting,
      motor controls, relay logic`,
  },
  {
    titles: 'alarm technician, alarm engineer, intruder alarm engineer',
    duties: 'alarm systems, intruder alarms',
  },
  {
    titles: `fire alarm technician, fire alarm engineer, fire alarm service engineer, brandmeldetechniker`,
    duties: 'fire alarm systems, fire alarm installation, fire detection systems',
  },
  {
    titles: 'fire and security engineer, fire and security service engineer',
    duties: `fire alarm systems, intruder alarms, access control, CCTV installation, fire detection systems`,
  },
  {
    titles: `security systems technician, security technician, security systems engineer,
      security service engineer, security installation engineer, técnico de sistemas de seguridad`,
    duties: `alarm systems, access control, CCTV installation, intruder alarms, door entry systems, cable pulling`,
  },
  {
    titles: 'cctv engineer, cctv installer',
    duties: 'CCTV installation, cable pulling',
  },
  {
    titles: 'escalator engineer',
    duties: 'escalator maintenance',
  },
  {
    family: 'locksmith and metalwork',
    duties: 'metalworking, hand and power tools, technical drawings, angle grinder',
  },
  {
    titles: 'locksmith, cerrajero, serrurier',
    duties: 'locksmithing, access control',
  },
  {
    titles: `metalworker, metallbauer, metallbauerin, konstruktionsmechaniker, schlosser, métallier, serrurier`,
    duties: `welding, sheet metal work, structural steel, fabrication, steel erection, blueprint reading,
      bench work`,
  },
  {
    titles: 'sheet metal worker, spengler, tôlier',
    duties: 'sheet metal work, sheet metal bending, sheet metal forming',
  },
  {
    titles: 'spengler',
    duties: 'gutter installation, metal roofing, roof flashing',
  },
  {
    titles: 'blacksmith',
    duties: 'metal forging',
  },
  {
    family: 'refrigeration',
    duties: `refrigeration, refrigerant handling, refrigerant recovery, leak detection of refrigerants,
      refrigerant leak detection, brazing, pressure testing, air conditioning, air conditioning maintenance,
      fault finding, electrical troubleshooting, preventive maintenance, manifold gauges, multimeter,
      pipe installation, HVAC, compressor replacement, hand and power tools, commissioning,
      air conditioning installation`,
  },
  {
    family: 'vehicle body and paint',
    duties: 'hand and power tools, vehicle cleaning',
  },
  {
    titles: `auto body technician, body shop technician, bodyshop technician, karosseriebauer, carrossier,
      chapista, panel beater, vehicle panel beater, panel technician, tôlier peintre, carrossier peintre,
      karosserie und fahrzeugbaumechaniker, chapista pintor, 钣金工`,
    duties: `body repair, bodywork repair, panel replacement, dent repair, welding, angle grinder,
      frame straightening, jig alignment`,
  },
  {
    titles: `automotive painter, fahrzeuglackierer, lackierer, lackiererin, peintre automobile, paint sprayer,
      vehicle paint sprayer, car paint technician, paint technician, tôlier peintre, carrossier peintre,
      chapista pintor, 喷漆工`,
    duties: `automotive painting, spray painting, surface preparation, colour matching, priming and undercoating,
      varnishing`,
  },
  {
    titles: 'prepper',
    duties: 'surface preparation',
  },
  {
    titles: 'met technician, met fitter, met strip fitter, strip fitter',
    duties: 'panel replacement, fault diagnosis',
  },
  {
    titles: 'smart repair technician, smart repairer',
    duties: 'Smart Repair, dent repair, spray painting',
  },
  {
    titles: 'windscreen technician, windscreen fitter',
    duties: 'windshield replacement, windscreen replacement',
  },
  {
    titles: 'vehicle damage assessor',
    duties: 'vehicle appraisal, motor claims',
  },
  {
    titles: 'car detailer, car valeter, valeter, vehicle valeter',
    duties: 'car detailing',
  },
  {
    titles: 'bodyshop manager, bodyshop supervisor',
    duties: 'work order management, staff scheduling, body repair',
  },
  {
    family: 'motor trade',
    duties: 'customer service, automotive industry, product knowledge',
  },
  {
    titles: `service advisor, serviceberater, serviceberaterin kfz, automotive service consultant,
      service consultant automotive, réceptionnaire après vente, asesor de servicio`,
    duties: `service advising, vehicle maintenance, after-sales service, appointment setting,
      warranty claims processing, upselling, telephone handling, complaint handling, invoicing`,
  },
  {
    titles: 'parts advisor, parts supervisor, parts manager, parts interpreter',
    duties: 'parts ordering, parts sales, inventory management, telephone handling, stock ordering',
  },
  {
    titles: `car salesman, car salesperson, automotive sales consultant, vendeur automobile, vendedor de coches,
      automobilkaufmann, automobilkauffrau, sales executive automotive, vehicle sales executive,
      car sales executive, car sales consultant, vehicle sales consultant, conseiller commercial automobile,
      car sales manager, vehicle sales manager`,
    duties: `vehicle sales, negotiation, closing deals, vehicle appraisal, product demonstrations,
      customer consultation, CRM, prospecting`,
  },
  {
    titles: 'aftersales manager',
    duties: 'after-sales service, Personalführung, KPI reporting',
  },
  {
    titles: 'car sales manager, vehicle sales manager',
    duties: 'sales team management',
  },
  {
    family: 'food production',
    duties: 'food safety, HACCP, food manufacturing, sanitation, quality control',
  },
  {
    titles: `butcher, meat cutter, metzger, fleischer, fleischerin, boucher, charcutier, carnicero,
      butchery manager, responsable boucherie`,
    duties: 'butchery, meat cutting, deboning, meat processing, knife skills, food storage',
  },
  {
    titles: 'metzger, fleischer, fleischerin, charcutier',
    duties: 'sausage making',
  },
  {
    titles: 'fleischereifachverkäuferin, fleischereifachverkäufer',
    duties: `butcher counter, retail sales, customer service, Kassentätigkeit, cash register, customer consultation`,
  },
  {
    titles: 'bäckereifachverkäuferin',
    duties: `bakery sales, retail sales, customer service, Kassentätigkeit, cash register, customer consultation`,
  },
  {
    titles: 'brewer, brewmaster, brauer, brauer und mälzer, brasseur',
    duties: 'brewing, fermentation, bottling, CIP cleaning',
  },
  {
    titles: 'cheesemaker',
    duties: 'cheese making, dairy processing, pasteurisation',
  },
  {
    titles: 'food production worker, food production operative, food process operator, bakery operative',
    duties: 'packaging, machine operation, food packing, weighing and mixing',
  },
  {
    titles: `food technologist, lebensmitteltechnologe, tecnólogo de alimentos, technologue alimentaire,
      food development technologist, new product development technologist, npd technologist, npd manager,
      development technologist, 食品工程师`,
    duties: `food technology, quality assurance, recipe development, food labelling, food analysis,
      product development, sensory evaluation, shelf-life testing`,
  },
  {
    titles: 'fachkraft für lebensmitteltechnik',
    duties: 'machine operation, in-process inspection',
  },
  {
    family: 'wood and furniture',
    duties: 'woodworking, hand and power tools, technical drawings, furniture making',
  },
  {
    titles: `cabinet maker, furniture maker, schreiner, schreinerin, tischler, tischlerin, ébéniste, ebanista,
      woodworker, holzmechaniker`,
    duties: `carpentry, cabinetry, joinery, wood finishing, circular saws, furniture assembly, veneering,
      site measuring`,
  },
  {
    titles: 'upholsterer, polsterer, tapissier, tapicero',
    duties: 'upholstery, sewing, foam cutting',
  },
  {
    titles: 'furniture restorer',
    duties: 'furniture restoration',
  },
  {
    family: 'printing',
    duties: 'print production, print colour management, quality control',
  },
  {
    titles: `printing press operator, medientechnologe druck, medientechnologin druck, drucker, imprimeur,
      impresor, conducteur offset, conducteur de presse, offset printer, print operator, print minder,
      litho printer`,
    duties: 'printing press operation, makeready, plate making, machine setup',
  },
  {
    titles: 'offset printer, litho printer, conducteur offset',
    duties: 'offset printing',
  },
  {
    titles: 'prepress technician, pre press operator, repro operator, mac operator',
    duties: 'prepress, desktop publishing, plate making',
  },
  {
    titles: 'bookbinder, buchbinder',
    duties: 'bookbinding, print finishing',
  },
  {
    titles: 'print finisher',
    duties: 'print finishing',
  },
  {
    titles: 'large format print operator, large format printer',
    duties: 'wide-format printing',
  },
  {
    titles: 'digital print operator',
    duties: 'digital printing',
  },
  {
    titles: 'flexographic printer',
    duties: 'flexographic printing',
  },
  {
    titles: 'screen printer, garment screen printer',
    duties: 'screen printing',
  },
  {
    family: 'textiles and fashion',
    duties: 'garment construction',
  },
  {
    titles: 'fashion designer, modedesigner, modedesignerin, styliste, diseñador de moda, 服装设计师',
    duties: `fashion design, collection design, fashion illustration, trend forecasting, tech packs,
      fabric sourcing, mood boards, garment fitting, pattern making, technical drawings,
      sampling of garments`,
  },
  {
    titles: `tailor, seamstress, schneider, schneiderin, maßschneiderin, couturier, couturière, costurera, sastre,
      裁缝`,
    duties: `sewing, garment alterations, garment fitting, pattern making, tailoring of garments, pressing garments`,
  },
  {
    titles: 'sewing machine operator, sewing machinist, sample machinist',
    duties: 'sewing, industrial sewing, industrial sewing machines, overlock machines',
  },
  {
    titles: 'pattern maker, pattern cutter, modéliste, patronnier, patronista',
    duties: 'pattern making, pattern grading, garment fitting, toile making',
  },
  {
    titles: 'textile designer',
    duties: 'textile design, print design',
  },
  {
    titles: 'knitwear designer',
    duties: 'knitwear design, fashion design',
  },
  {
    titles: 'footwear designer',
    duties: 'footwear design',
  },
  {
    titles: 'garment technologist',
    duties: 'garment technology, fit sessions, spec sheets',
  },
  {
    titles: 'upholstery technician',
    duties: 'upholstery',
  },
  {
    titles: 'bekleidungstechniker, bekleidungstechnikerin',
    duties: 'garment technology, pattern making',
  },
  {
    titles: `goldsmith, jeweler, jeweller, goldschmied, goldschmiedin, bijoutier, joyero, jewellery maker,
      silversmith, bench jeweller`,
    duties: `jewelry making, jewellery repair, jewellery polishing, soldering, stone setting, metalworking`,
  },
  {
    titles: 'watchmaker, uhrmacher, horloger, relojero',
    duties: 'watchmaking',
  },
  {
    family: 'forestry',
    duties: 'forestry, tree care, tree felling, chainsaw operation, woodland management',
  },
  {
    titles: 'arborist, baumpfleger, élagueur',
    duties: 'tree pruning, tree climbing, crown reduction, wood chipping',
  },
  {
    titles: 'forstwirt, bûcheron',
    duties: 'timber harvesting, chainsaw felling',
  },
  {
    family: 'farm work',
    duties: 'agriculture, planting and harvesting, harvesting, farm machinery, animal feeding',
  },
  {
    titles: 'dairy farmer',
    duties: 'dairy farming, milking, herd management',
  },
  {
    titles: 'ganadero, tierwirt',
    duties: 'livestock management',
  },
  {
    titles: 'winemaker, vintner, winzer, winzerin, viticulteur, viticultor',
    duties: 'viticulture, pruning',
  },
  {
    titles: 'winemaker, vintner, winzer, winzerin',
    duties: 'winemaking',
  },
  {
    titles: 'beekeeper',
    duties: 'beekeeping',
  },
  {
    titles: 'maraîcher',
    duties: 'vegetable production',
  },
  {
    titles: `farm worker, farm hand, farmhand, agricultural worker, ouvrier agricole, trabajador agrícola`,
    duties: 'tractor driving, manual handling',
  },
  {
    family: 'environmental protection',
    duties: 'environmental science, technical reports',
  },
  {
    titles: 'ecologist, écologue, ecology consultant',
    duties: 'ecology, species identification, biodiversity surveys, fieldwork',
  },
  {
    titles: 'conservation officer, park ranger',
    duties: 'nature conservation, environmental education',
  },
  {
    titles: 'recycling coordinator',
    duties: 'recycling, waste management',
  },
  {
    titles: 'waste management specialist',
    duties: 'waste management, hazardous waste management, recycling',
  },
  {
    titles: 'esg analyst',
    duties: 'ESG reporting, sustainability reporting, data analysis',
  },
  {
    titles: 'sustainability consultant, nachhaltigkeitsmanager, nachhaltigkeitsmanagerin',
    duties: 'sustainability reporting, carbon accounting, materiality assessment',
  },
  {
    titles: 'environmental advisor, chargé de mission environnement, técnico de medio ambiente',
    duties: 'environmental compliance, environmental monitoring',
  },
  {
    family: 'pest control',
    duties: 'pest control, pesticide application, customer service, driving, integrated pest management',
  },
];
