import type { ProfessionTable } from '../profession-table.ts';

export const foodAndKitchen: ProfessionTable = {
  profession: 'kitchen, bakery and food service',
  terms: {
    tool: `
      OpenTable, Toast = Toast POS, Micros = Oracle Micros = MICROS POS, Square = Square POS, Aloha POS, Lightspeed
      POS systems = point of sale = point-of-sale systems = POS = de:Kassensystem = fr:système de caisse = TPV, Resy
      SevenRooms, MarketMan, Restaurant365, 7shifts, combi ovens = de:Kombidämpfer = four mixte
      deep fryers = de:Fritteuse = fr:friteuse, meat slicers, dough mixers = de:Knetmaschine
      sous vide = sous-vide cooking = de:Sous-vide-Garen
      espresso machines = de:Siebträgermaschine = fr:machine à expresso
      dishwashing machines = de:Spülmaschine, Orderbird, gastronovi
    `,
    method: `
      menu planning = menu development = menu design = de:Menüplanung = fr:élaboration des menus = es:diseño de menús = fr:élaboration de menus = es:elaboración de menús = 菜单设计
      food preparation = food prep = de:Speisenzubereitung = fr:préparation des plats = es:preparación de alimentos
      HACCP = es:APPCC
      food safety = food hygiene = de:Lebensmittelhygiene = fr:sécurité alimentaire = fr:hygiène alimentaire = es:seguridad alimentaria = 食品安全 = es:higiene alimentaria = de:Küchenhygiene = fr:hygiène en cuisine
      line cooking = station cooking, grill station = grill, sauté, pastry = fr:pâtisserie = es:repostería = de:Konditorei = es:pastelería = 西点
      baking = de:Backen = fr:boulangerie = es:panadería, butchery, plating = food presentation = plate presentation = fr:dressage des assiettes = es:emplatado
      food cost control = food costing = food costs = de:Wareneinsatz = fr:coût matière
      kitchen management = de:Küchenleitung = fr:gestion de cuisine = es:gestión de cocina = 厨房管理, portion control = fr:grammages
      wine knowledge = de:Weinkenntnisse, wine service = de:Weinservice = fr:service du vin = wine serving, sommelier, bartending = mixology = cocktail preparation = cocktail making = es:coctelería = de:Cocktailzubereitung = 调酒
      barista skills = espresso preparation = espresso making = espresso extraction = de:Espressozubereitung, latte art
      table service = de:Tischservice = Service am Gast = fr:service en salle = es:servicio de mesa = es:servicio en sala = table waiting = fr:service à table
      fine dining service
      order taking = fr:prise de commandes = es:toma de comandas

      knife skills = de:Messertechnik = fr:techniques de coupe
      stocks and sauces = de:Fonds und Saucen = fr:fonds et sauces
      garde manger = cold kitchen = de:kalte Küche = fr:cuisine froide = es:cocina fría, mise en place
      banquet cooking = de:Bankettküche = fr:cuisine de banquets
      buffet service = de:Buffetservice = fr:service au buffet = fr:servicio de bufé
      institutional catering = de:Gemeinschaftsverpflegung = fr:restauration collective = es:restauración colectiva
      recipe development = de:Rezeptentwicklung = fr:création de recettes = es:desarrollo de recetas
      recipe costing = de:Rezeptkalkulation
      allergen management = allergen awareness = de:Allergenmanagement = fr:gestion des allergènes = es:gestión de alérgenos = allergen control = de:Allergenkennzeichnung
      special diets cooking = de:Diätküche = fr:cuisine diététique
      vegetarian cooking = de:vegetarische Küche = fr:cuisine végétarienne = vegetarian cuisine
      vegan cooking = de:vegane Küche = fr:cuisine végétale = es:cocina vegana = vegan cuisine = plant-based cooking
      Italian cuisine = de:italienische Küche = fr:cuisine italienne = es:cocina italiana
      French cuisine = de:französische Küche = fr:cuisine française = es:cocina francesa
      Asian cuisine = de:asiatische Küche = fr:cuisine asiatique = es:cocina asiática
      Mediterranean cuisine = de:mediterrane Küche = fr:cuisine méditerranéenne = es:cocina mediterránea
      pizza making, bread baking = de:Brotbacken = fr:panification = es:elaboración de pan
      dough preparation = de:Teigherstellung = fr:préparation des pâtes
      cake decorating = de:Tortendekoration = fr:décoration de gâteaux = es:decoración de tartas = cake decoration
      chocolate work = fr:chocolaterie = es:chocolatería = de:Schokoladenherstellung
      confectionery = de:Konditoreiwaren = fr:confiserie
      ice cream making = de:Speiseeisherstellung = fr:fabrication de glaces
      meat processing = de:Fleischverarbeitung = fr:transformation de la viande = es:procesado de carne
      sausage making = de:Wurstherstellung = fr:charcuterie
      fish preparation = filleting fish = de:Fisch filetieren
      dishwashing = de:Spülküche = fr:plonge = es:lavado de platos
      kitchen cleaning = de:Küchenreinigung = fr:nettoyage de cuisine = es:limpieza de cocina
      food storage = de:Lebensmittellagerung = fr:stockage des aliments = es:almacenamiento de alimentos
      food ordering = fr:commandes alimentaires, waste reduction in kitchens = food waste reduction
      expediting kitchen orders = kitchen expediting
      tray service, room service = de:Zimmerservice = fr:service en chambre
      drive-thru service = drive-through service
      counter service = de:Thekenbedienung = fr:service au comptoir
      beverage service = de:Getränkeservice = fr:service des boissons
      bar management = de:Barleitung = fr:gestion de bar
      draft beer systems = de:Schankanlagen, beer knowledge = de:Bierkunde, cocktail menus = cocktail menu development
      wine pairing = food and wine pairing = fr:accords mets et vins = es:maridaje
      guest seating = hosting guests at restaurants
      restaurant management = de:Restaurantleitung = fr:gestion de restaurant = es:gestión de restaurantes
      floor management in restaurants = de:Serviceleitung, tip reconciliation = server banking
      upselling of menu items = suggestive selling, responsible alcohol service

      sauces = sauce work = sauce making, à la carte service = à la carte

      laminated dough = viennoiserie, sugar work, chocolate tempering = tempering chocolate
      milk steaming = milk texturing, responsible service of alcohol
      coffee brewing = filter coffee = pour over coffee, cellar management = keg changing, meat cutting
      fish filleting

      fresh food cooking = cooking from scratch = scratch cooking = fresh food preparation = fr:cuisine maison
      section running = running a section, kitchen brigade, rosette cooking = AA Rosette = rosette standard
      Michelin-starred kitchens = Michelin star experience = de:Sterneküche = fr:restaurant étoilé
      gastropub cooking = gastro pub cooking, breakfast cooking = breakfast service, carvery, seasonal menus
      menu planning and costing, gross profit control = GP control = kitchen GP, stock rotation in kitchens
      kitchen rotas, grill cooking = grill section = cooking on the grill, deep frying = fryer operation
      wok cooking, butchery and fishmongery, event catering = de:Eventcatering = outside catering
      contract catering = business and industry catering, school catering, care home catering, food labelling
      Natasha's Law, cold dishes = cold starters, dessert preparation = dessert making
      pasta making = fresh pasta = de:Pastaherstellung, sushi making = sushi preparation, dim sum = 点心制作
      Indian cuisine = 印度菜 = Indian cooking, Chinese cuisine = 中餐 = Chinese cooking = 中式烹饪
      Japanese cuisine = 日本料理 = Japanese cooking, Thai cuisine, Spanish cuisine = es:cocina española
      Mexican cuisine = es:cocina mexicana, British cuisine = British dishes = modern British cooking
      Western cuisine = 西餐, halal food preparation, kosher kitchens, dietary requirements, glass washing
      table clearing = clearing tables, table setting = laying tables, food and beverage service = F&B service = 餐饮服务
      cash and card handling in restaurants, gueridon service, silver service = plated service, pastry section

      kitchen hygiene, dish preparation = es:preparación de platos = fr:préparation culinaire = fr:cuisson des aliments = es:elaboración de platos = 菜品制作 = 烹饪
      traditional French cooking = fr:cuisine traditionnelle
      food handling = es:manipulación de alimentos = fr:manipulation des aliments
      sensory evaluation = sensory analysis = de:sensorische Prüfung = fr:analyse sensorielle = es:análisis sensorial = 感官评价
      shelf-life testing = shelf-life studies = de:Haltbarkeitstests = es:estudios de vida útil = 保质期测试
      food technology = de:Lebensmitteltechnologie = fr:technologie alimentaire = es:tecnología de alimentos = 食品工艺
    `,
    domain: `
      food service = de:Gastronomie = fr:restauration = es:restauración
      fine dining = de:gehobene Gastronomie = fr:gastronomie fine
      system catering = de:Systemgastronomie = quick service restaurants = fr:restauration rapide
    `,
    certificate: `
      ServSafe = ServSafe certification = ServSafe certified, ServSafe Manager
      food handler card = food handler's permit = de:Gesundheitszeugnis = de:Belehrung nach IfSG = es:carnet de manipulador de alimentos = es:manipulador de alimentos = 健康证
      TIPS certification, alcohol server permit = RBS certification, CAP cuisine, WSET, WSET Level 2
      fr:CAP pâtisserie = fr:CAP pâtissier, CAP boulangerie = CAP boulanger, Certified Executive Chef
      de:Küchenmeister = de:geprüfter Küchenmeister, de:Bäckermeister, de:Konditormeister
      Cicerone = Certified Cicerone
      fr:permis d'exploitation, formation HACCP

      Food Hygiene Level 2 = Level 2 Food Hygiene = Level 2 Food Safety, RSA certificate
      de:Infektionsschutzbelehrung = § 43 IfSG

      Level 3 Food Hygiene = Food Hygiene Level 3 = Level 3 Food Safety, City & Guilds 706 = 706/1 = 706/2
      personal licence holder = personal alcohol licence = APLH
      NVQ Professional Cookery = Professional Cookery Level 2 = Level 2 Professional Cookery
    `,
  },
  implies: `
    Toast > POS systems
    Micros > POS systems
    Square > POS systems
    Aloha POS > POS systems
    ServSafe > food safety
    food handler card > food safety
    food cost control > kitchen management
    CAP cuisine > food preparation
    WSET > wine knowledge
    HACCP > food safety
    sommelier > wine knowledge
    latte art > barista skills
    ServSafe Manager > ServSafe, food safety
    CAP pâtisserie > pastry
    CAP boulangerie > baking
    bread baking > baking
    dough preparation > baking
    cake decorating > pastry
    chocolate work > pastry
    sausage making > meat processing
    allergen management > food safety
    fish preparation > food preparation
    garde manger > food preparation
    knife skills > food preparation
    stocks and sauces > food preparation
    mise en place > food preparation
    recipe costing > food cost control
    Küchenmeister > kitchen management
    Bäckermeister > baking
    Konditormeister > pastry
    wine pairing > wine knowledge
    formation HACCP > HACCP
    bar management > bartending
    SevenRooms > reservations
    Resy > reservations
    Restaurant365 > food cost control
    Orderbird > POS systems
    fine dining service > table service
    WSET Level 2 > WSET
    chocolate tempering > chocolate work
    meat cutting > butchery
    laminated dough > pastry
    milk steaming > barista skills
    Level 3 Food Hygiene > food safety
    sushi making > Japanese cuisine
    pasta making > Italian cuisine
    gross profit control > food cost control
    portion control > food cost control
    dessert preparation > pastry
    silver service > table service
    gueridon service > table service
    event catering > catering
    contract catering > catering
    school catering > catering
    care home catering > catering
    grill cooking > food preparation
  `,
};
