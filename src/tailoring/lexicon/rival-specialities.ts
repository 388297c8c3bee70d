/**
 * Words of a title that part the people of one family: who does the one has not done the other. Token keys; each group
 * lists its specialities, each of them by all its words.
 */
export const rivalSpecialities: readonly (readonly string[])[] = [
  ['ios swift iphone', 'android kotlin'],
  // Cross-border shops, and those of the mainland.
  ['跨 逊', '猫 淘 拼'],
  [
    'math mathematic mathematik mathe mathematique matematica',
    'english englisch anglai ingle',
    'science physic chemistry biology physik chemie biologie physique chimie fisica quimica biologia',
    'history geography geschichte geographie histoire historia',
    'music musik musique musica',
    'art kunst',
  ],
];
