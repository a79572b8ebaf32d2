import { bootDocument } from '@portal/shared/boot';
import { serviceHours } from '../content/company';
import styles from './contact.module.css';

export function Contact() {
  const { hotline, address } = bootDocument().tenant;
  const ways = [
    { name: '客服热线', text: hotline },
    { name: '服务时间', text: serviceHours },
    { name: '办公地址', text: address },
    { name: '客户经理', text: '每家企业有一位，开户后由其与您联系。' },
  ].filter(({ text }) => text !== '');
  return (
    <dl className={styles.ways}>
      {ways.map(({ name, text }) => (
        <div key={name}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.text}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
