import type { ProfessionTable } from '../profession-table.ts';

export const geodataAndStatistics: ProfessionTable = {
  profession: 'statistics, geodata and surveying',
  terms: {
    tool: `
      ArcGIS = Esri ArcGIS, QGIS, ArcGIS Pro, ArcGIS Online, ArcGIS Enterprise, ArcPy, PostGIS, GeoServer, GDAL
      Google Earth Engine, ENVI = ENVI IDL, ERDAS Imagine, FME = Safe Software FME, MapInfo, Mapbox
      Leaflet.js = Leaflet, OpenStreetMap, Trimble Business Center, Leica Cyclone, Pix4D, Agisoft Metashape, EViews
      GAMS, Gurobi, CPLEX, Mplus, WinBUGS, JAGS, SAS Enterprise Guide, SAS Viya, R Shiny = Shiny dashboards, RStudio
      Qualtrics, SurveyMonkey, Dedoose, MAXQDA, ATLAS.ti, NVivo

      AGOL, ArcMap, Esri = ESRI software, Leica Infinity
      LiDAR processing = point clouds = point cloud processing, Global Mapper
      OS MasterMap = Ordnance Survey data, Field Maps = ArcGIS Collector = Survey123, 超图 = SuperMap
    `,
    method: `
      GIS = geographic information systems
      spatial analysis = geospatial analysis = de:räumliche Analyse = fr:analyse spatiale = es:análisis espacial = GIS analysis = de:räumliche Analysen
      cartography = map making = de:Kartografie = de:Kartographie = es:cartografía = map production = 制图
      remote sensing = de:Fernerkundung = fr:télédétection = es:teledetección, photogrammetry = es:fotogrametría
      LiDAR, laser scanning = Laserscanning, satellite imagery analysis = satellite image interpretation
      geodatabase management = geodatabases = spatial databases, geocoding, coordinate systems = coordinate reference systems = de:Koordinatenreferenzsysteme = fr:systèmes de coordonnées, GNSS surveying = GPS surveying = RTK GPS, cadastral surveying = de:Katastervermessung
      boundary surveys, construction staking = de:Absteckung = fr:implantation de chantier = es:replanteo = 放线, construction surveying, hydrographic surveying
      Bayesian statistics = Bayesian inference = de:bayessche Statistik, generalized linear models = GLM
      mixed-effects models = multilevel modeling, logistic regression, linear regression
      survival analysis = de:Überlebenszeitanalyse = fr:analyse de survie
      multivariate analysis = multivariate statistics
      factor analysis, analysis of variance = ANOVA, panel data analysis
      econometrics = de:Ökonometrie = fr:économétrie = es:econometría
      biostatistics = de:Biostatistik = fr:biostatistique = es:bioestadística, epidemiology = es:epidemiología
      sampling design = de:Stichprobenplanung, sample size calculation = power analysis, missing data imputation
      survey research = de:Umfrageforschung, survey weighting
      questionnaire design = de:Fragebogenentwicklung = fr:conception de questionnaires
      operations research = fr:recherche opérationnelle = es:investigación operativa
      linear programming, mixed integer programming, mathematical optimization
      simulation modeling, discrete event simulation, stochastic modeling = stochastic processes
      actuarial modeling = actuarial models, actuarial mathematics, statistical programming, clinical data management, CDISC
      official statistics = de:amtliche Statistik = fr:statistique publique, data storytelling

      georeferencing = digitising maps = map digitization, drone mapping, land boundary surveys
      bathymetric surveys, 3D laser scanning, terrestrial laser scanning
    `,
    domain: `
      survey design, geodesy = de:Geodäsie = es:geodesia, geography
      applied mathematics = de:angewandte Mathematik = fr:mathématiques appliquées
    `,
    certificate: `
      GISP = Certified GIS Professional, SAS Certified Base Programmer = SAS Base certification
    `,
    licence: `
      professional land surveyor = licensed land surveyor = PLS license
      de:öffentlich bestellter Vermessungsingenieur = de:ÖbVI
    `,
  },
  implies: `
    ArcGIS > GIS
    QGIS > GIS
    ArcGIS Pro > ArcGIS, GIS
    ArcGIS Online > ArcGIS, GIS
    ArcPy > ArcGIS, Python
    PostGIS > PostgreSQL, GIS
    GeoServer > GIS
    GDAL > GIS
    Google Earth Engine > remote sensing
    ENVI > remote sensing
    ERDAS Imagine > remote sensing
    MapInfo > GIS
    FME > GIS
    Pix4D > photogrammetry
    Agisoft Metashape > photogrammetry
    geodatabase management > GIS
    spatial analysis > GIS
    cadastral surveying > land surveying
    boundary surveys > land surveying
    GNSS surveying > land surveying
    professional land surveyor > land surveying
    Bayesian statistics > statistics
    generalized linear models > regression analysis, statistical modeling
    logistic regression > regression analysis
    linear regression > regression analysis
    mixed-effects models > statistical modeling
    survival analysis > statistical analysis
    multivariate analysis > statistical analysis
    factor analysis > multivariate analysis
    analysis of variance > hypothesis testing
    panel data analysis > econometrics
    econometrics > statistical analysis
    biostatistics > statistics
    Gurobi > mathematical optimization
    CPLEX > mathematical optimization
    linear programming > mathematical optimization
    SAS Enterprise Guide > SAS
    SAS Viya > SAS
    R Shiny > R
    RStudio > R
    CDISC > clinical data management
    MAXQDA > qualitative research
    NVivo > qualitative research
    ATLAS.ti > qualitative research
    GISP > GIS
    discrete event simulation > simulation modeling
    actuarial modeling > actuarial analysis
    3D laser scanning > land surveying, laser scanning
    terrestrial laser scanning > laser scanning
  `,
};
