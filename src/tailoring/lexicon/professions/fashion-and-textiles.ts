import type { ProfessionTable } from '../profession-table.ts';

export const fashionAndTextiles: ProfessionTable = {
  profession: 'fashion and textiles',
  terms: {
    tool: `
      CLO 3D = CLO3D, Gerber AccuMark, Lectra Modaris, Optitex
      industrial sewing machines = de:Industrienähmaschine = fr:machines à coudre industrielles
      overlock machines = sergers, embroidery machines = de:Stickmaschine, Shima Seiki, Stoll knitting machines
      NedGraphics, Centric PLM
    `,
    method: `
      sewing = de:Nähen = es:confección textil = fr:piquage
      pattern making = patternmaking = de:Schnittkonstruktion = fr:modélisme = es:patronaje
      garment construction = de:Bekleidungsfertigung = fr:fabrication de vêtements
      garment draping = fr:moulage textile
      fashion illustration = de:Modezeichnung = fr:illustration de mode, tech packs = specification packs
      garment fitting = de:Anprobe
      garment alterations = de:Änderungsschneiderei = fr:retouches de vêtements = es:arreglos de costura
      tailoring of garments = bespoke tailoring = de:Maßschneiderei = es:sastrería
      textile design = de:Textildesign = design textile = es:diseño textil
      textile printing = de:Textildruck = fr:impression textile
      screen printing = de:Siebdruck = fr:sérigraphie = es:serigrafía
      textile weaving = de:Weben = fr:tissage, knitwear design = de:Strickdesign, dyeing = de:Färberei = fr:teinture
      fabric sourcing = de:Stoffeinkauf = sourcing tissu
      leatherworking = de:Lederverarbeitung = fr:maroquinerie = es:marroquinería
      shoemaking = de:Schuhmacherhandwerk = fr:cordonnerie = es:zapatería
      upholstery = de:Polsterei = fr:tapisserie d'ameublement = es:tapicería
      jewelry making = de:Goldschmiedehandwerk = fr:bijouterie joaillerie = es:joyería
      watchmaking = de:Uhrmacherhandwerk = fr:horlogerie = es:relojería
      trend forecasting = fashion forecasting = de:Trendforschung = fr:analyse de tendances
      collection planning = range planning = de:Kollektionsplanung = fr:plan de collection, fashion buying
      styling of shoots = fashion styling, textile testing = de:Textilprüfung
      garment production management = apparel production
    `,
    domain: `
      fashion design = de:Modedesign = fr:design de mode = stylisme = es:diseño de moda
      apparel industry = de:Bekleidungsindustrie = fr:industrie de la mode = es:industria de la moda, OEKO-TEX, GOTS
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
  `,
};
