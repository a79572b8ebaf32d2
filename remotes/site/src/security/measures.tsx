import styles from './measures.module.css';

/**
 * The portal's own security measures. Only an operator may state certificates and gradings; this package never does.
 */
const securityMeasures = [
  { title: '加密与签名', text: '登录等关键请求在浏览器中加密并签名后发送，密码不以明文传输。' },
  { title: '登录验证', text: '密码与短信验证码双重验证，在新环境登录须再验证邮箱。' },
  { title: '超时锁定', text: '长时间未操作自动锁定，验证身份后才能继续。' },
  { title: '权限隔离', text: '按企业与岗位授权，经办与复核分离，资料仅对有权限的人员开放。' },
] as const;

export function Measures() {
  return (
    <ul className={styles.measures}>
      {securityMeasures.map(({ title, text }) => (
        <li key={title} className={styles.measure}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
