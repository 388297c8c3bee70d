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
      customer service = customer support = Kundenservice = Kundendienst = service client = relation client = atención al cliente = servicio al cliente = 客户服务
      complaint handling = complaint resolution = Beschwerdemanagement = Reklamationsbearbeitung = gestion des réclamations = gestión de reclamaciones
      call center = call centre = contact center = centre d'appels = centro de llamadas
      live chat support = live chat, customer satisfaction = CSAT, net promoter score = NPS
      order processing = Auftragsabwicklung = Auftragsbearbeitung = traitement des commandes = tramitación de pedidos
      technical support = technischer Support = support technique = soporte técnico, first call resolution
      escalation management, customer onboarding
      customer retention = churn reduction = Kundenbindung = fidélisation = fidelización, ticketing systems
      inbound calls = inbound call handling = eingehende Anrufe = appels entrants = llamadas entrantes
      outbound calls = outbound telephony = ausgehende Anrufe = appels sortants = llamadas salientes
      telephone etiquette = phone etiquette, call routing = IVR configuration
      call quality monitoring = call monitoring, average handle time = AHT
      call center workforce management = WFM forecasting, omnichannel support = multichannel support
      email support = E-Mail-Support = support par e-mail
      returns and refunds = refunds and exchanges = Retouren und Gutschriften, warranty support
      knowledge base management = knowledge base articles = Wissensdatenbank
      customer feedback analysis = voice of the customer
      customer surveys = Kundenbefragungen = enquêtes de satisfaction = encuestas de satisfacción
      customer journey analysis, customer health scores = health scoring, customer education
      account reactivation = win-back campaigns
      appointment setting = Terminvereinbarung = prise de rendez-vous commerciaux
      order tracking = shipment tracking for customers, service level agreements = SLA management
      tier 1 support = first-level support = 1st-Level-Support = support niveau 1
      tier 2 support = second-level support = 2nd-Level-Support = support niveau 2, remote troubleshooting
      field service = service technique itinérant
      service desk operations = help desk support = Helpdesk = support utilisateurs
      account billing inquiries = billing inquiries
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
  `,
};
