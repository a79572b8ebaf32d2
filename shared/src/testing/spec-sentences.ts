/** A sentence with the words of it that a test quotes. A sentence alone is quoted whole, without its full stop. */
type Sentence = string | readonly [sentence: string, quoted: readonly string[]];

const sentences: readonly Sentence[] = [
  ['Mobile number: required (手机号码不能为空！).', ['required (手机号码不能为空！)']],
  [
    'It must be 11 digits, starting with 1 and followed by 2 to 9 (pattern ^1[23-9]\\d{9}$).',
    ['It must be 11 digits, starting with 1 and followed by 2 to 9', 'pattern ^1[23-9]\\d{9}$'],
  ],
  'Messages: 请检查手机号数据完整性！ or 请输入正确手机号码.',
  ['Login password: required (密码不能为空).', ['required (密码不能为空)']],
  [
    'It is checked against the server through an encrypted call, and the server message is shown if rejected.',
    ['It is checked against the server through an encrypted call', 'the server message is shown if rejected'],
  ],
  [
    'Password complexity at login: 10 to 16 characters including a digit, an upper-case letter, a lower-case letter and one of !@#$%^&*_.',
    ['10 to 16 characters including a digit, an upper-case letter, a lower-case letter and one of !@#$%^&*_'],
  ],
  'Message: 密码必需由10到16位数字、大小写字母和特殊符号组成.',
  ['SMS code and e-mail code: required (验证码不能为空).', ['required (验证码不能为空)']],
  'The slider click must be done first (请点击完成验证).',
  [
    "Timeout dialog: password required (please enter login password); SMS code required (please enter mobile SMS verification code); an invalid form shows 'please check the form'.",
    ['please enter login password', 'please enter mobile SMS verification code', 'please check the form'],
  ],
  ['Old password required: 请输入原密码!.', ['请输入原密码!']],
  'New password required: 请输入新密码!.',
  'New password must differ from the old: 新密码不能与原密码一致!.',
  'New password must be 10 to 16 characters and contain each class required by the rule list.',
  [
    'Rule codes: 10 uppercase, 20 lowercase, 30 digit, 40 special character from ! @ # $ % ^ & * _.',
    ['10 uppercase, 20 lowercase, 30 digit, 40 special character'],
  ],
  [
    'The failure message is 密码10-16位，包含 followed by the required classes in Chinese (大写字母, 小写字母, 数字, 特殊字符) joined with 、.',
    ['密码10-16位，包含 followed by the required classes'],
  ],
  'The same text is shown as a hint.',
  [
    'Confirm required: 请再次输入新密码!, and it must equal the new password: 两次输入密码不一致!.',
    ['Confirm required: 请再次输入新密码!', 'it must equal the new password: 两次输入密码不一致!'],
  ],
  'Changing the new password re-validates the confirm field.',
  'Validation triggers on blur.',
  'A failed form check shows the warning 请校验表单.',
  'positive integer up to 8 digits (请输入0-8位的正整数)',
  'decimal up to 18 integer digits and 2 decimals',
  'decimal up to 15 digits and 2 decimals',
  'decimal up to 9 digits and 2 decimals',
  [
    'identity number with 18-year minimum age (身份证件号不能小于18岁, or 请输入正确的身份证号码)',
    ['with 18-year minimum age (身份证件号不能小于18岁, or 请输入正确的身份证号码)'],
  ],
  'e-mail (请输入正确的邮箱地址)',
  ['landline with area code such as 010-1234567', ['with area code such as 010-1234567']],
  'taxpayer ID patterns (请输入正确的纳税人识别号)',
  'postal code of six digits (请输入正确的邮政编码！)',
  'link check: http, https, mailto, tel',
  'Date picker: accepts single, multiple or range values.',
  'It emits an input error on unparsable text.',
  'Year format YYYY年, default date format YYYY-MM-DD.',
  'Not ok with a msg: the msg is shown as a warning for 5 seconds.',
  'Defaults are 请求失败！ or 操作失败！.',
  [
    "Server failures are otherwise shown as warning or error with the server's msg.",
    ['Server failures are otherwise shown as warning or error'],
  ],
  'Success of updates: 操作成功！.',
  [
    'Body status 403 or 401: the message is shown, the token is removed and the user goes to login (403 on the product page as noted in point 7).',
    ['Body status 403 or 401: the message is shown, the token is removed and the user goes to login'],
  ],
  'HTTP 401: redirect to login, token and username cleared.',
  'Route guard exception: token reset, error message shown.',
  'Login messages: 手机号码不能为空, 密码不能为空, 请检查手机号数据完整性, 请点击完成验证, 验证码不能为空.',
  'For login types other than 10, 40 and 50 the server message is shown and a wait timer runs.',
  'Failed SMS or e-mail send: the code is cleared and reset.',
  'A failed response in the SMS token step shows an alert with msg.',
  'Unread messages fetch failure: 查询站内信未读数量错误.',
  [
    "Timeout dialog: 'operation successful, please continue', 'please check the form'.",
    ['operation successful, please continue', 'please check the form'],
  ],
  [
    'Password dialog: 请输入新密码; 新密码不能与原密码一致!; 请再次输入密码; 两次输入密码不一致!; 请校验表单 (warning); success 修改成功，回到登录页面.',
    ['请输入新密码', '新密码不能与原密码一致!', '两次输入密码不一致!', '请校验表单', 'success 修改成功，回到登录页面'],
  ],
  'A server msg is shown as a warning when the change is not completed.',
  'HTTP timeout 60000 ms.',
  'Error messages last 5000 ms.',
  [
    'Code resend wait is 120 seconds in the code-button flow and 60 seconds in the inline slider flow.',
    ['120 seconds in the code-button flow', '60 seconds in the inline slider flow'],
  ],
  ['Idle limit comes from cookie failurePeriodSec (seconds, shown in minutes).', ['(seconds, shown in minutes)']],
  'Retry lockout comes from passwordEnterInterval seconds.',
  'Check types: 10 password, 20 SMS code.',
  'Login types 10, 20, 30, 40, 50.',
  'Password length 10 to 16; specials ! @ # $ % ^ & * _.',
  'Reload delay after password change 500 ms.',
  'Remember-me cookie lasts 7 days.',
  'Token cookies last 86400 seconds on company switch.',
  'Mobile breakpoint 992 px.',
  'Sidebar width 230 px, header height 64 px.',
  'Timeout dialog width 420 px.',
  ['Default theme colour #D83651, read from cookie theme_color if set.', ['#D83651', 'theme_color']],
  'Loading text 正在加载中...... with a counter so that the overlay closes at zero.',
  'Amount display uses thousands separators and 2 decimals.',
  'A helper pads numbers with zeros to 12 digits.',
  'Phone masking keeps the first 3 and last 4 digits.',
  'SCM-C102 is the project-department company role code.',
];

/**
 * The sentences of the specification's sections 5 (validation), 8 (errors) and 9 (constants) about the client, each
 * with the words of it that a test quotes. Section 8 gives the password dialog's third sentence in a shorter form than
 * section 5; the longer one is shown.
 */
export const specSentences = sentences.map((one) =>
  typeof one === 'string' ? ([one, [one.replace(/\.$/, '')]] as const) : one,
);
