import type { ProofreadingMessages } from './proofreading-messages.ts';

const quoted = (word: string): string => `«${word}»`;
const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
const times = (count: number): string => (count > 1 ? ` (${count} veces)` : '');
const experience = (years: number): string =>
  years === 0 ? 'menos de un año de experiencia' : `${counted(years, 'año')} de experiencia`;

export const spanish: ProofreadingMessages = {
  places: {
    name: 'Nombre',
    headline: 'Titular',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    location: 'Lugar',
    contact: 'Datos de contacto',
    otherSection: 'Otra sección',
    whole: 'Todo el currículum',
  },
  labeled: (place, message) => `${place}: ${message}`,
  placed: (...parts) => parts.join(', '),
  dates: 'fechas',
  entry: (number) => `${number}.ª entrada`,
  bullet: (number) => `${number}.º punto`,
  bullets: (numbers, hasMore) =>
    `puntos ${hasMore ? `${numbers.join(', ')} y otros` : `${numbers.slice(0, -1).join(', ')} y ${numbers.at(-1)}`}`,
  names: (names, more) => names.join(', ') + (more > 0 ? ` y ${more} más` : ''),
  duration: (years, months) =>
    [
      ...(years > 0 ? [counted(years, 'año')] : []),
      ...(months > 0 ? [counted(months, 'mes', 'meses')] : []),
    ].join(' y '),
  missingEmail: {
    message: 'Falta un correo electrónico.',
    advice: 'Añada un correo electrónico para que las empresas puedan contactar con usted.',
  },
  missingPhone: {
    message: 'Falta un número de teléfono.',
    advice: 'Añada un número de teléfono para que las empresas puedan contactar con usted.',
  },
  noJobs: {
    message: 'El currículum no tiene puestos, pero entre sus habilidades hay un texto que puede ser uno.',
    advice:
      'Escriba en su archivo un título como «Experiencia» encima de sus puestos y guárdelo de nuevo: resume-tailor base set FILE.',
  },
  placeholder: {
    message: (quote) => `${quoted(quote)} es un texto de plantilla, no un dato sobre usted.`,
    advice: 'Sustitúyalo por sus propias palabras o elimínelo.',
  },
  dateOrder: {
    message: (dates) => `${quoted(dates)}: el final es anterior al inicio.`,
    advice: 'Corrija las fechas o intercámbielas.',
  },
  dateFuture: {
    start: (dates) => `${quoted(dates)}: el inicio está en el futuro.`,
    end: (dates) => `${quoted(dates)}: el final está en el futuro.`,
    advice: 'Corrija el año, escriba «actualidad» si continúa, o añada «previsto» a una fecha futura.',
  },
  gap: {
    before: (name) => `antes de ${name}`,
    message: (duration, earlier, later) => `${duration} sin ninguna entrada entre ${earlier} y ${later}.`,
    advice: 'Puede añadir lo que hizo en ese tiempo. Si una fecha no es correcta, corríjala.',
  },
  overlap: {
    message: (names) => `Al mismo tiempo que ${names}.`,
    many: (count, all, names) => `${count} de ${all} puestos coinciden en el tiempo con otro: ${names}.`,
    advice: 'Si ambos son correctos, déjelos. Añadir «a tiempo parcial» o «por cuenta propia» lo aclara.',
  },
  tooLong: {
    message: (pages, years) => `Unas ${pages} páginas para ${experience(years)}.`,
    advice: 'Conserve lo que importa para el puesto que busca y acorte el resto.',
  },
  tooShort: {
    message: (words, years) => `${counted(words, 'palabra')} sobre lo que hizo, para ${experience(years)}.`,
    advice: 'Añada lo que hizo en sus últimos puestos y los resultados.',
  },
  weakOpening: {
    message: (opening) => `${quoted(opening)} nombra una responsabilidad, no lo que hizo.`,
    many: (count) => `${count} puntos empiezan por una responsabilidad y no por lo que hizo.`,
    advice: 'Empiece por la acción y después indique el alcance y el resultado.',
  },
  oneWord: {
    message: 'Este punto tiene una sola palabra.',
    many: (count) => `${count} puntos tienen una sola palabra.`,
    advice: 'Diga qué hizo y con qué resultado, o incluya la palabra entre sus competencias.',
  },
  longLine: {
    bullet: (length) => `Este punto tiene ${length}.`,
    paragraph: (length) => `Este párrafo tiene ${length}.`,
    many: (count) => `${count} textos son muy largos.`,
    words: (count) => counted(count, 'palabra'),
    characters: (count) => counted(count, 'carácter', 'caracteres'),
    advice: 'Divídalo en puntos de una o dos líneas, o acórtelo.',
  },
  firstPerson: {
    message: (word) => `${quoted(word)} está en primera persona.`,
    many: (count) => `${count} textos están en primera persona.`,
    advice:
      'Omita «yo», «mi» y «nuestro»: «Gestión de la tienda» dice lo mismo que «Gestioné nuestra tienda».',
  },
  repeatedOpening: {
    andLater: (place) => `${place} y más abajo`,
    message: (count, all, word) => `${count} de ${all} puntos empiezan por ${quoted(word)}.`,
    advice: 'Use otra palabra en algunos de ellos.',
  },
  spelling: {
    misspelled: (word, count) => `${quoted(word)}${times(count)} está mal escrito.`,
    slip: (word, count) => `${quoted(word)}${times(count)} es una errata.`,
    unknown: (word, count) => `${quoted(word)}${times(count)} no está en el diccionario.`,
    write: (word) => `Escriba ${quoted(word)}.`,
    didYouMean: (words) => `¿Quería decir ${words.map(quoted).join(', ')}? Si es correcto, déjelo así.`,
  },
  none: 'No se ha encontrado ningún problema.',
  counts: (errors, warnings, hints) =>
    [
      counted(errors, 'error', 'errores'),
      counted(warnings, 'advertencia'),
      counted(hints, 'sugerencia'),
    ].join(', '),
};
