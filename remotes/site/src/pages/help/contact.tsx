import { bootDocument } from '@portal/shared/boot';
import { serviceHours } from '../../content/service-hours';
import styles from './contact.module.css';

export function Contact() {
  const { hotline } = bootDocument().tenant;
  if (!hotline) return null;
  return (
    <section id="contact" className={styles.contact} aria-labelledby="contact-title">
      <h2 id="contact-title">联系客服</h2>
      <p>
        没有找到答案时，请拨打客服热线 <a href={`tel:${hotline}`}>{hotline}</a>，服务时间：{serviceHours}。
      </p>
    </section>
  );
}
