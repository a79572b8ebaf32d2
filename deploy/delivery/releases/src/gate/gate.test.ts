import { describe, expect, test } from '@jest/globals';
import type { Sentence } from '@portal/release-record/sentence';
import { noTenantFacts } from '@portal/shared/tenant-facts';
import { chinese } from '../testing/chinese';
import { host, remote } from '../testing/records';
import { audienceFaults as checkAudience } from './check-audience';
import { fileFaults as checkFiles } from './check-files';
import { pictureFaults as checkPicture } from './check-picture';
import { recordFaults as checkRecord } from './check-record';
import { tenantBrandFaults as checkBrand } from './check-tenant';
import { tenantFaults as checkTenant } from './gate';

/** What is tested is what the desk shows; `chinese` looks whether a command line has its English. */
const inChinese =
  <Args extends unknown[]>(check: (...args: Args) => readonly Sentence[]) =>
  (...args: Args) =>
    chinese(check(...args));
const audienceFaults = inChinese(checkAudience);
const fileFaults = inChinese(checkFiles);
const pictureFaults = inChinese(checkPicture);
const recordFaults = inChinese(checkRecord);
const tenantBrandFaults = inChinese(checkBrand);
const tenantFaults = inChinese(checkTenant);

const faultsOf = (changes: Parameters<typeof remote>[1]) =>
  tenantFaults([host('h1').record, remote('b1', changes).record]);

describe('gate', () => {
  test('a sound remote passes', () => {
    expect(faultsOf({})).toEqual([]);
  });

  test('a module that the host does not provide', () => {
    expect(faultsOf({ needs: [{ request: '@portal/shared/charts', range: '^1.0.0', exports: [] }] })).toEqual([
      '宿主 h1 未提供模块 @portal/shared/charts：请改用已提供的模块，或先发布新的宿主。',
    ]);
  });

  test('a range that the host does not satisfy', () => {
    expect(faultsOf({ needs: [{ request: 'react', range: '^20.0.0', exports: [] }] })).toEqual([
      '模块 react 需要 ^20.0.0，宿主 h1 提供 19.3.1：请调整依赖版本。',
    ]);
  });

  test('a remote of an earlier minor version runs on a newer host, and not the other way round', () => {
    const onHost = (version: string, range: string) => {
      const provides = [{ request: '@portal/shared/ui', version, exports: ['Button'], assets: [], needs: [] }];
      const needs = [{ request: '@portal/shared/ui', range, exports: ['Button'] }];
      return tenantFaults([host('h1', { provides }).record, remote('b1', { needs }).record]);
    };
    expect(onHost('1.1.0', '^1.0.0')).toEqual([]);
    expect(onHost('1.0.0', '^1.1.0')).toEqual([
      '模块 @portal/shared/ui 需要 ^1.1.0，宿主 h1 提供 1.0.0：请调整依赖版本。',
    ]);
  });

  test('an export that is not there', () => {
    expect(faultsOf({ needs: [{ request: 'react', range: '^19.0.0', exports: ['useState', 'useMagic'] }] })).toEqual([
      '宿主 h1 的 react 没有导出 useMagic：请改用已有的导出，或先发布新的宿主。',
    ]);
  });

  test.each(['messageList', 'loginOut', 'noSuchCall', 'toString'])(
    'a page that is drawn from %s, which is no public query',
    (call) => {
      const page = { path: '/center/crm/user', title: '个人信息', permission: false, assets: [], needs: [] };
      const reading = (name: string) => faultsOf({ pages: [{ ...page, reads: { calls: [{ call: name }] } }] });
      expect(reading('articleList')).toEqual([]);
      expect(reading(call)).toEqual([
        `页面 /center/crm/user 的 handle.reads 使用了 ${call}：不是平台的公开查询接口（无需登录、不修改数据），网关无法据此生成页面。`,
      ]);
    },
  );

  test.each(['loginOut', 'articleList', 'mobileLoginWithSecurity', 'employeeExport', 'noSuchCall', 'toString'])(
    'a page that begins with %s, which is no query of a person who is logged in',
    (call) => {
      const page = { path: '/center/crm/user', title: '个人信息', permission: true, assets: [], needs: [] };
      const beginning = (name: string) => faultsOf({ pages: [{ ...page, firstCalls: [{ call: name }] }] });
      expect(beginning('employeeList')).toEqual([]);
      expect(beginning(call)).toEqual([
        `页面 /center/crm/user 的 handle.firstCalls 使用了 ${call}：不是平台的登录后查询接口（不修改数据、无需加密），不能在页面打开时提前发送。`,
      ]);
    },
  );

  test('a private copy of a provided module', () => {
    expect(faultsOf({ bundledProvided: ['react'] })[0]).toContain('产物中打包了宿主已提供的模块 react');
  });

  test('[threat: greedy release] two slots that claim one path, and a page outside of what is owned', () => {
    const faults = tenantFaults([
      host('h1').record,
      remote('b1').record,
      remote('b2', { slot: 'people', owns: [{ prefix: '/center/crm', permission: true }], pages: [] }).record,
      remote('b3', { slot: 'news', owns: [{ prefix: '/news', permission: false }] }).record,
    ]);
    expect(faults).toEqual([
      '位置 news 的页面 /center/crm/user 不在其声明的路径之内：请在 package.json 的 portal.owns 中声明。',
      '路径 /center/crm 同时被位置 account 和 people 声明：请保留一个。',
    ]);
  });

  test.each([
    [
      '/center/crm/user',
      '/center/crm',
      '位置 evil 声明的路径 /center/crm/user 与位置 account 的路径 /center/crm 互相包含',
    ],
    ['/center', '/center/crm', '位置 evil 声明的路径 /center 与位置 account 的路径 /center/crm 互相包含'],
    ['/Center/CRM/user', '/center/crm', '互相包含'],
    ['/CENTER/crm', '/center/crm', '路径 /CENTER/crm 同时被位置 account 和 evil 声明'],
  ])('[threat: greedy release] prefixes of different slots never nest: %s beside %s', (evil, own, words) => {
    const owned = (slot: string, prefix: string) =>
      remote(slot, { slot, package: slot, owns: [{ prefix, permission: true }], pages: [] }).record;
    for (const remotes of [
      [owned('account', own), owned('evil', evil)],
      [owned('evil', evil), owned('account', own)],
    ])
      expect(tenantFaults([host('h1').record, ...remotes])).toHaveLength(1);
    expect(tenantFaults([host('h1').record, owned('account', own), owned('evil', evil)])[0]).toContain(words);
  });

  test('prefixes beside each other are no nest, nor are those of one slot', () => {
    const owned = (slot: string, ...prefixes: string[]) => {
      const owns = prefixes.map((prefix) => ({ prefix, permission: true }));
      return remote(slot, { slot, package: slot, owns, pages: [] }).record;
    };
    expect(
      tenantFaults([
        host('h1').record,
        owned('account', '/center/crm', '/center/crm/more'),
        owned('product', '/center/product'),
        owned('crms', '/center/crms'),
      ]),
    ).toEqual([]);
  });

  test.each(['/', '', 'center', '/center/', '/center//crm', '/../up'])('%j is no path to own', (prefix) => {
    const faults = faultsOf({ owns: [{ prefix, permission: true }], pages: [] });
    expect(faults).toEqual([
      `位置 account 声明的路径 ${prefix} 不合法：以 / 开头、不以 / 结尾，例如 /center/invoice。`,
    ]);
  });

  test.each(['/robots.txt', '/Sitemap.xml', '/feed.xml', '/healthz', '/standalone/x', '/dev'])(
    '[threat: greedy release] %s is the gateway’s own, however it is written',
    (prefix) => {
      const [fault] = faultsOf({ owns: [{ prefix, permission: false }], pages: [] });
      expect(fault).toMatch(/属于网关的 \/\S+：请改用其他路径。$/);
    },
  );

  test('[threat: greedy release] the desk is the platform’s own people’s, and they may have pages anywhere', () => {
    for (const prefix of ['/desk', '/Desk/cases']) {
      const owns = [{ prefix, permission: false }];
      expect(faultsOf({ owns, pages: [] })).toEqual([
        `位置 account 声明的路径 ${prefix} 属于平台员工的 /desk：请改用其他路径。`,
      ]);
      expect(faultsOf({ owns, pages: [], audience: 'staff' })).toEqual([]);
    }
  });

  test("a path of the gateway's own", () => {
    expect(faultsOf({ owns: [{ prefix: '/api/web', permission: true }], pages: [] })).toEqual([
      '位置 account 声明的路径 /api/web 属于网关的 /api：请改用其他路径。',
    ]);
    expect(faultsOf({ owns: [{ prefix: '/apis', permission: true }], pages: [] })).toEqual([]);
  });

  test('a page of the host', () => {
    const page = { path: '/login', title: '登录', permission: false, assets: [], needs: [] };
    const owns = [{ prefix: '/login', permission: false }];
    expect(tenantFaults([host('h1', { pages: [page] }).record, remote('b1', { owns, pages: [] }).record])).toEqual([
      '位置 account 声明的路径 /login 与宿主页面 /login 冲突：请改用其他路径。',
    ]);
  });

  test.each(['/login/again', '/resetpwd', '/resetpwd/other', '/Login/x'])('%s lies with the host', (prefix) => {
    const page = { title: '', permission: false, assets: [], needs: [] };
    const pages = ['/login', '/resetpwd/account'].map((path) => ({ ...page, path }));
    const owns = [{ prefix, permission: false }];
    const faults = tenantFaults([host('h1', { pages }).record, remote('b1', { owns, pages: [] }).record]);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(`${prefix} 与宿主页面`);
  });

  test('a product code that nobody is ever granted', () => {
    expect(faultsOf({ owns: [{ prefix: '/center/crm', permission: true, prodCode: 'XYZ' }] })).toEqual([
      '路径 /center/crm 使用了未知的产品权限编码 XYZ：可用的有 CRM、EC、SCM。',
    ]);
  });

  describe('permissions and menus', () => {
    const page = { title: '发票', permission: true, assets: [], needs: [] };
    const read = { code: 'account.open', title: '打开', roles: ['E101', 'E105'] };
    const entry = { title: '发票', path: '/center/crm/a', area: 'header', order: 1 } as const;

    test('sound ones pass: own permissions and those of the contract, pages, redirects and links', () => {
      expect(
        faultsOf({
          permissions: [read, { code: 'account.list.export', title: '导出', roles: 'everyone' }],
          pages: [
            { ...page, path: '/center/crm/a', requires: 'account.open' },
            { ...page, path: '/center/crm/b', requires: 'employee.read' },
          ],
          redirects: { '/center/crm': '/center/crm/a' },
          areas: [{ area: 'account', title: '账户中心', path: '/center/crm' }],
          menu: [
            { ...entry, needs: 'account.open', hiddenFor: ['SCM-C102'] },
            { ...entry, path: '/center/crm/a?tab=1', needs: 'agreement.sign' },
            { ...entry, area: 'avatar' },
            { ...entry, path: 'https://example.com/help' },
          ],
        }),
      ).toEqual([]);
    });

    test('all faults of one remote at once', () => {
      expect(
        faultsOf({
          permissions: [
            read,
            { ...read, roles: ['E104'] },
            { ...read, code: 'invoice.read', title: ' ' },
            { ...read, code: 'account.read' },
          ],
          pages: [
            { ...page, path: '/center/crm/a', requires: 'account.close' },
            { ...page, path: '/center/crm/b', requires: 'account.open', permission: false },
          ],
          menu: [
            { ...entry, path: '/center/crm/c', needs: 'invoice.write', hiddenFor: ['C102', 'SCM-C109'] },
            { ...entry, path: 'javascript:alert(1)' },
            { ...entry, path: 'https://' },
          ],
          areas: [{ area: 'message', title: '消息中心', path: '/msg/crm' }],
        }),
      ).toEqual([
        '权限 account.open 使用了未知的员工角色 E104。',
        '权限编码 invoice.read 不合法：须为“account.动作”，例如 account.read。',
        '权限 invoice.read 没有名称：请填写 title。',
        '权限编码 account.read 属于平台接口：请直接使用，不要声明。',
        '权限编码 account.open 声明了两次：请保留一个。',
        '页面 /center/crm/a 需要未声明的权限 account.close：请在 package.json 的 portal.permissions 中声明。',
        '页面 /center/crm/b 需要权限 account.open，但无需登录：请在路由中设置 permission: true。',
        '菜单 /center/crm/c 需要未声明的权限 invoice.write：请在 package.json 的 portal.permissions 中声明。',
        '菜单 /center/crm/c 对未知的企业角色 C102 隐藏：请写成 SCM-C102 这样的形式。',
        '菜单 /center/crm/c 对未知的企业角色 SCM-C109 隐藏：请写成 SCM-C102 这样的形式。',
        '位置 account 的侧边栏 message 指向 /msg/crm，但没有这个页面。',
        '位置 account 的菜单“发票”指向 /center/crm/c，但没有这个页面：请改为自己的页面或外部链接。',
        '位置 account 的菜单“发票”指向 javascript:alert(1)，但没有这个页面：请改为自己的页面或外部链接。',
        '位置 account 的菜单“发票”指向 https://，但没有这个页面：请改为自己的页面或外部链接。',
      ]);
    });

    test('a remote may have a sidebar of its own, with groups', () => {
      const own = { ...entry, area: 'invoice', group: '开票' };
      const areas = [{ area: 'invoice', title: '发票中心', path: '/center/crm/a' }];
      const pages = [{ ...page, path: '/center/crm/a' }];
      expect(faultsOf({ pages, areas, menu: [own, { ...entry, area: 'account', group: '发票' }] })).toEqual([]);
      expect(
        faultsOf({
          pages,
          areas: [{ area: 'avatar', title: '头像', path: '/center/crm/a' }],
          menu: [own, { ...entry, group: '开票' }],
        }),
      ).toEqual([
        '位置 account 的侧边栏不能命名为 avatar：该名称属于平台菜单。',
        '位置 account 的菜单“发票”属于未声明的侧边栏 invoice：请在 portal.areas 中声明。',
        '位置 account 的菜单“发票”不能分组：header 没有分组。',
      ]);
    });

    test('one menu entry and one head of a sidebar for each tenant', () => {
      const link = { ...entry, path: 'https://example.com/help' };
      const menus = {
        menu: [link],
        areas: [{ area: 'account', title: '账户', path: '/center/crm/user' } as const],
      };
      const other = { slot: 'news', package: 'news', owns: [{ prefix: '/news', permission: true }] };
      const news = [{ ...page, path: '/news' }];
      const areas = [{ area: 'account', title: '账户', path: '/news' } as const];
      expect(
        tenantFaults([
          host('h1').record,
          remote('b1', menus).record,
          remote('b2', { ...other, pages: news, menu: [link, { ...link, area: 'avatar' }], areas }).record,
        ]),
      ).toEqual([
        '菜单 header https://example.com/help 被位置 account、news 多次声明：请保留一个。',
        '侧边栏 account 的标题被位置 account、news 多次声明：请保留一个。',
      ]);
    });
  });

  test('a page that makes customers fetch too much, and a release that fills the gateways', () => {
    const { record } = remote('b1');
    const heavy = (path: string, bytes: number) => ({
      assets: record.assets.map((asset) => (asset.path === path ? { ...asset, bytes } : asset)),
    });
    expect(faultsOf(heavy('page.js', 400 * 1024))).toEqual([
      '页面 /center/crm/user 需要加载 401 KB，超过上限 300 KB：请拆分页面、按需加载，或改用宿主已提供的模块。',
    ]);
    expect(faultsOf({ ...heavy('page.js', 20 * 1024 * 1024), pages: [] })[0]).toContain('account 的全部文件共');
  });

  test('a host that is slow to start', () => {
    const { record } = host('h1');
    record.assets = record.assets.map((asset) => ({ ...asset, bytes: 1024 * 1024 }));
    expect(tenantFaults([record])).toEqual(['宿主的首屏文件共 2048 KB，超过上限 900 KB：请把非首屏代码改为按需加载。']);
  });

  test('a new host is checked against every remote in use', () => {
    const needs = [{ request: 'react', range: '^19.0.0', exports: [] }];
    const news = { slot: 'news', package: 'news', owns: [{ prefix: '/news', permission: false }], pages: [], needs };
    expect(tenantFaults([host('h2', { provides: [] }).record, remote('b1').record, remote('b2', news).record])).toEqual(
      [
        '宿主 h2 未提供模块 react：请改用已提供的模块，或先发布新的宿主。',
        '宿主 h2 未提供模块 react：请改用已提供的模块，或先发布新的宿主。',
      ],
    );
  });

  test('all faults at once', () => {
    const faults = faultsOf({
      bundledProvided: ['react'],
      needs: [
        { request: 'react', range: '^18.0.0', exports: ['useMagic'] },
        { request: 'vue', range: '*', exports: [] },
      ],
    });
    expect(faults).toHaveLength(4);
  });
});

describe('files of a release', () => {
  test('[threat: altered file] just those of the record, byte for byte', () => {
    const { record, files } = remote('b1');
    expect(fileFaults(record, files)).toEqual([]);
    const altered = new Map(files).set('page.js', { identity: Buffer.from('another page') });
    expect(fileFaults(record, altered)).toEqual(['文件 page.js 与记录中的摘要不符：构建后不要修改文件。']);
    const [, ...some] = [...files];
    expect(fileFaults(record, new Map(some))[0]).toContain('缺少文件 entry.js');
    const more = new Map(files).set('extra.js', { identity: Buffer.from('') });
    expect(fileFaults(record, more)[0]).toContain('extra.js 不在发布记录中');
  });

  test.each(['../up.js', '/etc/passwd', 'a/../b.js', 'a\\b.js', 'a//b.js', '.hidden', 'a\0.js', '%2e%2e/x.js'])(
    'a path that could escape is refused: %j',
    (path) => {
      const { record } = remote('b1', {}, { 'entry.js': '', 'page.js': '', [path]: '' });
      expect(recordFaults(record).some((fault) => fault.includes('不合法'))).toBe(true);
    },
  );

  test('a declared size that is not the bytes, however small it makes the release look', () => {
    const { record, files } = remote('b1');
    record.assets = record.assets.map((asset) => ({ ...asset, bytes: 0 }));
    expect(fileFaults(record, files)).toEqual([
      '文件 entry.js 记录为 0 字节，实际为 11 字节：请重新构建。',
      '文件 page.js 记录为 0 字节，实际为 6 字节：请重新构建。',
    ]);
  });

  test.each([
    ['text/javascript\r\nset-cookie: a=b', '"text/javascript\\r\\nset-cookie: a=b"'],
    ['文本', '"文本"'],
    ['text/html', '"text/html"'],
    ['', '""'],
  ])('[threat: greedy release] a type that is not the one of its ending: %j', (type, words) => {
    const { record } = remote('b1');
    record.assets = record.assets.map((asset) => ({ ...asset, type: asset.path === 'page.js' ? type : asset.type }));
    expect(recordFaults(record)).toEqual([
      `文件 page.js 的类型 ${words} 不正确：应为 text/javascript; charset=utf-8，请重新构建。`,
    ]);
  });

  test.each(['page.html', 'page', 'page.js.exe', 'page.constructor', 'a.b/page'])('%s is not served', (path) => {
    const { record } = remote('b1', {}, { 'entry.js': '', 'page.js': '', [path]: '' });
    expect(recordFaults(record)).toEqual([
      `文件 ${path} 的扩展名不支持：可用的有 js、css、json、svg、png、webp、bcmap。`,
    ]);
  });

  test('a reference to a file that is not there', () => {
    expect(recordFaults(remote('b1', { entry: 'other.js' }).record)).toEqual([
      '记录引用了不存在的文件 other.js：请重新构建。',
    ]);
  });

  test('a file without a hash', () => {
    const { record } = remote('b1');
    record.assets = record.assets.map((asset) => ({ ...asset, sha384: asset.path === 'page.js' ? '' : asset.sha384 }));
    expect(recordFaults(record)).toEqual(['文件 page.js 没有 SHA-384 摘要：请使用 @portal/build 预设重新构建。']);
  });

  test('a file named twice, and a file that only the host refers to', () => {
    const { record } = host('h1', { initial: ['gone.js'] });
    record.assets.push(...record.assets.slice(0, 1));
    expect(recordFaults(record)).toEqual([
      '文件 main.js 在发布记录中出现了两次：请重新构建。',
      '记录引用了不存在的文件 gone.js：请重新构建。',
    ]);
  });

  test.each(['Account', 'a/b', '..', ''])('%j is no package name', (name) => {
    expect(recordFaults(remote('b1', { package: name }).record)[0]).toContain('包名');
  });
});

describe('the releases of a tenant', () => {
  const ofCustomers = remote('b1', { package: 'account' }).record;
  const ofStaff = remote('b1', { package: 'desk', audience: 'staff' }).record;
  const forAll = host('h1').record;

  test.each([
    ['staff', [forAll, ofStaff], []],
    ['customers', [forAll, ofCustomers], []],
    ['staff', [forAll, ofCustomers], ['account 是客户门户的子应用，不能用于平台员工的租户。']],
    ['customers', [forAll, ofStaff], ['desk 是平台员工的子应用，不能用于客户的租户。']],
  ] as const)('for %s', (audience, records, faults) => {
    expect(audienceFaults(audience, records)).toEqual(faults);
  });
});

describe('a tenant', () => {
  const sound = {
    ...noTenantFacts,
    code: 'jinqiao.localhost',
    isDefault: false,
    audience: 'customers' as const,
    hostNames: ['jinqiao.localhost', '127.0.0.1'],
    platformName: '金桥供应链',
    themeColor: '#0B6E4F',
    companyLogo: '',
    favicon: '',
    backgroundImg: '',
  };

  test('a sound one passes', () => {
    expect(tenantBrandFaults(sound)).toEqual([]);
  });

  test.each([
    [{ code: 'A b' }, '租户编码'],
    [{ hostNames: ['Portal.example'] }, '主机名 Portal.example'],
    [{ hostNames: ['portal.example:8080'] }, '主机名'],
    [{ hostNames: ['portal.example.'] }, '主机名'],
    [{ themeColor: 'red;}' }, '主题色'],
    [{ platformName: ' ' }, '平台名称'],
    [{ mainSystem: 'javascript:alert(1)' }, '主系统地址'],
    [{ audience: 'staff' as const, isDefault: true }, '不能作为默认租户'],
    [{ legalName: '某某供应链有限公司' }, '须一并填写'],
    [
      { legalName: '某某', legalPerson: '王某', creditCode: '91310000MA1F00001X' },
      '统一社会信用代码 91310000MA1F00001X',
    ],
    [{ hotline: 'javascript:alert(1)' }, '客服热线'],
    [{ accentColor: 'gold' }, '点缀色 gold'],
    [{ pageColor: '#0B6E4F' }, '页面底色 #0B6E4F 太深'],
    [{ radius: '40' }, '按钮圆角 40'],
  ])('%j is refused in words', (changes, words) => {
    const faults = tenantBrandFaults({ ...sound, ...changes });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(words);
  });
});

describe("a tenant's picture", () => {
  const png = Buffer.from('89504e470d0a1a0a', 'hex');

  test.each([
    ['image/png', png],
    ['image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['image/jpeg', Buffer.from('ffd8ffe0', 'hex')],
    ['image/webp', Buffer.from('RIFF\0\0\0\0WEBPVP8 ')],
  ])('%s passes', (type, bytes) => {
    expect(pictureFaults({ type, bytes })).toEqual([]);
  });

  test.each([
    ['text/html', Buffer.from('<html>'), '不支持'],
    ['image/png\r\nx: y', png, '"image/png\\r\\nx: y" 不支持'],
    ['constructor', png, '不支持'],
    ['image/png', Buffer.from('<script>'), '图片内容不是 image/png'],
    ['image/png', Buffer.concat([png, Buffer.alloc(600 * 1024)]), '最多 512 KB'],
  ])('%s that is none, or too much, is refused in words', (type, bytes, words) => {
    const faults = pictureFaults({ type, bytes });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(words);
  });
});
