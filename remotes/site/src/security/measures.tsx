import styles from './measures.module.css';

/**
 * The portal's own security measures, each with its drawing. Only an operator may state certificates and gradings; this
 * package never does.
 */
const securityMeasures = [
  {
    title: '加密与签名',
    text: '登录等关键请求在浏览器中加密并签名后发送，密码不以明文传输。',
    drawing: 'M5 11h14v9H5zM8 11V8a4 4 0 0 1 8 0v3M12 14.500v2.500',
  },
  {
    title: '登录验证',
    text: '密码与短信验证码双重验证，在新环境登录须再验证邮箱。',
    drawing: 'M7 2.500h10v19H7zM10.500 18.500h3M9.500 10l2 2 3.500-4',
  },
  {
    title: '超时锁定',
    text: '长时间未操作自动锁定，验证身份后才能继续。',
    drawing: 'M12 4a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17zM12 8v4.500l3 2M9.500 1.500h5',
  },
  {
    title: '权限隔离',
    text: '按企业与岗位授权，经办与复核分离，资料仅对有权限的人员开放。',
    drawing:
      'M9 4a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7zM2.500 20c0-4 3-6 6.500-6s6.500 2 6.500 6M17 7h5M17 11h5M19 15h3',
  },
] as const;

export function Measures() {
  return (
    <ul className={styles.measures}>
      {securityMeasures.map(({ title, text, drawing }) => (
        <li key={title} className={styles.measure}>
          <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
            <path d={drawing} />
          </svg>
          <div>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
