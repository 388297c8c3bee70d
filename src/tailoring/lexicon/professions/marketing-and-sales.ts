import type { ProfessionTable } from '../profession-table.ts';

export const marketingAndSales: ProfessionTable = {
  profession: 'marketing, communication and sales',
  terms: {
    tool: `
      Google Ads = Google AdWords = AdWords, Meta Ads = Facebook Ads = Meta Ads Manager = Facebook Ads Manager = Meta campaigns, LinkedIn Ads = LinkedIn Campaign Manager, TikTok Ads, Microsoft Advertising = Bing Ads, Google Tag Manager = GTM, Google Search Console, Semrush, Ahrefs, Moz, Screaming Frog, HubSpot, Marketo, Pardot = Salesforce Marketing Cloud Account Engagement, Salesforce Marketing Cloud, Mailchimp, Klaviyo, ActiveCampaign, Braze, Eloqua, Hootsuite, Sprout Social, Buffer, WordPress, Drupal, TYPO3, Contentful, Shopify, WooCommerce, Magento = Adobe Commerce, Adobe Analytics, Hotjar, Optimizely, Unbounce
      Salesforce = Salesforce CRM = SFDC, Salesforce Sales Cloud, Microsoft Dynamics CRM, Zoho CRM, Pipedrive, Outreach, SalesLoft, Gong, ZoomInfo, LinkedIn Sales Navigator = Sales Navigator, Apollo.io, Intercom, Freshdesk, Gainsight, Genesys, Five9, Avaya, SAP CRM, Cision, Meltwater, Brandwatch
    `,
    method: `
      SEO = search engine optimization = search engine optimisation = Suchmaschinenoptimierung = référencement naturel = posicionamiento SEO, SEM = search engine marketing = Suchmaschinenmarketing, PPC = pay-per-click = paid search, paid social = paid social media, paid media = media buying, email marketing = e-mail marketing = email campaigns = emailing = marketing por correo electrónico, marketing automation = Marketing-Automatisierung, demand generation, lead generation = lead gen = Leadgenerierung = génération de leads = generación de leads, lead nurturing, content marketing = marketing de contenidos, content creation = Content-Erstellung = création de contenu = creación de contenido, content strategy, copywriting = Werbetexten, social media marketing = SMM, social media management, community management, influencer marketing, affiliate marketing, conversion rate optimization = CRO, landing pages = landing page optimization, keyword research = Keyword-Recherche, link building, campaign management = Kampagnenmanagement = gestion de campagnes = gestión de campañas, marketing strategy = Marketingstrategie = stratégie marketing, brand management = Markenführung = gestion de marque = gestión de marca, product marketing, account-based marketing = ABM, performance marketing, growth marketing, event marketing, trade shows = Fachmessen = salons professionnels = ferias comerciales, market analysis = Marktanalyse, marketing analytics, attribution modeling, newsletters, media planning, retargeting = remarketing, customer segmentation, storytelling
      public relations = Öffentlichkeitsarbeit = relations publiques = relaciones públicas, press releases = Pressemitteilungen = communiqués de presse = notas de prensa, media relations = Pressearbeit = relations presse, internal communications = interne Kommunikation = communication interne, corporate communications = Unternehmenskommunikation = communication institutionnelle, crisis communication = Krisenkommunikation, speechwriting, editing, copy editing, creative writing, journalism = Journalismus, blogging
      cold calling = outbound calling = Kaltakquise = prospection téléphonique = llamadas en frío, prospecting = sales prospecting = prospection commerciale = prospección, account management = Kundenbetreuung = gestion de comptes, key account management = gestion de grands comptes, business development = Geschäftsentwicklung = développement commercial = desarrollo de negocio, pipeline management = sales pipeline, pipeline generation, sales forecasting = sales forecasts, contract negotiation = Vertragsverhandlungen = négociation de contrats = negociación de contratos, negotiation = Verhandlungsführung = négociation = negociación, closing deals = deal closing, solution selling = consultative selling, MEDDIC = MEDDPICC, SPIN selling, upselling, cross-selling, upselling and cross-selling, quota attainment = sales quotas, territory management = territory planning, B2B sales = B2B-Vertrieb = vente B2B = ventas B2B, SaaS sales, inside sales = Innendienst = Vertriebsinnendienst, field sales = outside sales = Außendienst = vente terrain, product demonstrations = product demos = sales demos, sales presentations, RFP responses = RFP, proposal writing = Angebotserstellung = réponse aux appels d'offres, CRM = customer relationship management = CRM software = CRM systems = CRM-Systeme, customer onboarding, customer retention = churn reduction = Kundenbindung = fidélisation = fidelización, renewals = contract renewals, channel sales = partner management, sales operations, cold email outreach, quarterly business reviews = QBRs
      customer service = customer support = Kundenservice = Kundendienst = service client = relation client = atención al cliente = servicio al cliente = 客户服务, complaint handling = complaint resolution = Beschwerdemanagement = Reklamationsbearbeitung = gestion des réclamations = gestión de reclamaciones, call center = call centre = contact center = centre d'appels = centro de llamadas, live chat support = live chat, customer satisfaction = CSAT, net promoter score = NPS, order processing = Auftragsabwicklung = Auftragsbearbeitung = traitement des commandes = tramitación de pedidos, technical support = technischer Support = support technique = soporte técnico, first call resolution, escalation management
    `,
    domain: `
      digital marketing = online marketing = Digitalmarketing = marketing digital = 数字营销, e-commerce = ecommerce = Onlinehandel = comercio electrónico = 电商, direct sales = Direktvertrieb, advertising = Werbung = publicité = publicidad, sales = Vertrieb = vente = ventas = 销售, marketing = mercadotecnia = 市场营销, customer success, customer experience = CX, sales enablement
    `,
    certificate: `
      Google Ads Certification = Google Ads certified, HubSpot Certification = HubSpot Inbound Certification, Salesforce Administrator = Salesforce Certified Administrator = Salesforce Admin, Facebook Blueprint = Meta Blueprint
    `,
  },
  implies: `
    Google Ads > PPC
    Microsoft Advertising > PPC
    PPC > digital marketing
    SEO > digital marketing
    Meta Ads > paid social
    LinkedIn Ads > paid social
    Mailchimp > email marketing
    Klaviyo > email marketing
    newsletters > email marketing
    Marketo > marketing automation
    Pardot > marketing automation
    Semrush > SEO
    Ahrefs > SEO
    Screaming Frog > SEO
    link building > SEO
    Hootsuite > social media management
    Sprout Social > social media management
    Salesforce > CRM
    HubSpot > CRM
    Zoho CRM > CRM
    Pipedrive > CRM
    Microsoft Dynamics CRM > CRM
    cold calling > prospecting
    key account management > account management
    SaaS sales > B2B sales
    press releases > public relations
    media relations > public relations
    Shopify > e-commerce
    WooCommerce > e-commerce, WordPress
    Magento > e-commerce
    Salesforce Administrator > Salesforce
    email marketing > digital marketing
    Zendesk > ticketing systems
    Freshdesk > ticketing systems
    Intercom > live chat support
    contract negotiation > negotiation
    copy editing > editing
    upselling and cross-selling > upselling, cross-selling
    RFP responses > proposal writing
  `,
};
