/* The languages that people speak, as they are called in the five languages of resumes. */

const names = new Set(
  [
    'english german french spanish italian portuguese dutch polish russian ukrainian czech slovak hungarian romanian',
    'bulgarian greek turkish arabic hebrew persian farsi hindi urdu bengali punjabi tamil telugu marathi gujarati malayalam',
    'kannada chinese mandarin cantonese japanese korean vietnamese thai indonesian malay tagalog filipino swahili',
    'swedish norwegian danish finnish icelandic latin catalan basque galician serbian croatian bosnian slovenian albanian',
    'macedonian lithuanian latvian estonian georgian armenian azerbaijani kazakh uzbek nepali sinhala afrikaans irish welsh',
    'esperanto luxembourgish yiddish pashto kurdish somali amharic yoruba igbo hausa zulu belarusian burmese khmer mongolian',
    'deutsch englisch französisch spanisch italienisch portugiesisch niederländisch polnisch russisch ukrainisch tschechisch',
    'slowakisch ungarisch rumänisch bulgarisch griechisch türkisch arabisch hebräisch persisch chinesisch mandarin japanisch',
    'koreanisch schwedisch norwegisch dänisch finnisch latein kroatisch serbisch bosnisch slowenisch albanisch vietnamesisch',
    'anglais allemand français espagnol italien portugais néerlandais polonais russe ukrainien tchèque hongrois roumain bulgare',
    'grec turc arabe hébreu persan chinois japonais coréen suédois norvégien danois finnois latin catalan vietnamien',
    'inglés ingles alemán aleman francés frances español espanol castellano italiano portugués portugues neerlandés holandés',
    'polaco ruso ucraniano checo húngaro rumano búlgaro griego turco árabe hebreo chino mandarín japonés coreano sueco noruego',
    'danés finés latín catalán euskera gallego valenciano quechua guaraní',
    'português inglese tedesco francese spagnolo portoghese russo',
    '英语 中文 汉语 普通话 粤语 日语 韩语 德语 法语 西班牙语 俄语 阿拉伯语 葡萄牙语 意大利语 英文 日文 闽南语 上海话',
  ].flatMap((words) => words.split(' ')),
);

/** Whether a text begins with what a language is called: `English`, `Brazilian Portuguese (C1)`, `英语六级`. */
export function namesLanguage(text: string): boolean {
  const words = text
    .toLowerCase()
    .split(/[\s(（,:：/–-]+/u)
    .filter((word) => word !== '');
  if (words.slice(0, 2).some((word) => names.has(word))) return true;
  return [2, 3, 4].some((length) => names.has(text.slice(0, length)) && /^\p{Script=Han}/u.test(text));
}
