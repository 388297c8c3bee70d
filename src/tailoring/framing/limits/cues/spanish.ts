import { lazy } from '../../../../text/memoize.ts';
import { type CueTable, cuesOf, wordSet } from '../cue.ts';

const teaching = wordSet(
  'enseñé enseñanza enseñar impartí impartido impartición formé capacité docencia expliqué clases',
);

const served = wordSet(
  'pacientes personas domicilio clientes usuarios alumnos mayores familias niños residentes',
);
/** Who has it knows little: "poca experiencia", "conocimiento práctico limitado". */
const little =
  'poco/poca/pocos/pocas/alguna/algún/algunos/algunas/escaso/escasa/escasos/escasas/mínimo/mínima/mínimos/mínimas/ligera/ligero/limitada/limitado/limitados/limitadas/breve/vagos';
const knowing = 'experiencia/experiencias/conocimiento/conocimientos/práctica/dominio/manejo';
const limited =
  'limitada/limitado/limitados/limitadas/escasa/escaso/escasos/escasas/reducida/reducido/reducidos/mínima/mínimo/mínimos/superficial/superficiales/parcial/parciales/modesta/modestos';

export const spanish = lazy(
  (): CueTable => ({
    cues: [
      ...cuesOf(
        { limit: 'none', reach: 'list_after', isOfHeads: true },
        `sin
      sin usar/utilizar
      excepto
      salvo
      a excepción de
      en lugar de
      en vez de
      ya no uso/usamos/utilizo
      ya no`,
      ),
      ...cuesOf(
        { limit: 'none', reach: 'list_after' },
        `con/para/junto/apoyé/ayudé/asistí el/al/a equipo/departamento de
      con/para/junto/apoyé/ayudé/asistí el/al/a equipo/departamento
      con/para los/las/a equipos/desarrolladores/ingenieros/técnicos/compañeros/especialistas/expertos/proveedores de
      con/para los/las equipos/desarrolladores/ingenieros/técnicos/compañeros/especialistas/expertos/proveedores
      al lado del equipo de`,
      ),
      ...cuesOf(
        { limit: 'in_part', reach: 'list_after', isOfHeads: true, isOfPrograms: true },
        `eliminé
      eliminación de
      retiré
      retirada de
      abandono de
      dejé de usar/utilizar
      dejamos de usar/utilizar`,
      ),
      ...cuesOf(
        {
          limit: 'in_part',
          reach: 'between',
          isOfPrograms: true,
          openings: wordSet('sustituí sustitución reemplacé reemplazo sustituyendo reemplazando'),
        },
        `por
      con`,
      ),
      ...cuesOf(
        { limit: 'in_part', reach: 'clause_after', notBefore: served },
        `ayudé a/en/con
      ayuda en/con
      apoyo en/a
      apoyé en
      participé en
      participación en
      colaboré en
      contribuí a
      primera experiencia con/en
      primeras experiencias con/en
      iniciación a
      familiarizado/familiarizada con`,
      ),
      ...cuesOf(
        { limit: 'in_part', reach: 'clause_after' },
        `${little} *3 ${knowing}
      algo/poco de *3 ${knowing}
      ${knowing} *3 ${limited}`,
      ),
      ...cuesOf(
        { limit: 'in_part', reach: 'list_before', isAside: true },
        `${little} *3 ${knowing}
      algo/poco de *3 ${knowing}
      ${knowing} *3 ${limited}`,
      ),
      ...cuesOf({ limit: 'in_part', reach: 'list_after', isOfLearning: true }, 'estudié\nestudiando'),
      ...cuesOf(
        { limit: 'in_part', reach: 'list_after', isOfLearning: true, opensClause: true },
        'autoaprendizaje\nautoaprendizaje de/en',
      ),
      ...cuesOf(
        { limit: 'in_part', reach: 'clause_after', isOfLearning: true },
        `aprendiendo
      aprendo
      aprendí
      aprendizaje de
      hice/tomé/realicé un curso de/sobre/en
      curso en línea de/sobre
      actualmente en formación en/de
      actualmente formación en/de`,
      ),
      ...cuesOf(
        { limit: 'in_part', reach: 'clause' },
        `bajo supervisión
      bajo la supervisión/dirección/tutela
      supervisado/supervisada por
      en mi tiempo libre
      en mis ratos libres
      en ratos libres
      como hobby/afición/pasatiempo
      por afición
      proyecto personal
      proyectos personales
      proyecto de afición
      en privado
      en un curso
      durante un curso`,
      ),
      ...cuesOf({ limit: 'in_part', reach: 'clause', isOfPrograms: true }, 'en casa'),
      ...cuesOf(
        { limit: 'at_most', reach: 'clause' },
        `solo/sólo/solamente/únicamente en casa
      en casa solamente/únicamente
      solo/sólo/solamente en clase/teoría/cursos
      solo/sólo/solamente como usuario/afición`,
      ),
      ...cuesOf(
        { limit: 'at_most', reach: 'list_after', notUnder: teaching },
        `nociones de
      nociones básicas de
      nociones
      conocimientos básicos de/en/sobre
      conocimientos básicos
      conocimientos elementales/limitados de/en/sobre
      fundamentos de
      nivel básico de/en
      nivel principiante en
      lo básico de
      principiante en
      principiante`,
      ),
      ...cuesOf(
        { limit: 'at_most', reach: 'list_before', notUnder: teaching },
        `básico
      básicos
      básica
      nivel básico
      nociones
      nociones básicas
      conocimientos básicos
      principiante
      nivel principiante
      nivel inicial`,
      ),
    ],
    stops: wordSet(
      `para por con en a al desde hasta sobre bajo según que quien donde cuando durante tras mediante
    avanzado avanzada experto experta sólidos dominio fluido`,
    ),
    turns: wordSet('pero sino mientras luego después aunque'),
    joiners: wordSet('y e o u'),
  }),
);
