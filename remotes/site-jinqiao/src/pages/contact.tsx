import { bootDocument } from '@portal/shared/boot';
import { useSiteContent } from '../data/use-site-content';
import styles from './contact.module.css';

export function Contact() {
  const { hotline, address } = bootDocument().tenant;
  const content = useSiteContent();
  const ways = [
    { name: '客服热线', text: hotline },
    { name: '服务时间', text: content?.serviceHours ?? '' },
    { name: '办公地址', text: address },
    ...(content?.contacts ?? []),
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
