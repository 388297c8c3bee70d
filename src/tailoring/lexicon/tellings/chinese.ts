/** Verbs and objects as they are written. */
export const chineseTellings = `
  event planning < 策划 组织 : 发布会, 晚会, 展会, 年会
  financial reporting < 编制 : 报表, 财务报表
  tax preparation < 申报 : 增值税, 所得税
  supplier management < 开发 考核 : 供应商
  recruiting < 招到 招聘 : 工程师, 员工, 销售, 护士
  新媒体运营 < 运营 : 公众号, 抖音账号, 抖音号, 小红书账号
  account management < 维护 : 老客户, 大客户
  customer service < 接听 解答 : 客户来电, 客户咨询
  complaint handling < 处理 : 投诉, 客诉
  inventory counts < 盘点 : 库存, 仓库
  quality control < 检验 检查 : 来料, 成品, 零件
  bookkeeping < 登记 : 账簿, 凭证
  payroll processing < 核算 发放 : 工资, 薪资
  lesson planning < 编写 准备 : 教案
  wound care < 更换 处理 : 敷料, 伤口
  welding < 焊接 : 车架, 管道, 钢结构, 零件
  Personalführung < 带领 管理 : 团队
  staff training < 培训 : 新员工, 员工
  order picking < 拣选 : 订单, 货物
  preventive maintenance < 保养 : 设备, 机器
  claims processing < 处理 : 车险理赔, 理赔案件
  property management < 管理 : 小区, 写字楼
  bricklaying < 砌 : 砖
  baking < 烘焙 : 面包, 蛋糕
  childcare < 照看 照顾 : 孩子, 婴幼儿
  geriatric care < 照顾 护理 : 老人
  haircutting < 剪 : 头发
  cleaning < 打扫 清洁 : 房间, 办公室, 客房
  electrical installation < 布线 安装 : 配电箱, 电缆
  driving < 驾驶 : 货车
`;
