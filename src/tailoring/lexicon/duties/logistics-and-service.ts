import type { OfficeDuties } from '../office-duties.ts';

export const logisticsAndServiceDuties: readonly OfficeDuties[] = [
  {
    family: 'logistics and supply chain',
    duties: 'logistics, supply chain management, spreadsheets',
  },
  {
    titles: `logistics coordinator, logistics manager, logistics specialist, logistiker, logistikerin,
      logistikleiter, responsable logistique, gestionnaire logistique, jefe de logística,
      coordinador de logística, responsable de logística, técnico de logística, mitarbeiter logistik,
      mitarbeiterin logistik, logistics administrator, logistics executive, sachbearbeiter logistik,
      sachbearbeiterin logistik, 物流, 物流专员`,
    duties: `shipping documentation, transport planning, order follow-up, shipment tracking, inventory management,
      carrier management`,
  },
  {
    titles: `supply chain manager, head of supply chain, supply chain director, supply chain managerin,
      responsable supply chain, 供应链, 供应链经理`,
    duties: `demand planning, inventory management, supply planning, supply chain planning, supplier management,
      procurement, KPI reporting, inventory optimization, S&OP`,
  },
  {
    titles: `supply chain planner, supply planner, materials planner, material planner, replenishment planner,
      inventory planner, demand planner, supply chain analyst, demand manager, s&op manager`,
    duties: `supply chain planning, inventory management, forecasting, supply and demand planning, data analysis`,
  },
  {
    titles: 'demand planner, demand manager',
    duties: 'demand planning, forecast accuracy, S&OP',
  },
  {
    titles: 'supply planner, materials planner, replenishment planner',
    duties: 'supply planning, replenishment planning, material requirements planning',
  },
  {
    titles: `production planner, production scheduler, master scheduler, production planning manager,
      planificador de producción, capacity planner, 计划员`,
    duties: `production planning, production scheduling, material requirements planning, capacity planning,
      master production scheduling, bill of materials`,
  },
  {
    titles: `freight forwarder, speditionskaufmann, speditionskauffrau,
      kaufmann für spedition und logistikdienstleistung, kauffrau für spedition und logistikdienstleistung,
      forwarding agent, freight operator, air freight operator, ocean freight operator, freight clerk,
      freight coordinator, agent de transit, 货代操作`,
    duties: `freight forwarding, shipping documentation, freight management, shipment tracking, Incoterms,
      freight quotations, carrier management, customs documentation, freight rates negotiation,
      bill of lading`,
  },
  {
    titles: 'air freight operator',
    duties: 'air freight, air waybill',
  },
  {
    titles: 'ocean freight operator',
    duties: 'ocean freight, FCL, LCL',
  },
  {
    titles: `import coordinator, export coordinator, import export coordinator, import operator, import clerk,
      import administrator, export operator, export clerk, export administrator, export booking clerk, 单证员`,
    duties: `shipping documentation, import/export, Incoterms, customs documentation, shipment tracking,
      bill of lading, customs clearance, certificates of origin`,
  },
  {
    titles: `dispatcher, disponent, disponentin, transport planner, transport coordinator, transport manager,
      transport supervisor, traffic planner, traffic clerk, transport clerk, transport administrator,
      tourenplaner, disponent nahverkehr, affréteur, exploitant transport, agent d'exploitation transport,
      responsable d'exploitation transport, responsable transport, jefe de tráfico, 调度员`,
    duties: `transport planning, route planning, dispatching, transport management, road transport,
      carrier management, road freight, shipment tracking, load planning`,
  },
  {
    titles: 'fleet manager, fleet administrator, fleet coordinator, fleet controller, fuhrparkleiter',
    duties: 'fleet management, vehicle maintenance, fuel management',
  },
  {
    titles: `inventory controller, stock controller, inventory manager, inventory analyst, stock control planner`,
    duties: `inventory management, inventory counts, cycle counting, inventory accuracy, physical inventory,
      stock takes, stock rotation`,
  },
  {
    titles: `shipping coordinator, shipping clerk, mitarbeiter versand, mitarbeiterin versand, versandmitarbeiter,
      versandmitarbeiterin, despatch coordinator, dispatch clerk, teamleiter versand`,
    duties: `shipping and receiving, shipping documentation, dispatch of goods, packing, order fulfillment,
      shipping preparation`,
  },
  {
    titles: '跟单员, 跟单',
    duties: 'order follow-up, order tracking',
  },
  {
    family: 'warehouse',
    duties: `warehouse operations, goods receipt, order picking, loading and unloading, material handling,
      stock rotation, warehouse housekeeping, goods receiving, inventory counts, shipping and receiving,
      logistics`,
  },
  {
    titles: `warehouse associate, warehouse worker, warehouse operative, warehouse operator, warehouse assistant,
      picker packer, order picker, lagerist, lagermitarbeiter, fachkraft für lagerlogistik, fachlagerist,
      fachlageristin, magasinier, préparateur de commandes, mozo de almacén, moza de almacén,
      operario de almacén, operaria de almacén, lagerhelfer, lagerhelferin, kommissionierer,
      kommissioniererin, packer, picker, order selector, agent logistique, agent d'entrepôt,
      agent de magasinage, employé logistique, auxiliar de almacén, mitarbeiter lager, mitarbeiterin lager,
      lagerfachkraft, warehouse person, warehouse clerk, 分拣员`,
    duties: `packing, palletizing, put-away, packing goods, labelling goods, manual handling, pallet wrapping,
      order fulfillment, shipping preparation, dispatch of goods, pallet jack`,
  },
  {
    titles: `forklift operator, forklift driver, staplerfahrer, cariste, carretillero, flt driver, flt operator,
      fork lift driver, reach truck driver, 叉车工`,
    duties: 'forklift, put-away, palletizing, pallet racking',
  },
  {
    titles: 'reach truck driver',
    duties: 'reach truck',
  },
  {
    titles: `warehouse manager, warehouse supervisor, warehouse team leader, lagerleiter, responsable de almacén,
      jefe de almacén, jefa de almacén, encargado de almacén, responsable d'entrepôt,
      warehouse shift manager, distribution manager, distribution supervisor, teamleiter lager,
      schichtleiter lager, chef d'équipe logistique, shift manager warehouse`,
    duties: `warehouse management, inventory management, staff scheduling, shift management, Personalführung,
      staff training, inventory accuracy, KPI reporting, order fulfillment, dispatch of goods`,
  },
  {
    titles: `stock clerk, inventory clerk, stores clerk, storekeeper, storeman, stores person, storesperson,
      stores controller, stores assistant, gestionnaire de stock, gestionnaire de stocks, 仓库管理员, 仓管员`,
    duties: `inventory management, stock takes, physical inventory, bin location management, inventory accuracy,
      stock replenishment`,
  },
  {
    titles: 'receiving clerk, goods in operative, goods in clerk, goods inwards administrator',
    duties: 'incoming inspection',
  },
  {
    family: 'driving',
    duties: `driving, load securing, customer delivery, loading and unloading, daily vehicle checks,
      route planning, vehicle cleaning, pre-trip inspections, walkaround checks, proof of delivery,
      vehicle defect reporting, defensive driving, delivery driving, road transport`,
  },
  {
    titles: `truck driver, cdl driver, berufskraftfahrer, lkw fahrer, lkw fahrerin, conducteur routier,
      conducteur poids lourd, conducteur spl, chauffeur poids lourd, camionero, hgv driver, lgv driver,
      hgv class 1 driver, hgv class 2 driver, class 1 driver, class 2 driver, lorry driver, fernfahrer,
      transportista, 货车司机`,
    duties: 'heavy vehicles, load planning, shipping documentation, road freight',
  },
  {
    titles: 'truck driver, cdl driver',
    duties: 'hours of service compliance',
  },
  {
    titles: `berufskraftfahrer, lkw fahrer, lkw fahrerin, conducteur routier, conducteur poids lourd,
      conducteur spl, chauffeur poids lourd, hgv driver, lgv driver, hgv class 1 driver, hgv class 2 driver,
      class 1 driver, class 2 driver, lorry driver, fernfahrer`,
    duties: 'tachograph, Lenk- und Ruhezeiten',
  },
  {
    titles: 'fernfahrer, class 1 driver, hgv class 1 driver',
    duties: 'long-haul driving, trailer coupling',
  },
  {
    titles: `delivery driver, van driver, multi drop driver, auslieferungsfahrer, kurierfahrer, livreur,
      chauffeur livreur, conducteur livreur`,
    duties: 'local delivery driving, courier deliveries, customer service, parcel delivery',
  },
  {
    titles: 'multi drop driver',
    duties: 'multi-drop deliveries',
  },
  {
    titles: 'van driver',
    duties: 'van driving',
  },
  {
    titles: 'tanker driver',
    duties: 'tanker driving, hazardous materials handling',
  },
  {
    titles: 'tipper driver',
    duties: 'tippers',
  },
  {
    family: 'passenger driving',
    duties: `driving, passenger transport, customer service, daily vehicle checks, defensive driving,
      walkaround checks, road transport`,
  },
  {
    titles: `bus driver, busfahrer, busfahrerin, coach driver, conducteur de bus, conducteur de car,
      conductor de autobús, conductor de autobus, 公交司机`,
    duties: `bus driving, PCV driving, timetable adherence, route knowledge, fare collection, pre-trip inspections,
      vehicle defect reporting`,
  },
  {
    titles: 'taxi driver, taxifahrer',
    duties: 'taxi driving, private hire driving, route knowledge',
  },
  {
    titles: 'tram driver, tram operator, straßenbahnfahrer',
    duties: 'timetable adherence, route knowledge',
  },
  {
    family: 'procurement',
    duties: `procurement, purchasing, purchase orders, supplier management, request for quotation,
      price negotiation, supplier negotiation, order follow-up, delivery date monitoring, bid evaluation,
      operational procurement, supplier evaluation, purchase requisitions, negotiation`,
  },
  {
    titles: `buyer, purchasing manager, procurement specialist, procurement manager, category manager,
      strategic buyer, sourcing manager, einkäufer, einkäuferin, acheteur, acheteuse, comprador, compradora,
      responsable de compras, responsable achats, senior buyer, head of procurement, procurement director,
      technischer einkäufer, strategischer einkäufer, leiter einkauf, einkaufsleiter, einkaufsleiterin,
      directeur achats, jefe de compras, jefa de compras, commodity manager, commodity buyer, category lead,
      category buyer, 采购, 采购工程师`,
    duties: `contract negotiation, supplier selection, market analysis, cost reduction initiatives,
      supplier onboarding, tendering, cost analysis`,
  },
  {
    titles: `category manager, strategic buyer, sourcing manager, strategischer einkäufer, commodity manager,
      category lead, category buyer, procurement director, head of procurement`,
    duties: 'strategic sourcing, category management, spend analysis, framework agreements',
  },
  {
    titles: 'approvisionneur, approvisionneuse',
    duties: `replenishment planning, inventory management, delivery expediting, material requirements planning`,
  },
  {
    family: 'hospitality',
    duties: `guest relations, guest satisfaction, reservations, guest complaints, property management systems,
      hotel bookings, customer service`,
  },
  {
    titles: `front desk agent, front desk clerk, guest service agent, guest services, receptionist hotel,
      hotel receptionist, night receptionist, night auditor, night porter, réceptionniste,
      réceptionniste d'hôtel, recepcionista de hotel, empfangsmitarbeiter, empfangsmitarbeiterin,
      rezeptionist, rezeptionistin, hotelfachfrau, hotelfachmann, front office manager,
      front office supervisor, front desk supervisor, reception manager, rezeptionsleiter,
      rezeptionsleiterin, chef de réception, jefe de recepción, guest relations officer, 酒店前台`,
    duties: `check-in and check-out, front desk operations, telephone handling, guest arrivals,
      front desk reception, cash handling, reception, upselling rooms, group bookings`,
  },
  {
    titles: 'night auditor, night receptionist',
    duties: 'night audit, cash reconciliation',
  },
  {
    titles: 'concierge',
    duties: 'concierge services, tourist information, guest arrivals',
  },
  {
    titles: `front office manager, front office supervisor, front desk supervisor, reception manager,
      rezeptionsleiter, rezeptionsleiterin, chef de réception, jefe de recepción`,
    duties: 'staff scheduling, shift management, staff training, Personalführung, rota planning',
  },
  {
    titles: `hotel manager, hotel general manager, hoteldirektor, directeur d'hôtel, director de hotel, 酒店经理,
      hotel operations manager`,
    duties: `hotel operations, budget management, Personalführung, staff scheduling, revenue management,
      cost control, duty management, P&L management, staff training, service recovery`,
  },
  {
    titles: 'rooms division manager',
    duties: 'rooms division management',
  },
  {
    titles: 'night manager',
    duties: 'duty management, check-in and check-out, night audit',
  },
  {
    titles: 'revenue manager, revenue analyst, revenue executive, analista de revenue',
    duties: `revenue management, rate management, occupancy forecasting, RevPAR, OTA management,
      channel management hotels`,
  },
  {
    titles: 'reservations agent, reservations manager',
    duties: 'group bookings, telephone handling',
  },
  {
    titles: 'hotelfachfrau, hotelfachmann',
    duties: 'housekeeping, table service',
  },
  {
    family: 'housekeeping',
    duties: `bed making, housekeeping, cleaning, linen service, linen management, cleaning chemicals handling`,
  },
  {
    titles: 'room attendant, femme de chambre, camarera de pisos, zimmermädchen, 客房服务员',
    duties: 'public area cleaning',
  },
  {
    titles: `housekeeping supervisor, executive housekeeper, housekeeping manager, hausdame, gouvernante,
      gobernanta`,
    duties: `housekeeping supervision, room inspection, staff scheduling, staff training, rota planning,
      Personalführung`,
  },
  {
    family: 'kitchen',
    duties: `food preparation, HACCP, food safety, mise en place, knife skills, kitchen hygiene, kitchen cleaning,
      food storage, dish preparation, plating, portion control, food handling, stock rotation in kitchens,
      fresh food cooking, allergen management`,
  },
  {
    titles: `line cook, cook, chef de partie, koch, köchin, cuisinier, cuisinière, cocinero, cocinera, alleinkoch,
      sous chef, souschef, head chef, executive chef, second de cuisine, segundo de cocina, küchenchef,
      chef cuisinier, chefkoch, jefe de cocina, 厨师`,
    duties: `line cooking, section running, stocks and sauces, sauces, grill cooking, sauté, deep frying,
      cold dishes`,
  },
  {
    titles: `chef de partie, sous chef, souschef, head chef, executive chef, küchenchef, chefkoch,
      second de cuisine`,
    duties: 'kitchen brigade',
  },
  {
    titles: `head chef, executive chef, küchenchef, chefkoch, chef cuisinier, jefe de cocina, kitchen manager,
      sous chef, souschef, second de cuisine, segundo de cocina`,
    duties: `kitchen management, menu planning, food ordering, food cost control, stock ordering, kitchen rotas,
      staff training, staff scheduling, Personalführung, recipe development, inventory counts`,
  },
  {
    titles: 'head chef, executive chef, küchenchef, chefkoch, chef cuisinier, jefe de cocina',
    duties: 'recipe costing, menu planning and costing, gross profit control, supplier management',
  },
  {
    titles: 'breakfast chef',
    duties: 'breakfast cooking',
  },
  {
    titles: '炒锅厨师',
    duties: 'wok cooking, Chinese cuisine',
  },
  {
    titles: '中餐厨师',
    duties: 'Chinese cuisine',
  },
  {
    family: 'bakery and pastry',
    duties: `baking, dough preparation, food safety, HACCP, food preparation, kitchen hygiene,
      stock rotation in kitchens`,
  },
  {
    titles: 'baker, bäcker, bäckerin, boulanger, boulangère, panadero',
    duties: 'bread baking, laminated dough',
  },
  {
    titles: `pastry chef, pastry cook, konditor, konditorin, pâtissier, pâtissière, repostero, pastelero, 西点师`,
    duties: 'pastry, cake decorating, dessert preparation, chocolate work, confectionery',
  },
  {
    family: 'restaurant service',
    duties: 'customer service, food service, food safety, food handling, food and beverage service',
  },
  {
    titles: `server, waiter, waitress, kellner, kellnerin, restaurantfachfrau, restaurantfachmann, serveur,
      serveuse, camarero, camarera, servicekraft, chef de rang, commis de salle, waiting staff,
      waiting on staff, head waiter, oberkellner, maître d'hôtel, maître d, jefe de rango, jefe de sala,
      jefa de sala, 服务员, food and beverage assistant, restaurant supervisor`,
    duties: `table service, order taking, table setting, table clearing, beverage service, upselling of menu items,
      menu knowledge, guest seating, à la carte service, guest relations`,
  },
  {
    titles: `server, waiter, waitress, kellner, kellnerin, restaurantfachfrau, restaurantfachmann, serveur,
      serveuse, camarero, camarera, servicekraft, chef de rang`,
    duties: 'cash and card handling in restaurants, cash handling, POS systems',
  },
  {
    titles: `bartender, barman, barkeeper, bar staff, bar person, bar supervisor, bar manager, 调酒师, thekenkraft`,
    duties: 'beverage service, bartending, order taking, cash handling, POS systems, glass washing',
  },
  {
    titles: 'bar manager, bar supervisor',
    duties: 'bar management, stock ordering, staff scheduling',
  },
  {
    titles: 'barista',
    duties: `barista skills, coffee brewing, milk steaming, espresso machines, order taking, cash handling,
      POS systems, counter service`,
  },
  {
    titles: `restaurant manager, restaurantleiter, responsable de restaurant, encargado de restaurante,
      encargada de restaurante, assistant restaurant manager, food and beverage manager, f&b manager,
      front of house manager, floor manager restaurant, 餐厅经理, 餐饮经理, pub manager, coffee shop manager`,
    duties: `restaurant management, floor management in restaurants, staff scheduling, shift management,
      staff training, cash reconciliation, inventory management, stock ordering, guest complaints,
      guest relations, Personalführung, cost control, rota planning, opening and closing procedures,
      labor cost control, cashing up`,
  },
  {
    titles: 'sommelier, head sommelier',
    duties: 'sommelier, wine knowledge, wine service, wine pairing, beverage service',
  },
  {
    titles: `kitchen assistant, kitchen porter, kitchen helper, dishwasher, küchenhilfe, spülkraft, plongeur,
      aide de cuisine, ayudante de cocina, pinche de cocina`,
    duties: 'dishwashing, kitchen cleaning, kitchen hygiene',
  },
  {
    titles: `kitchen assistant, kitchen helper, küchenhilfe, aide de cuisine, ayudante de cocina, pinche de cocina`,
    duties: 'food preparation',
  },
  {
    titles: 'catering assistant',
    duties: 'food preparation, kitchen cleaning, counter service',
  },
  {
    titles: 'crew member',
    duties: 'counter service, order taking, food preparation, cash handling',
  },
  {
    titles: 'catering manager, catering supervisor',
    duties: 'catering, staff scheduling, food ordering, menu planning',
  },
  {
    titles: 'host',
    duties: 'guest seating, reservations',
  },
  {
    family: 'administration',
    duties: `office administration, general administration, correspondence, document management, filing,
      telephone handling, data entry, business correspondence, records filing`,
  },
  {
    titles: `administrative assistant, executive assistant, office manager, office administrator, secretary,
      personal assistant, office assistant, bürokauffrau, bürokaufmann, kauffrau für büromanagement,
      kaufmann für büromanagement, sekretär, sekretärin, assistentin der geschäftsführung,
      assistentin der geschäftsleitung, assistent der geschäftsleitung, assistenz der geschäftsführung,
      assistant administratif, assistante administrative, assistante de direction, assistant de direction,
      assistante de gestion, assistant de gestion, secrétaire, auxiliar administrativo,
      auxiliar administrativa, administrativo, administrativa, secretaria, secretario,
      secretaria de dirección, office coordinator, team assistant, teamassistent, teamassistentin,
      office managerin, chefsekretärin, direktionsassistentin, vorstandsassistentin, pa, executive pa,
      team pa, pa secretary, 行政, 文员, 行政助理, 文秘, 秘书, 行政经理`,
    duties: `calendar management, meeting coordination, office supplies, mail handling, supply ordering,
      secretarial work, archiving, meeting organisation, minute taking, visitor reception, typing,
      spreadsheets`,
  },
  {
    titles: `executive assistant, personal assistant, assistentin der geschäftsführung,
      assistentin der geschäftsleitung, assistent der geschäftsleitung, assistenz der geschäftsführung,
      assistante de direction, assistant de direction, secretaria de dirección, chefsekretärin,
      direktionsassistentin, vorstandsassistentin, executive pa, pa to ceo, 总经理助理`,
    duties: `executive support, travel arrangements, executive calendar management, expense reports,
      meeting minutes, confidentiality, travel expense processing`,
  },
  {
    titles: 'office manager, office managerin, 行政经理',
    duties: 'office management, supplier management',
  },
  {
    titles: `receptionist, front of house receptionist, hôtesse d'accueil, agent d'accueil, recepcionista,
      recepcionista administrativa, empfangssekretärin, standardiste, switchboard operator, 前台`,
    duties: `reception, visitor reception, switchboard, inbound calls, telephone etiquette, customer service,
      mail handling, appointment setting`,
  },
  {
    titles: 'data entry clerk',
    duties: 'database maintenance',
  },
  {
    titles: 'audio typist',
    duties: 'audio typing, typing',
  },
  {
    titles: 'document controller',
    duties: 'document control, records management, document scanning',
  },
  {
    titles: `industriekaufmann, industriekauffrau, kaufmännischer sachbearbeiter, kaufmännische sachbearbeiterin,
      kaufmännische angestellte, administrativo comercial`,
    duties: 'order processing, invoicing, quote preparation, Stammdatenpflege',
  },
  {
    family: 'operations management',
    duties: 'process optimization, KPI reporting, process documentation',
  },
  {
    titles: `operations manager, operations director, director of operations, head of operations, betriebsleiter,
      directeur des opérations, gerente de operaciones, jefe de operaciones, responsable d'exploitation,
      site operations manager, depot manager, 运营经理, 运营总监`,
    duties: `budget management, Personalführung, staff scheduling, continuous improvement, cost control,
      standard operating procedures, resource planning, performance management, supplier management,
      workforce planning`,
  },
  {
    family: 'management consulting',
    duties: `management consulting, client presentations, business strategy, business transformation,
      stakeholder management, data analysis, market analysis, project management, presentations,
      facilitation of workshops, business case development, process optimization, strategic planning,
      change management, competitive analysis`,
  },
  {
    family: 'real estate',
    duties: 'real estate, property viewings, property listings, negotiation, customer service',
  },
  {
    titles: `real estate agent, realtor, estate agent, immobilienmakler, agent immobilier, négociateur immobilier,
      agente inmobiliario, asesor inmobiliario, comercial inmobiliario, conseiller immobilier,
      immobilienberater, sales negotiator, property negotiator, estate agency branch manager, 房产经纪人, lister,
      property lister`,
    duties: `real estate sales, residential real estate, market appraisals, property valuation,
      customer acquisition, purchase agreements, prospecting, comparative market analysis,
      listing presentations, residential sales`,
  },
  {
    titles: `leasing agent, leasing consultant, lettings negotiator, lettings agent, letting agent,
      lettings manager`,
    duties: `leasing, residential leasing, property lettings, tenancy agreements, tenant screening,
      lease agreements, tenant relations`,
  },
  {
    titles: 'lettings administrator',
    duties: 'tenancy agreements, deposit protection',
  },
  {
    titles: 'lettings inspector',
    duties: 'property inspections, mid-term inspections, check-in inventories',
  },
  {
    titles: 'immobilienkauffrau, immobilienkaufmann',
    duties: 'property management, lease agreements, tenant relations, service charge accounting',
  },
  {
    titles: 'land manager',
    duties: 'site selection, real estate development',
  },
  {
    family: 'safety',
    duties: `occupational health and safety, EHS, risk assessment, safety audits, incident investigation,
      safety training, hazard analysis, toolbox talks, safety inspections, regulatory compliance`,
  },
  {
    titles: 'legionella risk assessor',
    duties: 'legionella control',
  },
  {
    titles: 'asbestos analyst, asbestos surveyor',
    duties: 'asbestos surveys, asbestos awareness',
  },
  {
    titles: 'fire risk assessor',
    duties: 'fire risk assessments, fire safety',
  },
  {
    titles: 'cdm consultant',
    duties: 'CDM Regulations',
  },
  {
    family: 'policing',
    duties: `law enforcement, report writing, incident reports, de-escalation, community policing,
      evidence collection, conflict resolution, statement taking`,
  },
  {
    titles: `police officer, polizist, polizistin, police constable, gendarme, constable, sheriff deputy, policier,
      policía nacional, policía local, agente de policía, 警察, 民警`,
    duties: `arrest procedures, traffic enforcement, foot patrols, radio communication, criminal investigations,
      emergency response, defensive tactics`,
  },
  {
    titles: 'police detective, kriminalpolizist, detective constable, police staff investigator',
    duties: `criminal investigations, interviewing and interrogation, suspect interviewing, case file preparation,
      evidence management`,
  },
  {
    titles: 'traffic officer',
    duties: 'traffic enforcement',
  },
  {
    family: 'public service',
    duties: 'public administration, administrative procedures, report writing',
  },
  {
    titles: `policy analyst, policy advisor, policy officer, policy adviser, policy manager, head of policy`,
    duties: `policy analysis, public policy, policy development, briefing papers, desk research,
      stakeholder engagement, policy papers`,
  },
  {
    titles: `verwaltungsfachangestellte, verwaltungsfachangestellter, verwaltungsfachwirt, verwaltungsfachwirtin,
      verwaltungswirt`,
    duties: `administrative law, Bescheiderstellung, citizen services, correspondence, document management`,
  },
  {
    titles: 'rédacteur territorial, adjoint administratif',
    duties: 'instruction des dossiers',
  },
  {
    titles: '公务员',
    duties: '公文写作',
  },
  {
    titles: 'grants manager',
    duties: 'grant management',
  },
  {
    titles: 'city clerk, town clerk, democratic services officer',
    duties: 'minute taking, committee administration, records management',
  },
  {
    titles: 'building inspector',
    duties: 'building codes, construction inspection, plan review',
  },
  {
    titles: 'code enforcement officer',
    duties: 'code enforcement',
  },
  {
    titles: 'permit technician',
    duties: 'permitting, permit counter',
  },
  {
    titles: 'environmental health officer',
    duties: 'environmental health, food hygiene inspections',
  },
  {
    titles: 'trading standards officer',
    duties: 'trading standards',
  },
  {
    family: 'fundraising',
    duties: 'fundraising, donor relations, donor management, stakeholder engagement',
  },
  {
    titles: `fundraiser, development officer, development director, fundraising manager, fundraising officer,
      head of fundraising, spendenreferent, spendenreferentin, fundraiserin, captador de fondos,
      responsable de captación de fondos, responsable de la collecte`,
    duties: 'donor databases, fundraising campaigns',
  },
  {
    titles: 'grant writer',
    duties: 'grant writing, grant proposals',
  },
  {
    titles: 'trusts and foundations officer, trust fundraiser, grants officer',
    duties: 'grant proposals, trusts and foundations fundraising, bid writing',
  },
  {
    titles: `individual giving officer, individual giving manager, individual giving executive,
      individual giving assistant`,
    duties: 'individual giving, direct mail, donor databases',
  },
  {
    titles: 'major gifts officer, major donor manager',
    duties: 'major gifts, major donors',
  },
  {
    titles: 'legacy officer, legacy manager, legacy fundraiser, gifts in wills manager',
    duties: 'legacy fundraising',
  },
  {
    titles: 'corporate fundraiser',
    duties: 'corporate fundraising',
  },
  {
    titles: 'events fundraiser, challenge events officer',
    duties: 'fundraising events, event planning',
  },
  {
    family: 'library and archive',
    duties: 'cataloging, customer service',
  },
  {
    titles: `librarian, bibliothekar, bibliothekarin, bibliothécaire, bibliotecario, library assistant,
      library clerk, library technician, médiathécaire, auxiliar de biblioteca, bibliotheksassistent,
      bibliotheksassistentin, agent de bibliothèque`,
    duties: 'circulation desk, reader advisory, reference services',
  },
  {
    titles: 'librarian, bibliothekar, bibliothekarin, bibliothécaire, bibliotecario, médiathécaire',
    duties: `collection development, library acquisitions, weeding of collections,
      information literacy instruction, library events programming`,
  },
  {
    titles: 'archivist',
    duties: `archive management, archival cataloguing, archival appraisal, archival processing, accessioning,
      preservation of documents, digitisation, records management`,
  },
  {
    titles: 'records manager, records officer',
    duties: 'records management, records retention, document management, archiving',
  },
  {
    titles: 'documentaliste',
    duties: 'archiving, document management',
  },
  {
    family: 'translation',
    duties: 'terminology management, proofreading, linguistics',
  },
  {
    titles: `translator, übersetzer, übersetzerin, fachübersetzer, fachübersetzerin, traducteur, traductrice,
      traductor, traductora, traductor jurado, 翻译, 英语翻译`,
    duties: `translation, translation revision, CAT tools, translation memory, glossary creation,
      translation quality assurance`,
  },
  {
    titles: 'interpreter, dolmetscher, bilingual interpreter, 口译',
    duties: 'consecutive interpreting, language interpreting',
  },
  {
    titles: 'sign language interpreter',
    duties: 'sign language interpreting',
  },
  {
    titles: 'localization manager, localization specialist',
    duties: `localization, translation, CAT tools, translation project management, translation quality assurance`,
  },
  {
    titles: 'translation project manager, translation coordinator',
    duties: 'translation project management, CAT tools, translation',
  },
  {
    titles: 'subtitler',
    duties: 'subtitling',
  },
  {
    titles: 'traductor jurado',
    duties: 'certified translation',
  },
  {
    titles: 'photographer, studio photographer, fotograf, fotografin, photographer assistant, 摄影师',
    duties: 'photography, photo retouching, photo editing',
  },
  {
    titles: `videographer, video editor, film editor, monteur vidéo, monteur audiovisuel, editor de video,
      av editor, post production editor, motion designer`,
    duties: 'video editing, video production, post-production',
  },
  {
    titles: `video editor, film editor, monteur vidéo, monteur audiovisuel, editor de video, post production editor`,
    duties: 'color grading, audio editing, storytelling',
  },
  {
    titles: 'videographer',
    duties: 'videography, camera operation',
  },
  {
    titles: 'cinematographer, camera operator, chef opérateur, cadreur, operador de cámara, 摄像师',
    duties: 'cinematography, camera operation, lighting for film',
  },
  {
    titles: 'motion designer',
    duties: 'motion graphics, animation, storyboarding',
  },
  {
    titles: 'retoucher, retoucheur, photo editor',
    duties: 'photo retouching, photo editing',
  },
  {
    titles: 'studio photographer',
    duties: 'studio lighting, studio photography',
  },
  {
    family: 'hairdressing',
    duties: `hairdressing, haircutting, hair styling, client consultations, customer service, product advice`,
  },
  {
    titles: `hairdresser, hair stylist, hairstylist, cosmetologist, friseur, friseurin, friseurmeister, coiffeur,
      coiffeuse, peluquero, peluquera, stylist hair, colourist, 美发师`,
    duties: 'hair coloring, highlights and balayage, retail product sales in salon',
  },
  {
    titles: 'barber, barbier',
    duties: "men's haircuts, beard trimming",
  },
  {
    family: 'fitness training',
    duties: 'customer service',
  },
  {
    titles: `personal trainer, fitness coach, fitness instructor, gym instructor, fitnesstrainer, fitnesstrainerin,
      coach sportif, monitor de gimnasio, monitor de fitness, entrenador personal, 健身教练`,
    duties: `fitness assessments, exercise programming, strength training, endurance training, functional training`,
  },
  {
    titles: 'personal trainer, entrenador personal, 健身教练',
    duties: 'personal training',
  },
  {
    titles: 'group fitness instructor',
    duties: 'group fitness',
  },
  {
    titles: 'lifeguard, bademeister, maître nageur sauveteur, socorrista',
    duties: 'lifeguarding, water rescue, pool operations, emergency response',
  },
  {
    titles: 'maître nageur sauveteur',
    duties: 'swimming instruction',
  },
  {
    titles: 'yoga teacher, 瑜伽教练',
    duties: 'yoga instruction, group fitness',
  },
  {
    titles: 'pilates instructor',
    duties: 'Pilates instruction, group fitness',
  },
  {
    titles: `club manager, health club manager, gym manager, fitness manager, leisure centre manager,
      director de gimnasio`,
    duties: 'gym operations, staff scheduling, membership sales, Personalführung, member retention',
  },
  {
    titles: 'membership advisor, membership consultant',
    duties: 'membership sales',
  },
  {
    family: 'agriculture',
    duties: 'agriculture, crop management, soil fertility',
  },
  {
    titles: 'farm manager, landwirt, agriculteur',
    duties: 'farm management, farm machinery, tractor operation, farm records',
  },
  {
    titles: `agronomist, agrónomo, crop consultant, ingeniero agrónomo, ingénieur agronome, agronome,
      agraringenieur, 农艺师`,
    duties: `agronomy, agronomic advice, crop protection, soil analysis, pest management, agricultural science,
      fertilizer application, crop scouting`,
  },
  {
    titles: 'herd manager',
    duties: 'herd management, livestock management, animal feeding',
  },
  {
    family: 'gardening',
    duties: `garden maintenance, pruning, hedge trimming, grass cutting, mowing, plant identification, irrigation,
      horticulture, weed control`,
  },
  {
    titles: `gardener, landscaper, gärtner, gärtnerin, landschaftsgärtner, landschaftsgärtnerin, jardinier,
      jardinero, paysagiste, ouvrier paysagiste, landscape gardener, head gardener, jardinier paysagiste,
      garden maintenance operative`,
    duties: 'hedge cutting, planting and harvesting, hand and power tools',
  },
  {
    titles: `landscaper, landschaftsgärtner, landschaftsgärtnerin, landscape gardener, paysagiste,
      ouvrier paysagiste, landscape operative, jardinier paysagiste`,
    duties: 'landscaping, soft landscaping, hard landscaping, landscape construction',
  },
  {
    titles: 'greenkeeper, groundsman, groundskeeper',
    duties: 'turf management, sports turf, ride-on mowers',
  },
  {
    titles: 'grower, chef de culture, horticulturist, horticulturalist',
    duties: 'plant propagation, crop management, pest management',
  },
  {
    family: 'veterinary',
    duties: `veterinary medicine, physical examination, animal restraint, history taking, differential diagnosis,
      pet vaccinations, client education for pet owners, prescribing medication, veterinary anesthesia,
      treatment planning, parasite control, euthanasia support, diagnostic test interpretation,
      animal welfare`,
  },
  {
    family: 'veterinary assistance',
    duties: 'animal restraint, animal handling, animal welfare, kennel management',
  },
  {
    titles: `veterinary technician, vet tech, veterinary nurse, vet nurse, rvn, tiermedizinische fachangestellte,
      tiermedizinischer fachangestellter, auxiliaire vétérinaire, assistante vétérinaire,
      auxiliar veterinario, auxiliar técnico veterinario`,
    duties: `veterinary nursing, specimen collection, surgical preparation of animals, patient scheduling,
      instrument sterilization, client education for pet owners`,
  },
  {
    titles: `veterinary technician, vet tech, veterinary nurse, vet nurse, rvn, tiermedizinische fachangestellte,
      tiermedizinischer fachangestellter`,
    duties: `veterinary anesthesia, anesthesia monitoring, medication administration, veterinary radiography,
      IV catheter placement, post-operative care`,
  },
  {
    titles: 'dog groomer, hundefriseurin, toiletteur canin, peluquera canina, peluquero canino, 宠物美容师',
    duties: 'grooming of animals, companion animal care',
  },
  {
    titles: 'kennel assistant, animal carer',
    duties: 'enclosure cleaning, animal feeding, companion animal care',
  },
  {
    family: 'environment',
    duties: `environmental monitoring, environmental compliance, technical reports, environmental science`,
  },
  {
    titles: `environmental engineer, umweltingenieur, ingénieur environnement, ingeniero ambiental, 环保工程师`,
    duties: 'environmental engineering, environmental law, environmental permitting',
  },
  {
    titles: 'environmental consultant',
    duties: 'environmental impact assessment, environmental law',
  },
  {
    titles: 'sustainability manager',
    duties: 'sustainability reporting, carbon accounting, ESG reporting, stakeholder engagement',
  },
  {
    titles: `environmental technician, water quality technician, technicien environnement, técnico medioambiental`,
    duties: 'water sampling, field data collection',
  },
  {
    titles: 'water treatment engineer, water treatment technician, technicien traitement des eaux',
    duties: 'water treatment, water analysis',
  },
  {
    titles: 'water hygiene technician, water hygiene engineer',
    duties: 'legionella control, water sampling, drinking water hygiene',
  },
  {
    titles: 'leakage technician',
    duties: 'leak detection',
  },
  {
    titles: 'umweltbeauftragter',
    duties: 'environmental management systems, waste management, environmental law',
  },
  {
    family: 'cleaning',
    duties: `cleaning, sanitation, disinfection, cleaning chemicals handling, floor care, janitorial services,
      cleaning schedules`,
  },
  {
    titles: 'window cleaner',
    duties: 'window cleaning',
  },
  {
    titles: `cleaning supervisor, objektleiter reinigung, objektleiterin reinigung, vorarbeiter reinigung,
      vorarbeiterin reinigung, chef d'équipe propreté, encargada de limpieza, 保洁主管, night cleaning manager,
      deep clean supervisor`,
    duties: 'staff scheduling, staff training, rota planning',
  },
  {
    titles: 'deep clean operative',
    duties: 'deep cleaning',
  },
  {
    titles: 'housekeeping assistant hospital, domestic assistant',
    duties: 'hospital cleaning',
  },
  {
    titles: 'femme de ménage, raumpflegerin',
    duties: 'household cleaning',
  },
  {
    titles: 'gebäudereiniger, gebäudereinigerin',
    duties: 'window cleaning, infrastructural facility management',
  },
  {
    titles: '物流, 物流专员',
    duties: '物流配送',
  },
  {
    titles: `auxiliar de logística, logistikplaner, teamleiter logistik, logistics analyst, materials manager,
      supply chain executive`,
    duties: 'inventory management, order follow-up, shipping documentation',
  },
  {
    titles: '面点师',
    duties: 'pastry',
  },
  {
    titles: `banqueting assistant, food runner, food service worker, employé polyvalent de restauration, barback`,
    duties: 'table clearing, kitchen cleaning',
  },
  {
    titles: 'food service worker, employé polyvalent de restauration',
    duties: 'counter service, food preparation, dishwashing',
  },
  {
    titles: 'food and beverage supervisor, café supervisor, coffee shop supervisor, lounge manager',
    duties: 'staff training, shift management, cash reconciliation, stock ordering, guest complaints',
  },
  {
    titles: `hotelkauffrau, hotelkaufmann, hotel supervisor, guest experience manager, guest relations, 大堂经理`,
    duties: 'check-in and check-out, guest arrivals, telephone handling, service recovery',
  },
  {
    titles: `operations coordinator, operations assistant, operations executive, operations associate,
      operations specialist, coordinador de operaciones`,
    duties: 'data entry, order processing, document management',
  },
  {
    titles: 'operations supervisor',
    duties: 'staff scheduling, shift management, staff training',
  },
  {
    titles: 'librarian, library assistant, library clerk, bibliothekar, bibliothekarin, bibliothécaire',
    duties: 'interlibrary loan',
  },
  {
    titles: `learning resource centre manager, learning resources manager, lrc manager, collections librarian`,
    duties: `library acquisitions, circulation desk, reference services, information literacy instruction`,
  },
  {
    titles: 'terminologist',
    duties: 'glossary creation',
  },
  {
    titles: 'veterinary care assistant, veterinary assistant, vet assistant, animal care assistant',
    duties: 'enclosure cleaning, specimen handling, customer service',
  },
  {
    titles: 'leisure assistant, recreation assistant',
    duties: 'pool operations, cleaning',
  },
  {
    titles: 'environmental scientist, environmental officer, environmental analyst',
    duties: 'environmental law, field data collection',
  },
  {
    titles: `receptionist, front of house receptionist, hôtesse d'accueil, agent d'accueil, recepcionista, 前台`,
    duties: 'customer enquiries',
  },
  {
    titles: `cleaner, janitor, custodian, reinigungskraft, agent d'entretien, limpiador, limpiadora,
      cleaning operative, agent de propreté, agent de nettoyage, operario de limpieza, 保洁员`,
    duties: 'public area cleaning',
  },
];
