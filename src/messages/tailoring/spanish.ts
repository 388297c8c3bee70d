import type { LimitToTell, LimitWithoutWords, Messages } from './messages.ts';

const quoted = (term: string): string => `«${term}»`;
/** Joins a list without a final «y», which would have to be «e» before some words. */
const listed = (terms: readonly string[]): string => terms.map(quoted).join(', ');

const limitReasons: Readonly<Record<LimitWithoutWords, string>> = {
  other_line: 'otra línea indica solo nociones',
  row_of_names: 'solo enumerado, sin ejemplo',
  product_name: 'solo en el nombre de un proyecto',
  part: 'la línea muestra solo una parte',
  one_program: 'solo uno de los programas',
  whole_suite: 'cita el paquete, no el programa',
  held_title: 'solo lo dice el título del puesto',
  only_claimed: 'ni trabajo ni estudios lo muestran',
  level: 'nivel inferior al que se pide',
};

function limitText(limit: LimitToTell): string {
  if (limit.kind === 'words') return `la línea dice ${quoted(limit.words)}`;
  if (limit.kind !== 'job_title') return limitReasons[limit.kind];
  const { title } = limit;
  return title === null
    ? 'ningún puesto muestra ese trabajo'
    : `el puesto ${quoted(title)} no muestra ese tipo de trabajo`;
}

export const spanish: Messages = {
  space: ' ',
  writtenIn: (language) => `el currículum está escrito en ${language}`,
  limit: limitText,
  languages: { en: 'inglés', de: 'alemán', fr: 'francés', es: 'español', zh: 'chino' },
  questions: {
    tool: (term) => `¿Ha trabajado con ${quoted(term)}? Si es así, indique dónde y cómo.`,
    method: (term) =>
      `¿Tiene experiencia en este campo: ${quoted(term)}? Si es así, añada un ejemplo en el puesto correspondiente.`,
    domain: (term) =>
      `¿Ha trabajado en el ámbito de ${quoted(term)}? Si es así, añada el puesto o el proyecto.`,
    task: (term) =>
      `¿Formaba esto parte de sus tareas: ${quoted(term)}? Si es así, añada un ejemplo en el puesto correspondiente.`,
    unknown: (term) => `¿Tiene experiencia con ${quoted(term)}? Si es así, añada un ejemplo.`,
    certificate: (term) =>
      `¿Tiene este título o certificado: ${quoted(term)}? Si es así, añádalo a sus certificados.`,
    licence: (term) =>
      `¿Tiene este permiso o licencia: ${quoted(term)}? Si es así, añádalo a sus certificados.`,
    language: (term) => `¿Habla ${term}? Si es así, añádalo a sus idiomas, con su nivel.`,
    degree: (term) => `¿Tiene este título: ${quoted(term)}? Si es así, añádalo a su formación.`,
    study: (term) =>
      `¿Ha estudiado o se ha formado en este campo: ${quoted(term)}? Si es así, añádalo a su formación.`,
    title: (term) => `¿Ha trabajado en este puesto: ${quoted(term)}? Si es así, añádalo a su experiencia.`,
    near: (quotes) => `Su currículum ya menciona ${listed(quotes)}.`,
    onlyNamed: (quote) => `Su currículum menciona ${quoted(quote)}, pero no dice qué hizo usted.`,
    shown: (quote, term) =>
      `Su currículum dice ${quoted(quote)}. ¿Incluye eso ${quoted(term)}? Si es así, diga con sus palabras qué hizo.`,
    typicalTask: (title, term) =>
      `Un puesto como ${quoted(title)} suele incluir ${quoted(term)}, pero su currículum no lo menciona. Si lo ha hecho, añada un ejemplo en ese puesto.`,
  },
  proposals: {
    tool: '[Actividad] con [herramienta]',
    activity: '[tarea] [para quién, cuánto o con qué resultado]',
    thing: '[requisito]: [qué hizo]',
    certificate: '[certificado], [año]',
    licence: '[permiso o licencia], [año]',
    language: '[idioma], [nivel]',
    degree: '[título], [centro], [año]',
    study: '[materia], [centro], [año]',
    title: '[puesto], [de cuándo a cuándo]',
  },
  wording: {
    filler: 'Dice lo mismo con menos palabras o más sencillas.',
    opener: 'Ahora empieza por lo que hizo.',
    actionFirst: 'Primero lo que hizo y luego con qué.',
    marks: 'Espacios y comas corregidos.',
    stop: 'Termina como las demás líneas del puesto.',
    verb: 'Ahora empieza por un verbo claro.',
    tense: 'En pasado, porque este puesto ha terminado.',
    evenTense: 'Todos los verbos de la frase van en el mismo tiempo.',
    resultFirst: 'El resultado va primero.',
    resultJoined: 'El resultado sigue directamente a la acción.',
    split: 'Un punto largo se ha dividido.',
    merged: 'Dos puntos breves que empezaban igual se han unido.',
    jobBullets: 'El párrafo es ahora una lista, que se lee de un vistazo.',
    tinyBullets: 'Palabras sueltas reunidas en una línea.',
    action: 'Usa un verbo para decir lo que hizo.',
    voice: 'Escrito sin «yo», como es habitual en un currículum.',
    owner: 'Escrito sin «mi» ni «nuestro», como es habitual en un currículum.',
    thirdPerson: 'Escrito con su propia voz, no en tercera persona.',
    praise: 'Se ha quitado un elogio vacío.',
    label: 'Empieza por lo que hizo, sin etiqueta.',
    typing: 'Se han corregido erratas.',
    article: 'Se ha añadido un artículo que faltaba.',
    capital: 'Empieza con mayúscula, como las demás líneas.',
    noun: 'Nombra la actividad, como las otras líneas.',
    rejoined: 'Se ha unido una línea que estaba partida en dos.',
    wish: 'Lo que busca va en la carta de presentación. El perfil dice lo que usted aporta.',
    summaryLine: 'Palabras sueltas del perfil reunidas en una línea.',
  },
  changes: {
    alias: (from, to) => `La oferta dice ${quoted(to)} y su currículum ${quoted(from)}: significan lo mismo.`,
    nameSpelling: (name) => `Ortografía corregida: ${quoted(name)}.`,
    surfaced: (term) =>
      `La oferta pide ${quoted(term)}. Su currículum lo muestra, pero no figuraba entre sus habilidades.`,
    surfacedAs: (term, quote) =>
      `La oferta pide ${quoted(term)}. Su currículum lo muestra como ${quoted(quote)}.`,
    broaderTerm: (term, quote) =>
      `Su currículum menciona ${quoted(quote)}; la oferta usa el término más general ${quoted(term)}.`,
    headline: 'El titular menciona ahora lo que la oferta pide primero y su currículum muestra.',
    headlineTitle:
      'Su currículum no tenía titular. Ahora indica el puesto que ocupó más cercano a la oferta.',
    headlineOfField:
      'Su titular nombraba otro campo. Ahora indica el puesto que ocupó más cercano a la oferta.',
    headlineForWish:
      'Su titular expresaba un deseo. Ahora indica el puesto que ocupó más cercano a la oferta.',
    summaryBuilt: 'Nuevo resumen, compuesto de lo que sus puestos muestran para esta oferta.',
    summaryExtended: 'Su resumen menciona ahora también lo que pide la oferta, con datos de sus puestos.',
    bulletOrder: 'Los puntos más importantes para esta oferta van ahora primero.',
    skillOrder: (names) => `Ha subido, porque la oferta lo pide: ${names}.`,
    entryFirst: (title) =>
      `Va ahora primero, porque es lo que mejor encaja con esta oferta: ${quoted(title)}.`,
    skillsUp:
      'Sus habilidades van ahora antes de sus puestos, porque arriba se veía poco de lo que pide la oferta.',
    jobsUp: 'Sus puestos van ahora antes que sus habilidades, porque sus años en el sector dicen más.',
    projectsUp: 'Los proyectos relacionados con esta oferta van ahora antes de su formación.',
    hidden: 'Oculto para ahorrar espacio: no guarda relación con esta oferta.',
    hiddenOld: (years) =>
      `Oculto para ahorrar espacio: no guarda relación con esta oferta y el puesto terminó hace ${years} años.`,
    hiddenDuplicate: (skill) => `Oculto porque ${quoted(skill)} aparece dos veces en sus habilidades.`,
    hiddenRepeat: 'Oculto porque la misma línea ya aparece más arriba en este puesto.',
    hiddenOffer: 'Omitido: se da por hecho que hay referencias a petición.',
    hiddenWish: 'Omitido: dice lo que usted busca, no lo que ofrece.',
  },
  raised: (met, of) =>
    `aumenta porque se cumplen ${met} de ${of} requisitos obligatorios; las funciones y los títulos de los puestos pesan menos`,
  fewAsked: (percent) =>
    `solo cuenta un ${percent}\u00a0%, porque se han podido leer pocos requisitos de la oferta y ningún puesto le corresponde con seguridad`,
  lowered: (percent) =>
    percent === 0
      ? 'no cuenta hasta que se cumplan más requisitos, porque por sí solo dice poco sobre el puesto'
      : `solo cuenta un ${percent}\u00a0% hasta que se cumplan más requisitos, porque por sí solo dice poco sobre el puesto`,
  withheld: {
    brackets: 'un paréntesis o unas comillas habrían quedado abiertos',
    markup: 'una etiqueta o un código del portal de empleo habría quedado en el texto',
    cut_term: 'se habría copiado de la oferta una parte de una palabra más larga',
    capital: 'una frase habría empezado con minúscula',
    number: 'el singular y el plural no habrían concordado',
    article: 'el artículo no habría concordado con la palabra siguiente',
    verb_form: 'un verbo habría tenido una forma incorrecta',
    limiting_word: 'se habría perdido una palabra que limita',
    participle: 'una frase habría perdido su sujeto',
    older_name: 'un nombre antiguo habría sustituido a uno más reciente',
    tense: 'solo una parte de los puestos terminados habría pasado al pasado',
    repeated: 'una habilidad habría aparecido dos veces',
  },
  ownEdits: {
    set: 'Cambiado por usted.',
    add: 'Añadido por usted.',
    remove: 'Eliminado por usted.',
    arrange: 'Reordenado por usted.',
    hide: 'Ocultado por usted.',
    show: 'Mostrado de nuevo por usted.',
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
    sameAtGood:
      'Con el nivel good, el currículum sería el mismo por menos créditos: el nivel super no encuentra nada más que cambiar.',
    wordingKept:
      'Se han reformulado pocas frases o ninguna: fuera del inglés solo se conocen algunos patrones. El orden, las habilidades y la forma de escribir los términos sí pueden cambiar.',
    editedByHand: (ids) => `Escrito por usted y sin comprobar con su currículum: ${ids.join(', ')}.`,
    editLost: (id, text) =>
      `Su cambio ${id} ya no se aplica, porque se deshizo el cambio anterior. ${text === '' ? '' : `Su texto: ${quoted(text)}. `}Deshaga ${id} para descartarlo.`,
  },
};
