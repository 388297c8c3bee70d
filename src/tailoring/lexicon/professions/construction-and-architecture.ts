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
      total station = de:Tachymeter = fr:station totale = es:estación total = 全站仪, laser level = de:Rotationslaser = dumpy level
      tower crane operation = de:Turmdrehkran = tower cranes = fr:grue à tour, es:Presto presupuestos

      CostX, CCS Candy, RSMeans, PKPM, Robot Structural Analysis = Autodesk Robot, Causeway, 广联达

      Asta Powerproject, COINS software, Causeway estimating, Conquest estimating, Aconex = Oracle Aconex
      Viewpoint construction, ACC Docs, Fieldwire, Dalux, SCIA Engineer = SCIA, Oasys GSA, MasterSeries
      PLAXIS, HoleBASE, InfoDrainage, MicroDrainage = Micro Drainage, InfoWorks ICM = InfoWorks, EPANET
      Autodesk Civil 3D, 12d Model = 12d, Bentley OpenRoads, PDS drainage, Vissim, SIDRA = SIDRA Intersection
      LinSig, Synchro traffic = Synchro Studio, TRICS, Junctions 9 = ARCADY, IES VE = IESVE, DesignBuilder
      Relux, Amtech = Trimble ProDesign, Hevacomp, mini diggers = mini excavators
      forward tipping dumper = site dumpers, road rollers = ride-on roller, pavers, piling rigs
      concrete pumps
      mobile elevated work platforms = MEWP = cherry picker = de:Hubarbeitsbühne = fr:nacelle élévatrice = es:plataformas elevadoras
      disc cutters = abrasive wheels = Stihl saw = cut-off saws
    `,
    method: `
      BIM = building information modeling, structural analysis = de:Tragwerksplanung = fr:calcul de structures = de:Statik = de:statische Berechnungen = 结构分析
      structural design = es:cálculo de estructuras = 结构设计, reinforced concrete = de:Stahlbeton = fr:béton armé = de:Stahlbetonbau = es:hormigón armado = 钢筋混凝土
      land surveying = surveying = de:Vermessung = fr:topographie = es:topografía = 工程测量 = 测绘
      site supervision = de:Bauleitung = fr:suivi de chantier = es:supervisión de obra = construction administration = de:Bauüberwachung = fr:direction de travaux = es:dirección de obra = construction supervision = fr:conduite de travaux = es:jefatura de obra = 现场管理 = 施工管理 = 工程监理, quantity takeoff = quantity take-off = material takeoffs = de:Mengenermittlung = de:Massenermittlung = 工程量计算
      cost estimating = construction estimating = cost estimation = de:Kostenschätzung = fr:estimation des coûts = es:estimación de costes = 成本估算 = de:Baukalkulation = fr:études de prix = es:presupuestos de obra = 工程预算 = 工程造价 = 预决算, HOAI = de:HOAI-Leistungsphasen, VOB = de:VOB/B = de:VOB/C, construction management = fr:gestion de chantier
      stormwater management, geotechnical engineering = de:Geotechnik = fr:géotechnique = geotechnics = ground engineering = es:geotecnia = 岩土工程
      drywall = drywall installation = de:Trockenbau = fr:plaquisterie = dry lining
      framing, roofing = de:Dacharbeiten = fr:couverture = roof repair = de:Dachdeckerarbeiten, carpentry = de:Zimmerei = fr:charpente = es:carpintería
      cabinetry = de:Möbelbau, masonry = de:Maurerarbeiten = fr:maçonnerie = es:albañilería
      tiling = de:Fliesenlegen = fr:carrelage = es:alicatado = 贴砖 = de:Fliesenarbeiten = 瓷砖铺贴
      concrete work = concrete finishing = de:Betonarbeiten = fr:bétonnage = es:hormigonado = de:Betonbau = fr:travaux de béton = es:obras de hormigón, scaffolding = de:Gerüstbau = fr:échafaudage = es:andamiaje
      demolition = de:Abbrucharbeiten = es:demolición, landscaping = de:Landschaftsbau = fr:aménagement paysager = landscape maintenance = GaLaBau = es:jardinería = es:paisajismo
      heavy equipment operation = heavy equipment = fr:conduite d'engins = fr:conduite d'engins de chantier = es:maquinaria pesada

      architectural design = de:Entwurfsplanung = fr:conception architecturale = es:diseño arquitectónico
      schematic design
      design development drawings
      construction documents = construction drawings = de:Ausführungsplanung = fr:plans d'exécution = fr:dossiers d'exécution = 施工图 = 施工图设计
      building permit applications = de:Bauantrag = de:Genehmigungsplanung = fr:permis de construire = building permits = es:licencias de obra = de:Bauanträge
      code compliance review = building code review
      interior design = de:Innenarchitektur = de:Innenraumgestaltung = fr:architecture d'intérieur = es:diseño de interiores = fr:architecture intérieure = es:interiorismo = 室内设计
      space planning
      landscape architecture = de:Landschaftsarchitektur = fr:architecture du paysage = es:arquitectura del paisaje
      architectural rendering = architectural visualization = de:Architekturvisualisierung
      model making = de:Modellbau = fr:maquettisme
      historic preservation = de:Denkmalpflege = fr:conservation du patrimoine bâti = es:conservación del patrimonio = de:Denkmalschutz = heritage conservation = fr:monuments historiques
      sustainable building = green building = de:nachhaltiges Bauen = fr:construction durable = es:construcción sostenible
      specification writing = de:Leistungsverzeichnisse = de:Leistungsverzeichnis erstellen = fr:rédaction de CCTP = NBS specifications
      AVA = de:Ausschreibung Vergabe Abrechnung, bid preparation = construction bidding
      construction scheduling = de:Bauablaufplanung = de:Bauzeitenplanung = fr:planning de chantier
      change orders = change order management = de:Nachtragsmanagement = variation orders = fr:avenants, RFIs and submittals = submittal review
      punch lists = punch list completion = de:Mängelbeseitigung = fr:levée de réserves = snagging = snag lists = es:repasos de obra
      subcontractor management = subcontractor coordination = de:Nachunternehmersteuerung = fr:coordination des sous-traitants = es:gestión de subcontratas = subcontract management
      construction inspection, toolbox talks = toolbox meetings, site logistics = de:Baustellenlogistik
      construction accounting = de:Bauabrechnung, de:Aufmaß = de:Aufmaßerstellung
      quantity surveying = fr:métré = es:mediciones y presupuestos, rebar installation = de:Bewehrung = fr:ferraillage = reinforcement fixing = steel fixing = de:Bewehrungsarbeiten = es:ferralla = 钢筋工程
      formwork = de:Schalungsbau = de:Schalung = es:encofrado = shuttering = fr:coffrage = 模板工程, concrete pouring = de:Betonieren = fr:coulage de béton
      bricklaying = fr:briquetage = block laying = blockwork, plastering = de:Verputzen = de:Putzarbeiten = fr:plâtrerie = es:enlucido
      stonework = stone masonry = stonemasonry = de:Steinmetzarbeiten = fr:taille de pierre
      insulation installation = de:Dämmarbeiten = fr:isolation thermique = fr:aislamiento térmico = de:Wärmedämmung = fr:travaux d'isolation
      waterproofing = de:Abdichtung = fr:étanchéité = es:impermeabilización = 防水施工
      flooring installation = de:Bodenbelagsarbeiten = fr:pose de revêtements de sol = laminate flooring = de:Bodenverlegung = floor laying = de:Bodenlegen = fr:pose de sols
      parquet laying = de:Parkettverlegung = fr:pose de parquet
      window and door installation = de:Fenster- und Türmontage
      curtain wall = curtain wall systems = de:Fassadenbau, timber construction = de:Holzbau = fr:construction bois
      finish carpentry = trim carpentry, staircase construction = de:Treppenbau
      steel erection = de:Stahlbau = fr:charpente métallique = es:estructuras metálicas, de:Tiefbau
      excavation = earthworks = de:Erdarbeiten = fr:terrassement = es:movimiento de tierras = earthmoving = 土方工程, trenching = trench work
      road construction = de:Straßenbau = fr:construction de routes, asphalt paving = de:Asphaltbau = fr:enrobés
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
      drywall finishing = taping and jointing = tape and jointing, flat roofing = flat roofs = de:Flachdach = de:Flachdachabdichtung
      roof tiling = slating = slating and tiling = fr:couverture zinguerie = es:tejados, asphalt shingles = shingle roofing, metal roofing = standing seam
      EPDM roofing, TPO roofing, roof flashing = lead flashing = leadwork
      gutter installation = gutters = de:Dachrinnen = guttering, torch-on felt = felt roofing, roof inspections
      skylights = roof windows = de:Dachfenster, fall protection = fall arrest = de:Absturzsicherung
      green roofs = de:Dachbegrünung, cladding = fr:bardage, repointing = brick pointing, mortar mixing, site setting out
      screeding = floor screed = de:Estrich = fr:chape = es:soleras
      foundation work = de:Fundamente = es:cimentación
      block paving = de:Pflasterarbeiten = fr:pavage = es:pavimentación
      confined space entry = confined spaces = de:enge Räume, damp proofing, lime mortar
      concrete repair = de:Betonsanierung, motor graders, soil compaction
      mobile cranes = mobile crane operation = de:Mobilkran = fr:grue mobile, machine control = grade control
      pre-start checks = pre-start inspections, lift plans = lifting plans = lift planning, load charts
      utility locating = underground services, slinging = slinging and signalling
      final accounts = final account settlement, NEC contracts = NEC3 = NEC4, JCT contracts = JCT
      FIDIC = FIDIC contracts, cost value reconciliation, life cycle costing = de:Lebenszykluskosten
      bills of quantities = BOQ, NRM2 = NRM = SMM7, interim valuations
      prestressed concrete = post-tensioning = de:Spannbeton = fr:béton précontraint, connection design
      masonry design, wind loading = wind loads, foundation design = fr:dimensionnement de fondations = pile design
      structural assessment, shop drawings = shop drawing review = de:Werkstattplanung
      BIM coordination = clash detection, ACI 318, AISC 360 = AISC, International Building Code
      bridge design = fr:ouvrages d'art, timber design = structural timber design, design development, site analysis, FF&E = FF&E schedules
      RIBA Plan of Work = RIBA stages, residential design, consultant coordination
      building regulations = de:Bauordnungsrecht = es:normativa urbanística
      construction site visits = site inspections = de:Baustellenbegehung
      sustainable design = sustainable architecture, retrofitting, temporary works = temporary works design

      groundworks
      drainage installation = drainage works = laying drainage = de:Entwässerung = fr:assainissement
      drainage design, drainage strategy, kerb laying = kerbing, road surfacing, tarmac laying
      asphalt laying, road marking, highway maintenance = road maintenance = street maintenance
      highway design = road design = de:Straßenplanung = fr:conception routière
      traffic management on roads = traffic management
      traffic modelling = transport modelling = traffic simulation, transport assessments
      traffic impact analysis, traffic studies, signal timing = traffic signal design, hydrological modelling
      ground investigation = site investigation = geotechnical investigations = subsurface exploration = de:Baugrunduntersuchung = fr:études de sol = es:estudios geotécnicos = 岩土勘察
      slope stability = slope stability analysis, piling = piled foundations = de:Pfahlgründung, underpinning
      concreting, rebar fixing, precast concrete, steel frame design
      bridge engineering, structural surveys, structural inspections
      building surveys = building surveying = condition surveys = condition assessments
      schedules of condition, dilapidations
      party wall awards = party wall = Party Wall Act = party wall matters
      defect diagnosis = building pathology = building defects, measured surveys = measured building surveys
      topographic surveys = topographical surveys = topographic surveying = de:topografische Vermessung = fr:levés topographiques = es:levantamientos topográficos
      site engineering, as-built surveys, utility surveys, PAS 128, aerial surveys = drone surveys
      cost planning = cost plans = de:Kostenplanung Bau = 成本测算, contract variations
      pre-contract and post-contract, subcontractor procurement, subcontract procurement
      design and build = D&B contracts = design-build, SIA-Normen = de:SIA 118, es:CTE, fr:DTU
      fr:RE 2020 = fr:RE2020, loi MOP = fr:marchés publics de travaux, RICS standards
      Red Book valuations = RICS Red Book, site inductions, site safety inductions, RAMS
      CDM Regulations = CDM 2015 = Construction Design and Management = principal designer duties
      temporary fencing, handover documentation = O&M manuals = handover packs, asbestos awareness
      asbestos removal, asbestos management
      refurbishment = refurbishment projects = fit-out = de:Innenausbau = fr:second œuvre
      loft conversions = house extensions, historic building conservation, conservation architecture
      planning applications, planning submissions
      planning permission = planning law = planning policy = NPPF = de:Bauplanungsrecht
      building control = building regulations approval, section 278
      section 106 = section 106 agreements = S106, feasibility studies of sites = massing studies
      working drawings, NBS Chorus, NBS, interior architecture
      sustainability in buildings = BREEAM assessments = sustainable building design, SAP calculations, SBEM
      fire strategy = fire safety engineering = passive fire protection = fire stopping
      acoustic design = building acoustics, curtain walling
      rendering of walls = external rendering = de:Außenputz = fr:enduit de façade
      skimming = skim coating = plasterboarding = drylining = tacking
      partition walls = stud walls = metal stud partitioning = suspended ceilings, carpet fitting
      vinyl flooring, wood flooring, pitched roofing, slate roofing, single ply roofing = single ply
      gutter cleaning, thatching, dry stone walling, double glazing installation, uPVC windows
      loft insulation = cavity wall insulation, scaffolding erection = erecting scaffolding
      construction labouring = general labouring = site labouring
      banksman duties = banksman = slinger signaller = traffic marshalling = traffic marshal

      works billing = es:certificaciones de obra = fr:situations de travaux
      awarding of contracts = de:Vergabe = de:Vergabeverfahren = fr:passation de marchés
      roads and utilities = fr:VRD = es:urbanización
      fire protection certificates = de:Brandschutznachweise = de:Brandschutzplanung
      site safety = de:Baustellensicherheit = fr:sécurité des chantiers = es:seguridad en obra = 工地安全
      colour schemes = de:Farbkonzepte = es:esquemas de color = 色彩搭配
      grouting = de:Verfugen = fr:jointoiement = es:rejuntado
    `,
    domain: `
      residential construction, commercial construction
      civil engineering = de:Bauingenieurwesen = fr:génie civil = es:ingeniería civil = 土木工程
      structural engineering = de:Konstruktiver Ingenieurbau, heavy civil construction
      building services engineering = de:technische Gebäudeausrüstung = MEP engineering, facade engineering
      de:Architekturplanung = es:proyectos de arquitectura = 建筑设计, de:Baurecht = construction law
      urban design = de:Städtebau = design urbain = es:diseño urbano = master planning = masterplanning

      SuDS = sustainable drainage systems = sustainable urban drainage, Sewers for Adoption
    `,
    certificate: `
      LEED AP, LEED, OSHA 30 = OSHA 30-hour, OSHA 10 = OSHA 10-hour, SiGeKo = de:SiGeKo-Schein, CSCS = CSCS card = CSCS Gold card
      NCCER, EIT = Engineer in Training, FE exam, WELL AP, DGNB Auditor, DGNB
      de:Passivhausplaner = Certified Passive House Designer, BREEAM Assessor, BREEAM
      CCM = Certified Construction Manager, ASP = Associate Safety Professional, MRICS = RICS chartered = chartered member of RICS, SMSTS = Site Management Safety Training Scheme
      SSSTS = Site Supervisor Safety Training Scheme, CPCS = CPCS card, AIPR, 一级建造师 = 一建, 二级建造师 = 二建, 一级注册建筑师

      MCIOB, APM PFQ

      CISRS = CISRS card = CISRS scaffolder card
      NRSWA = NRSWA card = street works licence = streetworks ticket
      EUSR = EUSR card = SHEA = SHEA water, CCDO
      Building Inspector certificate = ICC certification = ICC certified
      CASp certification = Certified Access Specialist, IOSH Managing Safely = IOSH
      NEBOSH Construction Certificate, RIBA Part 2 = RIBA Part II = Part II architect
      RIBA Part 3 = RIBA Part III = Part III qualified, AssocRICS, CIOB membership, CIOB, CEng MICE
      MIStructE = chartered structural engineer, IEng = Incorporated Engineer, es:TPC construcción, 造价工程师
      监理工程师
    `,
    licence: `
      PE license = Professional Engineer = Professional Engineer license = PE licensure = licensed Professional Engineer
      registered architect = licensed architect = architect license = architecture license
      general contractor license = licensed contractor = contractor's license, de:Bauvorlageberechtigung
      de:Maurermeister = de:Meister im Maurerhandwerk, de:Zimmerermeister = de:Meister im Zimmererhandwerk
      structural engineer license = SE license

      chartered engineer = CEng, ARB registration = ARB registered = ARB registered architect, de:Eintragung Architektenkammer
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
    Bluebeam > construction documents
    site engineering > land surveying
    single ply roofing > roofing
    pitched roofing > roofing
    skimming > plastering
    rendering of walls > plastering
    block paving > groundworks
    kerb laying > groundworks
    drainage installation > groundworks
    PLAXIS > geotechnical engineering
    ground investigation > geotechnical engineering
    Vissim > traffic modelling
    LinSig > traffic modelling
    SIDRA > traffic modelling
    InfoWorks ICM > hydraulic modeling
    Red Book valuations > valuation
    scaffolding erection > scaffolding
  `,
};
