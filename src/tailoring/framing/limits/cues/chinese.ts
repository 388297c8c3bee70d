import { lazy } from '../../../../text/memoize.ts';
import { type CueTable, cuesOf, wordSet } from '../cue.ts';

/** By characters, as the tokenizer parts them. */
const teaching = wordSet('讲 教 授');

export const chinese = lazy(
  (): CueTable => ({
    cues: [
      ...cuesOf(
        { limit: 'none', reach: 'list_after' },
        `不再使用
      不再负责
      除
      除了
      不使用
      不包括
      而非
      而不是`,
      ),
      ...cuesOf(
        { limit: 'none', reach: 'between', openings: wordSet('与 和 同 跟 配 向 为 由 支') },
        `团队
      部门
      同事
      工程师
      开发人员
      小组
      供应商`,
      ),
      ...cuesOf(
        { limit: 'in_part', reach: 'list_after', isOfPrograms: true },
        `移除
      去除
      下线
      弃用
      停用
      淘汰
      放弃`,
      ),
      ...cuesOf(
        { limit: 'in_part', reach: 'between', isOfPrograms: true, openings: wordSet('将 把') },
        `替换为
      替换成
      更换为
      下线
      移除`,
      ),
      ...cuesOf({ limit: 'in_part', reach: 'list_after', isOfPrograms: true }, '替换掉\n替代\n取代'),
      ...cuesOf(
        { limit: 'in_part', reach: 'clause_after', notBefore: wordSet('客 患 病 老 家') },
        `协助
      辅助
      帮忙
      初步接触
      接触过
      有一些
      有一点
      有少量
      仅有少量
      只有少量
      略有
      稍有
      少量使用`,
      ),
      ...cuesOf({ limit: 'in_part', reach: 'between', openings: wordSet('限') }, '经验\n知识\n了解\n技能'),
      ...cuesOf(
        { limit: 'in_part', reach: 'list_before' },
        `经验/知识/了解/技能 有限/较少/不多/不足/很少/尚浅
      的 经验/知识/了解/技能 有限/较少/不多/不足/很少/尚浅`,
      ),
      ...cuesOf(
        { limit: 'in_part', reach: 'clause_after', isOfLearning: true },
        `正在学习
      学习了
      学习过
      学过
      自学
      目前学习`,
      ),
      ...cuesOf({ limit: 'in_part', reach: 'list_before', isOfLearning: true }, '课程\n培训中\n学习中'),
      ...cuesOf(
        { limit: 'in_part', reach: 'clause' },
        `指导下
      监督下
      带领下学习
      业余
      业余时间
      课余
      在家
      家里
      个人爱好
      兴趣项目
      爱好项目
      课程中`,
      ),
      ...cuesOf(
        { limit: 'at_most', reach: 'clause' },
        `仅在家
      只在家
      仅限于课堂
      仅在课堂
      只在课堂
      仅限理论`,
      ),
      ...cuesOf(
        {
          limit: 'at_most',
          reach: 'list_before',
          notUnder: teaching,
          notBefore: wordSet('设 架 平 上 组 款'),
        },
        `基础
      的基础
      基础知识
      基本知识
      入门
      初级
      初级水平`,
      ),
      ...cuesOf(
        { limit: 'at_most', reach: 'list_after', notUnder: teaching },
        `略懂
      略知
      粗通
      初步了解
      初步掌握
      基本了解
      简单了解
      一般了解
      仅了解
      初学`,
      ),
    ],
    stops: wordSet('在 用 对 将 把 从 向 使 于 为 精 熟 以'),
    turns: wordSet('但 而'),
    joiners: wordSet('和 与 及 或'),
  }),
);
