import type { RoleFamily } from '../role-family.ts';

export const logisticsAndService: readonly RoleFamily[] = [
  {
    family: 'logistics and supply chain',
    titles: `logistics coordinator, logistics manager, supply chain manager, supply chain analyst, supply chain planner, demand planner, logistics specialist, freight forwarder, dispatcher, speditionskaufmann, speditionskauffrau, disponent, disponentin, logistiker, logistikerin, logistikleiter, responsable logistique, gestionnaire logistique, jefe de logística, coordinador de logística, 物流, 供应链
      shipping coordinator, shipping clerk, transport planner, transport manager, transport coordinator
      fleet manager, import coordinator, export coordinator, inventory controller, inventory planner
      stock controller, materials planner, production planner, mitarbeiter versand, mitarbeiterin versand
      versandmitarbeiter, versandmitarbeiterin, tourenplaner, fuhrparkleiter, sachbearbeiter logistik
      sachbearbeiterin logistik, kaufmann für spedition und logistikdienstleistung
      kauffrau für spedition und logistikdienstleistung, affréteur, exploitant transport
      agent d'exploitation transport, técnico de logística, auxiliar de logística, jefe de tráfico
      import export coordinator
      supply planner, inventory manager, inventory analyst, materials manager, master scheduler, 计划员
      import operator, import clerk, import administrator, export operator, export clerk
      export administrator, export booking clerk, freight operator, air freight operator
      ocean freight operator, freight clerk, freight coordinator, forwarding agent, transport clerk
      transport executive, transport administrator, transport supervisor, traffic planner, traffic clerk
      scheduler, production scheduler, production planning manager, planning and scheduling manager
      stock control planner, capacity planner, replenishment planner, despatch coordinator, dispatch clerk
      logistics analyst, logistics administrator, logistics executive, merchandise planner
      supply chain executive, head of supply chain, supply chain director, s&op manager, demand manager
      fleet administrator, fleet coordinator, fleet controller, disponent nahverkehr, mitarbeiter logistik
      mitarbeiterin logistik, logistikplaner, supply chain managerin, teamleiter logistik, teamleiter versand
      agent de transit, chargé de planification, responsable transport, responsable supply chain
      responsable d'exploitation transport, planificador de producción, responsable de logística
      物流专员, 跟单员, 跟单, 单证员, 货代操作, 供应链经理, 调度员
      logistics assistant, logistics clerk, logistics planner, logistics officer, logistics supervisor
      logistics team leader, logistics operator, logistics operations manager, logistics support specialist
      supply chain coordinator, supply chain assistant, supply chain administrator, supply chain specialist
      supply chain officer, transport operations manager, transport operator, transport office clerk
      transport scheduler, load planner, route planner, freight broker, freight agent
      freight forwarding clerk, freight forwarding coordinator, freight forwarding operator
      sea freight coordinator, ocean import coordinator, ocean export coordinator, air import clerk
      air export clerk, shipping agent, shipping administrator, shipping manager
      shipping supervisor, shipping specialist, shipping executive, documentation clerk
      export documentation clerk, traffic office clerk, fleet supervisor
      fleet dispatcher, truck dispatcher, materials coordinator, materials controller, material planner
      material controller, demand planning manager, demand planning analyst, inventory control analyst
      production control planner, production scheduler planner, s&op planner, order management specialist
      order fulfillment specialist, order fulfilment coordinator, planning analyst supply chain
      replenishment analyst, speditionskaufleute, speditionssachbearbeiter, sachbearbeiter spedition
      sachbearbeiter transport, sachbearbeiter versand, sachbearbeiterin versand, sachbearbeiter fernverkehr
      sachbearbeiterin fernverkehr, sachbearbeiter disposition, sachbearbeiter import, sachbearbeiter export
      sachbearbeiterin import, sachbearbeiter seefracht, sachbearbeiter luftfracht, mitarbeiter disposition
      mitarbeiterin disposition, disponent fernverkehr, fernverkehrsdisponent, lkw disponent
      transportdisponent, materialdisponent, materialdisponentin, bestandsplaner, produktionsplaner
      produktionsplanerin, arbeitsvorbereiter, arbeitsvorbereiterin, fertigungsplaner, fertigungssteuerer
      mitarbeiter fertigungssteuerung, mitarbeiter arbeitsvorbereitung
      supply chain planer, supply chain spezialist, demand plannerin, logistikkoordinator
      logistikkoordinatorin, logistikmanager, logistikmanagerin, logistiksachbearbeiter, logistikreferent
      leiter logistik, leitung logistik, versandleiter, leiter versand, fuhrparkmanager, fuhrparkdisponent
      niederlassungsleiter spedition, einsatzplaner, schifffahrtskaufmann, schifffahrtskauffrau
      verkehrsfachwirt, coordinateur logistique, coordinatrice logistique
      assistant logistique, assistante logistique, technicien logistique, chargé de logistique
      chargé logistique, employé de transit, agent de planning, agent d'ordonnancement, ordonnanceur
      planificateur de production, gestionnaire de production
      gestionnaire d'approvisionnement, gestionnaire des flux, gestionnaire de flux, gestionnaire transport
      gestionnaire adv export, chargé d'expédition, affréteuse, agent d'affrètement
      exploitant transport routier, exploitante transport, responsable exploitation transport
      responsable affrètement, assistant transport, assistant import export, assistante import export
      assistant export, chargé d'import export, déclarant transit, prévisionniste des ventes
      demand planneur, supply planneur, approvisionneur planificateur
      chargé d'approvisionnement supply chain, directeur logistique, directeur supply chain
      ingénieur logistique, ingénieur supply chain, responsable planification, responsable ordonnancement
      responsable flux, dispatcheur, régulateur transport
      gestionnaire de parc automobile, coordinador logístico, coordinadora logística, técnico logístico
      técnica de logística, operador logístico, administrativo de logística, administrativo de tráfico
      administrativo de transporte, administrativo import export, técnico import export
      técnico de comercio exterior, administrativo de comercio exterior, gestor de tráfico
      gestor de transporte, gestor de flota, jefe de flota, jefe de transporte, responsable de transporte
      responsable logístico, director de logística, director logístico, planificador logístico
      planificador de la demanda, planificador de materiales, planificador de transporte
      analista de logística, analista de inventarios, analista de supply chain, analista logístico
      controlador de inventario, gestor de inventario, jefe de planificación, transitario, agente de carga
      operativo de tráfico marítimo, operativo marítimo, operativo aéreo, responsable de supply chain
      asistente logístico, asistente de logística, despachador, 物流主管, 物流经理, 物流助理, 物流文员, 物流调度, 物流跟单, 运输主管
      运输经理, 运输调度, 车队管理, 车队调度, 供应链专员, 供应链主管, 供应链计划, 供应链管理, 生产计划员, 生产计划, pmc, pmc专员, 物控, 物控员, 物料计划员, 物料员, 外贸跟单
      外贸跟单员, 外贸单证, 外贸单证员, 货代, 国际货代操作, 海运操作, 空运操作, 货运代理, 船务, 船务操作, 进出口专员, 需求计划, 库存管理, 库存计划, 计划主管
      *disponent`,
  },
  {
    family: 'warehouse',
    titles: `warehouse associate, warehouse worker, warehouse manager, forklift operator, warehouse supervisor, picker packer, order picker, material handler, lagerist, lagermitarbeiter, fachkraft für lagerlogistik, staplerfahrer, magasinier, cariste, préparateur de commandes, mozo de almacén, 仓库
      warehouse operative, warehouse operator, warehouse assistant, warehouse team leader, storekeeper
      stores clerk, stock clerk, inventory clerk, receiving clerk, order selector, forklift driver
      reach truck driver, packer, lagerhelfer, lagerhelferin, lagerleiter, kommissionierer, kommissioniererin
      agent logistique, agent de quai, operario de almacén, operaria de almacén, moza de almacén, carretillero
      responsable de almacén, 仓管员
      distribution supervisor, distribution manager, shift manager warehouse, gestionnaire de stocks
      gestionnaire de stock, responsable d'entrepôt, jefe de almacén
      storeman, stores person, storesperson, stores assistant, stores controller
      goods in operative, goods in clerk, goods inwards administrator, yard supervisor, yard operative
      depot operative, flt driver, flt operator, fork lift driver, picker, despatch operative
      dispatch operative, warehouse person, warehouse clerk, warehouse shift manager, weighbridge operator
      loader, mitarbeiter lager, mitarbeiterin lager, lagerfachkraft, fachlagerist, fachlageristin
      teamleiter lager, schichtleiter lager, chef d'équipe logistique, manutentionnaire, agent d'entrepôt
      agent de magasinage, employé logistique, auxiliar de almacén, encargado de almacén, jefa de almacén
      仓库管理员, 叉车工, 分拣员
      warehouse lead, warehouse shift leader, warehouse shift supervisor, warehouse coordinator
      warehouse administrator, warehouse order picker, warehouse packer, warehouse driver
      warehouse labourer, warehouse laborer, warehouse technician, warehouse specialist
      warehouse operations manager, warehouse night operative, fulfillment associate, fulfilment associate
      fulfillment center associate, distribution centre operative, distribution operative
      distribution center supervisor, stock controller warehouse, stock handler, goods in supervisor
      goods out operative, goods in administrator, receiving associate, receiving specialist
      shipping and receiving clerk, shipping associate, shipping and receiving associate
      inventory associate, inventory specialist, inventory control specialist, cold store operative
      counterbalance driver, vna driver, stacker truck driver, forklift truck driver
      forklift truck operator, parts picker, parts warehouse, order filler, freight handler, parcel sorter
      parcel handler, package handler, sortation associate, cross dock operative, container unloader
      stores operative, store man
      lagerarbeiter, lagerarbeiterin, lagermitarbeiterin, lagerlogistiker, lagerlogistikerin
      lagerfachhelfer, lagerist staplerfahrer, gabelstaplerfahrer, schubmaststaplerfahrer
      mitarbeiter wareneingang, mitarbeiter warenausgang, wareneingangsmitarbeiter, warenannahme mitarbeiter
      kommissionierer staplerfahrer, verpacker, verpackerin, packer versand, logistikmitarbeiter
      logistikhelfer, mitarbeiter lagerlogistik, schichtleiter logistik, teamleiter wareneingang
      stellvertretender lagerleiter, lagervorarbeiter, lagerverwalter, lagermeister, lagerkoordinator
      magaziner, logistikmeister, sortierer paketzentrum, fachkraft lagerlogistik, handelsfachpacker
      versandhelfer, préparateur de commande, préparatrice de commandes, magasinier cariste, magasinière
      manutentionnaire cariste, agent de manutention, opérateur logistique, opératrice logistique
      opérateur de quai, réceptionnaire, réceptionnaire magasinier, chef de quai, chef d'équipe entrepôt
      responsable entrepôt, responsable magasin logistique, responsable dépôt
      responsable réception expédition, agent d'expédition, agent de réception, agent logistique cariste
      cariste c1 c3 c5, conducteur de chariots, conducteur de chariot élévateur, trieur colis
      agent de tri colis, emballeur, emballeuse, employé d'entrepôt, gestionnaire d'entrepôt
      chef magasinier, technicien logistique entrepôt, inventoriste, auxiliar de almacen
      ayudante de almacén, peón de almacén, peona de almacén, preparador de pedidos, preparadora de pedidos
      manipulador de almacén, operador de almacén, almacenero, almacenera, almacenista, carretillera
      conductor de carretilla, operador de carretilla, gruista almacén, encargada de almacén
      supervisor de almacén, coordinador de almacén, gestor de almacén, administrativo de almacén
      recepcionista de mercancías, mozo de carga y descarga, embalador, empaquetador
      clasificador de paquetería, montacarguista, jefe de bodega, auxiliar de bodega
      仓储专员, 仓储主管, 仓储经理, 仓库主管, 仓库经理, 仓库文员, 仓管, 仓管主管, 仓库搬运工, 搬运工, 拣货员, 打包员, 包装工, 叉车司机, 入库员, 收货员, 发货员, 库管员, 库管
      物流分拣员, 库房管理员, 仓库拣货员`,
  },
  {
    family: 'driving',
    titles: `truck driver, delivery driver, cdl driver, driver, berufskraftfahrer, lkw fahrer, chauffeur, chauffeur livreur, conducteur routier, conductor, camionero, 司机
      auslieferungsfahrer, kraftfahrer, fahrer, livreur
      hgv driver, lgv driver, hgv class 1 driver, hgv class 2 driver, class 1 driver, class 2 driver
      van driver, multi drop driver, 7.5 tonne driver, hiab driver, tipper driver, tanker driver
      lorry driver, car transporter driver, transportfahrer, kurierfahrer, fernfahrer, lkw fahrerin
      kraftfahrerin, conducteur spl, conducteur poids lourd, chauffeur poids lourd, conducteur livreur
      repartidor conductor, chófer, transportista, 货车司机, 驾驶员
      lorry driver class 1, class 1 night driver, class 2 hiab driver, c+e driver, c1 driver
      hgv 1 driver, hgv 2 driver, adr driver, adr tanker driver, fuel tanker driver
      milk tanker driver, artic driver, articulated lorry driver, rigid driver, 3.5t driver, 7.5t driver
      parcel delivery driver, courier driver, grocery delivery driver, home delivery driver
      delivery van driver, multidrop delivery driver, driver helper, drivers mate, driver mate, owner driver
      owner operator truck driver, over the road driver, otr driver, class a driver, cdl a driver
      cdl class a driver, cdl truck driver, local truck driver, long haul driver, dump truck driver
      flatbed driver, box truck driver, tow driver, shunter driver, yard shunter, hgv shunter
      car delivery driver, trade plate driver, executive chauffeur
      international driver, tramper driver, concrete mixer driver, low loader driver, waste driver
      lkw fahrer fernverkehr, lkw fahrer nahverkehr, berufskraftfahrerin, kraftfahrer ce, lkw fahrer ce
      tankwagenfahrer, tankfahrer, gefahrgutfahrer, silofahrer, auslieferungsfahrerin, zustellfahrer
      lieferfahrer, kipperfahrer, betonmischerfahrer, sattelzugfahrer, paketfahrer, kühlfahrer
      rangierfahrer, beifahrer, servicefahrer, getränkefahrer, chauffeur routier, chauffeur spl
      chauffeur pl, chauffeur super lourd, conducteur super lourd, conducteur citerne, conducteur de citerne
      chauffeur citerne, chauffeur vl, chauffeur livreur vl, chauffeur livreur pl, conducteur routier spl
      conducteur routier pl, conducteur grand routier, conducteur zone longue
      conducteur matières dangereuses, chauffeur benne, chauffeur toupie, chauffeur grue
      chauffeur ampliroll, livreur vl, chauffeur poids lourds, convoyeur de véhicules, conductor de camión
      conductora de camión, conductor repartidor, conductor c+e, conductor de tráiler, conductor de trailer
      conductor cisterna, conductor de cisterna, chófer repartidor, chofer, chofer repartidor, camionera
      conductor internacional, conductor nacional, conductor de furgoneta, repartidor de paquetería
      repartidor autónomo, transportista autónomo, conductor adr, conductor de reparto, 大货车司机, 半挂司机, 配送司机
      送货司机, 危险品驾驶员, 罐车司机, 专职司机, 商务司机, 货运司机
      *kraftfahrer`,
  },
  {
    family: 'passenger driving',
    titles: `bus driver, busfahrer, busfahrerin, taxifahrer, taxi driver, coach driver, conducteur de bus
      conducteur de car, conductor de autobús, conductor de autobus, tram driver, tram operator
      straßenbahnfahrer, 公交司机`,
  },
  {
    family: 'procurement',
    titles: `buyer, purchasing manager, procurement specialist, procurement manager, purchasing agent, category manager, strategic buyer, sourcing manager, einkäufer, einkäuferin, acheteur, acheteuse, comprador, responsable de compras, 采购
      purchasing assistant, purchasing officer, purchasing clerk, purchasing administrator
      procurement assistant, procurement officer, procurement coordinator, sachbearbeiter einkauf
      sachbearbeiterin einkauf, mitarbeiter einkauf, assistant achats, assistante achats, approvisionneur
      approvisionneuse, auxiliar de compras, técnico de compras
      procurement analyst, procurement director, head of procurement, senior buyer
      procurement and contracts manager, purchasing coordinator, commodity manager, commodity buyer
      category lead, category buyer, supplier development engineer, purchasing and contracts specialist
      technischer einkäufer, strategischer einkäufer, leiter einkauf, einkaufsleiter, einkaufsleiterin
      responsable achats, acheteur projet, directeur achats, jefe de compras, jefa de compras, compradora
      técnica de compras, 采购员, 采购工程师
      *einkäufer`,
  },
  {
    family: 'hospitality',
    titles: `hotel manager, front desk agent, front office manager, guest services, receptionist hotel, concierge, hotelfachfrau, hotelfachmann, , réceptionniste, recepcionista de hotel, 酒店经理
      front desk clerk, front office supervisor, front desk supervisor, night auditor, night porter
      hotel receptionist, guest relations, guest service agent, reservations agent, reservations manager
      empfangsmitarbeiter
      empfangsmitarbeiterin, rezeptionist, rezeptionistin, hotelkauffrau, hotelkaufmann
      revenue manager, revenue analyst, revenue executive, analista de revenue
      guest relations officer, night receptionist
      night manager, hotel general manager, rooms division manager, hotel operations manager
      reception manager, guest experience manager, hotel supervisor, rezeptionsleiter, rezeptionsleiterin
      hoteldirektor, directeur d'hôtel, chef de réception, réceptionniste d'hôtel, jefe de recepción
      director de hotel, 酒店前台, 大堂经理
      hotel front desk manager, hotel front office agent, hotel night auditor, hotel assistant manager
      assistant front office manager, duty manager hotel, hotel duty manager, guest service manager
      guest service associate, guest services agent, guest relations manager, guest experience officer
      bell attendant, bellman, bellboy, doorman hotel, hotel porter, resort manager, hostel manager
      hotel reservations agent, reservation agent, reservations supervisor, reservation manager
      spa receptionist, holiday park manager, campsite manager, lodge manager, hotel concierge
      head concierge, empfangschef, empfangschefin, empfangsleiter, front office mitarbeiter
      front office managerin, night auditorin, nachtportier, hotelleiter, hotelmanager
      stellvertretender hoteldirektor, direktionsassistent hotel, reservierungsmitarbeiter
      reservierungsleiter, gästebetreuer, portier, page hotel, hotelbetriebswirt, réceptionniste de nuit
      réceptionniste hôtel, premier réceptionniste, night auditeur, veilleur de nuit, bagagiste, voiturier
      assistant de direction hôtelière, directeur adjoint d'hôtel, directeur d'hébergement
      responsable hébergement, responsable réception, gouvernante générale, agent de réservation
      responsable réservations, employé polyvalent hôtellerie, agent hôtelier, agent de service hôtelier
      jefe de sector recepción, subdirector de hotel, auxiliar de recepción de hotel, agente de reservas
      auxiliar de reservas, responsable de reservas, botones, conserje de hotel, recepcionista de noche
      recepcionista hotelero, gerente de hotel, subgobernanta, coordinador de reservas, 前厅经理, 前厅接待, 酒店主管
      客房经理, 酒店服务员, 酒店预订员, 礼宾员, 礼宾部主管, 民宿管家, 酒店管家, 房务经理, 酒店总经理, 收益管理经理`,
  },
  {
    family: 'housekeeping',
    titles: `housekeeper, housekeeping supervisor, executive housekeeper, room attendant, housekeeping manager
      hausdame, gouvernante, femme de chambre, camarera de pisos, gobernanta, zimmermädchen, 客房服务员`,
  },
  {
    family: 'kitchen',
    titles: `chef, sous chef, line cook, cook, head chef, executive chef, chef de partie, prep cook, koch, köchin, küchenchef, cuisinier, cuisinière, cocinero, cocinera, jefe de cocina, 厨师
      commis de cuisine, second de cuisine, jungkoch, jungköchin, beikoch
      kitchen manager, commis chef, kitchen supervisor, breakfast chef, relief chef, souschef, chefkoch
      alleinkoch, chef cuisinier, segundo de cocina, 炒锅厨师, 中餐厨师
      chef de cuisine, demi chef de partie, junior sous chef, pastry sous chef, cdp, grill chef, school cook
      cook manager, catering cook, hospital cook, care home chef, breakfast cook, short order cook, fry cook
      banquet chef, kitchen team member cook, head cook, school chef, restaurantkoch, jungsouschef
      stellvertretender küchenchef, küchenleiter, küchenleitung, gemeinschaftskoch, diätkoch, beiköchin
      küchenmeister, commis koch, koch frühstück, cuisinier de collectivité, demi chef
      cuisinier en collectivité, chef gérant, chef de production cuisine, responsable cuisine
      cuisinier traiteur, grillardin, cocinero de colectividades, jefe de partida, ayudante de cocinero
      cocinero jefe, encargado de cocina, primer cocinero, parrillero, sushi chef, sushiman, 主厨, 厨师长, 西餐厨师
      粤菜厨师, 凉菜厨师, 打荷, 砧板厨师, 行政总厨, 炉灶厨师, 日料厨师`,
  },
  {
    family: 'bakery and pastry',
    titles: `pastry chef, baker, bäcker, bäckerin, konditor, konditorin, pâtissier, pâtissière, boulanger, boulangère
      repostero, panadero, pastelero, 面点师, 西点师, pastry cook`,
  },
  {
    family: 'restaurant service',
    titles: `server, waiter, waitress, bartender, barista, restaurant manager, food service worker, host, kellner, kellnerin, restaurantleiter, restaurantfachfrau, serveur, serveuse, barman, camarero, camarera, 服务员
      crew member, kitchen assistant, kitchen porter, kitchen helper, dishwasher, catering assistant
      food runner, bar staff, bar supervisor, restaurant supervisor, küchenhilfe, spülkraft, servicekraft
      thekenkraft, plongeur, aide de cuisine, chef de rang, commis de salle, maître d'hôtel
      ayudante de cocina, pinche de cocina, jefe de sala
      coffee shop supervisor, coffee shop manager, café supervisor, head waiter, maître d
      floor manager restaurant
      bar manager, assistant restaurant manager, front of house manager
      food and beverage manager, food and beverage supervisor, f&b manager, jefa de sala, 餐厅经理
      sommelier, head sommelier, waiting staff, waiting on staff, food and beverage assistant
      catering manager, catering supervisor, pub manager, barback, bar person, banqueting assistant
      lounge manager, restaurantfachmann, barkeeper, oberkellner, responsable de restaurant
      employé polyvalent de restauration, jefe de rango, encargado de restaurante, encargada de restaurante
      餐饮经理, 调酒师
      bar team member, restaurant assistant manager, restaurant shift leader, restaurant team leader
      food and beverage attendant, waiter waitress, busser, restaurant hostess, cocktail waitress
      banquet server, room service attendant, cafeteria worker, canteen assistant, school catering assistant
      lunch lady, bar tender, mixologist, assistant bar manager
      restaurant general manager, general manager restaurant, quick service restaurant manager
      fast food worker, fast food manager, deli assistant, counter attendant coffee, barista team leader
      barista supervisor, servicemitarbeiter, servicemitarbeiterin, servicekraft restaurant
      servicekraft gastronomie, chef de rang restaurant, commis de rang, restaurantfachleute
      fachfrau für restaurants und veranstaltungsgastronomie
      fachmann für restaurants und veranstaltungsgastronomie, systemgastronom
      fachmann für systemgastronomie, fachfrau für systemgastronomie, restaurantleitung
      schichtleiter gastronomie, buffetkraft, thekenmitarbeiter, cafeteria mitarbeiter, spüler, küchenhelfer
      employé de restauration, employée de restauration, employé polyvalent restauration
      équipier polyvalent, équipier de restauration rapide, équipière polyvalente, responsable de salle
      directeur de restaurant, directrice de restaurant, assistant manager restauration
      manager restauration rapide, agent de restauration, agent de restauration collective, chef barman
      limonadier, garçon de café, serveur en restauration, runner restauration, ayudante de camarero
      camarero de sala, camarero de barra, jefe de bar, segundo jefe de sala, gerente de restaurante
      director de restaurante, auxiliar de catering, coctelero, friegaplatos, auxiliar de cocina
      monitor de comedor catering, 餐厅服务员, 餐厅主管, 餐厅领班, 传菜员, 咖啡师, 楼面经理, 楼面主管, 洗碗工, 餐厅店长, 后厨帮工, 配菜员, 奶茶店员`,
  },
  {
    family: 'administration',
    titles: `administrative assistant, executive assistant, office manager, office administrator, secretary, personal assistant, data entry clerk, office assistant, bürokauffrau, bürokaufmann, kauffrau für büromanagement, kaufmann für büromanagement, sekretär, sekretärin, assistentin der geschäftsführung, assistant administratif, assistante administrative, assistante de direction, secrétaire, auxiliar administrativo, administrativo, administrativa, secretaria, 行政, 文员
      office clerk, admin assistant, administration assistant, administrative officer, office coordinator
      team assistant, teamassistent, teamassistentin, bürohilfe, agent administratif
      auxiliar administrativa
      business support officer, clerical officer, clerical assistant, kaufmännischer sachbearbeiter
      kaufmännische sachbearbeiterin, kaufmännische angestellte, industriekaufmann, industriekauffrau
      agente administrative
      administrator, pa, pa to, ea to, executive pa, team pa, pa to ceo, pa secretary, audio typist
      typist, filing clerk, document controller, general administrator
      service administrator, operations administrator, team administrator, admin support
      office junior, office support, office supervisor, business support manager
      chefsekretärin, direktionsassistentin, vorstandsassistentin, assistentin der geschäftsleitung
      assistent der geschäftsleitung, assistenz der geschäftsführung, sekretariatsmitarbeiterin
      assistant de gestion, assistante de gestion, assistant de direction
      office managerin, administrativo comercial, secretario, secretaria de dirección
      秘书, 总经理助理, 行政助理, 行政经理, 文秘`,
  },
  {
    family: 'operations management',
    titles: `operations manager, operations coordinator, operations analyst, operations director, chief of staff, betriebsleiter, directeur des opérations, gerente de operaciones
      operations assistant, operations executive, operations associate, operations specialist
      operations supervisor, responsable d'exploitation, coordinador de operaciones, jefe de operaciones
      director of operations, head of operations, site operations manager, depot manager, 运营经理, 运营总监, 运营专员
      产品运营, 用户运营, 数据运营, 活动运营, 运营主管, 运营助理, 业务运营`,
  },
  {
    family: 'management consulting',
    titles: `management consultant, strategy consultant, business consultant, unternehmensberater, unternehmensberaterin, consultant en stratégie, consultor estratégico
      managing consultant, strategic consultant, consulting associate, transformation consultant
      strategy manager, strategy director, strategie berater, in house consultant, consultor de negocio
      consultora de negocio, 管理咨询顾问, 咨询顾问`,
  },
  {
    family: 'real estate',
    titles: `real estate agent, leasing agent, realtor, leasing consultant, immobilienmakler, immobilienkauffrau, immobilienkaufmann, agent immobilier, agente inmobiliario
      lettings negotiator, lettings agent, estate agent
      négociateur immobilier
      asesor inmobiliario
      property negotiator, sales negotiator, property lister, lister, lettings manager
      lettings administrator, estate agency branch manager, lettings inspector
      land manager
      letting agent
      immobilienberater, conseiller immobilier
      responsable de programmes, comercial inmobiliario, 房产经纪人
      asesor comercial inmobiliario, agente comercial inmobiliario, consultor inmobiliario
      gestor inmobiliario, broker inmobiliario, captador inmobiliario, asesor de propiedades
      agente de la propiedad inmobiliaria, vendedor inmobiliario, coordinador inmobiliario
      director de oficina inmobiliaria, auxiliar de inmobiliaria, auxiliar inmobiliario, real estate broker
      real estate salesperson, real estate associate, real estate advisor, real estate consultant
      realtor associate, property consultant, property advisor, sales and lettings negotiator
      senior sales negotiator, senior lettings negotiator, valuer lister, estate agency manager
      new homes sales advisor, new homes sales executive, conseiller en immobilier
      conseiller immobilier indépendant, consultant immobilier, mandataire immobilier
      agent commercial immobilier, négociateur en immobilier, responsable agence immobilière
      directeur agence immobilière, commercial immobilier, commercial en immobilier, chargé de location
      immobilienfachwirt, vermietungsmanager, immobilienvermittler, makler, immobilienassistent
      vertriebsmitarbeiter immobilien, immobilienverkäufer, 置业顾问, 房产销售, 房地产经纪人, 房产顾问, 租赁顾问`,
  },
  {
    family: 'safety',
    titles: `safety manager, ehs manager, ehs specialist, hse manager, safety officer, health and safety officer, safety coordinator, sicherheitsingenieur, fachkraft für arbeitssicherheit, responsable hse, técnico en prevención de riesgos laborales
      ehs coordinator, ehs technician, hse officer, hse advisor, health and safety advisor
      health and safety adviser, safety technician, sicherheitsfachkraft, animateur sécurité, responsable qse
      sheq manager, sheq advisor, hseq manager, hseq officer, qhse manager, hsqe advisor, hsqe manager
      she manager, she advisor, cdm consultant, fire risk assessor, legionella risk assessor
      asbestos analyst, asbestos surveyor, health and safety consultant, health and safety manager
      health and safety coordinator, occupational hygienist, sicherheitsbeauftragter, hse ingenieur
      préventeur, coordinateur sps, chargé de prévention, chargée de prévention, técnico prl, 安全员
      responsable sécurité environnement, responsable hygiène sécurité environnement
      responsable santé sécurité environnement, responsable qhse, responsable sse, responsable ehs
      responsable sécurité au travail, responsable prévention, responsable hse site, coordinateur hse
      coordinateur qhse, coordinateur sécurité, ingénieur hse, ingénieur qhse, ingénieur sécurité
      animateur hse, animateur qhse, animateur qse, animateur prévention, technicien hse
      technicien sécurité environnement, technicien prévention, chargé hse, chargé de sécurité, chargé qhse
      conseiller en prévention, conseiller sécurité, directeur hse, assistant hse, ehs engineer
      ehs director, ehs officer, ehs advisor, hse engineer, hse coordinator, hse director, hse specialist
      hse supervisor, hse technician, safety engineer, safety specialist, safety director, safety supervisor
      safety advisor, site safety officer, site safety manager, process safety engineer
      process safety manager, qhse officer, qhse advisor, qhse coordinator, sheq officer, sheq coordinator
      environmental health and safety manager, environment health and safety manager
      environmental health and safety specialist, occupational safety specialist
      occupational health and safety officer, occupational health and safety manager, whs advisor
      whs manager, whs officer, ohs advisor, ohs manager, ohs officer, ehs ingenieur, hse koordinator
      arbeitssicherheitsingenieur, arbeitsschutzmanager, leiter arbeitssicherheit
      sicherheits und gesundheitsschutzkoordinator, sigeko, referent arbeitssicherheit
      brandschutzbeauftragter, técnico de prevención, técnico de prevención de riesgos laborales
      técnico superior en prevención de riesgos laborales, responsable de prevención
      coordinador de seguridad y salud, responsable de seguridad y salud, jefe de seguridad industrial
      técnico hse, coordinador de prevención, responsable prl, ingeniero de seguridad industrial, 安全工程师ehs
      安全主管, 安全经理, ehs工程师, ehs专员, ehs经理, 安全主任, 安环主管, 安环工程师`,
  },
  {
    family: 'policing',
    titles: `police officer, polizist, polizistin
      police constable, gendarme
      policía local
      police detective, constable, sheriff deputy
      kriminalpolizist, policier, policía nacional, agente de policía, 警察
      traffic officer, detective constable, pcso, police community support officer, police staff investigator
      民警`,
  },
  {
    family: 'public service',
    titles: `policy analyst, policy advisor, program officer, grants manager, civil servant, verwaltungsfachangestellte, verwaltungsfachangestellter, chargé de mission, técnico de administración
      policy officer, policy adviser, policy manager
      code enforcement officer, building inspector, permit technician, city clerk, town clerk
      democratic services officer, regeneration officer, licensing officer, trading standards officer
      environmental health officer, verwaltungsfachwirt, verwaltungsfachwirtin, verwaltungswirt
      rédacteur territorial, adjoint administratif, 公务员, policy and campaigns officer, head of policy`,
  },
  {
    family: 'fundraising',
    titles: `fundraiser, development officer, development director, fundraising manager, grant writer
      fundraising officer, fundraising assistant, fundraising coordinator, grants officer
      philanthropy manager, donor relations officer, chargé de mécénat, captador de fondos
      individual giving officer, individual giving manager, individual giving executive, individual giving assistant
      annual giving officer, major gifts officer, major donor manager, legacy officer, legacy manager, community fundraiser
      legacy fundraiser, corporate fundraiser, trusts and foundations officer, trust fundraiser, donor relations manager
      spendenreferent, spendenreferentin, fundraiserin, responsable de la collecte, responsable de captación de fondos
      volunteering officer, supporter relations officer, supporter engagement manager, gifts in wills manager
      trust and major giving manager, head of fundraising, income generation manager
      community engagement fundraiser, supporter care officer, events fundraiser, challenge events officer`,
  },
  {
    family: 'library and archive',
    titles: `librarian, archivist, library assistant, bibliothekar, bibliothekarin, bibliothécaire, bibliotecario
      library clerk, library technician, médiathécaire, documentaliste, records manager
      auxiliar de biblioteca
      learning resource centre manager, learning resources manager, lrc manager, media specialist
      information officer, records officer, collections librarian, bibliotheksassistent
      bibliotheksassistentin, agent de bibliothèque`,
  },
  {
    family: 'translation',
    titles: `translator, interpreter, localization manager, übersetzer, übersetzerin, dolmetscher, traducteur, traductrice, traductor, traductora, 翻译
      subtitler, localization specialist, terminologist, fachübersetzer, fachübersetzerin
      translation coordinator, translation project manager, bilingual interpreter, sign language interpreter
      traductor jurado, 口译, 英语翻译
      *dolmetscher, *übersetzer`,
  },
  {
    family: 'film and photography',
    titles: `photographer, videographer, video editor, film editor, cinematographer, camera operator, fotograf, fotografin, monteur vidéo, editor de video, motion designer
      retoucher, photo editor, photographer assistant, studio photographer, retoucheur
      post production editor
      av editor, chef opérateur, cadreur, monteur audiovisuel, operador de cámara, 摄影师, 摄像师
      food stylist, prop stylist, photo stylist, fashion stylist, set stylist, stylist photo, food fotograf`,
  },
  {
    family: 'hairdressing',
    titles: `hairdresser, hair stylist, cosmetologist, friseur, friseurin, coiffeur, coiffeuse, peluquero
      stylist hair, colourist, barbier, peluquera
      barber
      hairstylist, friseurmeister, 美发师, 理发师
      hair dresser, barbershop manager`,
  },
  {
    family: 'fitness training',
    titles: `personal trainer, fitness instructor, fitness coach, gym instructor, group fitness instructor
      fitnesstrainer, fitnesstrainerin, coach sportif, monitor de gimnasio, monitor de fitness
      entrenador personal, 健身教练
      club manager, health club manager, gym manager, fitness manager, leisure assistant
      leisure centre manager, recreation assistant, lifeguard, membership advisor, membership consultant
      pilates instructor, yoga teacher, bademeister, maître nageur sauveteur, socorrista
      director de gimnasio, 瑜伽教练`,
  },
  {
    family: 'agriculture',
    titles: `farm manager, agronomist, landwirt, agriculteur, agrónomo
      farm labourer, peón agrícola
      herd manager
      crop consultant, ingeniero agrónomo, ingénieur agronome, agronome, agraringenieur, 农艺师
      técnico de campo agrícola, técnico agrícola, técnico agrónomo, ingeniero técnico agrícola
      perito agrícola, técnico de sanidad vegetal, asesor agrario, asesor agrícola, asesor técnico agrícola
      asesor gip, técnico en gestión integrada de plagas, responsable de campo, técnico de cultivos
      jefe de cultivo, responsable de finca, ingeniero agrícola, agronomy manager, agronomy technician
      agronomy advisor, agricultural advisor, agricultural consultant, agricultural technician, crop advisor
      crop scientist, crop protection specialist, crop scout, field agronomist
      precision agriculture specialist, soil scientist, irrigation specialist, agricultural scientist
      agricultural engineer, extension agent, farm advisor, assistant farm manager, estate manager farm
      arable manager, dairy manager, landwirtschaftlicher berater, pflanzenbauberater, pflanzenschutzberater
      agraringenieurin, agrartechniker, agrarwissenschaftler, agrarberater, betriebsleiter landwirtschaft
      landwirtschaftsmeister, fachberater landwirtschaft, conseiller agricole, technicien agricole
      technicien cultures, technicien agronomie, ingénieur agronomie, chef de culture agricole
      responsable agronomique, conseiller en agronomie, chef d'exploitation agricole
      technicien phytosanitaire, exploitant agricole, 农业技术员, 农业工程师, 农技推广, 植保专员, 种植技术员, 农技员`,
  },
  {
    family: 'gardening',
    titles: `gardener, landscaper, gärtner, gärtnerin, jardinier, jardinero, landschaftsgärtner, landschaftsgärtnerin
      ouvrier paysagiste, paysagiste, operario de jardinería, landscape gardener, groundsman
      grounds maintenance operative, greenkeeper, jardinier paysagiste, groundskeeper, horticulturist, 园艺师
      grower, horticulturalist, horticultural operative, garden maintenance operative, grounds manager
      grounds maintenance worker, landscape maintenance worker, landscape operative, head gardener
      garden maintenance team leader, chef de culture, maestro jardinero, 绿化工
      *gärtner`,
  },
  {
    family: 'veterinary',
    titles: `veterinarian, vet, tierarzt, tierärztin, vétérinaire, veterinario
      veterinary surgeon, vet surgeon, veterinary physician, veterinaria, 兽医`,
  },
  {
    family: 'veterinary assistance',
    titles: `veterinary technician, vet tech, veterinary nurse, vet nurse, rvn, veterinary care assistant
      veterinary assistant, vet assistant, animal care assistant, tiermedizinische fachangestellte
      tiermedizinischer fachangestellter, auxiliaire vétérinaire, assistante vétérinaire, auxiliar veterinario
      auxiliar técnico veterinario
      dog daycare manager, kennel assistant, animal carer, dog groomer, hundefriseurin, toiletteur canin
      peluquera canina, peluquero canino, 宠物美容师`,
  },
  {
    family: 'environment',
    titles: `environmental engineer, environmental scientist, sustainability manager, environmental consultant, umweltingenieur, ingénieur environnement, ingeniero ambiental
      environmental technician, environmental analyst, environmental officer, water quality technician
      technicien environnement, técnico medioambiental
      water treatment engineer, water hygiene technician, water hygiene engineer, water treatment technician
      leakage technician, umweltbeauftragter, chargé d'affaires environnement, technicien traitement des eaux
      环保工程师`,
  },
  {
    family: 'cleaning',
    titles: `cleaner, janitor, custodian, reinigungskraft, agent d'entretien, limpiador, limpiadora
      cleaning operative, cleaning supervisor, gebäudereiniger, gebäudereinigerin, raumpflegerin
      agent de propreté, agent de nettoyage, femme de ménage, operario de limpieza, 保洁员
      deep clean operative, deep clean supervisor, window cleaner, domestic assistant, night cleaning manager
      hygiene operative, hygiene technician, housekeeping assistant hospital, objektleiter reinigung
      objektleiterin reinigung, vorarbeiter reinigung, vorarbeiterin reinigung, chef d'équipe propreté
      encargada de limpieza, 保洁主管
      agent de service hospitalier
      agent des services hospitaliers
      ashq
      cleaner supervisor, housekeeping cleaner, domestic cleaner, office cleaner, school cleaner
      hospital cleaner, industrial cleaner, commercial cleaner, night cleaner, cleaning assistant
      cleaning manager, cleaning team leader, cleaning area manager, contract cleaning manager
      cleaning support manager, domestic supervisor, domestic operative, environmental services technician
      evs technician, facility cleaner, floor technician cleaning, carpet cleaner
      street cleansing operative, reinigungsmitarbeiter, reinigungsmitarbeiterin, reinigungsfachkraft
      raumpfleger, gebäudereinigung, glasreiniger, unterhaltsreiniger, unterhaltsreinigungskraft
      industriereiniger, putzhilfe, putzkraft, reinigungshilfe, reinigungsleiter, bereichsleiter reinigung
      agent de service, agent d'entretien des locaux, agent de propreté et d'hygiène
      agent de nettoyage industriel, employé de nettoyage, employée de nettoyage, technicien de surface
      technicienne de surface, laveur de vitres, chef d'équipe nettoyage, responsable propreté
      responsable de secteur propreté, agent polyvalent d'entretien, auxiliar de limpieza
      personal de limpieza, operaria de limpieza, empleado de limpieza, empleada de limpieza
      encargado de limpieza, supervisor de limpieza, responsable de limpieza, peón de limpieza
      cristalero limpieza, limpiacristales, 清洁工, 保洁, 保洁经理, 保洁领班, 家政保洁, 钟点工, 清洁主管`,
  },
];
