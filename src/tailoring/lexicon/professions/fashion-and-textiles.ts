import type { ProfessionTable } from '../profession-table.ts';

export const fashionAndTextiles: ProfessionTable = {
  profession: 'fashion and textiles',
  terms: {
    tool: `
      CLO 3D = CLO3D, Gerber AccuMark = Gerber, Lectra Modaris = Lectra, Optitex
      industrial sewing machines = de:Industrienähmaschine = fr:machines à coudre industrielles
      overlock machines = sergers = es:remalladora, embroidery machines = de:Stickmaschine, Shima Seiki, Stoll knitting machines
      NedGraphics, Centric PLM

      Browzwear = VStitcher, Kaledo, WGSN, FlexPLM, MatrixGold = RhinoGold = Matrix 3D, overlocker
      coverstitch, staple guns = pneumatic staplers = upholstery staplers, laser welding jewellery
    `,
    method: `
      sewing = de:Nähen = es:confección textil = fr:piquage
      pattern making = patternmaking = de:Schnittkonstruktion = fr:modélisme = es:patronaje = pattern cutting = pattern drafting = fr:patronage = 制版 = 打版
      garment construction = de:Bekleidungsfertigung = fr:fabrication de vêtements = garment making = 服装制作
      garment draping = fr:moulage textile
      fashion illustration = de:Modezeichnung = fr:illustration de mode, tech packs = specification packs = technical packs
      garment fitting = de:Anprobe
      garment alterations = de:Änderungsschneiderei = fr:retouches de vêtements = es:arreglos de costura = es:arreglos de ropa
      tailoring of garments = bespoke tailoring = de:Maßschneiderei = es:sastrería
      textile design = de:Textildesign = design textile = es:diseño textil
      textile printing = de:Textildruck = fr:impression textile
      screen printing = de:Siebdruck = fr:sérigraphie = es:serigrafía
      textile weaving = de:Weben = fr:tissage, knitwear design = de:Strickdesign, dyeing = de:Färberei = fr:teinture
      fabric sourcing = de:Stoffeinkauf = sourcing tissu
      leatherworking = de:Lederverarbeitung = fr:maroquinerie = es:marroquinería
      shoemaking = de:Schuhmacherhandwerk = fr:cordonnerie = es:zapatería
      upholstery = de:Polsterei = fr:tapisserie d'ameublement = es:tapicería = reupholstery = de:Polsterarbeiten
      jewelry making = de:Goldschmiedehandwerk = fr:bijouterie joaillerie = es:joyería = goldsmithing = silversmithing = jewellery manufacturing = de:Goldschmiedearbeiten = fr:bijouterie = 珠宝制作
      watchmaking = de:Uhrmacherhandwerk = fr:horlogerie = es:relojería = watch repair = horology = de:Uhrmacherei
      trend forecasting = fashion forecasting = de:Trendforschung = fr:analyse de tendances = trend research
      collection planning = range planning = de:Kollektionsplanung = fr:plan de collection, fashion buying
      styling of shoots = fashion styling, textile testing = de:Textilprüfung
      garment production management = apparel production

      draping garments = draping on the stand
      pattern grading = grading patterns = garment grading, toile making = toiles
      fit sessions, fit approvals, spec sheets, collection design, mood boards = moodboards, print design
      surface pattern design, fabric and trim sourcing, trims sourcing, textile sourcing
      sampling of garments = sample development in fashion = proto samples = sample making
      garment technology = garment quality = garment testing, critical path management in fashion
      ethical sourcing = ethical trade, tailoring alterations, made-to-measure, leather goods, leathergoods
      footwear design = shoe making = footwear, millinery, costume making
      stone setting = gem setting = diamond setting = fr:sertissage = es:engaste
      jewellery repair = ring sizing, jewellery polishing, wax carving = lost-wax casting
      jewellery CAD = CAD jewellery design, enamelling = engraving, gemmology = gemology = diamond grading
      traditional upholstery = deep buttoning = webbing and springing, foam cutting, loose covers = slipcovers
      curtain making = soft furnishings = blinds and curtains, furniture restoration = antique restoration
      French polishing
    `,
    domain: `
      fashion design = de:Modedesign = fr:design de mode = stylisme = es:diseño de moda
      apparel industry = de:Bekleidungsindustrie = fr:industrie de la mode = es:industria de la moda, OEKO-TEX, GOTS
    `,
    certificate: `
      Gem-A diploma = GIA Graduate Gemologist = GIA GG, AMUSF qualification
    `,
  },
  implies: `
    CLO 3D > pattern making
    Gerber AccuMark > pattern making
    Optitex > pattern making
    garment alterations > sewing
    tailoring of garments > sewing
    garment construction > sewing
    industrial sewing machines > sewing
    knitwear design > fashion design
    textile printing > textile design
    stone setting > jewelry making
    jewellery CAD > jewelry making
    traditional upholstery > upholstery
    Lectra Modaris > pattern making
    pattern grading > pattern making
    tech packs > garment technology
  `,
};
