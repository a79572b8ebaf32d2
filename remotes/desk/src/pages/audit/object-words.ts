import { employeeRoleLabel, loginTypeLabels, loginTypeOf } from '@portal/shared/codes';
import { stepUpKinds } from '@portal/shared/contract';
import { requestActs } from '../../requests/request-text';
import { callSubject } from './call-subjects';

/** How a member of staff showed who they are. */
const ways: Readonly<Record<string, string>> = {
  ...{ password: '密码', code: '动态验证码', recovery: '恢复码', oidc: '企业账号', provider: '企业账号' },
  ...{ link: '一次性链接', sms: '短信验证码', face: '人脸识别' },
};

/** What a person's face was shown for. */
const facePurposes: Readonly<Record<string, string>> = { registration: '企业认证', adminChange: '变更管理员' };

/** Why a sealed request was not opened. */
const sealFaults: Readonly<Record<string, string>> = {
  ...{
    'not sealed': '内容未加密',
    headers: '请求头不完整',
    replay: '重复的请求',
    key: '密钥已失效',
    json: '内容无法读取',
  },
  ...{ signature: '签名不符', path: '地址不符', time: '时间相差过大', nonce: '随机数不符' },
};

/** What an identifier is of. */
const kinds: Readonly<Record<string, string>> = {
  ...{ case: '审核事项', company: '企业', person: '人员', ticket: '咨询', request: '双人确认的申请', version: '版本' },
};

/** Identifiers of rows say nothing to people: they know numbers and names. */
const isIdentifier = (text: string) => /^[A-Z]{1,3}(?:demo[\w-]*|[0-9a-f]{16,})$|^[\w-]{36,}$/.test(text);

const isRole = (text: string) => /^E1\d\d(?:,E1\d\d)*$/.test(text);

/** Counts of the acts that note nothing else. */
const counts: Readonly<Record<string, (count: string) => string>> = {
  'device.logoutOthers': (count) => `${count} 处登录`,
  'employee.import': (count) => `成功 ${count.replace('/', ' 人，共 ')} 人`,
  'account.leave': (count) => `${count} 家企业中的身份`,
};

function pieceWords(piece: string): string {
  if (isIdentifier(piece)) return '';
  if (isRole(piece)) return piece.split(',').map(employeeRoleLabel).join('、');
  return (stepUpKinds as Readonly<Record<string, string>>)[piece] ?? ways[piece] ?? piece;
}

/** `密码：zhang.wei` and the like: what stands before the colon is a code. */
function pairWords(first: string, second: string): string | null {
  const way = ways[first] ?? requestActs[first as keyof typeof requestActs];
  return way === undefined ? null : `${way}：${second}`;
}

/** The call that was refused, and why: `审核`, `员工登录：登录已失效`. */
function callWords(object: string): string | null {
  const [name = '', why = ''] = object.split(/: (.*)/s);
  const subject = callSubject(name);
  if (subject === undefined || why === '') return subject ?? null;
  // What the person was told to do about it says nothing of what happened.
  const reason = /\p{Script=Han}/u.test(why) ? why.split('，')[0] : (sealFaults[why] ?? '安全校验未通过');
  return `${subject}：${reason}`;
}

/** A module by its name, or a build of it. */
const releaseWords = (object: string): string =>
  /^[a-z][\w-]*(@.+)?$/.test(object) ? `${object.includes('@') ? '版本' : '模块'} ${object}` : object;

const isRefusal = (action: string) => action === 'authorization' || action === 'envelope';

/** The object of an act as people know it; empty: it has only an identifier. */
export function objectWords(action: string, object: string): string {
  if (action === 'face.start') return facePurposes[object] ?? object;
  if (/^release\.|^data\./.test(action)) return releaseWords(object);
  const count = counts[action];
  if (count && object !== '') return count(object);
  const call = isRefusal(action) ? callWords(object) : null;
  if (call !== null) return call;
  const [, type] = /^type (\d+)$/.exec(object) ?? [];
  const login = type === undefined ? 'locked' : loginTypeOf(type);
  if (type !== undefined) return login === 'locked' ? '登录受限' : loginTypeLabels[login];
  const [, first = '', second = ''] = /^([\w.]+): (.*)$/s.exec(object) ?? [];
  const pair = first === '' ? null : pairWords(first, second);
  if (pair !== null) return pair;
  const [kind = '', ...rest] = object.split(' ');
  if (kinds[kind] !== undefined && rest.length === 1)
    return [kinds[kind], ...rest.map(pieceWords)].filter(Boolean).join(' ');
  if (object.includes(' > ')) return object.replace(' > ', ' → ');
  return object.split(' ').map(pieceWords).filter(Boolean).join(' ');
}
