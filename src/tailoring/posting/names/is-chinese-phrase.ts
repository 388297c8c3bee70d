import { preparedPattern } from '../../text/prepared-pattern.ts';

const ideographs = preparedPattern(String.raw`\p{Script=Han}{2}`);
const chinesePhrase = preparedPattern(String.raw`^[\p{Script=Han}\p{L}\p{N}+#.\s-]{2,12}$`);
const chineseTalk =
  /[的了你我们您他很并且者]|以上|以下|相关|良好|优秀|较强|能力|精神|意识|责任|经验|学历|专业|优先|团队|工作|岗位|公司|年/u;

/** As `isNounPhrase`, where words are not parted: a short stretch without words of talk. */
export function isChinesePhrase(text: string): boolean {
  return ideographs.test(text) && chinesePhrase.test(text) && !chineseTalk.test(text);
}
