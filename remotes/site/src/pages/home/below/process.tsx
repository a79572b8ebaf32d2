import { Part } from './part';
import styles from './process.module.css';

const steps = [
  { name: '注册', text: '填写企业与经办人信息，几分钟完成。' },
  { name: '认证', text: '法定代表人身份核验或对公打款，任选一种。' },
  { name: '签约', text: '在线签署平台与产品协议。' },
  { name: '融资', text: '进入产品中心，按需申请。' },
];

/** Below the voucher it goes on with the same ground. */
export function Process({ tinted }: { tinted: boolean }) {
  return (
    <Part title="业务流程" goesOn={tinted}>
      <ol className={styles.steps}>
        {steps.map(({ name, text }) => (
          <li key={name} className={styles.step}>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Part>
  );
}
