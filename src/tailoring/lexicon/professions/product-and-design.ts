import type { ProfessionTable } from '../profession-table.ts';

export const productAndDesign: ProfessionTable = {
  profession: 'product management, design and media',
  terms: {
    tool: `
      Figma, Sketch, Adobe XD, InVision, Axure = Axure RP, Balsamiq, Miro, Zeplin, Framer, Webflow
      Adobe Photoshop = Photoshop, Adobe Illustrator = Illustrator, Adobe InDesign = InDesign, Adobe After Effects = After Effects, Adobe Premiere Pro = Premiere Pro, Adobe Creative Suite = Adobe Creative Cloud = Creative Cloud = Adobe CC, Lightroom = Adobe Lightroom, Final Cut Pro = Final Cut Pro X, DaVinci Resolve, Canva, CorelDRAW, Cinema 4D, Blender, Maya = Autodesk Maya, 3ds Max = 3D Studio Max, ZBrush, Avid Media Composer, Pro Tools, Audacity
      Asana, Trello, Monday.com, ClickUp, Basecamp, Smartsheet, Microsoft Project = MS Project, Productboard, Aha!, Airtable, Notion, Wrike
    `,
    method: `
      wireframing = wireframes, prototyping = prototypes, user research = Nutzerforschung, usability testing = user testing = Usability-Tests, user interviews, user flows, customer journey mapping = journey mapping, information architecture, interaction design, user-centered design = human-centered design = user-centred design, design systems, design thinking, heuristic evaluation, accessibility design
      product roadmap = roadmapping = Produkt-Roadmap, product strategy = Produktstrategie, backlog management = backlog grooming = backlog refinement, user stories, product discovery, go-to-market strategy = go-to-market = GTM strategy, market research = Marktforschung = étude de marché = investigación de mercado, competitive analysis = competitor analysis = Wettbewerbsanalyse, requirements gathering = requirements elicitation, requirements engineering = Anforderungsmanagement, process mapping, business process modeling = BPMN, gap analysis, user acceptance testing = UAT, OKRs, pricing strategy, product launches
      project management = Projektmanagement = gestion de projet = gestión de proyectos = 项目管理, program management = programme management, risk management = Risikomanagement = gestion des risques = gestión de riesgos, change management = conduite du changement, stakeholder management = Stakeholdermanagement, resource planning = resource allocation, project planning = Projektplanung, project scheduling, earned value management, waterfall = waterfall methodology, vendor management, scope management, Gantt charts
      typography = Typografie, layout design, branding = brand identity, illustration, motion graphics = motion design, video editing = Videoschnitt = montage vidéo = edición de video, photo editing = image editing = Bildbearbeitung, photography = Fotografie, color grading, storyboarding, print production, packaging design, 3D modeling = 3D modelling, animation, audio editing, sound design
    `,
    domain: `
      UX design = user experience design = UX, UI design = user interface design = UI, UX/UI design = UI/UX design = UX/UI = UI/UX, graphic design = Grafikdesign = diseño gráfico, product management = Produktmanagement = gestion de produit, service design
    `,
    certificate: `
      PMP = Project Management Professional, PRINCE2 = PRINCE2 Practitioner, CAPM, CSPO = Certified Scrum Product Owner, PMI-ACP, IPMA
    `,
  },
  implies: `
    Figma > UI design
    Adobe XD > UI design
    usability testing > user research
    user interviews > user research
    Adobe Photoshop > photo editing
    Adobe Premiere Pro > video editing
    Final Cut Pro > video editing
    DaVinci Resolve > video editing
    Adobe After Effects > motion graphics
    Blender > 3D modeling
    Maya > 3D modeling
    PMP > project management
    PRINCE2 > project management
    CAPM > project management
    CSPO > Scrum
    PMI-ACP > Agile
    UX/UI design > UX design, UI design
    motion graphics > animation
  `,
};
