import type { ProfessionTable } from '../profession-table.ts';

export const fashionAndTextiles: ProfessionTable = {
  profession: 'fashion and textiles',
  terms: {
    tool: `
      CLO 3D = CLO3D, Gerber AccuMark = Lectra Modaris, Optitex
      industrial sewing machines = Industrienähmaschine = machines à coudre industrielles
      overlock machines = sergers, embroidery machines = Stickmaschine, Shima Seiki = Stoll knitting machines
      NedGraphics, Centric PLM
    `,
    method: `
      sewing = Nähen = confección textil = piquage
      pattern making = patternmaking = Schnittkonstruktion = modélisme = patronaje
      garment construction = Bekleidungsfertigung = fabrication de vêtements, garment draping = moulage textile
      fashion illustration = Modezeichnung = illustration de mode, tech packs = specification packs
      garment fitting = Anprobe
      garment alterations = Änderungsschneiderei = retouches de vêtements = arreglos de costura
      tailoring of garments = bespoke tailoring = Maßschneiderei = sastrería
      textile design = Textildesign = design textile = diseño textil
      textile printing = Textildruck = impression textile, screen printing = Siebdruck = sérigraphie = serigrafía
      textile weaving = Weben = tissage, knitwear design = Strickdesign, dyeing = Färberei = teinture
      fabric sourcing = Stoffeinkauf = sourcing tissu
      leatherworking = Lederverarbeitung = maroquinerie = marroquinería
      shoemaking = Schuhmacherhandwerk = cordonnerie = zapatería
      upholstery = Polsterei = tapisserie d'ameublement = tapicería
      jewelry making = Goldschmiedehandwerk = bijouterie joaillerie = joyería
      watchmaking = Uhrmacherhandwerk = horlogerie = relojería
      trend forecasting = fashion forecasting = Trendforschung = analyse de tendances
      collection planning = range planning = Kollektionsplanung = plan de collection, fashion buying
      styling of shoots = fashion styling, textile testing = Textilprüfung
      garment production management = apparel production
    `,
    domain: `
      fashion design = Modedesign = design de mode = stylisme = diseño de moda
      apparel industry = Bekleidungsindustrie = industrie de la mode = industria de la moda, OEKO-TEX, GOTS
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
