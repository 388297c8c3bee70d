import type { TokenRange } from '../../text/find-form.ts';
import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';

const before = preparedPattern(`(?:年(?:及?以上)?|(?:具有|具备|拥有|有过?)(?:丰富|一定|较强|良好)?)的?$`);
const after = preparedPattern(`^(?:相关|工作|行业|开发|管理|实际|实战|从业|岗位|项目){0,2}的?经[验历]`);

/** Words that name no field: 实际项目经验, 类似职位从业经验. */
const namesNothing = /^(?:相关|类似|同类|工作|行业|实际|实战|从业|岗位|职位|项目|同岗|主管|经理|管理|本)+$/;

/** In UTF-16 units: the longest wording before or behind the thing. */
const reach = 12;

/** True for a thing of which a Chinese clause asks experience: 餐饮 in "3年以上餐饮工作经验" and "有餐饮经验". */
export function isOfExperience(clause: string, { start, end }: TokenRange): boolean {
  return (
    !namesNothing.test(clause.slice(start, end)) &&
    before.test(clause.slice(Math.max(0, start - reach), start)) &&
    after.test(clause.slice(end, end + reach))
  );
}
