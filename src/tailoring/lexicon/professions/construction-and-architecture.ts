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
      total station = Tachymeter = station totale = estación total, laser level = Rotationslaser
      tower crane operation = Turmdrehkran, Presto presupuestos
    `,
    method: `
      BIM = building information modeling, structural analysis = Tragwerksplanung = calcul de structures
      structural design, reinforced concrete = Stahlbeton = béton armé
      land surveying = surveying = Vermessung = topographie = topografía
      site supervision = Bauleitung = suivi de chantier = supervisión de obra, quantity takeoff
      cost estimating = construction estimating, HOAI, VOB, construction management = gestion de chantier
      stormwater management, geotechnical engineering, drywall = drywall installation = Trockenbau = plaquisterie
      framing, roofing = Dacharbeiten = couverture, carpentry = Zimmerei = charpente = menuiserie = carpintería
      cabinetry = Möbelbau, masonry = Maurerarbeiten = maçonnerie = albañilería, tiling = Fliesenlegen = carrelage
      concrete work = concrete finishing = Betonarbeiten = coffrage, scaffolding = Gerüstbau = échafaudage
      demolition, landscaping = Landschaftsbau = aménagement paysager, heavy equipment operation = heavy equipment

      architectural design = Entwurfsplanung = conception architecturale = diseño arquitectónico, schematic design
      design development drawings
      construction documents = construction drawings = Ausführungsplanung = plans d'exécution
      building permit applications = Bauantrag = Genehmigungsplanung = permis de construire
      code compliance review = building code review
      interior design = Innenarchitektur = Innenraumgestaltung = architecture d'intérieur = diseño de interiores
      space planning
      landscape architecture = Landschaftsarchitektur = architecture du paysage = arquitectura del paisaje
      architectural rendering = architectural visualization = Architekturvisualisierung
      model making = Modellbau = maquettisme
      historic preservation = Denkmalpflege = conservation du patrimoine bâti = conservación del patrimonio
      sustainable building = green building = nachhaltiges Bauen = construction durable = construcción sostenible
      specification writing = Leistungsverzeichnisse = Leistungsverzeichnis erstellen = rédaction de CCTP
      AVA = Ausschreibung Vergabe Abrechnung, bid preparation = construction bidding
      construction scheduling = Bauablaufplanung = Bauzeitenplanung = planning de chantier
      change orders = change order management = Nachtragsmanagement, RFIs and submittals = submittal review
      punch lists = punch list completion = Mängelbeseitigung = levée de réserves
      subcontractor management = subcontractor coordination = Nachunternehmersteuerung = coordination des sous-traitants = gestión de subcontratas
      construction inspection, toolbox talks = toolbox meetings, site logistics = Baustellenlogistik
      construction accounting = Bauabrechnung, Aufmaß = Aufmaßerstellung
      quantity surveying = métré = mediciones y presupuestos, rebar installation = Bewehrung = ferraillage
      formwork = Schalungsbau = Schalung = encofrado, concrete pouring = Betonieren = coulage de béton
      bricklaying = briquetage, plastering = Verputzen = Putzarbeiten = plâtrerie, stonework = stone masonry
      insulation installation = Dämmarbeiten = isolation thermique = aislamiento térmico
      waterproofing = Abdichtung = étanchéité = impermeabilización
      flooring installation = Bodenbelagsarbeiten = pose de revêtements de sol
      parquet laying = Parkettverlegung = pose de parquet, window and door installation = Fenster- und Türmontage
      curtain wall = curtain wall systems = Fassadenbau, timber construction = Holzbau = construction bois
      finish carpentry = trim carpentry, staircase construction = Treppenbau
      steel erection = Stahlbau = charpente métallique, Tiefbau
      excavation = earthworks = Erdarbeiten = terrassement = movimiento de tierras, trenching = trench work
      road construction = Straßenbau = construction de routes, asphalt paving = Asphaltbau
      bridge construction = Brückenbau, tunneling = Tunnelbau, foundation engineering = Spezialtiefbau
      hydraulic engineering = Wasserbau = hidráulica fluvial
      traffic engineering = Verkehrsplanung = ingénierie du trafic
      sewer systems = Kanalbau = réseaux d'assainissement, seismic design, steel design = structural steel design
      load calculations = Lastberechnungen, Eurocodes, building physics = Bauphysik
      energy modeling of buildings = thermal building simulation
      asbestos abatement = Asbestsanierung = désamiantage, traffic control on site
      interior painting = wallpapering = Tapezieren
    `,
    domain: `
      residential construction, commercial construction
      civil engineering = Bauingenieurwesen = génie civil = ingeniería civil = 土木工程
      structural engineering = Konstruktiver Ingenieurbau, heavy civil construction
      building services engineering = technische Gebäudeausrüstung = MEP engineering, facade engineering
      Architekturplanung = proyectos de arquitectura = 建筑设计, Baurecht = construction law
      urban design = Städtebau = design urbain = diseño urbano
    `,
    certificate: `
      LEED AP = LEED, OSHA 30 = OSHA 30-hour, OSHA 10 = OSHA 10-hour, SiGeKo = SiGeKo-Schein, CSCS = CSCS card
      NCCER, EIT = Engineer in Training = FE exam, WELL AP, DGNB Auditor = DGNB
      Passivhausplaner = Certified Passive House Designer, BREEAM Assessor = BREEAM
      CCM = Certified Construction Manager, ASP = Associate Safety Professional, MRICS = RICS chartered, SMSTS
      SSSTS, CPCS = CPCS card, AIPR, 一级建造师, 二级建造师, 一级注册建筑师
    `,
    licence: `
      PE license = Professional Engineer = Professional Engineer license = PE licensure = licensed Professional Engineer
      registered architect = licensed architect = architect license = architecture license
      general contractor license = licensed contractor = contractor's license, Bauvorlageberechtigung
      Maurermeister = Meister im Maurerhandwerk, Zimmerermeister = Meister im Zimmererhandwerk
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
    LEED AP > sustainable building
    DGNB Auditor > sustainable building
    BREEAM Assessor > sustainable building
    Passivhausplaner > sustainable building
    construction scheduling > project scheduling
    excavation > heavy equipment operation
    tower crane operation > crane operation
  `,
};
