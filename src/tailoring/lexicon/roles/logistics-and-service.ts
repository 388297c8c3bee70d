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
      物流专员, 跟单员, 跟单, 单证员, 货代操作, 供应链经理, 调度员`,
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
      仓库管理员, 叉车工, 分拣员`,
  },
  {
    family: 'driving',
    titles: `truck driver, delivery driver, cdl driver, driver, berufskraftfahrer, lkw fahrer, chauffeur, chauffeur livreur, conducteur routier, conductor, camionero, 司机
      auslieferungsfahrer, kraftfahrer, fahrer, livreur
      hgv driver, lgv driver, hgv class 1 driver, hgv class 2 driver, class 1 driver, class 2 driver
      van driver, multi drop driver, 7.5 tonne driver, hiab driver, tipper driver, tanker driver
      lorry driver, car transporter driver, transportfahrer, kurierfahrer, fernfahrer, lkw fahrerin
      kraftfahrerin, conducteur spl, conducteur poids lourd, chauffeur poids lourd, conducteur livreur
      repartidor conductor, chófer, transportista, 货车司机, 驾驶员`,
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
      técnica de compras, 采购员, 采购工程师`,
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
      director de hotel, 酒店前台, 大堂经理`,
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
      alleinkoch, chef cuisinier, segundo de cocina, 炒锅厨师, 中餐厨师`,
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
      餐饮经理, 调酒师`,
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
      traductor jurado, 口译, 英语翻译`,
  },
  {
    family: 'film and photography',
    titles: `photographer, videographer, video editor, film editor, cinematographer, camera operator, fotograf, fotografin, monteur vidéo, editor de video, motion designer
      retoucher, photo editor, photographer assistant, studio photographer, retoucheur
      post production editor
      av editor, chef opérateur, cadreur, monteur audiovisuel, operador de cámara, 摄影师, 摄像师`,
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
      garden maintenance team leader, chef de culture, maestro jardinero, 绿化工`,
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
      ashq`,
  },
];
