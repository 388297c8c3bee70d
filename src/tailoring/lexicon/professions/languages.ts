import type { ProfessionTable } from '../profession-table.ts';

export const languages: ProfessionTable = {
  profession: 'languages',
  terms: {
    certificate: `
      TOEFL, IELTS, DELF, DELF B2, DALF, Goethe-Zertifikat, TestDaF, JLPT, JLPT N1, JLPT N2, HSK, DELE
      CET-6 = 英语六级 = 大学英语六级, CET-4 = 英语四级 = 大学英语四级, TOEIC
    `,
    language: `
      English = de:Englisch = de:Englischkenntnisse = fr:anglais = fr:inglés = 英语 = 英文

      German = de:Deutsch = de:Deutschkenntnisse = fr:allemand = es:alemán = 德语

      French = de:Französisch = de:Französischkenntnisse = fr:français = fr:francés = 法语

      Spanish = de:Spanisch = de:Spanischkenntnisse = fr:espagnol = es:español = es:castellano = 西班牙语

      Italian = de:Italienisch = fr:italien = es:italiano = 意大利语

      Portuguese = de:Portugiesisch = fr:portugais = fr:portugués

      Dutch = de:Niederländisch = fr:néerlandais = fr:neerlandés

      Polish = de:Polnisch = fr:polonais = es:polaco

      Russian = de:Russisch = fr:russe = es:ruso = 俄语

      Ukrainian = de:Ukrainisch

      Turkish = de:Türkisch = fr:turc = es:turco

      Arabic = de:Arabisch = fr:arabe = 阿拉伯语

      Mandarin = Mandarin Chinese = Chinese = de:Chinesisch = fr:chinois = es:chino = 普通话 = 中文

      Cantonese = 粤语

      Japanese = de:Japanisch = fr:japonais = fr:japonés = 日语

      Korean = de:Koreanisch = fr:coréen = es:coreano = 韩语

      Hindi, Urdu, Vietnamese, Tagalog, Swedish = de:Schwedisch, Danish = de:Dänisch, Norwegian = de:Norwegisch
      Finnish
      Czech = de:Tschechisch, Hungarian, Romanian = de:Rumänisch, Greek = de:Griechisch, Hebrew
      Catalan = de:Katalanisch, Basque = es:euskera = es:vasco, Galician = es:gallego
      Valencian = es:valenciano, Welsh, Irish Gaelic, Te reo Māori = te reo
      Luxembourgish, American Sign Language = ASL
    `,
  },
  implies: `
    DELF B2 > DELF
    JLPT N1 > JLPT N2, JLPT
    JLPT N2 > JLPT
  `,
};
