import { all, matches, required, whenFilled } from './validator';

const mobilePattern = /^1[23-9]\d{9}$/;

/** A number without eleven characters is incomplete; a number with eleven may still be wrong. */
export const mobileShape = whenFilled((text) => {
  if (text.length !== 11) return '请检查手机号数据完整性！';
  return mobilePattern.test(text) ? null : '请输入正确手机号码';
});

export const mobileMissing = '手机号码不能为空！';
export const mobile = all(required(mobileMissing), mobileShape);

const emailMessage = '请输入正确的邮箱地址';
const emailPattern =
  /^[A-Za-z0-9_%+-]+(?:\.[A-Za-z0-9_%+-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/;
const maxEmailLength = 254;

export const email = whenFilled((text) =>
  text.length <= maxEmailLength && emailPattern.test(text) ? null : emailMessage,
);

/** With area code, such as 010-1234567. */
export const landline = matches(/^0\d{2,3}-\d{7,8}$/, '请输入正确的座机号码，例如 010-1234567');

export const postalCode = matches(/^\d{6}$/, '请输入正确的邮政编码！');

/** No register holds a name of a single letter, of a person or of a company. */
const hasLetters = (message: string) => matches(/\p{L}.*\p{L}/u, message);

/**
 * The name of a person: letters and what separates them. The platform's own messages contain it, so it holds no digits and
 * no dots between words: nobody can send an address or a number under the platform's name.
 */
export const personName = all(
  matches(/^(?!.*\p{L}\.\p{L}{2})[\p{L}\p{M} .·•’'（）()-]{1,40}$/u, '请只填写姓名，不含数字、网址或其他符号'),
  hasLetters('请输入完整的姓名'),
);

/** The rule for the legal person of a company whose business licence names `licensed`; empty: it is not known yet. */
export const licensedPerson = (licensed: string) =>
  whenFilled((text) =>
    licensed === '' || text.trim() === licensed ? null : `与营业执照上的法定代表人“${licensed}”不一致`,
  );

const addressIn = /[\w-]\s*[.。．]\s*[A-Za-z]{2}|[@＠\\]|:\/|\/\/|www|https?/i;
/** Names of companies have numbers; nobody can call one that is shorter. */
const numberIn = /(?:\d[\s-]*){7}/;

/** The name of a company, as a register holds it and as it stands in a letter of the platform. */
export const companyName = all(
  whenFilled((text) =>
    addressIn.test(text) || numberIn.test(text.normalize('NFKC')) ? '请只填写企业名称，不含网址、邮箱或电话号码' : null,
  ),
  matches(
    /^[\p{L}\p{N}（(“"《][\p{L}\p{M}\p{N} .·•・&＆+＋,，、'’“”"（）()《》/／#—–-]*$/u,
    '企业名称含有不能使用的符号',
  ),
  hasLetters('请输入营业执照上的企业全称'),
);

/** A phone number or an e-mail address in one field, for people who can be reached by only one of them. */
export const reachable = all(required('请输入能联系到您的手机号或邮箱'), (value) =>
  (String(value).includes('@') ? email(value) : mobile(value)) === null ? null : '请输入正确的手机号或邮箱',
);
