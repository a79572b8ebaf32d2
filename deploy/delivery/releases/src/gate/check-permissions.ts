import type { PermissionRecord, RemoteRecord } from '@portal/release-record';
import { type Sentence, say } from '@portal/release-record/sentence';
import { isCompanyRole, isEmployeeRole, prodCodes } from '@portal/shared/codes';
import { isContractPermission } from '@portal/shared/codes/permissions';

const products: readonly string[] = Object.values(prodCodes);

/** Returns whether a code, such as `SCM-C102`, names a company role in a product. */
export function isCompanyRoleCode(code: string): boolean {
  const [product = '', role = '', ...more] = code.split('-');
  return more.length === 0 && products.includes(product) && isCompanyRole(role);
}

function declarationFaults(slot: string, { code, title, roles }: PermissionRecord): Sentence[] {
  const faults: Sentence[] = [];
  const act = code.startsWith(`${slot}.`) ? code.slice(slot.length + 1) : '';
  if (!/^[a-z][A-Za-z0-9]*(?:[.-][A-Za-z0-9]+)*$/.test(act))
    faults.push(
      say(
        `权限编码 ${code} 不合法：须为“${slot}.动作”，例如 ${slot}.read。`,
        `Permission ${code} has not the right form: it is ${slot}.<act>, such as ${slot}.read.`,
      ),
    );
  if (isContractPermission(code))
    faults.push(
      say(
        `权限编码 ${code} 属于平台接口：请直接使用，不要声明。`,
        `Permission ${code} is one of the platform's calls: use it without declaring it.`,
      ),
    );
  if (title.trim() === '')
    faults.push(say(`权限 ${code} 没有名称：请填写 title。`, `Permission ${code} has no name: give it a title.`));
  const unknown = roles === 'everyone' ? [] : roles.filter((role) => !isEmployeeRole(role));
  if (unknown.length > 0)
    faults.push(
      say(
        `权限 ${code} 使用了未知的员工角色 ${unknown.join('、')}。`,
        `Permission ${code} names unknown roles of employees: ${unknown.join(', ')}.`,
      ),
    );
  return faults;
}

/** Checks the permissions that a remote declares, and that its pages and menus name only existing ones. */
export function permissionFaults({ slot, permissions = [], pages, menu }: RemoteRecord): Sentence[] {
  const own = permissions.map(({ code }) => code);
  const twice = own.filter((code, index) => own.indexOf(code) !== index);
  const isKnown = (code: string) => own.includes(code) || isContractPermission(code);
  const unknown = ({ zh, en }: Sentence, code: string | undefined) =>
    code === undefined || isKnown(code)
      ? []
      : [
          say(
            `${zh} 需要未声明的权限 ${code}：请在 package.json 的 portal.permissions 中声明。`,
            `${en} needs permission ${code}, which nobody declares: declare it in portal.permissions of package.json.`,
          ),
        ];
  return [
    ...permissions.flatMap((permission) => declarationFaults(slot, permission)),
    ...[...new Set(twice)].map((code) =>
      say(`权限编码 ${code} 声明了两次：请保留一个。`, `Permission ${code} is declared twice: keep one.`),
    ),
    ...pages.flatMap(({ path, requires, permission }) => [
      ...unknown(say(`页面 ${path}`, `Page ${path}`), requires),
      ...(requires !== undefined && !permission
        ? [
            say(
              `页面 ${path} 需要权限 ${requires}，但无需登录：请在路由中设置 permission: true。`,
              `Page ${path} needs permission ${requires} but no login: set permission: true in its route.`,
            ),
          ]
        : []),
    ]),
    ...menu.flatMap(({ path, needs, hiddenFor = [] }) => [
      ...unknown(say(`菜单 ${path}`, `Menu entry ${path}`), needs),
      ...hiddenFor
        .filter((code) => !isCompanyRoleCode(code))
        .map((code) =>
          say(
            `菜单 ${path} 对未知的企业角色 ${code} 隐藏：请写成 SCM-C102 这样的形式。`,
            `Menu entry ${path} is hidden for the unknown company role ${code}: write it like SCM-C102.`,
          ),
        ),
    ]),
  ];
}
