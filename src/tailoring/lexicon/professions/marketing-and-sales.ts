import type { ProfessionTable } from '../profession-table.ts';

export const marketingAndSales: ProfessionTable = {
  profession: 'marketing, communication and sales',
  terms: {
    tool: `
      Google Ads = Google AdWords = AdWords
      Meta Ads = Facebook Ads = Meta Ads Manager = Facebook Ads Manager
      LinkedIn Ads = LinkedIn Campaign Manager, TikTok Ads, Microsoft Advertising = Bing Ads
      Google Tag Manager = GTM, Google Search Console = Search Console, Semrush, Ahrefs, Moz, Screaming Frog, Marketo, Mailchimp
      Klaviyo, ActiveCampaign, Braze, Eloqua, Hootsuite, Sprout Social, Buffer, Contentful, Shopify, WooCommerce
      Magento = Adobe Commerce, Adobe Analytics, Hotjar, Optimizely, Unbounce

      Outreach, SalesLoft, Gong = Gong.io, ZoomInfo, LinkedIn Sales Navigator = Sales Navigator, Apollo.io, Gainsight, Cision
      Meltwater, Brandwatch

      Google Merchant Center = Google Shopping, Google Display & Video 360 = DV360, The Trade Desk, Criteo, Taboola, Outbrain
      Amazon Ads = Amazon Advertising, Amazon Seller Central = Seller Central, eBay Seller Hub, Snapchat Ads
      Pinterest Ads, X Ads = Twitter Ads, Crazy Egg, VWO = Visual Website Optimizer, Matomo = Piwik, Piwik PRO
      AppsFlyer, Branch.io, Sendinblue = Brevo, CleverReach, Constant Contact, Campaign Monitor, SendGrid, Elementor
      Wix, Squarespace, PrestaShop, Shopware, BigCommerce, Akeneo PIM = Akeneo, Talkwalker, Muck Rack, Sistrix
      Yoast SEO, Ubersuggest, SimilarWeb, Cognism, Lusha, Highspot, Showpad, Chorus.ai, PandaDoc, Jasper AI

      Clari, Loopio, RFPIO, 6sense, Demandbase, Bombora, Chili Piper, DealHub, Google Optimize, Adobe Target
      Sprinklr, TikTok = TikTok content, NielsenIQ = Nielsen, Circana, Kantar, GfK, Dunnhumby, Statista
      巨量引擎 = 巨量千川, 小红书运营 = 小红书, 抖音运营 = 抖音, 直播带货 = 直播运营, 公众号运营 = 微信公众号
    `,
    method: `
      新媒体运营 = 新媒体, 私域运营 = 私域流量, 会员运营, fr:animation des réseaux sociaux
      SEO = search engine optimization = de:Suchmaschinenoptimierung = fr:référencement naturel = es:posicionamiento SEO = 搜索引擎优化
      SEM = search engine marketing = de:Suchmaschinenmarketing, PPC = pay-per-click, paid search = fr:référencement payant = 竞价推广
      paid advertising = online advertising = fr:publicité en ligne = es:publicidad online
      paid social = paid social media = social media advertising = de:Social-Media-Anzeigen, paid media, media buying = fr:achat média
      email marketing = e-mail marketing = email campaigns = emailing = es:marketing por correo electrónico
      marketing automation = de:Marketing-Automatisierung, demand generation
      lead generation = lead gen = de:Leadgenerierung = fr:génération de leads = es:generación de leads
      lead nurturing
      content marketing = es:marketing de contenidos = fr:marketing de contenu = 内容营销
      content creation = de:Content-Erstellung = fr:création de contenu = es:creación de contenido
      copywriting = de:Werbetexten
      social media marketing = SMM, social media management, community management = fr:animation de communauté = es:gestión de comunidades, influencer marketing
      affiliate marketing, conversion rate optimization = CRO, landing pages, landing page optimization
      keyword research = de:Keyword-Recherche = fr:recherche de mots-clés, link building = backlinks
      campaign management = de:Kampagnenmanagement = fr:gestion de campagnes = es:gestión de campañas
      marketing strategy = de:Marketingstrategie = fr:stratégie marketing
      brand management = de:Markenführung = fr:gestion de marque = es:gestión de marca, product marketing
      account-based marketing = ABM, performance marketing, growth marketing, market analysis = de:Marktanalyse
      marketing analytics, attribution modeling, newsletters, media planning, retargeting = remarketing
      customer segmentation

      public relations = de:Öffentlichkeitsarbeit = fr:relations publiques = es:relaciones públicas
      press releases = de:Pressemitteilungen = fr:communiqués de presse = es:notas de prensa = 新闻稿
      media relations = de:Pressearbeit = fr:relations presse = press relations = de:Medienarbeit = es:relaciones con los medios = 媒体关系
      internal communications = de:interne Kommunikation = fr:communication interne = employee communications = es:comunicación interna
      corporate communications = de:Unternehmenskommunikation = fr:communication institutionnelle = es:comunicación corporativa
      crisis communication = de:Krisenkommunikation = fr:communication de crise = 危机公关, speechwriting

      cold calling = de:Kaltakquise = fr:prospection téléphonique = es:llamadas en frío = fr:phoning, outbound calling
      prospecting = sales prospecting = fr:prospection commerciale = es:prospección = fr:prospection = es:prospección comercial = 客户开发 = 开发客户
      account management = de:Kundenbetreuung = fr:gestion de comptes = fr:gestion de portefeuille clients = fr:suivi client = es:gestión de cartera = es:gestión de cartera de clientes = de:Bestandskundenpflege = de:Bestandskundenbetreuung = 客户维护 = 客户关系维护
      key account management = fr:gestion de grands comptes
      business development = de:Geschäftsentwicklung = fr:développement commercial = es:desarrollo de negocio
      pipeline management = sales pipeline, pipeline generation, sales forecasting = sales forecasts
      contract negotiation = de:Vertragsverhandlungen = fr:négociation de contrats = es:negociación de contratos
      negotiation = de:Verhandlungsführung = fr:négociation = es:negociación, closing deals = deal closing
      solution selling = consultative selling, MEDDIC, MEDDPICC, SPIN selling, upselling = de:Zusatzverkauf = fr:vente additionnelle, cross-selling
      upselling and cross-selling, quota attainment = sales quotas, territory management = territory planning
      B2B sales = de:B2B-Vertrieb = fr:vente B2B = es:ventas B2B, SaaS sales
      inside sales = de:Innendienst = de:Vertriebsinnendienst
      field sales = outside sales = de:Außendienst = fr:vente terrain = es:ventas de campo
      product demonstrations = product demos = sales demos = fr:démonstrations produit = es:demostraciones de producto, sales presentations, RFP responses, RFP
      proposal writing = de:Angebotserstellung = fr:réponse aux appels d'offres, renewals = contract renewals
      channel sales, partner management, sales operations = sales ops, cold email outreach, quarterly business reviews = QBRs = EBRs

      programmatic advertising = programmatic display = programmatic buying = 程序化广告 = de:programmatische Werbung
      display advertising = de:Display-Werbung = fr:publicité display, local SEO, technical SEO = SEO audits
      on-page optimization = de:On-Page-Optimierung = on-page SEO, off-page SEO
      app store optimization = ASO marketing
      marketplace management = de:Marktplatzmanagement, product information management, de:Produktdatenpflege
      e-commerce merchandising, shopping feeds = product feed optimization
      customer acquisition = de:Neukundengewinnung = de:Neukundenakquise = fr:acquisition clients = es:captación de clientes
      customer lifetime value analysis = CLV analysis, marketing mix modeling = MMM = media mix modelling
      brand positioning = de:Markenpositionierung = fr:positionnement de marque
      integrated marketing campaigns = 360-degree campaigns, marketing budget management = de:Marketingbudget
      marketing communications = de:Marketingkommunikation = communication marketing
      trade marketing = de:Handelsmarketing, shopper marketing, field marketing
      experiential marketing, partner marketing = co-marketing, webinars = webinar production
      white papers = de:Whitepaper-Erstellung = fr:livres blancs, case study writing = customer case studies
      video marketing, short-form video = 短视频 = 短视频运营, user-generated content, social listening, community building
      reputation management = online reputation management, sponsorship marketing
      direct mail = de:Mailingaktionen = fr:publipostage, print advertising = de:Anzeigenschaltung
      out-of-home advertising = de:Außenwerbung = fr:affichage publicitaire, radio and TV advertising
      advertising sales = de:Anzeigenverkauf = fr:vente d'espaces publicitaires
      consumer insights = de:Verbraucherforschung = fr:connaissance client
      media monitoring = de:Medienbeobachtung = fr:revue de presse, executive communications, change communications

      enterprise sales = enterprise software sales, outbound sales = outbound prospecting = de:Outbound-Vertrieb
      social selling = LinkedIn social selling, value-based selling = value selling
      Challenger sales methodology = Challenger Sale
      sales training = de:Vertriebsschulungen = fr:formation commerciale
      sales team management = de:Vertriebsleitung = fr:management d'équipe commerciale = es:gestión de equipos de venta
      sales strategy = de:Vertriebsstrategie = fr:stratégie commerciale = es:estrategia comercial
      sales reporting, de:Vertriebscontrolling
      quote preparation = quotation preparation = de:Angebotskalkulation = es:elaboración de presupuestos a clientes
      fr:devis
      export sales = de:Exportvertrieb = fr:vente export = es:ventas internacionales = 外贸
      technical sales = de:technischer Vertrieb = fr:vente technico-commerciale = fr:venta técnica = technical pre-sales = presales = pre-sales engineering = fr:avant-vente = es:preventa = 售前 = 售前支持
      pharmaceutical sales = fr:visite médicale = fr:visita médica, medical device sales
      door-to-door sales = D2D sales = de:Haustürgeschäft
      telesales = telemarketing = de:Telefonverkauf = fr:télévente = es:televenta
      government sales = public sector sales
      sales commission plans = incentive compensation plans, deal desk, win-loss analysis
      distributor management = de:Händlerbetreuung = fr:gestion de distributeurs = es:gestión de distribuidores
      franchise development

      objection handling, full-cycle sales = full sales cycle, multi-year contracts

      bidding strategies, ROAS = return on ad spend, media budget management = budget pacing
      audience segmentation = de:Zielgruppensegmentierung, customer acquisition cost, multi-touch attribution
      stakeholder engagement = stakeholder communications, media training, brand messaging = key messaging
      press events = press conferences = de:Pressekonferenzen = fr:conférences de presse, web content
      communications strategy = communications planning = de:Kommunikationsstrategie = fr:stratégie de communication = es:estrategia de comunicación
      media analysis

      sales engineering, proof of concept = PoCs
      discovery calls = customer discovery = needs discovery = needs analysis with customers = de:Bedarfsanalyse = fr:analyse des besoins clients
      BANT, sales cadences = sales sequences, sales development, telephone sales
      lead qualification = qualifying leads, quota carrying, account planning = account plans
      expansion revenue, churn management = churn prevention, executive business reviews
      customer advocacy, client presentations, price quotations, tender responses
      responding to RFPs, bid management = bid coordination = tender coordination
      pricing negotiation = commercial negotiations = sales negotiation = negotiating contracts with customers
      dealer management, reseller management, distribution partners, international sales, trade promotions
      retail audits, positioning and messaging, messaging frameworks, product positioning
      value propositions = value proposition development, competitive intelligence, market sizing
      persona development = buyer personas, market segmentation, marketing attribution
      newsletter production = email newsletters = de:Newsletter-Erstellung, UGC
      influencer relations = creator partnerships, brand guidelines = brand identity guidelines
      customer loyalty programmes, pricing analysis, sales analysis
      commission calculation, CRM hygiene = CRM data quality
      new product introduction = new product launches
      route to market, 渠道开发 = 渠道拓展 = 渠道管理, 地推 = 地推活动, 拉新, 用户运营 = 社群运营, 内容运营 = 内容策划, 文案策划 = 文案撰写

      telephone prospecting
      business negotiation = 商务谈判 = fr:négociation commerciale = es:negociación comercial
      investment promotion = 招商 = 招商引资
      brand marketing = 品牌推广 = 品牌营销 = fr:marketing de marque = es:marketing de marca, market promotion = 市场推广
      feed advertising = 信息流投放 = 信息流广告
      content writing = es:redacción de contenidos = fr:rédaction de contenus
      marketing planning = marketing plans = de:Marketingplanung = fr:plan marketing = es:plan de marketing = 营销策划
      B2B marketing = es:marketing B2B
      social media analytics = social media reporting = fr:reporting des réseaux sociaux = es:analítica de redes sociales
      product listings = fr:fiches produits = es:fichas de producto = 商品上架
    `,
    domain: `
      digital marketing = online marketing = de:Digitalmarketing = fr:marketing digital = 数字营销
      e-commerce = ecommerce = de:Onlinehandel = es:comercio electrónico = 电商, direct sales = de:Direktvertrieb
      advertising = de:Werbung = fr:publicité = es:publicidad, sales = de:Vertrieb = fr:vente = es:ventas = 销售
      marketing = es:mercadotecnia = 市场营销, sales enablement
    `,
    certificate: `
      Google Ads Certification = Google Ads certified, HubSpot Certification = HubSpot Inbound Certification
      Facebook Blueprint = Meta Blueprint

      Google Analytics Certification = Google Analytics Individual Qualification
      Digital Marketing Institute certificate, Hootsuite Certification, CIM Diploma in Marketing

      Google Ads Search certification, GAIQ
      CIM qualification = CIM Diploma = Chartered Institute of Marketing, APMP = APMP Foundation, CIPR
      MRS certificate
    `,
  },
  implies: `
    Google Ads > PPC, paid advertising
    Microsoft Advertising > PPC
    PPC > digital marketing, paid advertising
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
    cold calling > prospecting, outbound sales
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
    media buying > paid media
    landing page optimization > landing pages
    multi-touch attribution > attribution modeling
    Gong > sales
    technical sales > sales
    inside sales > sales
    field sales > sales
    outbound sales > prospecting
    competitive intelligence > market research
  `,
};
