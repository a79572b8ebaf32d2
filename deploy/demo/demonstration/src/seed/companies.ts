/** The demonstration's companies. Their order gives each its code and credit code: new ones go to the end. */
export interface DemoCompany {
  readonly key: string;
  readonly name: string;
  readonly status: string;
  readonly role: string;
  /** A second role in SCM, so that the role dropdown shows a choice. */
  readonly secondRole?: string;
}

const row = (key: string, name: string, status: string, role = 'C101'): DemoCompany => ({ key, name, status, role });

/** There is one company in each status of the registration. Each has its own root manager. */
export const certifyingCompanies: readonly DemoCompany[] = [
  row('S15', '苏州启明电子科技有限公司', '15'),
  row('S20', '无锡恒达金属制品有限公司', '20'),
  row('S25', '常州新程新能源材料有限公司', '25'),
  row('S30', '南通海纳纺织有限公司', '30'),
  row('S35', '扬州宏图包装有限公司', '35'),
  row('S50', '镇江瑞丰化工贸易有限公司', '50'),
];

/** The companies in one person's chooser: one in each possible status. */
export const statusCompanies: readonly DemoCompany[] = [
  ['10', '宁波甬江进出口有限公司'],
  ['15', '温州百联鞋业有限公司'],
  ['20', '绍兴越城印染有限公司'],
  ['25', '嘉兴南湖光电有限公司'],
  ['30', '湖州太湖竹木有限公司'],
  ['35', '台州黄岩模具有限公司'],
  ['40', '金华永康五金有限公司'],
  ['45', '衢州柯城建材有限公司'],
  ['50', '丽水莲都食品有限公司'],
  ['55', '舟山定海船配有限公司'],
  ['60', '义乌国际商贸有限公司'],
  ['65', '诸暨大唐袜业有限公司'],
  ['70', '慈溪小家电制造有限公司'],
  ['75', '余姚塑料城贸易有限公司'],
  ['80', '海宁皮革实业有限公司'],
  ['85', '桐乡濮院毛衫有限公司'],
  ['90', '德清莫干山旅游用品有限公司'],
].map(([status = '', name = '']) => row(`X${status}`, name, status));

export const mainCompany = row('A', '华东精工制造有限公司', '40');

/** A general company that is also a project department: the role that its people choose decides what they see. */
const twoRoles: DemoCompany = { ...row('F', '浦江建设集团有限公司', '40'), secondRole: 'C102' };

const firstCompanies: readonly DemoCompany[] = [
  mainCompany,
  row('B', '江南纺织集团股份有限公司', '40'),
  row('C', '远航国际物流有限公司', '40', 'C106'),
  row('D', '华建三局上海项目部', '40', 'C102'),
  row('E', '中信源商业保理有限公司', '40', 'C104'),
];

export const openCompanies: readonly DemoCompany[] = [...firstCompanies, twoRoles];

export const demoCompanies: readonly DemoCompany[] = [
  ...firstCompanies,
  ...certifyingCompanies,
  ...statusCompanies,
  twoRoles,
];
