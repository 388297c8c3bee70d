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
    `,
    method: `
      wireframing = wireframes, prototyping = prototypes, user research = Nutzerforschung
      usability testing = user testing = Usability-Tests, user interviews, user flows
      customer journey mapping = journey mapping, information architecture, interaction design
      user-centered design = human-centered design = user-centred design, design systems, design thinking
      heuristic evaluation, accessibility design

      product roadmap = roadmapping = Produkt-Roadmap, product strategy = Produktstrategie
      backlog management = backlog grooming = backlog refinement, user stories, product discovery
      go-to-market strategy = go-to-market = GTM strategy
      market research = Marktforschung = étude de marché = investigación de mercado
      competitive analysis = competitor analysis = Wettbewerbsanalyse
      requirements gathering = requirements elicitation, requirements engineering = Anforderungsmanagement
      process mapping, business process modeling = BPMN, gap analysis, user acceptance testing = UAT, OKRs
      pricing strategy, product launches

      project management = Projektmanagement = gestion de projet = gestión de proyectos = 项目管理
      program management = programme management
      risk management = Risikomanagement = gestion des risques = gestión de riesgos
      change management = conduite du changement, stakeholder management = Stakeholdermanagement
      resource planning = resource allocation, project planning = Projektplanung, project scheduling
      earned value management, waterfall = waterfall methodology, vendor management, scope management, Gantt charts

      typography = Typografie, layout design, branding = brand identity, print production, packaging design

      mobile app design, accessibility audits, UI prototyping = interactive prototypes, UX research, card sorting
      tree testing, diary studies, user personas = Personas-Entwicklung, empathy mapping
      service blueprinting = service blueprints, design sprints, design tokens, iconography = icon design
      logo design = Logogestaltung = création de logos = diseño de logotipos, editorial design = mise en page
      corporate design = identité visuelle = identidad corporativa, poster and flyer design = Flyergestaltung
      infographics = Infografiken = infographie, web design = Webdesign = conception de sites web = diseño web
      industrial design = Industriedesign = design industriel = diseño industrial
      ergonomics = Ergonomie = ergonomía, CMF design
      feature prioritization = RICE prioritization = feature prioritisation
      minimum viable product = MVP development, sprint planning = Sprint-Planung
      sprint retrospectives = retrospectives, Scrum ceremonies = agile ceremonies, agile coaching
      agile transformation, backlog prioritization = Backlog-Priorisierung, jobs to be done = JTBD
      product-led growth, release planning = release management = Releaseplanung
      project controlling = Projektcontrolling, project budgeting = Projektbudgetierung = budget de projet
      portfolio management of projects = project portfolio management = PPM, benefits realization
      lessons learned workshops, critical path method = CPM scheduling
      work breakdown structure = WBS = Projektstrukturplan, RACI matrix = RACI, RAID logs
      status reporting = Projektstatusberichte, steering committee reporting
      requirements analysis = Anforderungsanalyse = analyse des besoins = análisis de requisitos, use case modeling
      UML = Unified Modeling Language, business case development = business cases = Business-Case-Erstellung
      feasibility studies = Machbarkeitsstudien = études de faisabilité = estudios de viabilidad
      strategic planning = strategische Planung = planification stratégique = planificación estratégica
      business strategy = Unternehmensstrategie = stratégie d'entreprise
      management consulting = Unternehmensberatung = conseil en management = consultoría de gestión
      business transformation, operating model design = target operating model
      post-merger integration = PMI integration
    `,
    domain: `
      UX design = user experience design = UX, UI design = user interface design = UI
      UX/UI design = UI/UX design = UX/UI = UI/UX, graphic design = Grafikdesign = diseño gráfico
      product management = Produktmanagement = gestion de produit, service design
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
  `,
};
