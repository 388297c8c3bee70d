import type { ProfessionTable } from '../profession-table.ts';

export const languages: ProfessionTable = {
  profession: 'languages',
  terms: {
    certificate: `
      TOEFL, IELTS, DELF, DELF B2, DALF, Goethe-Zertifikat, TestDaF, JLPT, JLPT N1, JLPT N2, HSK, DELE
      CET-6 = 英语六级 = 大学英语六级, CET-4 = 英语四级 = 大学英语四级, TOEIC
    `,
    language: `
      English = Englisch = Englischkenntnisse = anglais = inglés = 英语 = 英文

      German = Deutsch = Deutschkenntnisse = allemand = alemán = 德语

      French = Französisch = Französischkenntnisse = français = francés = 法语

      Spanish = Spanisch = Spanischkenntnisse = espagnol = español = castellano = 西班牙语

      Italian = Italienisch = italien = italiano = 意大利语

      Portuguese = Portugiesisch = portugais = portugués

      Dutch = Niederländisch = néerlandais = neerlandés

      Polish = Polnisch = polonais = polaco

      Russian = Russisch = russe = ruso = 俄语

      Ukrainian = Ukrainisch

      Turkish = Türkisch = turc = turco

      Arabic = Arabisch = arabe = 阿拉伯语

      Mandarin = Mandarin Chinese = Chinese = Chinesisch = chinois = chino = 普通话 = 中文

      Cantonese = 粤语

      Japanese = Japanisch = japonais = japonés = 日语

      Korean = Koreanisch = coréen = coreano = 韩语

      Hindi, Urdu, Vietnamese, Tagalog, Swedish = Schwedisch, Danish = Dänisch, Norwegian = Norwegisch, Finnish
      Czech = Tschechisch, Hungarian, Romanian = Rumänisch, Greek = Griechisch, Hebrew, Catalan = Katalanisch
      Luxembourgish, American Sign Language = ASL
    `,
  },
  implies: `
    DELF B2 > DELF
    JLPT N1 > JLPT N2, JLPT
    JLPT N2 > JLPT
  `,
};
