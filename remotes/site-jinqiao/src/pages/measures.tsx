import styles from './measures.module.css';

/** The portal's own security measures. The news tell certificates and gradings, with their date. */
const measures = [
  { title: '加密传输', text: '登录、签署等请求在浏览器中加密并签名后发送，密码从不以明文出现。' },
  { title: '双重验证', text: '密码加短信验证码；换了设备或网络，再验证一次邮箱。' },
  { title: '离开即锁', text: '长时间无操作自动锁定，验证身份后继续，填写的内容不丢失。' },
  { title: '岗位制衡', text: '经办与复核分开授权，资料只对有权限的人开放，每一步都有记录。' },
] as const;

/** The measures that protect a company and its people here. */
export function Measures() {
  return (
    <ul className={styles.measures}>
      {measures.map(({ title, text }) => (
        <li key={title} className={styles.measure}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
