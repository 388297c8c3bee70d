import type { RoleFamily } from '../role-family.ts';

export const offices: readonly RoleFamily[] = [
  {
    family: 'general management',
    titles: `managing director, chief executive, chief executive officer, ceo
      chief operating officer, geschäftsführer, geschäftsführerin, directeur général
      directrice générale, director general, directora general, 总经理, 副总经理`,
  },
  {
    family: 'market research',
    titles: `market researcher, market research executive, market research manager, research executive
      quantitative research manager, qualitative researcher, market research interviewer, market analyst
      market research analyst, consumer insight manager, marktforscher, marktforscherin
      chargé d'études marketing, chargée d'études marketing, técnico de investigación de mercados, 市场调研`,
  },
  {
    family: 'e-commerce',
    titles: `ecommerce manager, ecommerce executive, ecommerce assistant, ecommerce merchandising manager
      e commerce manager, e commerce specialist, e commerce executive, online trading manager
      online merchandiser, marketplace manager, e commerce managerin, responsable e commerce
      chef de projet e commerce, chargé de e commerce, técnico de ecommerce, 电商运营, 电商专员, 跨境电商
      跨境电商运营, 亚马逊运营, 亚马逊运营专员, 亚马逊运营助理, 跨境电商专员, 跨境运营, 速卖通运营, 独立站运营, shopee运营, 店铺运营, 电商运营专员
      电商主管, 电商经理, 电商总监, 平台运营, 商品运营
      天猫运营, 淘宝运营, 京东运营, 拼多多运营`,
  },
  {
    family: 'bids and tenders',
    titles: `bid writer, bid manager, bid coordinator, bids executive, bid executive, bid director
      head of bid management, proposal manager, proposal writer, proposals coordinator, tender manager
      tender coordinator, tender writer, angebotsmanager, chargé d'appels d'offres, técnico de licitaciones
      投标专员, 标书`,
  },
  {
    family: 'property surveying',
    titles: `building surveyor, chartered surveyor, general practice surveyor, valuer, valuation surveyor
      rural surveyor, estates surveyor, commercial surveyor, residential surveyor, party wall surveyor
      project building surveyor, immobiliengutachter, immobilienbewerter, expert immobilier, tasador, tasadora`,
  },
  {
    family: 'pensions and benefits',
    titles: `pensions administrator, pensions consultant, pensions specialist, pensions manager, pensions technician
      pension analyst, pensions trustee secretary, employee benefits consultant
      employee benefits administrator, sipp administrator, sipp associate, retirement planning consultant
      referent altersversorgung, gestionnaire retraite, gestionnaire prévoyance`,
  },
  {
    family: 'investment operations',
    titles: `investment administrator, investment operations administrator, investment operations analyst
      settlements administrator, settlements officer, settlements analyst, fund accountant
      fund administrator, fund operations analyst, transfer agency administrator, trade support analyst
      middle office analyst, back office analyst, corporate actions analyst, corporate actions manager
      static data analyst, fondsbuchhalter, fondsbuchhalterin, gestionnaire middle office
      gestionnaire back office`,
  },
  {
    family: 'insolvency and corporate finance',
    titles: `insolvency administrator, insolvency manager, insolvency specialist, insolvency practitioner
      restructuring manager, restructuring associate, corporate finance manager, corporate finance associate
      corporate finance director, corporate finance partner, corporate finance analyst
      corporate finance executive, corporate insolvency administrator, m&a manager, m&a analyst
      m&a associate, transaction services manager, transaction services executive, transaction manager
      insolvenzverwalter, insolvenzsachbearbeiter, analyste m&a, analista de m&a, 投行`,
  },
  {
    family: 'pricing',
    titles: `pricing analyst, pricing manager, pricing executive, pricing coordinator, head of pricing`,
  },
  {
    family: 'company secretariat',
    titles: `company secretary, assistant company secretary, company secretarial assistant
      company secretarial administrator, company secretarial manager, governance and company secretary
      cosec assistant, trust administrator, 董事会秘书`,
  },
  {
    family: 'careers and employability',
    titles: `employment advisor, employability advisor, employment adviser, career coach, careers adviser
      career counselor, career advisor, job coach, work coach, employer engagement consultant
      employer engagement executive, arbeitsvermittler, arbeitsvermittlerin, jobcoach, berufsberater
      berufsberaterin, conseiller emploi, conseillère emploi, conseiller en évolution professionnelle
      conseillère en insertion professionnelle, orientador laboral, orientadora laboral, técnico de empleo
      职业规划师`,
  },
  {
    family: 'building services',
    titles: `building services engineer, building services manager, m&e engineer, m&e manager
      mechanical and electrical engineer, bms engineer, building management systems engineer, mep engineer
      mechanical contracts manager, electrical contracts manager, tga planer, tga ingenieur
      versorgungsingenieur, ingénieur cvc, ingénieur fluides, chargé d'affaires cvc
      ingeniero de instalaciones, 暖通工程师, 机电工程师, 给排水工程师`,
  },
  {
    family: 'parking enforcement',
    titles: `civil enforcement officer, parking officer, parking attendant, traffic warden
      parking enforcement officer`,
  },
  {
    family: 'property management',
    titles: `property manager
      property administrator, immobilienverwalter, immobilienverwalterin, gestionnaire de copropriété
      administrador de fincas, gestionnaire locatif, housing officer, property inspector, block manager
      accommodation manager, student accommodation manager, housing assistant, housing advisor
      estates officer, wohnungsverwalter, objektmanager, objektmanagerin, property managerin
      chargé de gestion locative, 物业经理, 物业管理, weg verwalter, weg verwalterin, mietverwalter, mietverwalterin
      hausverwalter, hausverwalterin, kaufmännischer immobilienverwalter, gestora de fincas
      syndic de copropriété, residential property manager, commercial property manager, leasehold manager`,
  },
  {
    family: 'credit analysis',
    titles: `credit analyst
      credit risk analyst, credit officer, credit underwriter, mortgage underwriter, loan underwriter
      credit risk manager, credit risk officer, credit risk modelling analyst, commercial credit analyst
      credit research analyst, kreditanalyst, kreditanalystin, analyste crédit, analyste de crédit
      analista de crédito, analista de riesgo de crédito, analista de riesgos de crédito, 信贷审批, 信用分析师`,
  },
  {
    family: 'underwriting',
    titles: `underwriting assistant
      insurance underwriter, underwriter insurance, underwriter, risk surveyor, souscripteur, 核保
      commercial lines underwriter, property underwriter, casualty underwriter, marine underwriter
      underwriterin, risikoprüfer, risikoprüferin, souscriptrice, suscriptor de seguros
      suscriptora de seguros`,
  },
  {
    family: 'insurance claims',
    titles: `claims representative
      claims specialist, claims examiner, claims analyst, loss adjuster, insurance adjuster, claims associate
      sachbearbeiter schaden, claims adjuster, claims handler, gestionnaire sinistres, claims adviser
      claims advisor, claims assistant, claims processor, claims administrator, schadensachbearbeiter
      schadensachbearbeiterin, schadenregulierer, chargé d'indemnisation, tramitador de siniestros
      perito de seguros, claims technician, liability adjuster, commercial adjuster, property adjuster
      credit hire handler, subsidence engineer, rédacteur sinistres, 理赔, claims manager, motor claims handler
      leiter schaden, regulierungsbeauftragter, régleur sinistres, liquidador de siniestros`,
  },
  {
    family: 'customer success',
    titles: `customer success manager, customer success specialist, customer success associate
      client success manager
      customer success executive, customer success lead, customer success consultant
      customer success engineer, head of customer success, director of customer success, vp customer success
      csm, onboarding manager, onboarding specialist, customer onboarding manager, client onboarding manager
      customer onboarding specialist, client success specialist, client success executive
      technical account manager, renewals manager, renewal manager, customer engagement manager
      customer growth manager, customer success managerin, customer success berater
      responsable succès client, chargé de succès client, responsable customer success
      chargé de customer success, gestor de éxito del cliente, responsable de éxito del cliente, 客户成功经理
      客户成功专员, 客户成功`,
  },
  {
    family: 'software implementation',
    titles: `implementation consultant, implementation specialist, implementation manager, implementation engineer
      software implementation consultant, software implementation specialist, implementation project manager
      implementation analyst, professional services consultant, deployment specialist, deployment consultant
      configuration specialist, integration consultant, einführungsberater, implementierungsberater
      consultant implémentation, chef de projet déploiement, consultor de implantación
      técnico de implantación, 实施工程师, 实施顾问`,
  },
  {
    family: 'food technology',
    titles: `food technologist, lebensmitteltechnologe, tecnólogo de alimentos, npd technologist, npd manager
      development technologist, food development technologist, new product development technologist
      technologue alimentaire, 食品工程师
      process technologist, npd food technologist, npd process technologist, quality technologist
      product technologist, factory technologist, technical technologist, food scientist
      product developer food, food product developer, junior product developer food
      food quality technologist, raw materials technologist, specifications technologist
      food safety technologist, dairy technologist, bakery technologist, meat technologist
      beverage technologist, brewing scientist, sensory scientist, flavourist, flavorist, flavor chemist
      product development technologist, food engineer, research and development food scientist
      culinary technologist, recipe developer, development chef, npd chef, new product development manager
      npd coordinator, npd executive, food innovation manager, technical manager food
      food technical manager, lebensmitteltechnologin, lebensmitteltechniker, lebensmittelingenieur
      produktentwickler lebensmittel, lebensmittelchemiker, molkereitechnologe, milchtechnologe
      milchwirtschaftlicher laborant, brauereitechnologe, ingénieur agroalimentaire
      ingénieure agroalimentaire, responsable r&d agroalimentaire, technicien agroalimentaire
      chef de projet r&d agroalimentaire, technologue agroalimentaire, aromaticien, ingeniero de alimentos
      ingeniera de alimentos, técnico en tecnología de alimentos, tecnóloga de alimentos
      técnico alimentario, técnico i+d alimentación, 食品研发, 食品研发工程师, 食品技术员, 乳品工程师, 研发品控`,
  },
  {
    family: 'sterile processing',
    titles: `sterile processing technician, sterilisation technician, sterile services technician
      decontamination technician, agent de stérilisation, agente de stérilisation
      central sterile technician, spd technician, sterile supply technician, cssd technician
      endoscope reprocessing technician, lead sterile processing technician, sterile processing manager
      fachkraft für medizinprodukteaufbereitung, technischer sterilisationsassistent
      auxiliar de esterilización, técnico de esterilización, 消毒供应`,
  },
  {
    family: 'reception',
    titles: `receptionist, hôtesse d'accueil, agent d'accueil, recepcionista, 前台, front of house receptionist
      switchboard operator, empfangssekretärin, standardiste, recepcionista administrativa
      front desk receptionist, corporate receptionist, office receptionist, reception supervisor
      reception team leader, reception administrator, telephonist, receptionist telephonist
      chargé d'accueil, secrétaire standardiste, réceptionniste standardiste, empfangsmitarbeiter büro
      telefonistin, telefonist, empfangskraft, empfangsdame, recepcionista telefonista, telefonista
      auxiliar de recepción, 行政前台, 前台接待, 总机`,
  },
  {
    family: 'construction draughting',
    titles: `bauzeichner, projeteur vrd, bauzeichnerin
      projeteur structure, projeteur béton armé, projeteur ba, projeteur structure béton, projeteur béton
      projeteur génie civil, projeteur charpente métallique, projeteur bâtiment, projeteur bim structure
      projeteur ouvrages d'art, projeteur coffrage ferraillage, dessinateur projeteur structure
      dessinateur projeteur béton armé, dessinateur projeteur ba, dessinateur projeteur génie civil
      dessinateur projeteur bâtiment, dessinateur projeteur vrd, dessinateur projeteur charpente métallique
      dessinateur béton armé, dessinateur ba, dessinateur structure, dessinateur génie civil
      dessinateur d'exécution, dessinateur vrd, dessinateur charpente, dessinateur coffrage ferraillage
      dessinateur projeteur bim, structural technician, structural draughtsman, structural draughtsperson
      structural draftsman, structural drafter, structural cad technician, civil cad technician
      civil drafter, civil draughtsperson, rebar detailer, reinforced concrete detailer, rc detailer
      steel detailer, structural detailer, structural bim technician
      structural modeller, cad technician civil, cad technician structural, konstrukteur stahlbau
      konstrukteur massivbau, konstrukteur tiefbau, bautechnischer zeichner, bautechniker, schalungsplaner
      bewehrungsplaner, bim konstrukteur, delineante de estructuras, delineante proyectista de estructuras
      delineante de obra civil, delineante projectista, delineante estructuras, modelador bim de estructuras
      结构绘图员, 结构设计师, 施工图绘图员, 建筑绘图员`,
  },
  {
    family: 'hydrology',
    titles: `hydrologist, surface water hydrologist, hydrological modeller, hydrology technician
      hydrometric technician, hydrometrist, hydraulic modeller, water resources engineer
      water resource engineer, water resources scientist, water scientist, water resources analyst
      water resources specialist, flood modeller, flood analyst, flood forecaster, catchment scientist
      catchment modeller, river engineer, hydrologe, hydrologin, hydrologue, ingénieur hydraulique
      ingénieure hydraulique, ingénieur hydrologue, hydraulicien, hidrólogo, hidróloga, ingeniero hidráulico
      水文工程师, 水文员, 水利工程师, 水资源工程师
      flood risk engineer, flood engineer, flood risk analyst`,
  },
  {
    family: 'train crew',
    titles: `train conductor, zugbegleiter, zugbegleiterin, contrôleur sncf
      train guard, train manager, ticket inspector, revenue protection officer, gateline assistant
      customer host train, on board host, chef de bord, agent commercial trains, interventor de tren
      kundenbetreuer im nahverkehr, 列车员, 乘务员`,
  },
];
