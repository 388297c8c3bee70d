/** Who is hired, trained and led at work. */
const workers =
  `employees, staff, nurses, engineers, developers, drivers, cooks, chefs, teachers, workers, apprentices,
  waiters, salespeople, graduates, technicians, carers, attendants, operators, operatives, assistants, analysts, agents,
  advisers, cashiers, clerks, cleaners, electricians, fitters, guards, juniors, mechanics, porters, receptionists, trainees,
  supervisors, volunteers, welders, baristas, housekeepers, paralegals, accountants, designers, officers`.replace(
    /\s+/g,
    ' ',
  );

/** Verbs by their first form; irregular pasts and doubled letters are given too. */
export const englishTellings = `
  accounts payable < process pay paid enter post code match : supplier invoices, vendor invoices, supplier bills, vendor bills, purchase invoices
  accounts receivable < chase collect : overdue invoices, customer invoices, outstanding invoices, unpaid invoices, customer payments, late payers
  credit control < chase : overdue invoices, unpaid invoices, late payers, debtors
  bank reconciliations < reconcile : bank accounts, bank statements
  month-end close < close : books, month, ledgers
  budgeting < draw drew drawn prepare build built set hold held control manage : budget
  financial modeling < build built : three statement models, financial models, valuation models, DCF models, LBO models
  cash flow forecasting < forecast forecasted : cash, cash flow, liquidity
  invoicing < issue raise send sent : invoices
  expense reports < process check : expense claims
  payroll processing < run ran pay paid calculate : salaries, wages, payslips
  recruiting < hire : people, ${workers}
  recruiting < interview screen : candidates, applicants
  onboarding < welcome train induct : new starters, new hires, new employees, new joiners, new colleagues, newcomers
  performance management < hold held conduct : appraisals, performance reviews, annual reviews
  employee relations < handle resolve investigate : grievances, disciplinary cases
  staff training < train instruct coach teach taught induct : colleagues, new starters, new hires, new joiners, ${workers}
  calendar management < keep kept manage run ran : diary, diaries, calendar
  travel arrangements < book arrange organize : flights, hotels, business trips, trips
  data entry < type enter key : order forms, orders, data, records, customer data
  cold calling < make made : cold calls
  account management < look_after manage serve : key accounts, key clients, existing clients
  SEO < grow grew improve increase raise : organic traffic, organic search, search rankings, Google rankings
  social media marketing < run ran manage grow grew : Instagram, TikTok, TikTok accounts, Instagram accounts, Facebook page, LinkedIn page, social channels
  content creation < write wrote written produce create : blog posts, blog articles, social posts
  market research < survey : households, customers, consumers
  market research < run ran conduct : focus groups, customer surveys, consumer surveys
  copywriting < write wrote written : product texts, product descriptions, slogans, ad copy, adverts, web copy
  wound care < dress clean treat : wounds, pressure sores, ulcers, pressure ulcers
  medication administration < give gave given administer : medicines, medications, drugs, injections, tablets
  vital signs < take took taken measure record : blood pressure, pulse
  catheterization < place insert change : catheters
  phlebotomy < draw drew drawn take took taken : blood, blood samples
  infection control < lead led run ran audit : hand hygiene, hygiene audits, hand hygiene audits
  dementia care < look_after care_for nurse support : people with dementia, residents with dementia, patients with dementia, dementia patients
  palliative care < look_after care_for nurse : dying, dying people, dying patients, terminally ill patients
  geriatric care < look_after care_for nurse : elderly, elderly people, older people, elderly residents
  activities of daily living < wash bathe dress feed fed : residents, patients, clients
  personal hygiene care < wash bathe : residents, patients, clients
  Grundpflege < wash bathe dress feed fed : residents, patients
  patient transfers < move lift transfer reposition : residents, patients
  patient transport < bring brought take took taken : patients
  classroom management < keep kept : order in class, order in the classroom
  curriculum development < write wrote written rewrite rewrote build built design create : curriculum, curricula, syllabus, schemes of work
  differentiated instruction < differentiate adapt : tasks, lessons, worksheets
  early childhood education < look_after care_for teach taught : toddlers, preschoolers
  crisis intervention < calm defuse intervene_in : crises, crisis situations
  blueprint reading < work_from read build_from work_to : drawings, technical drawings, blueprints
  CNC machining < set run ran operate program programmed : CNC mill, CNC lathe, CNC machines, machining center, Mazak mill, Haas mill, Mazak lathe, Haas lathe
  preventive maintenance < service : machines, lines, packaging lines, equipment, presses, pumps, conveyors
  fault finding < find found trace locate diagnose : faults, breakdowns
  hand and power tools < use work_with : drills, grinders, angle grinders, circular saws, jigsaws
  conduit bending < bend bent : conduit
  scaffolding < erect build built dismantle : scaffolds, scaffolding
  inventory management < count track control rotate : stock, inventory
  inventory counts < count : stock, inventory
  quality control < check inspect measure : parts, components, workpieces, finished products, finished goods, incoming goods
  customs clearance < clear : imports, exports, shipments, consignments
  freight forwarding < book arrange : freight, sea freight, air freight
  supplier management < audit develop qualify evaluate : suppliers, vendors
  loading and unloading < load unload : trucks, lorries, containers, vans, trailers
  order processing < process enter : customer orders, sales orders
  route planning < plan planned : tours, delivery rounds
  dispatching < dispatch : drivers, engineers, technicians, crews, trucks
  cash handling < count balance : till, tills, cash, register
  menu planning < write wrote written compose create : menu, menus
  food preparation < prep prepped prepare chop chopped : vegetables, sauces, fish, salads, starters, meals
  visual merchandising < dress : shop windows, windows
  visual merchandising < build built design : window displays, shop displays
  stock replenishment < refill restock fill stock : shelves
  upselling < sell sold : dessert, desserts, upgrades, add-ons
  reservations < take took taken : bookings, table bookings
  guest relations < welcome greet : guests
  complaint handling < resolve solve settle deal_with dealt_with : complaints, customer complaints, guest complaints
  complaint handling < deal_with dealt_with calm : angry customers, upset customers, angry guests
  bartending < mix make made : cocktails
  table service < wait_on serve : tables
  customer service < serve help advise : customers
  site supervision < supervise direct : subcontractors, building sites, construction sites, site crews
  cost estimating < estimate calculate : costs, building costs
  tendering < write wrote written prepare submit : tenders, bids
  proposal writing < write wrote written prepare draft : quotes, quotations, offers, proposals
  legal research < research : case law, precedents, statutes
  due diligence < go_through went_through review : data rooms
  cell culture < culture passage : cells, cell lines
  statistical analysis < analyze : trial data, survey data
  statistical analysis < fit fitted : regression models, mixed models, regressions
  grant writing < write wrote written : grants, grant applications, funding applications, applications for funding, applications for EU funding
  project management < manage run ran lead led : projects, relocation, office move, rollout, refurbishment
  Personalführung < manage lead led supervise : team, people, ${workers}
  event planning < plan planned organize run ran host : open day, conferences, weddings, festivals, galas, events
  volunteer management < lead led coordinate manage train : volunteers
  fundraising < raise : donations, funds
  hair coloring < color dye highlight : hair
  haircutting < cut : hair
  animal handling < hold held restrain calm : dogs, cats, animals, horses
  vehicle maintenance < change replace : brakes, oil, timing belts, brake pads, clutches, tires
  incident response < respond_to : incidents, security incidents, breaches
  code review < review : pull requests, merge requests
  debugging < fix find found : bugs
  requirements gathering < gather collect elicit : requirements
  user research < interview : users
  usability testing < run ran conduct : usability tests, user tests
  data cleaning < clean : data, datasets
  technical writing < write wrote written : manuals, user guides, operating instructions, release notes
  case management < manage carry : caseload, caseloads
  painting < paint : walls, ceilings, facades, rooms
  drywall < hang hung install : drywall, plasterboard, sheetrock
  pipe installation < lay laid fit fitted install : pipes, water pipes, pipework
  electrical installation < wire : flats, houses, sockets, apartments, panels, switchboards
  cleaning < clean : rooms, offices, hotel rooms, stairwells, wards, bathrooms, windows
  housekeeping < clean : hotel rooms, guest rooms
  machine operation < run ran operate : machines, presses, filling lines, packaging lines, extruders
  photo editing < retouch edit : photos, images
  claims processing < settle process assess adjust : claims, motor claims, property claims, insurance claims
  underwriting < price accept rate : risks, property risks, commercial risks
  property management < look_after manage : rented flats, rental flats, apartments, rental properties, tenants
  property viewings < show showed shown : flats, houses, homes, properties, apartments
  dental hygiene < scale polish : teeth
  instrument sterilization < autoclave sterilize : instruments
  dental radiographs < take took taken : bitewing, bitewings, dental x-rays
  x-ray imaging < take took taken : x-rays, radiographs
  immunizations < vaccinate immunize : children, patients, calves, adults, babies
  tractor operation < drive drove driven : tractors
  irrigation < water irrigate : fields, vines, hectares, crops
  irrigation < lay laid : drip lines
  firefighting < put fight fought extinguish : fires, house fires
  CCTV < watch monitor : cameras, CCTV cameras, monitors in the control room
  access control < check : badges, passes, visitors
  security patrol < patrol : site, grounds, building, premises, streets
  aircraft maintenance < replace repair inspect : aircraft, landing gear
  cabin service < serve : meals on flights, passengers, meals and drinks on long-haul flights
  train driving < drive drove driven : trains, freight trains, regional trains
  track maintenance < replace tamp renew : sleepers, rails, ballast
  wind turbine maintenance < service repair maintain : turbines, wind turbines
  solar installation < mount install : solar panels, panels on roofs, PV modules, solar modules
  meter reading < read : gas meters, water meters, meters
  pattern making < draft draw drew : patterns
  printing press operation < run ran operate : offset press, printing press, presses
  tour guiding < guide lead led : tours, visitors, school groups, tourists
  instrumental teaching < teach taught : violin, piano, guitar, flute, cello, drums
  proofreading < read correct : proofs, galleys
  lighting design < design : light, lighting, lights
  makeup application < make_up made_up : actors, brides, models
  nail care < file paint shape : nails
  water sampling < take took taken collect : water samples, groundwater samples
  soil sampling < take took taken collect : soil samples
  microscopy < examine view : slides, tissue under the microscope
  gel electrophoresis < run ran cast : gels, agarose gels
  instrument calibration < calibrate : balances, pipettes, instruments, gauges, sensors
  land surveying < survey : plots, parcels, boundaries, land
  concrete pouring < pour poured : foundations, slabs, concrete
  bricklaying < lay laid : bricks, blocks
  masonry < lay laid build built : bricks, stone walls, brick walls
  roofing < lay laid replace : roof tiles, shingles, slates
  roofing < repair cover : roofs
  demolition < demolish tear tore : walls, buildings, old buildings
  excavation < dig dug : trenches, foundations
  crane operation < drive drove operate : cranes, tower cranes
  upholstery < upholster : sofas, chairs, armchairs, seats
  spray painting < spray sprayed : doors, car bodies, lacquer, furniture
  injection molding < set adjust : injection moulding machines, moulds, molds
  meat cutting < bone debone cut : beef, pork, carcasses, meat
  baking < bake : bread, rolls, cakes, pastries
  dishwashing < wash washed : dishes, pots
  internal audit < audit : branches, departments, own branches
  credit analysis < analyze assess : borrowers, balance sheets of borrowers, creditworthiness
  procurement < buy bought purchase source : raw materials, steel, materials, components, services for the plant
  supplier negotiation < bring brought negotiate : supplier prices, supplier contracts, prices with suppliers
  policy analysis < write wrote written draft : policy briefs, briefings for ministers, policy papers
  permitting < process review issue : building applications, permit applications, building permits
  filing court documents < file : claims with the court, motions, pleadings, claims and motions
  mediation < mediate settle : disputes, conflicts, neighbour disputes
  behavior management < calm settle : pupils, students, children
  plumbing < fix repair install unblock : leaks, taps, toilets, drains, boilers, sinks
  tiling < tile : bathrooms, kitchens, floors
  pruning < prune cut : trees, hedges, vines, fruit trees, roses
  milking < milk : cows, goats
  sewing < sew sewed sewn alter : dresses, garments, curtains, trousers
  vulnerability management < patch fix : vulnerabilities
  penetration testing < pentest : applications, web applications, networks
  network administration < set configure maintain : switches, routers, firewalls
  requirements analysis < write wrote written gather : user stories, requirements
  database administration < tune back maintain : databases, PostgreSQL databases, Oracle databases
  backup and recovery < restore back : backups, databases from backup
  web design < design build built : websites, web sites, landing pages
  landing pages < build built write wrote : landing pages
  A/B testing < run ran test : split tests, A/B tests
  public speaking < give gave given : talks, speeches
  community management < moderate answer : comments, forum
  fact-checking < check verify : facts, sources
  student assessment < mark grade assess : exams, tests, essays, pupils, students
  home visits < visit : families at home, clients at home, patients at home
  discharge planning < plan prepare organize : discharges, discharge, patients' discharge
  triage < triage : patients, calls
  suturing < suture stitch close : wounds, lacerations
  garden maintenance < mow mowed trim weed : lawns, hedges, flower beds, borders
  exam marking < mark grade : exams, tests, essays
`;
