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
      chef de projet e commerce, chargé de e commerce, técnico de ecommerce, 电商运营, 淘宝运营, 电商专员, 跨境电商`,
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
];
