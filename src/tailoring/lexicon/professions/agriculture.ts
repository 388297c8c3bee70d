import type { ProfessionTable } from '../profession-table.ts';

export const agriculture: ProfessionTable = {
  profession: 'agriculture, forestry and gardening',
  terms: {
    tool: `
      John Deere Operations Center, GPS guidance systems = GPS autosteer = RTK autosteer, Climate FieldView
      tractor operation = Traktorfahren = Schlepperfahren = conduite de tracteur = manejo de tractor
      combine harvester operation = combine operation = Mähdrescher = moissonneuse-batteuse
      milking robots = Melkroboter = robots de traite, DairyComp, chainsaw operation = Motorsäge = tronçonneuse
      harvester forestry machine = Harvesterfahrer, brush cutters = Freischneider = débroussailleuse, feed mixers
    `,
    method: `
      crop management = crop production = Pflanzenbau, irrigation = Bewässerung = irrigation systems = riego
      pest management, integrated pest management, soil analysis, soil sampling
      livestock management = animal husbandry = Tierhaltung = élevage, horticulture = Gartenbau
      pruning = Baumschnitt

      agronomy = agronomía
      precision agriculture = precision farming = agriculture de précision = agricultura de precisión, crop scouting
      crop rotation = Fruchtfolge = rotation des cultures = rotación de cultivos
      organic farming = ökologischer Landbau = agriculture biologique = agricultura ecológica
      planting and harvesting = Aussaat und Ernte = semis et récolte = siembra y cosecha
      greenhouse management = Gewächshausanbau = culture sous serre = invernaderos
      plant propagation = Pflanzenvermehrung = multiplication des végétaux
      hydroponics = Hydroponik = hydroponie = hidroponía, viticulture = Weinbau = viticultura
      winemaking = œnologie = enología, fruit growing = Obstbau = arboriculture fruitière = fruticultura
      vegetable production = Gemüsebau = maraîchage = horticultura intensiva
      dairy farming = Milchviehhaltung = élevage laitier = ganadería lechera
      milking = Melken = traite des vaches = ordeño, cattle breeding = Rinderzucht
      pig farming = Schweinehaltung = élevage porcin, poultry farming = Geflügelhaltung = aviculture = avicultura
      aquaculture = Aquakultur = acuicultura, fish farming = Fischzucht = pisciculture
      beekeeping = apiculture = Imkerei = apicultura, animal feeding = Fütterung = alimentation animale
      herd management = Herdenmanagement, animal breeding = Tierzucht = sélection animale
      forestry = Forstwirtschaft = sylviculture = silvicultura
      timber harvesting = Holzernte = exploitation forestière, tree care = arboriculture = Baumpflege = élagage
      tree felling = Baumfällung = abattage d'arbres, garden design = Gartengestaltung = conception de jardins
      garden maintenance = Gartenpflege = grounds maintenance = entretien d'espaces verts = mantenimiento de jardines
      turf management = Rasenpflege, planting design = Bepflanzungsplanung
      floristry = floral design = Floristik = art floral = arreglos florales
      fertilizer application = nutrient management = Düngung
      pesticide application = spraying of pesticides = Pflanzenschutzmittel ausbringen = application de produits phytosanitaires
      seed production = Saatgutproduktion
      farm management = Betriebsführung Landwirtschaft = gestion d'exploitation agricole = gestión de explotaciones agrarias
      grain handling = grain storage, food traceability
      rural development = ländliche Entwicklung = développement rural, hunting management = Jagdwesen
    `,
    domain: `
      agriculture = Landwirtschaft = agricultura = 农业
      agricultural science = Agrarwissenschaft = sciences agronomiques, soil science = Bodenkunde = pédologie
      plant pathology = Phytopathologie, animal science = zootechnie
    `,
    certificate: `
      Sachkundenachweis Pflanzenschutz = pesticide applicator license, Certified Crop Adviser
      GLOBALG.A.P. = GlobalGAP, Certiphyto, Motorsägenschein = Kettensägenschein = chainsaw certification
      ISA Certified Arborist = Certified Arborist, USDA Organic, carnet de manipulador fitosanitarios
      Landwirtschaftsmeister
    `,
  },
  implies: `
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
  `,
};
