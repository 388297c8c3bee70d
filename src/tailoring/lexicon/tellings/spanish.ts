/** Verbs by the beginnings of their forms, objects in every number. */
export const spanishTellings = `
  accounts payable < contabilic registr pagué pagab : facturas de proveedores
  accounts receivable < reclam cobr : impagados, facturas pendientes
  invoicing < emití emit : facturas
  payroll processing < confeccion elabor calcul : nóminas
  bookkeeping < llev : libros, contabilidad
  accounting < llev : libros, contabilidad
  Personalführung < dirig lider coordin : equipo, personas
  customer service < atend atiend : clientes, público
  complaint handling < resolv gestion : reclamaciones, quejas
  recruiting < contrat seleccion reclut : personal, enfermeras, ingenieros, candidatos
  calendar management < llev gestion : agenda, agendas
  travel arrangements < reserv organiz : viajes, vuelos, hoteles
  cash handling < cobr cuadr : caja, turno, clientes
  cash register < cobr cuadr : caja, turno
  wound care < curé curab curar curando : heridas, úlceras
  medication administration < administr prepar : medicación, medicamentos
  vital signs < tomé tomab : tensión, constantes
  personal hygiene care < aseé aseab lavé lavab duch : residentes, ancianos, pacientes
  patient transfers < moviliz levant : residentes, pacientes
  lesson planning < planific planifiqu prepar : clases
  order picking < prepar : pedidos
  inventory counts < conté contab invent : existencias, mercancía
  inventory management < control gestion : existencias, almacén, stock
  loading and unloading < cargué cargab descarg : camiones, contenedores
  welding < sold : tuberías, chasis, estructuras, acero, piezas
  preventive maintenance < revis realic : máquinas, maquinaria, revisiones periódicas
  quality control < control inspeccion revis : calidad, piezas
  blueprint reading < interpret : planos
  stock replenishment < repon repus : lineales, estanterías
  food preparation < cocin elabor : platos, menús, comidas
  table service < serví servía servir : mesas
  cleaning < limpi limpy : habitaciones, oficinas, zonas comunes, baños
  housekeeping < limpi limpy : habitaciones
  electrical installation < cable tend instal : cuadros, cuadros eléctricos, enchufes
  site supervision < dirig supervis : obra, obras
  event planning < organicé organiz : eventos, congresos, bodas
  staff training < formé formab capacit : empleados, compañeros, aprendices
  claims processing < tramit : siniestros, partes
  haircutting < cort : pelo
  hair coloring < teñí tinté : pelo
  childcare < cuid : niños, bebés
  geriatric care < cuid atend : ancianos, mayores, personas mayores
  masonry < levant : muros, tabiques, paredes
  tiling < aliqu coloqu alicat : azulejos, baldosas, baños
  painting < pint : paredes, fachadas, techos
  security patrol < vigil : centro comercial, instalaciones, recinto
  pruning < pod : olivos, viñas, árboles
  baking < horne : pan, bollería
  plumbing < repar instal : tuberías, grifos, calderas
  milking < orden : vacas, cabras
  sewing < cos : vestidos, prendas, cortinas
  tour guiding < gui : turistas, grupos, visitantes
  garden maintenance < cort pod plant : césped, setos
  exam marking < correg corrig : exámenes
`;
