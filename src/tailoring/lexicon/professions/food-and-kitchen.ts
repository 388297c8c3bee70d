import type { ProfessionTable } from '../profession-table.ts';

export const foodAndKitchen: ProfessionTable = {
  profession: 'kitchen, bakery and food service',
  terms: {
    tool: `
      OpenTable, Toast = Toast POS, Micros = Oracle Micros = MICROS POS, Square = Square POS, Aloha POS, Lightspeed
      POS systems = point of sale = point-of-sale systems = POS = Kassensystem = système de caisse = TPV, Resy
      SevenRooms, MarketMan, Restaurant365, 7shifts, combi ovens = Kombidämpfer = four mixte
      deep fryers = Fritteuse = friteuse, meat slicers, dough mixers = Knetmaschine
      sous vide = sous-vide cooking = Sous-vide-Garen, espresso machines = Siebträgermaschine = machine à expresso
      dishwashing machines = Spülmaschine, Orderbird, gastronovi
    `,
    method: `
      menu planning = menu development = menu design = Menüplanung = élaboration des menus = diseño de menús
      food preparation = food prep = Speisenzubereitung = préparation des plats = preparación de alimentos, HACCP
      food safety = food hygiene = Lebensmittelhygiene = sécurité alimentaire = hygiène alimentaire = seguridad alimentaria = 食品安全
      line cooking = station cooking, grill station = grill, sauté, pastry = pâtisserie = repostería
      baking = Backen = boulangerie = panadería, butchery, plating
      food cost control = food costing = food costs = Wareneinsatz
      kitchen management = Küchenleitung = gestion de cuisine = gestión de cocina, portion control
      wine knowledge = wine service = Weinkenntnisse, sommelier, bartending = mixology = cocktail preparation
      barista skills = espresso preparation, latte art
      table service = fine dining service = Service am Gast = service en salle = servicio de mesa = servicio en sala
      order taking

      knife skills = Messertechnik = techniques de coupe
      stocks and sauces = Fonds und Saucen = Saucier = fonds et sauces
      garde manger = cold kitchen = kalte Küche = cuisine froide = cocina fría, mise en place
      banquet cooking = Bankettküche = cuisine de banquets
      buffet service = Buffetservice = service au buffet = servicio de bufé
      institutional catering = Gemeinschaftsverpflegung = restauration collective = restauración colectiva
      recipe development = Rezeptentwicklung = création de recettes = desarrollo de recetas
      recipe costing = Rezeptkalkulation
      allergen management = allergen awareness = Allergenmanagement = gestion des allergènes = gestión de alérgenos
      special diets cooking = Diätküche = cuisine diététique
      vegetarian cooking = vegetarische Küche = cuisine végétarienne
      vegan cooking = vegane Küche = cuisine végétale = cocina vegana
      Italian cuisine = italienische Küche = cuisine italienne = cocina italiana
      French cuisine = französische Küche = cuisine française = cocina francesa
      Asian cuisine = asiatische Küche = cuisine asiatique = cocina asiática
      Mediterranean cuisine = mediterrane Küche = cuisine méditerranéenne = cocina mediterránea
      pizza making = Pizzaiolo, bread baking = Brotbacken = panification = elaboración de pan
      dough preparation = Teigherstellung = préparation des pâtes
      cake decorating = Tortendekoration = décoration de gâteaux = decoración de tartas
      chocolate work = chocolaterie = chocolatería = Schokoladenherstellung
      confectionery = Konditoreiwaren = confiserie, ice cream making = Speiseeisherstellung = fabrication de glaces
      meat processing = Fleischverarbeitung = transformation de la viande = procesado de carne
      sausage making = Wurstherstellung = charcuterie
      fish preparation = filleting fish = Fisch filetieren = poissonnerie
      dishwashing = Spülküche = plonge = lavado de platos
      kitchen cleaning = Küchenreinigung = nettoyage de cuisine = limpieza de cocina
      food storage = Lebensmittellagerung = stockage des aliments = almacenamiento de alimentos
      food ordering = commandes alimentaires, waste reduction in kitchens = food waste reduction
      expediting kitchen orders = kitchen expediting
      tray service = room service = Zimmerservice = service en chambre, drive-thru service = drive-through service
      counter service = Thekenbedienung = service au comptoir
      beverage service = Getränkeservice = service des boissons, bar management = Barleitung = gestion de bar
      draft beer systems = Schankanlagen, beer knowledge = Bierkunde, cocktail menus = cocktail menu development
      wine pairing = food and wine pairing = accords mets et vins = maridaje
      guest seating = hosting guests at restaurants
      restaurant management = Restaurantleitung = gestion de restaurant = gestión de restaurantes
      floor management in restaurants = Serviceleitung, tip reconciliation = server banking
      upselling of menu items = suggestive selling, responsible alcohol service
    `,
    domain: `
      food service = Gastronomie = restauration = restauración
      fine dining = gehobene Gastronomie = gastronomie fine
      system catering = Systemgastronomie = quick service restaurants = restauration rapide
    `,
    certificate: `
      ServSafe = ServSafe certification, ServSafe Manager
      food handler card = food handler's permit = Gesundheitszeugnis = Belehrung nach IfSG = carnet de manipulador de alimentos = manipulador de alimentos = 健康证
      TIPS certification, alcohol server permit = RBS certification, CAP cuisine, WSET = WSET Level 2
      CAP pâtisserie = CAP pâtissier, CAP boulangerie = CAP boulanger, Certified Executive Chef
      Küchenmeister = geprüfter Küchenmeister, Bäckermeister, Konditormeister, Cicerone = Certified Cicerone
      permis d'exploitation, formation HACCP
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
  `,
};
