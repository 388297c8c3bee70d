import type { ProfessionTable } from '../profession-table.ts';

export const constructionAndArchitecture: ProfessionTable = {
  profession: 'construction and architecture',
  terms: {
    tool: `
      Revit = Autodesk Revit, Civil 3D = AutoCAD Civil 3D, MicroStation, SketchUp, ArchiCAD, Navisworks, Procore
      Bluebeam = Bluebeam Revu, SAP2000, STAAD.Pro, Rhino = Rhinoceros, Grasshopper = Grasshopper 3D, Vectorworks
      Allplan = Nemetschek Allplan, Lumion, Enscape, V-Ray, Twinmotion, RIB iTWO = iTWO, ORCA AVA, NEVARIS
      California.pro, PlanGrid = Autodesk Build, BIM 360 = Autodesk Construction Cloud, Solibri
      Tekla Structures = Tekla, ETABS, RFEM = Dlubal RFEM, Autodesk Robot Structural Analysis
      Sage 300 Construction = Timberline, HeavyBid = HCSS HeavyBid, On-Screen Takeoff, PlanSwift, Buildertrend
      total station = de:Tachymeter = fr:station totale = es:estación total, laser level = de:Rotationslaser
      tower crane operation = de:Turmdrehkran, es:Presto presupuestos
    `,
    method: `
      BIM = building information modeling, structural analysis = de:Tragwerksplanung = fr:calcul de structures
      structural design, reinforced concrete = de:Stahlbeton = fr:béton armé
      land surveying = surveying = de:Vermessung = fr:topographie = es:topografía
      site supervision = de:Bauleitung = fr:suivi de chantier = es:supervisión de obra, quantity takeoff
      cost estimating = construction estimating, HOAI, VOB, construction management = fr:gestion de chantier
      stormwater management, geotechnical engineering
      drywall = drywall installation = de:Trockenbau = fr:plaquisterie
      framing, roofing = de:Dacharbeiten = fr:couverture, carpentry = de:Zimmerei = fr:charpente = es:carpintería
      cabinetry = de:Möbelbau, masonry = de:Maurerarbeiten = fr:maçonnerie = es:albañilería
      tiling = de:Fliesenlegen = fr:carrelage
      concrete work = concrete finishing = de:Betonarbeiten, scaffolding = de:Gerüstbau = fr:échafaudage
      demolition, landscaping = de:Landschaftsbau = fr:aménagement paysager
      heavy equipment operation = heavy equipment

      architectural design = de:Entwurfsplanung = fr:conception architecturale = es:diseño arquitectónico
      schematic design
      design development drawings
      construction documents = construction drawings = de:Ausführungsplanung = fr:plans d'exécution
      building permit applications = de:Bauantrag = de:Genehmigungsplanung = fr:permis de construire
      code compliance review = building code review
      interior design = de:Innenarchitektur = de:Innenraumgestaltung = fr:architecture d'intérieur = es:diseño de interiores
      space planning
      landscape architecture = de:Landschaftsarchitektur = fr:architecture du paysage = es:arquitectura del paisaje
      architectural rendering = architectural visualization = de:Architekturvisualisierung
      model making = de:Modellbau = fr:maquettisme
      historic preservation = de:Denkmalpflege = fr:conservation du patrimoine bâti = es:conservación del patrimonio
      sustainable building = green building = de:nachhaltiges Bauen = fr:construction durable = es:construcción sostenible
      specification writing = de:Leistungsverzeichnisse = de:Leistungsverzeichnis erstellen = fr:rédaction de CCTP
      AVA = de:Ausschreibung Vergabe Abrechnung, bid preparation = construction bidding
      construction scheduling = de:Bauablaufplanung = de:Bauzeitenplanung = fr:planning de chantier
      change orders = change order management = de:Nachtragsmanagement, RFIs and submittals = submittal review
      punch lists = punch list completion = de:Mängelbeseitigung = fr:levée de réserves
      subcontractor management = subcontractor coordination = de:Nachunternehmersteuerung = fr:coordination des sous-traitants = es:gestión de subcontratas
      construction inspection, toolbox talks = toolbox meetings, site logistics = de:Baustellenlogistik
      construction accounting = de:Bauabrechnung, de:Aufmaß = de:Aufmaßerstellung
      quantity surveying = fr:métré = es:mediciones y presupuestos, rebar installation = de:Bewehrung = fr:ferraillage
      formwork = de:Schalungsbau = de:Schalung = es:encofrado, concrete pouring = de:Betonieren = fr:coulage de béton
      bricklaying = fr:briquetage, plastering = de:Verputzen = de:Putzarbeiten = fr:plâtrerie
      stonework = stone masonry
      insulation installation = de:Dämmarbeiten = fr:isolation thermique = fr:aislamiento térmico
      waterproofing = de:Abdichtung = fr:étanchéité = es:impermeabilización
      flooring installation = de:Bodenbelagsarbeiten = fr:pose de revêtements de sol
      parquet laying = de:Parkettverlegung = fr:pose de parquet
      window and door installation = de:Fenster- und Türmontage
      curtain wall = curtain wall systems = de:Fassadenbau, timber construction = de:Holzbau = fr:construction bois
      finish carpentry = trim carpentry, staircase construction = de:Treppenbau
      steel erection = de:Stahlbau = fr:charpente métallique, de:Tiefbau
      excavation = earthworks = de:Erdarbeiten = fr:terrassement = es:movimiento de tierras, trenching = trench work
      road construction = de:Straßenbau = fr:construction de routes, asphalt paving = de:Asphaltbau
      bridge construction = de:Brückenbau, tunneling = de:Tunnelbau, foundation engineering = de:Spezialtiefbau
      hydraulic engineering = de:Wasserbau = es:hidráulica fluvial
      traffic engineering = de:Verkehrsplanung = fr:ingénierie du trafic
      sewer systems = de:Kanalbau = fr:réseaux d'assainissement, seismic design
      steel design = structural steel design
      load calculations = de:Lastberechnungen, Eurocodes, building physics = de:Bauphysik
      energy modeling of buildings = thermal building simulation
      asbestos abatement = de:Asbestsanierung = fr:désamiantage, traffic control on site
      interior painting, wallpapering = de:Tapezieren

      surface water drainage = surface water drainage design, flood risk assessments
      pavement design, site grading = grading design, earthworks modelling
      retaining wall design = retaining walls, swept path analysis = vehicle tracking analysis, traffic impact studies
      adoption agreements, tender documents = tender documentation, Section 278 works = Section 278 agreements
      Section 38 works = Section 38 agreements, volume housebuilding
    `,
    domain: `
      residential construction, commercial construction
      civil engineering = de:Bauingenieurwesen = fr:génie civil = es:ingeniería civil = 土木工程
      structural engineering = de:Konstruktiver Ingenieurbau, heavy civil construction
      building services engineering = de:technische Gebäudeausrüstung = MEP engineering, facade engineering
      de:Architekturplanung = es:proyectos de arquitectura = 建筑设计, de:Baurecht = construction law
      urban design = de:Städtebau = design urbain = es:diseño urbano

      SuDS = sustainable drainage systems = sustainable urban drainage, Sewers for Adoption
    `,
    certificate: `
      LEED AP, LEED, OSHA 30 = OSHA 30-hour, OSHA 10 = OSHA 10-hour, SiGeKo = de:SiGeKo-Schein, CSCS = CSCS card
      NCCER, EIT = Engineer in Training, FE exam, WELL AP, DGNB Auditor, DGNB
      de:Passivhausplaner = Certified Passive House Designer, BREEAM Assessor, BREEAM
      CCM = Certified Construction Manager, ASP = Associate Safety Professional, MRICS = RICS chartered, SMSTS
      SSSTS, CPCS = CPCS card, AIPR, 一级建造师, 二级建造师, 一级注册建筑师
    `,
    licence: `
      PE license = Professional Engineer = Professional Engineer license = PE licensure = licensed Professional Engineer
      registered architect = licensed architect = architect license = architecture license
      general contractor license = licensed contractor = contractor's license, de:Bauvorlageberechtigung
      de:Maurermeister = de:Meister im Maurerhandwerk, de:Zimmerermeister = de:Meister im Zimmererhandwerk
      structural engineer license = SE license
    `,
  },
  implies: `
    Revit > BIM
    Civil 3D > CAD
    OSHA 30 > occupational health and safety
    OSHA 10 > occupational health and safety
    Grasshopper > Rhino
    Vectorworks > CAD
    Allplan > CAD, BIM
    Tekla Structures > BIM
    ArchiCAD > BIM
    Navisworks > BIM
    BIM 360 > BIM
    Solibri > BIM
    Lumion > architectural rendering
    Enscape > architectural rendering
    V-Ray > architectural rendering
    Twinmotion > architectural rendering
    SAP2000 > structural analysis
    ETABS > structural analysis
    STAAD.Pro > structural analysis
    RFEM > structural analysis
    PlanSwift > quantity takeoff
    On-Screen Takeoff > quantity takeoff
    HeavyBid > cost estimating
    finish carpentry > carpentry
    timber construction > carpentry
    bricklaying > masonry
    stonework > masonry
    rebar installation > concrete work
    formwork > concrete work
    concrete pouring > concrete work
    asphalt paving > road construction
    bridge construction > civil engineering
    tunneling > civil engineering
    road construction > civil engineering
    foundation engineering > geotechnical engineering
    structural engineering > structural analysis, civil engineering
    seismic design > structural design
    steel design > structural design
    LEED AP > sustainable building, LEED
    DGNB Auditor > sustainable building, DGNB
    BREEAM Assessor > sustainable building, BREEAM
    Passivhausplaner > sustainable building
    construction scheduling > project scheduling
    excavation > heavy equipment operation
    tower crane operation > crane operation
  `,
};
