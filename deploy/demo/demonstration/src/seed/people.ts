import type { employee, user } from '@portal/database/schema/platform';
import { pinyin } from 'pinyin-pro';
import { certifyingCompanies, openCompanies, statusCompanies } from './companies';

/** The data in which one demonstration account differs from the others. */
export interface DemoPerson {
  readonly mobile: string;
  readonly name: string;
  readonly account?: Partial<typeof user.$inferInsert>;
  /** The days since the password was chosen. */
  readonly passwordDays?: number;
  readonly places: readonly DemoPlace[];
}

export interface DemoPlace extends Partial<Pick<typeof employee.$inferInsert, 'status' | 'rootManager'>> {
  readonly company: string;
  readonly roles: readonly string[];
  /** True: the person is in the company, but has never logged in to it. */
  readonly neverIn?: boolean;
}

const place = (company: string, roles: readonly string[], more: Partial<DemoPlace> = {}): DemoPlace => ({
  company,
  roles,
  ...more,
});
const root = (company: string) => place(company, ['E101'], { rootManager: true });

/** The accounts that tests and tools rely on. */
const namedPeople: readonly DemoPerson[] = [
  {
    mobile: '13800000001',
    name: '陈立群',
    account: { email: 'chen.liqun@example.com', idNo: '110105198503120012' },
    places: [root('A')],
  },
  {
    mobile: '13800000002',
    name: '周雅文',
    account: { email: 'zhou.yawen@example.com', idNo: '310101199007150024' },
    places: [root('B'), place('A', ['E102']), place('C', ['E105'])],
  },
  { mobile: '13800000003', name: '吴志远', places: [place('S20', ['E102'])] },
  {
    mobile: '13800000004',
    name: '郑晓岚',
    account: { email: 'zheng.xiaolan@example.com', environmentCheck: 'ALWAYS' },
    places: [place('E', ['E101'])],
  },
  { mobile: '13800000005', name: '孙启航', account: { mustChangePassword: true }, places: [place('E', ['E102'])] },
  { mobile: '13800000006', name: '李安然', passwordDays: 90, places: [place('E', ['E103'])] },
  { mobile: '13800000007', name: '王建业', account: { status: 'LOCKED' }, places: [place('E', ['E102'])] },
  { mobile: '13800000008', name: '赵志刚', places: [root('D')] },
  { mobile: '13800000009', name: '钱静怡', account: { idNo: '440305199308210049' }, places: [place('A', ['E105'])] },
  { mobile: '13800000010', name: '冯思齐', places: [] },
  { mobile: '13800000011', name: '褚文清', account: { sessionLimit: 1 }, places: [place('B', ['E102'])] },
  { mobile: '13800000012', name: '卫国平', places: statusCompanies.map(({ key }) => root(key)) },
  { mobile: '13800000013', name: '蒋丽华', places: [place('A', ['E109'])] },
  { mobile: '13800000014', name: '沈佳宁', places: [place('A', ['E103', 'E106'])] },
  // Both are invited. The first is in no company yet. The second is in one company, which still opens at once.
  { mobile: '13800000016', name: '邓晓彤', places: [place('A', ['E102'], { status: '0' })] },
  {
    mobile: '13800000017',
    name: '范子轩',
    places: [place('B', ['E105']), place('A', ['E103'], { status: '0' })],
  },
  { mobile: '13800000018', name: '何嘉伟', places: [root('F')] },
  { mobile: '13800000019', name: '方敏之', places: [place('X70', ['E102'])] },
];

const certifyingNames = ['贾明哲', '田佳琪', '彭海涛', '潘晓雯', '袁志鹏', '蔡思琳'];

const certifyingRoots: readonly DemoPerson[] = certifyingCompanies.map(({ key, status }, index) => ({
  mobile: `138000000${status}`,
  name: certifyingNames[index] ?? '',
  places: [root(key)],
}));

const familyNames = '韩杨朱秦尤许何吕施张孔曹严华金魏陶姜戚谢邹喻柏水窦章';
const givenNames = ['志强', '海燕', '文博', '丽娟', '晓明', '雪梅', '建国', '思远', '雨桐', '俊杰', '秀英', '子涵'];
const singleRoles = ['E102', 'E103', 'E105', 'E106', 'E107', 'E108', 'E109', 'E110', 'E111'];
const roleSets = [...singleRoles.map((role) => [role]), ['E102', 'E105']];

/** Makes an address as companies do for their people, e.g. chen.liqun@example.com. */
export function emailOf(name: string): string {
  const [family = '', ...given] = pinyin(name, { toneType: 'none', type: 'array', surname: 'head', v: true });
  return `${family}.${given.join('')}@example.com`;
}

const staffNames = [...familyNames].map((family, index) => `${family}${givenNames[index % givenNames.length]}`);

/** These are enough people in one company to page, filter and search. */
const staff: readonly DemoPerson[] = staffNames.map((name, index) => ({
  mobile: `139000000${String(index + 1).padStart(2, '0')}`,
  name,
  account: index % 3 === 0 ? {} : { email: emailOf(name) },
  places: [
    place('A', roleSets[index % roleSets.length] ?? [], {
      status: index % 9 === 8 ? '2' : index % 11 === 10 ? '0' : '1',
      neverIn: index === 19 || index === 22,
    }),
  ],
}));

const otherNames = ['罗永辉', '苏婉清'];

/** Every open company has a root manager. */
const otherRoots: readonly DemoPerson[] = openCompanies
  .filter(({ key }) => !namedPeople.some(({ places }) => places.some((at) => at.rootManager && at.company === key)))
  .map(({ key }, index) => ({
    mobile: `1380000009${index}`,
    name: otherNames[index] ?? '',
    places: [root(key)],
  }));

export const demoPeople: readonly DemoPerson[] = [...namedPeople, ...certifyingRoots, ...otherRoots, ...staff];

/** A company's root manager. */
export function rootOf(company: string): DemoPerson {
  const root = demoPeople.find(({ places }) => places.some((at) => at.rootManager && at.company === company));
  if (!root) throw new Error(`the company ${company} has no root manager`);
  return root;
}
