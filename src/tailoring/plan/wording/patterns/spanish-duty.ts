import { preparedPattern } from '../../../../text/prepared-pattern.ts';
import { withoutRomanceFrame } from '../romance-duty.ts';
import type { Pattern } from '../wording.ts';

/** `Encargada de la elaboración de informes` becomes `Elaboración de informes`: Spanish lines name what was done. */
export const spanishDuty: Pattern = {
  rule: 'spanish_duty',
  why: 'opener',
  languages: ['es'],
  from: 'good',
  apply(text) {
    return withoutRomanceFrame(text, { language: 'es', opening, laterDeed, laterDuty });
  },
  examples: [
    ['Responsable de la gestión de 12 proveedores', 'Gestión de 12 proveedores'],
    ['Encargada de la elaboración de informes mensuales', 'Elaboración de informes mensuales'],
    ['Fui responsable del mantenimiento de las cámaras', 'Mantenimiento de las cámaras'],
    [
      'Responsable de la gestión de pedidos y de la formación de 4 cajeras',
      'Gestión de pedidos y formación de 4 cajeras',
    ],
    ['A cargo de la puesta en marcha de dos líneas', 'Puesta en marcha de dos líneas'],
  ],
  leaves: [
    ['un cargo sigue siendo un cargo', 'Responsable de la producción nacional'],
    ['un lugar no es una tarea', 'Encargada de la tienda de Huesca'],
    ['sin artículo es un oficio', 'Responsable de gestión de proyectos'],
    ['quien participa no lo hizo solo', 'Participación en la gestión de pedidos'],
    ['un equipo no es una tarea', 'Responsable de la elaboración de informes y del equipo de ventas'],
    ['un infinitivo quedaría en el aire', 'Encargada de la gestión de pedidos y de atender el teléfono'],
  ],
};

/** The noun must have its object behind it: without one the line may be a title. */
const opening = preparedPattern(
  String.raw`^(?:(?:fui|era|soy)\s)?(?:(?:la\s|el\s)?(?:responsable|encargad[oa](?:\(a\)|/a)?)|a\scargo)\s(?:de\sla\s|del\s)(?<noun>\p{L}+)\s(?<rest>(?:de|del|en\s(?:marcha|servicio|escena))\s\S.*)$`,
  'iu',
);
const laterDeed = preparedPattern(
  String.raw`((?:,|\s[ye]|\sasí\scomo))\s(?:de\sla\s|del\s)(\p{L}+)(?=\s(?:de|del)\s)`,
  'gu',
);
/** What hangs on the frame still. */
const laterDuty = preparedPattern(String.raw`(?:,|\s[ye]|\sasí\scomo)\s(?:de|del)\s`, 'iu');
