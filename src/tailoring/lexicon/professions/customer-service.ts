import type { ProfessionTable } from '../profession-table.ts';

export const customerService: ProfessionTable = {
  profession: 'customer service',
  terms: {
    tool: `
      Zendesk, Freshdesk, Intercom, Genesys, Five9, Avaya, Salesforce Knowledge, Gorgias, Help Scout
      HubSpot Service Hub, Talkdesk, Aircall, RingCentral, NICE inContact = NICE CXone, Cisco Finesse, Verint
      LivePerson, Kustomer, Medallia, Trustpilot, ChurnZero, Totango, Kayako
    `,
    method: `
      customer service = customer support = de:Kundenservice = de:Kundendienst = fr:service client = fr:relation client = es:atención al cliente = es:servicio al cliente = 客户服务 = 客服
      complaint handling = complaint resolution = de:Beschwerdemanagement = de:Reklamationsbearbeitung = fr:gestion des réclamations = es:gestión de reclamaciones = customer complaints = 投诉处理 = de:Reklamationen = de:Reklamationsmanagement
      call center = contact center = fr:centre d'appels = es:centro de llamadas
      live chat support = live chat = web chat, customer satisfaction, CSAT, net promoter score = NPS
      order processing = de:Auftragsabwicklung = de:Auftragsbearbeitung = fr:traitement des commandes = es:tramitación de pedidos = 订单处理 = es:gestión de pedidos
      technical support = de:technischer Support = fr:support technique = fr:soporte técnico, first call resolution = first contact resolution = FCR
      escalation management = escalation handling, customer onboarding
      customer retention = churn reduction = de:Kundenbindung = fr:fidélisation = es:fidelización, ticketing systems
      inbound calls = inbound call handling = de:eingehende Anrufe = fr:appels entrants = es:llamadas entrantes = 呼入
      outbound calls = outbound telephony = de:ausgehende Anrufe = fr:appels sortants = es:llamadas salientes = 外呼
      telephone etiquette = phone etiquette, telephone skills = phone skills = telephone manner = phone manner, call routing = IVR configuration
      call quality monitoring = call monitoring = call quality, average handle time = AHT = average handling time
      call center workforce management = WFM forecasting, omnichannel support, multichannel support
      email support = E-Mail-Support = support par e-mail
      returns and refunds = refunds and exchanges = de:Retouren und Gutschriften = returns and exchanges = returns processing, warranty support
      knowledge base management = knowledge base articles = de:Wissensdatenbank
      customer feedback analysis = voice of the customer
      customer surveys = de:Kundenbefragungen = fr:enquêtes de satisfaction = es:encuestas de satisfacción
      customer journey analysis, customer health scores = health scoring, customer education
      account reactivation = win-back campaigns
      appointment setting = de:Terminvereinbarung = fr:prise de rendez-vous commerciaux
      order tracking = shipment tracking for customers, service level agreements = SLA management
      tier 1 support = first-level support = 1st-Level-Support = fr:support niveau 1
      tier 2 support = second-level support = 2nd-Level-Support = fr:support niveau 2, remote troubleshooting
      field service = fr:service technique itinérant
      service desk operations = help desk support = Helpdesk = fr:support utilisateurs
      account billing inquiries = billing inquiries

      net revenue retention = NRR, gross revenue retention = GRR, success plans, product adoption

      call logging = call documentation, workforce management = WFM, support tickets = ticket handling

      after-sales service = 售后服务 = 售后 = fr:service après-vente = fr:SAV = es:servicio posventa
      IT user support = es:soporte a usuarios = fr:assistance aux utilisateurs = de:Anwendersupport = de:Anwenderbetreuung
      customer enquiries = de:Kundenanfragen = fr:demandes clients = es:consultas de clientes = 客户咨询
    `,
    domain: `
      customer success, customer experience = CX
    `,
    certificate: `
      HDI Support Center Analyst = HDI-SCA, COPC, Certified Customer Success Manager = CCSM
    `,
  },
  implies: `
    Zendesk > ticketing systems
    Freshdesk > ticketing systems
    Intercom > live chat support
    NICE inContact > call center
    Talkdesk > call center
    Genesys > call center
    Five9 > call center
    Gorgias > ticketing systems
    Help Scout > ticketing systems
    LivePerson > live chat support
    inbound calls > customer service
    complaint handling > customer service
    live chat support > customer service
    email support > customer service
    tier 1 support > technical support
    tier 2 support > technical support
    ChurnZero > customer success
    Totango > customer success
    call routing > call center
    CSAT > customer satisfaction
  `,
};
