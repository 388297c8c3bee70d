import type { ProfessionTable } from '../profession-table.ts';

export const agriculture: ProfessionTable = {
  profession: 'agriculture, forestry and gardening',
  terms: {
    tool: `
      John Deere Operations Center, GPS guidance systems = GPS autosteer = RTK autosteer, Climate FieldView
      tractor operation = de:Traktorfahren = de:Schlepperfahren = fr:conduite de tracteur = es:manejo de tractor = es:manejo de tractores = es:conducción de tractor
      combine harvester operation = combine operation = de:Mähdrescher = fr:moissonneuse-batteuse
      milking robots = de:Melkroboter = fr:robots de traite, DairyComp
      chainsaw operation = de:Motorsäge = fr:tronçonneuse = chainsaw = chainsaw use = es:motosierra = 油锯
      harvester forestry machine, brush cutters = de:Freischneider = fr:débroussailleuse, feed mixers
    `,
    method: `
      crop management = crop production = de:Pflanzenbau = de:Ackerbau = fr:conduite des cultures = es:manejo de cultivos = 作物栽培, irrigation = de:Bewässerung = irrigation systems = es:riego = 灌溉
      pest management, integrated pest management = IPM, soil analysis, soil sampling = de:Bodenproben
      livestock management = animal husbandry = de:Tierhaltung = fr:élevage = livestock handling = es:ganadería = 畜牧 = 动物饲养, horticulture = de:Gartenbau
      pruning = de:Baumschnitt = es:poda

      agronomy = es:agronomía
      precision agriculture = precision farming = fr:agriculture de précision = es:agricultura de precisión
      crop scouting
      crop rotation = de:Fruchtfolge = fr:rotation des cultures = es:rotación de cultivos
      organic farming = de:ökologischer Landbau = fr:agriculture biologique = es:agricultura ecológica
      planting and harvesting = de:Aussaat und Ernte = fr:semis et récolte = es:siembra y cosecha
      greenhouse management = de:Gewächshausanbau = fr:culture sous serre = es:invernaderos = greenhouse production
      plant propagation = de:Pflanzenvermehrung = fr:multiplication des végétaux
      hydroponics = de:Hydroponik = fr:hydroponie = es:hidroponía, viticulture = de:Weinbau = es:viticultura = vineyard management
      winemaking = fr:œnologie = es:enología
      fruit growing = de:Obstbau = fr:arboriculture fruitière = es:fruticultura
      vegetable production = de:Gemüsebau = fr:maraîchage
      dairy farming = de:Milchviehhaltung = fr:élevage laitier = es:ganadería lechera
      milking = de:Melken = fr:traite des vaches = es:ordeño, cattle breeding = de:Rinderzucht
      pig farming = de:Schweinehaltung = fr:élevage porcin
      poultry farming = de:Geflügelhaltung = aviculture = es:avicultura
      aquaculture = de:Aquakultur = es:acuicultura, fish farming = de:Fischzucht = fr:pisciculture
      beekeeping = fr:apiculture = de:Imkerei = es:apicultura, animal feeding = de:Fütterung = fr:alimentation animale
      herd management = de:Herdenmanagement, animal breeding = de:Tierzucht = fr:sélection animale
      forestry = de:Forstwirtschaft = fr:sylviculture = es:silvicultura
      timber harvesting = de:Holzernte = fr:exploitation forestière, tree care = fr:arboriculture = de:Baumpflege
      tree felling = de:Baumfällung = fr:abattage d'arbres = felling trees = es:tala de árboles
      garden design = de:Gartengestaltung = fr:conception de jardins
      garden maintenance = de:Gartenpflege = grounds maintenance = fr:entretien d'espaces verts = es:mantenimiento de jardines = groundskeeping = gardening services = de:Grünflächenpflege = 绿化养护
      turf management = de:Rasenpflege = greenkeeping, planting design = de:Bepflanzungsplanung
      floristry = floral design = de:Floristik = fr:art floral = es:arreglos florales
      fertilizer application = de:Düngung, nutrient management
      pesticide application = spraying of pesticides = de:Pflanzenschutzmittel ausbringen = fr:application de produits phytosanitaires = pesticide spraying = de:Pflanzenschutzmittelanwendung = es:aplicación de fitosanitarios
      seed production = de:Saatgutproduktion
      farm management = de:Betriebsführung Landwirtschaft = fr:gestion d'exploitation agricole = es:gestión de explotaciones agrarias
      grain handling = grain storage, food traceability
      rural development = de:ländliche Entwicklung = fr:développement rural, hunting management = de:Jagdwesen

      harvesting = de:Ernte = es:cosecha, sowing = de:Aussaat = es:siembra
      fence repair, agronomic advice, hedge trimming = de:Heckenschnitt = fr:taille de haies
      plant identification = de:Pflanzenkunde = de:Pflanzenkenntnis, farm records
      soil fertility = de:Bodenfruchtbarkeit = fr:fertilité des sols, soil testing
      crop protection = de:Pflanzenschutz = fr:protection des cultures, mowing = de:Rasenmähen = fr:tonte = lawn care
      farm machinery = de:Landmaschinen = fr:machines agricoles = es:maquinaria agrícola, organic certification

      tree surveys = tree surveying = tree inspections = arboricultural surveys
      arboricultural reports = arboricultural impact assessments, BS 5837
      tree climbing = aerial tree work = tree climbing and rescue, chainsaw felling
      stump grinding, wood chipping, crown reduction = crown lifting, tree pruning
      hedge cutting, hedge maintenance, grass cutting, ride-on mowers, sports turf, weed spraying
      herbicide application, planting schemes, planting plans, nursery production
      hard landscaping, soft landscaping, landscape construction
      woodland management = forest management = forestry operations, dairy herd management
      calf rearing, calving, lambing, tractor driving, combine harvesting = harvest machinery
      weed control = de:Unkrautbekämpfung = fr:désherbage = es:control de malezas = 除草
    `,
    domain: `
      agriculture = de:Landwirtschaft = es:agricultura = 农业
      agricultural science = de:Agrarwissenschaft = fr:sciences agronomiques
      soil science = de:Bodenkunde = fr:pédologie
      plant pathology = de:Phytopathologie, animal science = fr:zootechnie
    `,
    certificate: `
      de:Sachkundenachweis Pflanzenschutz = pesticide applicator license, Certified Crop Adviser
      GLOBALG.A.P. = GlobalGAP, Certiphyto, de:Motorsägenschein = de:Kettensägenschein = chainsaw certification
      ISA Certified Arborist = Certified Arborist, USDA Organic, carnet de manipulador fitosanitarios
      de:Landwirtschaftsmeister

      PA1 and PA6 = PA1/PA6

      NPTC chainsaw = CS30 = CS30/31 = chainsaw certificate = chainsaw tickets, CS31, NPTC
      CS38 = CS39 = aerial rescue certificate, PA1, PA6, spraying certificates, LANTRA = Lantra Awards, TRAQ
      es:carné de aplicador de fitosanitarios = es:carnet de fitosanitarios, European Tree Worker = ETW
    `,
  },
  implies: `
    BS 5837 > arboricultural reports
    integrated pest management > pest management
    precision agriculture > agriculture
    crop rotation > crop management
    crop scouting > crop management
    planting and harvesting > crop management
    dairy farming > livestock management
    pig farming > livestock management
    poultry farming > livestock management
    cattle breeding > livestock management
    milking > dairy farming
    fish farming > aquaculture
    greenhouse management > horticulture
    vegetable production > horticulture
    fruit growing > horticulture
    hydroponics > horticulture
    ISA Certified Arborist > tree care
    Motorsägenschein > chainsaw operation
    tree felling > chainsaw operation
    Certified Crop Adviser > agronomy
    Certiphyto > pesticide application
    garden maintenance > landscaping
    organic farming > agriculture
    herd management > livestock management
    tractor operation > farm machinery
    NPTC chainsaw > chainsaw operation
    crown reduction > tree care
    tree surveys > tree care
    hard landscaping > landscaping
    soft landscaping > landscaping
  `,
};
