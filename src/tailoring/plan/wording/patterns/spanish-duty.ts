import { isWritingWord } from '../../../../lexicon/writing-words.ts';
import { preparedPattern } from '../../../../text/prepared-pattern.ts';
import { capitalized } from '../capitalized.ts';
import type { Pattern } from '../wording.ts';

/** `Encargada de la elaboración de informes` becomes `Elaboración de informes`: Spanish lines name what was done. */
export const spanishDuty: Pattern = {
  rule: 'spanish_duty',
  why: 'opener',
  languages: ['es'],
  from: 'good',
  apply(text) {
    const { noun = '', rest = '' } = opening.exec(text)?.groups ?? {};
    if (!isDeed(noun) || rest.split(/\s+/).length < fewestBehind) return null;
    const plain = rest.replace(laterDeed.for(rest), (found, joint: string, later: string) =>
      isDeed(later) ? `${joint} ${later}` : found,
    );
    return capitalized(`${noun} ${plain}`);
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
  ],
};

const fewestBehind = 2;
/** The noun must have its object behind it: without one the line may be a title. */
const opening = preparedPattern(
  String.raw`^(?:(?:fui|era|soy)\s)?(?:(?:la\s|el\s)?(?:responsable|encargad[oa](?:\(a\)|/a)?)|a\scargo)\s(?:de\sla\s|del\s)(?<noun>\p{L}+)\s(?<rest>(?:de|del|en\s(?:marcha|servicio|escena))\s\S.*)$`,
  'iu',
);
const laterDeed = preparedPattern(
  String.raw`((?:,|\s[ye]|\sasí\scomo))\s(?:de\sla\s|del\s)(\p{L}+)(?=\s(?:de|del)\s)`,
  'gu',
);

function isDeed(noun: string): boolean {
  return isWritingWord('deed_noun', 'es', noun.toLowerCase());
}
