import type { ProfessionTable } from '../profession-table.ts';

export const marketingAndSales: ProfessionTable = {
  profession: 'marketing, communication and sales',
  terms: {
    tool: `
      Google Ads = Google AdWords = AdWords
      Meta Ads = Facebook Ads = Meta Ads Manager = Facebook Ads Manager = Meta campaigns
      LinkedIn Ads = LinkedIn Campaign Manager, TikTok Ads, Microsoft Advertising = Bing Ads
      Google Tag Manager = GTM, Google Search Console, Semrush, Ahrefs, Moz, Screaming Frog, Marketo, Mailchimp
      Klaviyo, ActiveCampaign, Braze, Eloqua, Hootsuite, Sprout Social, Buffer, Contentful, Shopify, WooCommerce
      Magento = Adobe Commerce, Adobe Analytics, Hotjar, Optimizely, Unbounce

      Outreach, SalesLoft, Gong, ZoomInfo, LinkedIn Sales Navigator = Sales Navigator, Apollo.io, Gainsight, Cision
      Meltwater, Brandwatch

      Google Merchant Center, Google Display & Video 360 = DV360, The Trade Desk, Criteo, Taboola, Outbrain
      Amazon Ads = Amazon Advertising, Amazon Seller Central = Seller Central, eBay Seller Hub, Snapchat Ads
      Pinterest Ads, X Ads = Twitter Ads, Crazy Egg, VWO = Visual Website Optimizer, Matomo = Piwik, Piwik PRO
      AppsFlyer, Branch.io, Sendinblue = Brevo, CleverReach, Constant Contact, Campaign Monitor, SendGrid, Elementor
      Wix, Squarespace, PrestaShop, Shopware, BigCommerce, Akeneo PIM = Akeneo, Talkwalker, Muck Rack, Sistrix
      Yoast SEO, Ubersuggest, SimilarWeb, Cognism, Lusha, Highspot, Showpad, Chorus.ai, PandaDoc, Jasper AI
    `,
    method: `
      SEO = search engine optimization = search engine optimisation = Suchmaschinenoptimierung = référencement naturel = posicionamiento SEO
      SEM = search engine marketing = Suchmaschinenmarketing, PPC = pay-per-click = paid search
      paid social = paid social media, paid media = media buying
      email marketing = e-mail marketing = email campaigns = emailing = marketing por correo electrónico
      marketing automation = Marketing-Automatisierung, demand generation
      lead generation = lead gen = Leadgenerierung = génération de leads = generación de leads, lead nurturing
      content marketing = marketing de contenidos
      content creation = Content-Erstellung = création de contenu = creación de contenido, copywriting = Werbetexten
      social media marketing = SMM, social media management, community management, influencer marketing
      affiliate marketing, conversion rate optimization = CRO, landing pages = landing page optimization
      keyword research = Keyword-Recherche, link building
      campaign management = Kampagnenmanagement = gestion de campagnes = gestión de campañas
      marketing strategy = Marketingstrategie = stratégie marketing
      brand management = Markenführung = gestion de marque = gestión de marca, product marketing
      account-based marketing = ABM, performance marketing, growth marketing, market analysis = Marktanalyse
      marketing analytics, attribution modeling, newsletters, media planning, retargeting = remarketing
      customer segmentation

      public relations = Öffentlichkeitsarbeit = relations publiques = relaciones públicas
      press releases = Pressemitteilungen = communiqués de presse = notas de prensa
      media relations = Pressearbeit = relations presse
      internal communications = interne Kommunikation = communication interne
      corporate communications = Unternehmenskommunikation = communication institutionnelle
      crisis communication = Krisenkommunikation, speechwriting

      cold calling = outbound calling = Kaltakquise = prospection téléphonique = llamadas en frío
      prospecting = sales prospecting = prospection commerciale = prospección
      account management = Kundenbetreuung = gestion de comptes, key account management = gestion de grands comptes
      business development = Geschäftsentwicklung = développement commercial = desarrollo de negocio
      pipeline management = sales pipeline, pipeline generation, sales forecasting = sales forecasts
      contract negotiation = Vertragsverhandlungen = négociation de contrats = negociación de contratos
      negotiation = Verhandlungsführung = négociation = negociación, closing deals = deal closing
      solution selling = consultative selling, MEDDIC = MEDDPICC, SPIN selling, upselling, cross-selling
      upselling and cross-selling, quota attainment = sales quotas, territory management = territory planning
      B2B sales = B2B-Vertrieb = vente B2B = ventas B2B, SaaS sales
      inside sales = Innendienst = Vertriebsinnendienst, field sales = outside sales = Außendienst = vente terrain
      product demonstrations = product demos = sales demos, sales presentations, RFP responses = RFP
      proposal writing = Angebotserstellung = réponse aux appels d'offres, renewals = contract renewals
      channel sales = partner management, sales operations, cold email outreach, quarterly business reviews = QBRs

      programmatic advertising = programmatic display = programmatic buying
      display advertising = Display-Werbung = publicité display, local SEO, technical SEO
      on-page optimization = On-Page-Optimierung = on-page SEO, off-page SEO, app store optimization = ASO marketing
      marketplace management = Marktplatzmanagement, product information management = Produktdatenpflege
      e-commerce merchandising, shopping feeds = product feed optimization
      customer acquisition = Neukundengewinnung = Neukundenakquise = acquisition clients = captación de clientes
      customer lifetime value analysis = CLV analysis, marketing mix modeling
      brand positioning = Markenpositionierung = positionnement de marque
      integrated marketing campaigns = 360-degree campaigns, marketing budget management = Marketingbudget
      marketing communications = Marketingkommunikation = communication marketing
      trade marketing = Handelsmarketing = marketing opérationnel, shopper marketing, field marketing
      experiential marketing, partner marketing = co-marketing, webinars = webinar production
      white papers = Whitepaper-Erstellung = livres blancs, case study writing = customer case studies
      video marketing, short-form video, user-generated content, social listening, community building
      reputation management = online reputation management, sponsorship marketing
      direct mail = Mailingaktionen = publipostage, print advertising = Anzeigenschaltung
      out-of-home advertising = Außenwerbung = affichage publicitaire, radio and TV advertising
      advertising sales = Anzeigenverkauf = vente d'espaces publicitaires
      consumer insights = Verbraucherforschung = connaissance client
      media monitoring = Medienbeobachtung = revue de presse, executive communications, change communications

      enterprise sales = enterprise software sales, outbound sales = outbound prospecting = Outbound-Vertrieb
      social selling = LinkedIn social selling, value-based selling = value selling
      Challenger sales methodology = Challenger Sale, sales training = Vertriebsschulungen = formation commerciale
      sales team management = Vertriebsleitung = management d'équipe commerciale = gestión de equipos de venta
      sales strategy = Vertriebsstrategie = stratégie commerciale = estrategia comercial
      sales reporting = Vertriebscontrolling
      quote preparation = quotation preparation = Angebotskalkulation = devis = elaboración de presupuestos a clientes
      export sales = Exportvertrieb = vente export
      technical sales = technischer Vertrieb = vente technico-commerciale = venta técnica
      pharmaceutical sales = Pharmareferent = visite médicale = visita médica, medical device sales
      door-to-door sales = D2D sales = Haustürgeschäft
      telesales = telemarketing = Telefonverkauf = télévente = televenta, government sales = public sector sales
      sales commission plans = incentive compensation plans, deal desk, win-loss analysis
      distributor management = Händlerbetreuung = gestion de distributeurs = gestión de distribuidores
      franchise development
    `,
    domain: `
      digital marketing = online marketing = Digitalmarketing = marketing digital = 数字营销
      e-commerce = ecommerce = Onlinehandel = comercio electrónico = 电商, direct sales = Direktvertrieb
      advertising = Werbung = publicité = publicidad, sales = Vertrieb = vente = ventas = 销售
      marketing = mercadotecnia = 市场营销, sales enablement
    `,
    certificate: `
      Google Ads Certification = Google Ads certified, HubSpot Certification = HubSpot Inbound Certification
      Facebook Blueprint = Meta Blueprint

      Google Analytics Certification = Google Analytics Individual Qualification
      Digital Marketing Institute certificate, Hootsuite Certification, CIM Diploma in Marketing
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
    Semrush > SEO
    Ahrefs > SEO
    Screaming Frog > SEO
    link building > SEO
    Hootsuite > social media management
    Sprout Social > social media management
    cold calling > prospecting
    key account management > account management
    SaaS sales > B2B sales
    press releases > public relations
    media relations > public relations
    Shopify > e-commerce
    WooCommerce > e-commerce, WordPress
    Magento > e-commerce
    email marketing > digital marketing
    contract negotiation > negotiation
    upselling and cross-selling > upselling, cross-selling
    RFP responses > proposal writing
    programmatic advertising > digital marketing, paid media
    Google Display & Video 360 > programmatic advertising
    The Trade Desk > programmatic advertising
    display advertising > digital marketing
    local SEO > SEO
    technical SEO > SEO
    on-page optimization > SEO
    off-page SEO > SEO
    Sistrix > SEO
    Yoast SEO > SEO
    Sendinblue > email marketing
    CleverReach > email marketing
    Constant Contact > email marketing
    Campaign Monitor > email marketing
    Amazon Seller Central > e-commerce
    PrestaShop > e-commerce
    Shopware > e-commerce
    BigCommerce > e-commerce
    Matomo > web analytics
    Adobe Analytics > web analytics
    Google Analytics Certification > Google Analytics
    AppsFlyer > marketing analytics
    enterprise sales > B2B sales
    Challenger sales methodology > solution selling
    MEDDIC > solution selling
    LinkedIn Sales Navigator > prospecting
    ZoomInfo > prospecting
    Cognism > prospecting
    Highspot > sales enablement
    Showpad > sales enablement
    Muck Rack > media relations
    Cision > media relations
    Gainsight > customer success
    Contentful > content management systems
  `,
};
