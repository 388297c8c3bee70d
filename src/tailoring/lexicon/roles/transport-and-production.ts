import type { RoleFamily } from '../role-family.ts';

export const transportAndProduction: readonly RoleFamily[] = [
  {
    family: 'aircraft maintenance',
    titles: `aircraft mechanic, aircraft maintenance technician, avionics technician, a&p mechanic
      aircraft maintenance engineer, fluggerätmechaniker, fluggerätelektroniker, mécanicien aéronautique
      técnico de mantenimiento de aeronaves`,
  },
  {
    family: 'flying',
    titles: `pilot, airline pilot, commercial pilot, flight instructor, first officer, drone pilot, verkehrspilot
      pilote de ligne, piloto`,
  },
  {
    family: 'cabin crew',
    titles: `flight attendant, cabin crew, flugbegleiter
      flugbegleiterin, hôtesse de l'air, tripulante de cabina, azafata`,
  },
  {
    family: 'ground handling',
    titles: `gate agent, ramp agent, passenger service agent, agent d'escale, ground crew, check in agent, 地勤
      aircraft cleaner, baggage handler, cargo handler, ticket desk agent, ground operations agent
      airport agent, aircraft appearance operative, agent de piste, agente de rampa`,
  },
  {
    family: 'air traffic control',
    titles: `air traffic controller, flight dispatcher, fluglotse, contrôleur aérien, controlador aéreo
      atc officer, air traffic control officer, air traffic services officer, tower controller`,
  },
  {
    family: 'rail',
    titles: `train driver, train dispatcher, railway signaller, track worker, lokführer, lokführerin
      triebfahrzeugführer, fahrdienstleiter, gleisbauer, conducteur de train
      maquinista
      locomotive engineer, train operator, rail driver`,
  },
  {
    family: 'seafaring',
    titles: `ship captain, deck officer, marine engineer, ship engineer, deckhand, seaman, kapitän, matrose
      schiffsmechaniker, officier de marine marchande, marinero, dock worker, longshoreman
      hafenarbeiter, estibador
      able seaman, harbour master, marine pilot, vessel manager, jefe de máquinas, 船员`,
  },
  {
    family: 'customs',
    titles: `customs broker, customs specialist, import export specialist, trade compliance manager, zolldeklarant
      zollsachbearbeiter, zollsachbearbeiterin, déclarant en douane, agente de aduanas, 报关员
      import specialist, trade compliance specialist
      customs clerk, customs entry clerk, entry clerk, import customs clerk, export customs clerk
      customs coordinator, customs compliance coordinator, customs compliance manager
      customs compliance specialist, customs compliance officer, customs clearance executive
      customs clearance agent, customs clearance officer, customs clearance specialist
      customs clearance clerk, customs clearance coordinator, customs declarant, customs declaration clerk
      customs entry specialist, customs entry writer, customs administrator, customs manager
      customs consultant, customs analyst, customs advisor, customs brokerage agent, licensed customs broker
      brokerage agent customs, entry writer, import entry clerk, trade compliance analyst
      trade compliance officer, trade compliance coordinator, import compliance specialist
      export compliance specialist, export control specialist, export control officer
      export control manager, zollspezialist, zollreferent, zollbeauftragter, zollfachkraft, zollmanager
      zollagent, sachbearbeiter zoll, mitarbeiter zoll, exportkontrollbeauftragter, leiter zoll
      agent en douane, responsable douane, commissionnaire en douane, chargé de douane, spécialiste douane
      agent de dédouanement, despachante de aduanas, declarante de aduanas, técnico de aduanas
      representante aduanero, oficial de aduanas, 报关专员, 报关主管, 关务专员, 关务经理, 关务主管, 关务`,
  },
  {
    family: 'postal and courier service',
    titles: `mail carrier, postal worker, courier, parcel driver, zusteller, zustellerin, paketzusteller, briefträger
      facteur, factrice, coursier, cartero, repartidor, 快递员`,
  },
  {
    family: 'moving and hauling',
    titles: `removal worker, tow truck driver, möbelpacker, umzugshelfer, déménageur, mozo de mudanzas`,
  },
  {
    family: 'heavy equipment operation',
    titles: `heavy equipment operator, excavator operator, crane operator, bulldozer operator, baggerfahrer
      baggerführer, kranführer, conducteur d'engins, grutier, operador de grúa, operador de maquinaria pesada`,
  },
  {
    family: 'road and civil works',
    titles: `road worker, pipelayer, concrete worker, scaffolder, straßenbauer, tiefbauer, gerüstbauer
      betonbauer, coffreur, canalisateur, échafaudeur, encofrador
      gas mains layer, gas mains and service layer, water main layer, nrswa supervisor, highways operative
      civils operative, streets maintenance worker, pipe layer, ouvrier vrd, canalisateur vrd`,
  },
  {
    family: 'finishing trades',
    titles: `plasterer, tiler, glazier, window fitter, insulation installer, flooring installer, drywall installer, fliesenleger
      maler und lackierer, malerin, stuckateur, trockenbauer, carreleur, plâtrier
      peintre en bâtiment, vitrier, pintor, alicatador, yesero
      decorator, painter and decorator, plasterer and tiler, peintre, 油漆工
      painter
      sign fitter, sign maker, kitchen fitter, floor layer, dry liner, ceiling fixer, window installer
      mastic applicator, bodenleger, parkettleger, raumausstatter, solier moquettiste, peintre décorateur
      plaquiste, escayolista, solador`,
  },
  {
    family: 'elevator and security systems',
    titles: `elevator mechanic, elevator technician, alarm technician, fire alarm technician
      security systems technician, aufzugsmonteur, ascensoriste, técnico de ascensores
      lift engineer, lift technician, lift mechanic, security technician, cctv engineer
      intruder alarm engineer
      fire and security engineer, fire and security service engineer, fire alarm engineer
      fire alarm service engineer, security service engineer, security installation engineer, alarm engineer
      cctv installer, security systems engineer, escalator engineer, brandmeldetechniker
      technicien sécurité incendie, técnico de sistemas de seguridad`,
  },
  {
    family: 'locksmith and metalwork',
    titles: `locksmith, metalworker, blacksmith, sheet metal worker, schlosser, metallbauer, metallbauerin
      konstruktionsmechaniker, spengler, serrurier, métallier, tôlier, cerrajero`,
  },
  {
    family: 'refrigeration',
    titles: `refrigeration technician, refrigeration mechanic, kälteanlagenbauer, mechatroniker für kältetechnik
      kältetechniker, technicien frigoriste
      air conditioning technician, refrigeration and air conditioning mechanic, hvac refrigeration technician
      frigoriste
      air conditioning engineer, refrigeration engineer, fgas engineer`,
  },
  {
    family: 'vehicle body and paint',
    titles: `auto body technician, body shop technician, automotive painter, car detailer, karosseriebauer
      fahrzeuglackierer, carrossier, peintre automobile, chapista
      panel beater, vehicle panel beater, panel technician, paint sprayer, vehicle paint sprayer
      car paint technician, paint technician, prepper, smart repair technician, smart repairer
      met technician, met fitter, met strip fitter, strip fitter, windscreen technician, windscreen fitter
      vehicle damage assessor, bodyshop manager, bodyshop supervisor, bodyshop technician, car valeter
      valeter, vehicle valeter, karosserie und fahrzeugbaumechaniker, lackierer, lackiererin, tôlier peintre
      carrossier peintre, chapista pintor, 钣金工, 喷漆工`,
  },
  {
    family: 'motor trade',
    titles: `service advisor, parts advisor, car salesman, automotive sales consultant, serviceberater
      automobilkaufmann, automobilkauffrau, vendeur automobile, vendedor de coches
      automotive service consultant, service consultant automotive, sales executive automotive
      car salesperson, vehicle sales executive, car sales executive, parts interpreter
      parts supervisor, aftersales manager, parts manager, vehicle sales manager, car sales consultant
      car sales manager, vehicle sales consultant, product genius, conseiller commercial automobile
      réceptionnaire après vente, asesor de servicio, serviceberaterin kfz`,
  },
  {
    family: 'food production',
    titles: `butcher, meat cutter, food production worker, brewer, brewmaster, cheesemaker
      metzger, fleischer, fleischereifachverkäuferin, brauer, brauer und mälzer
      fachkraft für lebensmitteltechnik, boucher, charcutier, brasseur, carnicero
      bakery operative, butchery manager, food production operative, food process operator
      fleischerin, fleischereifachverkäufer, bäckereifachverkäuferin
      responsable boucherie`,
  },
  {
    family: 'wood and furniture',
    titles: `cabinet maker, furniture maker, woodworker, upholsterer, schreiner, schreinerin, holzmechaniker
      polsterer, ébéniste, tapissier, ebanista, tapicero
      tischler, tischlerin, furniture restorer`,
  },
  {
    family: 'printing',
    titles: `printing press operator, prepress technician, bookbinder, medientechnologe druck, buchbinder, imprimeur
      impresor, offset printer
      print finisher, print operator, large format print operator, large format printer, flexographic printer
      litho printer, digital print operator, repro operator, reprographics operator, screen printer
      garment screen printer, print manager, print minder, pre press operator, mac operator
      medientechnologin druck, drucker, conducteur offset, conducteur de presse`,
  },
  {
    family: 'textiles and fashion',
    titles: `fashion designer, tailor, seamstress, pattern maker, textile designer, sewing machine operator
      modedesigner, modedesignerin, schneider, schneiderin, maßschneiderin, styliste, couturier, couturière
      modéliste, diseñador de moda, costurera, sastre
      garment technologist, knitwear designer, accessories designer, footwear designer, fabric technician
      upholstery technician, textile technologist, pattern cutter, sample machinist, sewing machinist
      bekleidungstechniker, bekleidungstechnikerin, patronnier, patronista, 服装设计师, 裁缝`,
  },
  {
    family: 'jewellery and watches',
    titles: `goldsmith, jeweler, watchmaker, goldschmied, goldschmiedin, uhrmacher, bijoutier, horloger, joyero
      relojero
      jeweller, jewellery maker, silversmith, bench jeweller`,
  },
  {
    family: 'forestry',
    titles: `forester, forest ranger, arborist, forstwirt, förster, försterin, baumpfleger, élagueur
      bûcheron, garde forestier, ingeniero forestal, guarda forestal
      climbing arborist, tree climber, tree surgeon, tree worker, lead arborist, consulting arborist
      arborist climber, groundsman arborist, ground arborist, arboricultural consultant
      arboricultural officer, arboriculturist, arborist foreman, tree officer, tree inspector
      tree care specialist, utility arborist, crew leader arborist, tree surgery manager, chainsaw operator
      forestry worker, forestry technician, forestry manager, forestry officer, forest manager
      forest technician, woodland officer, woodland manager, logger, lumberjack, timber harvester operator
      harvester operator, forwarder operator, treeworker, baumkletterer, baumpflegerin, baumkontrolleur
      fachagrarwirt baumpflege, forstwirtin, forsttechniker, forstingenieur, holzfäller, harvesterfahrer
      grimpeur élagueur, élagueur grimpeur, arboriste grimpeur, arboriste, technicien forestier
      ouvrier forestier, agent forestier, conducteur d'engins forestiers, sylviculteur, ingénieur forestier
      podador, arbolista, trepador arborista, técnico forestal, trabajador forestal, operario forestal
      agente forestal, motoserrista, capataz forestal, 林业工程师, 护林员, 林业技术员, 修剪工
      tree surgeon gardener`,
  },
  {
    family: 'farm work',
    titles: `farm worker, dairy farmer, harvest worker, beekeeper, winemaker, vintner, winzer, winzerin
      tierwirt, ouvrier agricole, viticulteur, maraîcher, trabajador agrícola, viticultor, ganadero, farm hand, farmhand, agricultural worker
      capataz agrícola, tractorista, jornalero agrícola, recolector, peón de campo, encargado de campo
      encargado de finca, tractor driver, farm operative, fruit picker, vineyard worker, stockman
      stockperson, shepherd, milker, herdsman, poultry worker, poultry farm worker, ouvrier viticole
      vendangeur, tractoriste, chauffeur tracteur, conducteur de tracteur, vacher, berger, agent agricole
      salarié agricole, erntehelfer, landwirtschaftlicher mitarbeiter, landarbeiter, melker, traktorfahrer
      schäfer, tierwirtin, vaquero, ordeñador, pastor de ovejas, 农场工人, 养殖员, 饲养员`,
  },
  {
    family: 'environmental protection',
    titles: `ecologist, conservation officer, park ranger, recycling coordinator, waste management specialist
      esg analyst, sustainability consultant, climate analyst, nachhaltigkeitsmanager
      nachhaltigkeitsmanagerin, umweltschutztechniker, chargé de mission environnement, écologue
      técnico de medio ambiente
      ecology consultant, environmental advisor`,
  },
  {
    family: 'pest control',
    titles: `pest control technician, exterminator, schädlingsbekämpfer, dératiseur, controlador de plagas
      pest technician, mobile pest technician, pest controller, fumigador`,
  },
];
