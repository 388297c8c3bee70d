import type { ProfessionTable } from '../profession-table.ts';

export const productAndDesign: ProfessionTable = {
  profession: 'product management and design',
  terms: {
    tool: `
      Figma, Sketch, Adobe XD, InVision, Axure = Axure RP, Balsamiq, Miro, Zeplin, Framer, Webflow

      Adobe Photoshop = Photoshop, Adobe Illustrator = Illustrator, Adobe InDesign = InDesign
      Adobe Creative Suite = Adobe Creative Cloud = Creative Cloud = Adobe CC, Lightroom = Adobe Lightroom, Canva
      CorelDRAW

      Asana, Trello, Monday.com, ClickUp, Basecamp, Smartsheet, Microsoft Project = MS Project, Productboard, Aha!
      Airtable, Notion, Wrike

      UserTesting.com, Optimal Workshop, FigJam, Adobe Fresco, Procreate, Affinity Designer, Affinity Photo
      Inkscape, GIMP, Lottie animations, Spline 3D, KeyShot, Autodesk Alias, Jira Align, Aha! Roadmaps, LaunchDarkly
      FullStory, Heap Analytics, Planview, Clarity PPM, Teamwork.com, YouTrack, Redmine, Azure Boards, Lucidchart
      draw.io = diagrams.net, Enterprise Architect = Sparx Enterprise Architect

      Dovetail, UserTesting
    `,
    method: `
      wireframing = wireframes, prototyping = prototypes, user research = de:Nutzerforschung = fr:recherche utilisateur = es:investigación de usuarios = 用户研究
      usability testing = user testing = de:Usability-Tests = fr:tests utilisateurs = 可用性测试, user interviews = fr:entretiens utilisateurs = 用户访谈, user flows
      customer journey mapping = journey mapping = user journeys, information architecture = de:Informationsarchitektur, interaction design
      user-centered design = human-centered design = user-centred design, design systems, design thinking
      heuristic evaluation, accessibility design

      product roadmap = roadmapping = Produkt-Roadmap, product strategy = de:Produktstrategie
      backlog management, backlog refinement = backlog grooming, user stories, product discovery
      go-to-market strategy = go-to-market = GTM strategy
      market research = de:Marktforschung = fr:étude de marché = es:investigación de mercado
      competitive analysis = competitor analysis = de:Wettbewerbsanalyse = competitor research = fr:veille concurrentielle = es:análisis de la competencia = 竞品分析
      requirements gathering = requirements elicitation, requirements engineering, de:Anforderungsmanagement
      process mapping, business process modeling, BPMN, gap analysis, user acceptance testing = UAT, OKRs
      pricing strategy = price setting = de:Preisgestaltung = fr:politique tarifaire = es:fijación de precios = 定价策略, product launches

      project management = de:Projektmanagement = fr:gestion de projet = es:gestión de proyectos = 项目管理
      program management
      risk management = de:Risikomanagement = fr:gestion des risques = es:gestión de riesgos
      change management = fr:conduite du changement = de:Veränderungsmanagement = es:gestión del cambio, stakeholder management = Stakeholdermanagement
      resource planning, resource allocation, project planning = de:Projektplanung, project scheduling
      earned value management = earned value analysis = earned value reporting, waterfall = waterfall methodology, vendor management, scope management, Gantt charts

      typography = de:Typografie = es:tipografía = 字体设计, layout design = page layout = es:maquetación = 排版, branding, brand identity = es:identidad de marca = 品牌设计 = visual identity, print production, packaging design = de:Verpackungsdesign = 包装设计

      mobile app design, accessibility audits, UI prototyping = interactive prototypes, UX research, card sorting
      tree testing, diary studies, user personas = de:Personas-Entwicklung = customer personas, empathy mapping
      service blueprinting = service blueprints, design sprints, design tokens, iconography = icon design
      logo design = de:Logogestaltung = fr:création de logos = es:diseño de logotipos, editorial design
      fr:mise en page
      corporate design = fr:identité visuelle = identidad corporativa = fr:charte graphique = es:imagen corporativa, poster and flyer design = de:Flyergestaltung
      infographics = de:Infografiken = fr:infographie
      web design = de:Webdesign = fr:conception de sites web = es:diseño web = 网页设计 = website design
      industrial design = de:Industriedesign = fr:design industriel = es:diseño industrial
      ergonomics = de:Ergonomie = es:ergonomía, CMF design
      feature prioritization = RICE prioritization
      minimum viable product = MVP development, sprint planning = de:Sprint-Planung
      sprint retrospectives = retrospectives, Scrum ceremonies = agile ceremonies, agile coaching
      agile transformation, backlog prioritization = de:Backlog-Priorisierung, jobs to be done = JTBD
      product-led growth, release planning = de:Releaseplanung, release management = Releasemanagement
      project controlling = de:Projektcontrolling, project budgeting = de:Projektbudgetierung = fr:budget de projet
      portfolio management of projects = project portfolio management = PPM, benefits realization
      lessons learned workshops, critical path method = CPM scheduling
      work breakdown structure = WBS = de:Projektstrukturplan, RACI matrix = RACI, RAID logs
      status reporting = de:Projektstatusberichte, steering committee reporting
      requirements analysis = de:Anforderungsanalyse = fr:analyse des besoins = es:análisis de requisitos = 需求分析
      use case modeling
      UML = Unified Modeling Language, business case development = business cases = de:Business-Case-Erstellung
      feasibility studies = de:Machbarkeitsstudien = fr:études de faisabilité = es:estudios de viabilidad
      strategic planning = de:strategische Planung = fr:planification stratégique = es:planificación estratégica
      business strategy = de:Unternehmensstrategie = fr:stratégie d'entreprise
      management consulting = de:Unternehmensberatung = fr:conseil en management = es:consultoría de gestión
      business transformation, operating model design = target operating model
      post-merger integration = PMI integration

      generative research, evaluative research, discussion guides, affinity mapping
      concept testing, contextual inquiry, research operations = ResearchOps, moderated testing = moderated usability testing

      research repositories, participant recruitment, research synthesis = insight synthesis
      in-depth interviews = de:Tiefeninterviews

      social media graphics = social media assets

      product design = de:Produktdesign = fr:design produit = es:diseño de producto
      fr:cahier des charges = es:pliego de condiciones = de:Lastenheft = de:Lasten- und Pflichtenhefte = de:Pflichtenheft
      project coordination = de:Projektkoordination = fr:coordination de projets = es:coordinación de proyectos = 项目协调
      colour theory = de:Farblehre = fr:théorie des couleurs = es:teoría del color = 色彩理论
    `,
    domain: `
      UX design = user experience design = UX, UI design = user interface design = UI = UI设计 = 界面设计
      UX/UI design = UI/UX design = UX/UI = UI/UX, graphic design = de:Grafikdesign = es:diseño gráfico = 平面设计
      product management = de:Produktmanagement = fr:gestion de produit, service design
    `,
    certificate: `
      PMP = Project Management Professional, PRINCE2 = PRINCE2 Practitioner, CAPM
      CSPO = Certified Scrum Product Owner, PMI-ACP, IPMA

      PMI-PBA, CBAP = Certified Business Analysis Professional, SAFe Agilist = Leading SAFe = SA SAFe
      SAFe Product Owner/Product Manager = SAFe POPM, PSPO = Professional Scrum Product Owner
      PgMP = Program Management Professional, Managing Successful Programmes, HERMES 5, Google UX Design Certificate
      IREB CPRE = CPRE = Certified Professional for Requirements Engineering, GPM = GPM Basiszertifikat
      Prosci = Prosci certification
    `,
  },
  implies: `
    Microsoft Project > project scheduling
    Figma > UI design
    Adobe XD > UI design
    usability testing > user research
    user interviews > user research
    Adobe Photoshop > photo editing
    PMP > project management
    PRINCE2 > project management
    CAPM > project management
    CSPO > Scrum
    PMI-ACP > Agile
    UX/UI design > UX design, UI design
    FigJam > Figma
    UX research > user research
    user personas > user research
    card sorting > information architecture
    tree testing > information architecture
    diary studies > user research
    sprint planning > Scrum
    sprint retrospectives > Scrum
    Scrum ceremonies > Scrum
    logo design > graphic design
    corporate design > graphic design
    editorial design > graphic design, layout design
    infographics > graphic design
    PgMP > program management
    PSPO > Scrum
    SAFe Agilist > SAFe
    CBAP > requirements gathering
    IREB CPRE > requirements engineering
    Prosci > change management
    critical path method > project scheduling
    work breakdown structure > project planning
    Procreate > illustration
    Adobe Illustrator > graphic design
    Affinity Designer > graphic design
    CorelDRAW > graphic design
    Enterprise Architect > UML
    Azure Boards > Azure DevOps
    Adobe InDesign > layout design
    Lightroom > photo editing
    backlog refinement > backlog management
    BPMN > business process modeling
  `,
};
