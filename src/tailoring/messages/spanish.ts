import type { Messages } from './messages.ts';

const quoted = (term: string): string => `«${term}»`;
/** Without a last «y», which would be «e» before some words. */
const listed = (terms: readonly string[]): string => terms.map(quoted).join(', ');

export const spanish: Messages = {
  space: ' ',
  writtenIn: (language) => `el currículum está escrito en ${language}`,
  languages: { en: 'inglés', de: 'alemán', fr: 'francés', es: 'español', zh: 'chino' },
  questions: {
    tool: (term) => `¿Ha trabajado con ${quoted(term)}? Indique dónde y cómo.`,
    method: (term) => `¿Su trabajo incluía ${quoted(term)}? Añada un ejemplo en ese puesto.`,
    domain: (term) => `¿Ha trabajado en este ámbito: ${quoted(term)}? Añada el puesto o el proyecto.`,
    unknown: (term) => `¿Puede demostrar esto: ${quoted(term)}? Añada un ejemplo.`,
    certificate: (term) => `¿Tiene este certificado: ${quoted(term)}? Añádalo a sus certificados.`,
    licence: (term) => `¿Tiene este permiso o licencia: ${quoted(term)}? Añádalo a sus certificados.`,
    language: (term) => `¿Habla este idioma: ${quoted(term)}? Añádalo a sus idiomas, con su nivel.`,
    soft: (term) => `¿Tiene un ejemplo de ${quoted(term)} en su trabajo? Añádalo.`,
    near: (quotes) => `Su currículum ya menciona ${listed(quotes)}.`,
    shown: (quote, term) =>
      `¿Muestra esto ${quoted(term)}: ${quoted(quote)}? Diga con sus palabras qué hizo.`,
    typicalTask: (title, term) =>
      `Un puesto como ${quoted(title)} suele incluir ${quoted(term)}, pero su currículum no lo menciona. Si lo ha hecho, añada un ejemplo en ese puesto.`,
  },
  proposals: {
    tool: '[Actividad] con [herramienta]',
    method: '[Actividad] para [quién o qué proyecto]',
    domain: '[Actividad] en el ámbito de [ámbito]',
    unknown: '[Actividad], con este resultado: [resultado]',
    certificate: '[certificado], [año]',
    licence: '[permiso o licencia], [año]',
    language: '[idioma], [nivel]',
  },
  wording: {
    filler: 'Se han quitado palabras de relleno.',
    opener: 'Ahora empieza por lo que hizo.',
    actionFirst: 'Primero lo que hizo y luego con qué.',
    marks: 'Espacios y comas en su sitio.',
    verb: 'Ahora empieza por un verbo claro.',
    tense: 'En pasado, porque este puesto ha terminado.',
    resultFirst: 'El resultado va primero.',
    resultJoined: 'El resultado sigue directamente a la acción.',
    split: 'Un punto largo se ha dividido.',
    merged: 'Dos puntos breves que empezaban igual se han unido.',
    jobBullets: 'El párrafo es ahora una lista: sus puntos se encuentran de un vistazo.',
    tinyBullets: 'Las palabras sueltas están ahora en una línea.',
    action: 'Dice con un verbo lo que hizo.',
    voice: 'Escrito sin «yo», como es habitual en un currículum.',
    praise: 'Se ha quitado un elogio que no dice nada del trabajo.',
    label: 'Empieza por lo que hizo, sin título.',
    typing: 'Se han corregido errores de tecleo.',
    capital: 'Empieza con mayúscula, como las demás líneas.',
    rejoined: 'Las dos mitades de una línea vuelven a estar juntas.',
    wish: 'Lo que busca se dice en la candidatura: el perfil dice lo que usted aporta.',
    summaryLine: 'Las palabras sueltas del perfil están ahora en una línea.',
  },
  changes: {
    alias: (from, to) => `La oferta escribe ${quoted(to)} y su currículum ${quoted(from)}: es lo mismo.`,
    nameSpelling: (name) => `Escribe ${quoted(name)} como su fabricante.`,
    surfaced: (term) =>
      `La oferta pide ${quoted(term)}. Su currículum lo muestra, pero no figuraba entre sus habilidades.`,
    surfacedAs: (term, quote) =>
      `La oferta pide ${quoted(term)}. Su currículum lo muestra como ${quoted(quote)}.`,
    broaderTerm: (term, quote) =>
      `Término más general: su currículum menciona ${quoted(quote)}, que forma parte de ${quoted(term)}.`,
    headline: 'El titular nombra ahora lo que la oferta pide primero y su currículum muestra.',
    headlineTitle: 'Su currículum no tenía titular: ahora lleva su puesto, que corresponde a la oferta.',
    summaryBuilt: 'Este resumen se compone de lo que sus puestos muestran para esta oferta.',
    summaryExtended: 'Su resumen nombra ahora también lo que pide la oferta, con datos de sus puestos.',
    bulletOrder: 'Los puntos más importantes para esta oferta van ahora primero.',
    skillOrder: 'Algunas habilidades que pide la oferta se han adelantado.',
    entryFirst: (title) => `Va ahora primero porque es lo más importante para esta oferta: ${quoted(title)}.`,
    skillsUp:
      'Sus habilidades van ahora antes de sus puestos, porque arriba se veía poco de lo que pide la oferta.',
    jobsUp: 'Sus empleos van ahora antes que las habilidades: tras sus años en el sector dicen más.',
    projectsUp: 'Los proyectos relacionados con esta oferta van ahora antes de su formación.',
    hidden: 'Oculto para ahorrar espacio: no guarda relación con esta oferta.',
    hiddenOld: (years) =>
      `Oculto para ahorrar espacio: no guarda relación con esta oferta y el puesto terminó hace ${years} años.`,
    hiddenDuplicate: (skill) => `Se oculta porque ${quoted(skill)} aparece dos veces en sus habilidades.`,
  },
  ownEdits: {
    set: 'Cambiado por usted.',
    add: 'Añadido por usted.',
    remove: 'Eliminado por usted.',
    arrange: 'Reordenado por usted.',
    answer: 'Su respuesta a una pregunta sobre esta oferta. Ahora forma parte de su currículum.',
  },
  warnings: {
    noRequirements:
      'No se ha encontrado ningún requisito en esta oferta. Compruebe que es el texto completo de una oferta de empleo.',
    suspectedInjection:
      'Una parte de la oferta se dirige a una máquina y no a personas. No se ha tenido en cuenta.',
    partlyRead:
      'La oferta tiene demasiadas líneas o pide demasiadas cosas. Solo se ha leído el principio. Compruebe que sea una única oferta.',
    resumePartlyRead: (texts) =>
      `Su currículum tiene demasiadas líneas. Solo se evalúan las primeras ${texts} y no se adapta. Compruebe que sea un único currículum.`,
    languageDiffers: (posting, resume) =>
      `La oferta está en ${posting} y el currículum en ${resume}. Solo puede coincidir lo que ambos idiomas escriben igual, como nombres, certificados y años. No se traduce nada.`,
    knockout: (terms, cap) =>
      `La oferta lo exige y su currículum no lo muestra: ${terms.join(', ')}. Sin ello, la puntuación no pasa de ${cap}.`,
    wordingKept:
      'No se ha redactado de nuevo ninguna frase: fuera del inglés se conocen pocos patrones y ninguno era aplicable. Solo pueden cambiar el orden, las habilidades y la forma de escribir los términos.',
    editedByHand: (ids) => `Escrito por usted y sin comprobar con su currículum: ${ids.join(', ')}.`,
    editLost: (id, text) =>
      `Su cambio ${id} ya no se aplica, porque se deshizo aquello sobre lo que se hizo. ${text === '' ? '' : `Su texto: ${quoted(text)}. `}Deshaga ${id} para descartarlo.`,
    undoneBeneath: (ids, edit) =>
      `Deshecho debajo de su cambio ${edit}: ${ids.join(', ')}. Su cambio se mantiene. Deshaga también ${edit} para ver la diferencia.`,
  },
};
