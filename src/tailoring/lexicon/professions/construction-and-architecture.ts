import type { ProfessionTable } from '../profession-table.ts';

export const constructionAndArchitecture: ProfessionTable = {
  profession: 'construction and architecture',
  terms: {
    tool: `
      Revit = Autodesk Revit, Civil 3D = AutoCAD Civil 3D, MicroStation, SketchUp, ArchiCAD, Navisworks, Procore
      Bluebeam = Bluebeam Revu, SAP2000, STAAD.Pro = STAAD, Rhino = Rhinoceros, Grasshopper = Grasshopper 3D, Vectorworks
      Allplan = Nemetschek Allplan, Lumion, Enscape, V-Ray, Twinmotion, RIB iTWO = iTWO, ORCA AVA, NEVARIS
      California.pro, PlanGrid = Autodesk Build, BIM 360 = Autodesk Construction Cloud, Solibri
      Tekla Structures = Tekla, ETABS, RFEM = Dlubal RFEM, Autodesk Robot Structural Analysis
      Sage 300 Construction = Timberline, HeavyBid = HCSS HeavyBid, On-Screen Takeoff, PlanSwift, Buildertrend
      total station = de:Tachymeter = fr:station totale = es:estación total, laser level = de:Rotationslaser
      tower crane operation = de:Turmdrehkran = tower cranes = fr:grue à tour, es:Presto presupuestos

      CostX, CCS Candy, RSMeans, PKPM, Robot Structural Analysis = Autodesk Robot, Causeway, 广联达
    `,
    method: `
      BIM = building information modeling, structural analysis = de:Tragwerksplanung = fr:calcul de structures = de:Statik = de:statische Berechnungen = 结构分析
      structural design = es:cálculo de estructuras = 结构设计, reinforced concrete = de:Stahlbeton = fr:béton armé = de:Stahlbetonbau = es:hormigón armado
      land surveying = surveying = de:Vermessung = fr:topographie = es:topografía
      site supervision = de:Bauleitung = fr:suivi de chantier = es:supervisión de obra = construction administration = de:Bauüberwachung = fr:direction de travaux = es:dirección de obra, quantity takeoff = quantity take-off = material takeoffs = de:Mengenermittlung = de:Massenermittlung = 工程量计算
      cost estimating = construction estimating = cost estimation = de:Kostenschätzung = fr:estimation des coûts = es:estimación de costes = 成本估算, HOAI, VOB, construction management = fr:gestion de chantier
      stormwater management, geotechnical engineering = de:Geotechnik = fr:géotechnique
      drywall = drywall installation = de:Trockenbau = fr:plaquisterie = dry lining
      framing, roofing = de:Dacharbeiten = fr:couverture = roof repair = de:Dachdeckerarbeiten, carpentry = de:Zimmerei = fr:charpente = es:carpintería
      cabinetry = de:Möbelbau, masonry = de:Maurerarbeiten = fr:maçonnerie = es:albañilería
      tiling = de:Fliesenlegen = fr:carrelage = es:alicatado
      concrete work = concrete finishing = de:Betonarbeiten, scaffolding = de:Gerüstbau = fr:échafaudage = es:andamiaje
      demolition, landscaping = de:Landschaftsbau = fr:aménagement paysager = landscape maintenance = GaLaBau = es:jardinería
      heavy equipment operation = heavy equipment

      architectural design = de:Entwurfsplanung = fr:conception architecturale = es:diseño arquitectónico
      schematic design
      design development drawings
      construction documents = construction drawings = de:Ausführungsplanung = fr:plans d'exécution
      building permit applications = de:Bauantrag = de:Genehmigungsplanung = fr:permis de construire = building permits = es:licencias de obra
      code compliance review = building code review
      interior design = de:Innenarchitektur = de:Innenraumgestaltung = fr:architecture d'intérieur = es:diseño de interiores = fr:architecture intérieure = es:interiorismo
      space planning
      landscape architecture = de:Landschaftsarchitektur = fr:architecture du paysage = es:arquitectura del paisaje
      architectural rendering = architectural visualization = de:Architekturvisualisierung
      model making = de:Modellbau = fr:maquettisme
      historic preservation = de:Denkmalpflege = fr:conservation du patrimoine bâti = es:conservación del patrimonio = de:Denkmalschutz
      sustainable building = green building = de:nachhaltiges Bauen = fr:construction durable = es:construcción sostenible
      specification writing = de:Leistungsverzeichnisse = de:Leistungsverzeichnis erstellen = fr:rédaction de CCTP
      AVA = de:Ausschreibung Vergabe Abrechnung, bid preparation = construction bidding
      construction scheduling = de:Bauablaufplanung = de:Bauzeitenplanung = fr:planning de chantier
      change orders = change order management = de:Nachtragsmanagement = variation orders = fr:avenants, RFIs and submittals = submittal review
      punch lists = punch list completion = de:Mängelbeseitigung = fr:levée de réserves
      subcontractor management = subcontractor coordination = de:Nachunternehmersteuerung = fr:coordination des sous-traitants = es:gestión de subcontratas
      construction inspection, toolbox talks = toolbox meetings, site logistics = de:Baustellenlogistik
      construction accounting = de:Bauabrechnung, de:Aufmaß = de:Aufmaßerstellung
      quantity surveying = fr:métré = es:mediciones y presupuestos, rebar installation = de:Bewehrung = fr:ferraillage = reinforcement fixing = steel fixing
      formwork = de:Schalungsbau = de:Schalung = es:encofrado = shuttering = fr:coffrage, concrete pouring = de:Betonieren = fr:coulage de béton
      bricklaying = fr:briquetage = block laying = blockwork, plastering = de:Verputzen = de:Putzarbeiten = fr:plâtrerie = es:enlucido
      stonework = stone masonry
      insulation installation = de:Dämmarbeiten = fr:isolation thermique = fr:aislamiento térmico
      waterproofing = de:Abdichtung = fr:étanchéité = es:impermeabilización
      flooring installation = de:Bodenbelagsarbeiten = fr:pose de revêtements de sol = laminate flooring = de:Bodenverlegung
      parquet laying = de:Parkettverlegung = fr:pose de parquet
      window and door installation = de:Fenster- und Türmontage
      curtain wall = curtain wall systems = de:Fassadenbau, timber construction = de:Holzbau = fr:construction bois
      finish carpentry = trim carpentry, staircase construction = de:Treppenbau
      steel erection = de:Stahlbau = fr:charpente métallique = es:estructuras metálicas, de:Tiefbau
      excavation = earthworks = de:Erdarbeiten = fr:terrassement = es:movimiento de tierras = earthmoving, trenching = trench work
      road construction = de:Straßenbau = fr:construction de routes, asphalt paving = de:Asphaltbau
      bridge construction = de:Brückenbau, tunneling = de:Tunnelbau, foundation engineering = de:Spezialtiefbau
      hydraulic engineering = de:Wasserbau = es:hidráulica fluvial
      traffic engineering = de:Verkehrsplanung = fr:ingénierie du trafic
      sewer systems = de:Kanalbau = fr:réseaux d'assainissement, seismic design = seismic analysis = fr:parasismique
      steel design = structural steel design
      load calculations = de:Lastberechnungen, Eurocodes, building physics = de:Bauphysik
      energy modeling of buildings = thermal building simulation
      asbestos abatement = de:Asbestsanierung = fr:désamiantage, traffic control on site
      interior painting, wallpapering = de:Tapezieren = wallpaper hanging = paperhanging

      surface water drainage = surface water drainage design, flood risk assessments
      pavement design, site grading = grading design, earthworks modelling
      retaining wall design = retaining walls, swept path analysis = vehicle tracking analysis, traffic impact studies
      adoption agreements, tender documents = tender documentation, Section 278 works = Section 278 agreements
      Section 38 works = Section 38 agreements, volume housebuilding

      surface preparation = de:Untergrundvorbereitung = fr:préparation des surfaces
      spray painting = airless spraying = de:Spritzlackieren, priming and undercoating
      plaster repair = filling and sanding, exterior painting = fr:ravalement, colour matching
      staining and varnishing, protective coatings = industrial coatings = de:Korrosionsschutz
      caulking = sealant application, lead paint removal
      external wall insulation = facade insulation = de:Wärmedämmverbundsystem = WDVS = fr:isolation thermique par l'extérieur
      drywall finishing = taping and jointing, flat roofing = flat roofs = de:Flachdach = de:Flachdachabdichtung
      roof tiling = slating = slating and tiling, asphalt shingles = shingle roofing, metal roofing = standing seam
      EPDM roofing, TPO roofing, roof flashing = lead flashing = leadwork
      gutter installation = gutters = de:Dachrinnen, torch-on felt = felt roofing, roof inspections
      skylights = roof windows = de:Dachfenster, fall protection = fall arrest = de:Absturzsicherung
      green roofs = de:Dachbegrünung, cladding = fr:bardage, repointing = brick pointing, mortar mixing, site setting out
      screeding = floor screed = de:Estrich = fr:chape = es:soleras
      foundation work = de:Fundamente = es:cimentación
      block paving = de:Pflasterarbeiten = fr:pavage
      confined space entry = confined spaces = de:enge Räume, damp proofing, lime mortar
      concrete repair = de:Betonsanierung, motor graders, soil compaction
      mobile cranes = mobile crane operation = de:Mobilkran = fr:grue mobile, machine control = grade control
      pre-start checks = pre-start inspections, lift plans = lifting plans = lift planning, load charts
      utility locating = underground services, slinging = slinging and signalling
      final accounts = final account settlement, NEC contracts = NEC3 = NEC4, JCT contracts = JCT
      FIDIC = FIDIC contracts, cost value reconciliation, life cycle costing = de:Lebenszykluskosten
      bills of quantities = BOQ, NRM2 = NRM = SMM7, interim valuations
      prestressed concrete = post-tensioning = de:Spannbeton = fr:béton précontraint, connection design
      masonry design, wind loading = wind loads, foundation design = fr:dimensionnement de fondations
      structural assessment, shop drawings = shop drawing review = de:Werkstattplanung
      BIM coordination = clash detection, ACI 318, AISC 360 = AISC, International Building Code
      bridge design = fr:ouvrages d'art, timber design, design development, site analysis, FF&E
      RIBA Plan of Work = RIBA stages, residential design, consultant coordination
      building regulations = de:Bauordnungsrecht = es:normativa urbanística
      construction site visits = site inspections = de:Baustellenbegehung
      sustainable design = sustainable architecture, retrofitting, temporary works = temporary works design
    `,
    domain: `
      residential construction, commercial construction
      civil engineering = de:Bauingenieurwesen = fr:génie civil = es:ingeniería civil = 土木工程
      structural engineering = de:Konstruktiver Ingenieurbau, heavy civil construction
      building services engineering = de:technische Gebäudeausrüstung = MEP engineering, facade engineering
      de:Architekturplanung = es:proyectos de arquitectura = 建筑设计, de:Baurecht = construction law
      urban design = de:Städtebau = design urbain = es:diseño urbano = master planning

      SuDS = sustainable drainage systems = sustainable urban drainage, Sewers for Adoption
    `,
    certificate: `
      LEED AP, LEED, OSHA 30 = OSHA 30-hour, OSHA 10 = OSHA 10-hour, SiGeKo = de:SiGeKo-Schein, CSCS = CSCS card
      NCCER, EIT = Engineer in Training, FE exam, WELL AP, DGNB Auditor, DGNB
      de:Passivhausplaner = Certified Passive House Designer, BREEAM Assessor, BREEAM
      CCM = Certified Construction Manager, ASP = Associate Safety Professional, MRICS = RICS chartered, SMSTS
      SSSTS, CPCS = CPCS card, AIPR, 一级建造师, 二级建造师, 一级注册建筑师

      MCIOB, APM PFQ
    `,
    licence: `
      PE license = Professional Engineer = Professional Engineer license = PE licensure = licensed Professional Engineer
      registered architect = licensed architect = architect license = architecture license
      general contractor license = licensed contractor = contractor's license, de:Bauvorlageberechtigung
      de:Maurermeister = de:Meister im Maurerhandwerk, de:Zimmerermeister = de:Meister im Zimmererhandwerk
      structural engineer license = SE license

      chartered engineer = CEng, ARB registration = ARB registered, de:Eintragung Architektenkammer
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
    bills of quantities > quantity surveying
    interim valuations > quantity surveying
    flat roofing > roofing
    roof tiling > roofing
    asphalt shingles > roofing
    metal roofing > roofing
    EPDM roofing > flat roofing
    TPO roofing > flat roofing
    prestressed concrete > reinforced concrete
  `,
};
